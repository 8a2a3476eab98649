/** Puts an open popover beside the thing it belongs to: above it if there is room, and always on the screen. */
export function beside(popover: HTMLElement, anchor: DOMRect, side: "middle" | "right" = "middle"): void {
  const size = popover.getBoundingClientRect();
  const x = side === "middle" ? anchor.x + anchor.width / 2 - size.width / 2 : anchor.right - size.width;
  const above = anchor.y - size.height - 8;
  popover.style.left = `${Math.max(8, Math.min(x, innerWidth - size.width - 8))}px`;
  popover.style.top = `${above > 8 ? above : Math.max(8, Math.min(anchor.bottom + 8, innerHeight - size.height - 8))}px`;
}
