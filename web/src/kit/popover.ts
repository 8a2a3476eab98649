/** Puts an open popover beside the thing it belongs to, and always on the screen. */
export function beside(popover: HTMLElement, anchor: DOMRect, side: "middle" | "right" = "middle", first: "above" | "below" = "above"): void {
  const size = popover.getBoundingClientRect();
  const x = side === "middle" ? anchor.x + anchor.width / 2 - size.width / 2 : anchor.right - size.width;
  const above = anchor.y - size.height - 10;
  const below = anchor.bottom + 10;
  const fits = { above: above > 8, below: below + size.height < innerHeight - 8 };
  const top = fits[first] ? { above, below }[first] : fits.above ? above : fits.below ? below : Math.max(8, innerHeight - size.height - 8);
  popover.style.left = `${Math.max(8, Math.min(x, innerWidth - size.width - 8))}px`;
  popover.style.top = `${top}px`;
  popover.dataset["side"] = top < anchor.y ? "above" : "below";
  popover.style.setProperty("--at", `${anchor.x + anchor.width / 2 - Math.max(8, Math.min(x, innerWidth - size.width - 8))}px`);
}
