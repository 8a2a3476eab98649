/** Things that changed their place travel there: old and new places are compared, whatever the game. */

import { still } from "../lib/settings.svelte";

/** Where everything lay: pieces by `data-motion-key`, zones by `data-motion-zone`. */
export interface Places {
  pieces: Map<string, { node: HTMLElement; rect: DOMRect }>;
  zones: Map<string, DOMRect>;
}

export interface Move {
  from?: string | undefined;
  /** Where it lay for a moment on the way, to be seen there. */
  via?: string | undefined;
  to?: string | undefined;
  delay: number;
  turned: boolean;
}

const TRAVEL = 460;
/** For a card that is revealed and gone again at once. */
const SHOWN = 1600;
const EASE = "cubic-bezier(0.22, 0.7, 0.18, 1)";

export function places(root: HTMLElement): Places {
  const pieces: Places["pieces"] = new Map();
  for (const node of root.querySelectorAll<HTMLElement>("[data-motion-key]")) {
    pieces.set(node.dataset["motionKey"]!, { node, rect: node.getBoundingClientRect() });
  }
  const zones = new Map<string, DOMRect>();
  for (const node of root.querySelectorAll<HTMLElement>("[data-motion-zone]")) {
    zones.set(node.dataset["motionZone"]!, node.getBoundingClientRect());
  }
  return { pieces, zones };
}

/** Let everything travel from where it was to where it is now. */
export function travel(root: HTMLElement, before: Places, moves: ReadonlyMap<string, Move>, stamp: number): void {
  if (still() || document.hidden) return;
  const after = places(root);
  for (const [key, { node, rect }] of after.pieces) {
    const move = moves.get(key);
    const old = before.pieces.get(key)?.rect ?? (move?.from ? middle(before.zones.get(move.from), rect) : undefined);
    const delay = move?.delay ?? (key.startsWith("signet") ? stamp : 0);
    const stop = move?.via ? middle(before.zones.get(move.via), rect, true) : undefined;
    if (!old) {
      if (before.pieces.size) appear(node, delay);
    } else if (far(old, rect) || move?.turned) {
      slide(node, old, rect, delay, move?.turned ?? false, stop);
    }
  }
  for (const [key, { node, rect }] of before.pieces) {
    const move = moves.get(key);
    const goal = move?.to && !after.pieces.has(key) ? after.zones.get(move.to) : undefined;
    if (goal && rect.width) leave(node, rect, goal, move?.delay ?? 0, middle(before.zones.get(move?.via ?? ""), rect, true));
  }
}

/** A card's place in the middle of a zone, no larger than it is, or filling the zone. */
function middle(zone: DOMRect | undefined, size: DOMRect, filling = false): DOMRect | undefined {
  if (!zone) return undefined;
  const height = filling ? zone.height : Math.min(size.height, Math.max(zone.height, 24));
  const width = (size.width * height) / (size.height || 1);
  return new DOMRect(zone.x + (zone.width - width) / 2, zone.y + (zone.height - height) / 2, width, height);
}

const far = (a: DOMRect, b: DOMRect): boolean =>
  Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.width - b.width) > 3;

/** A copy flies over everything while the thing itself waits unseen at its goal: no zone cuts it off on the way. */
function slide(
  node: HTMLElement,
  old: DOMRect,
  now: DOMRect,
  delay: number,
  turned: boolean,
  stop: DOMRect | undefined,
): void {
  if (!now.width) return;
  const at = (place: DOMRect): string =>
    `translate(${place.x - now.x}px, ${place.y - now.y}px) scale(${place.width / now.width})`;
  const half = `translate(${(old.x - now.x) * 0.35}px, ${(old.y - now.y) * 0.35}px)`;
  const frames: Keyframe[] = stop
    ? [{ transform: at(old) }, { transform: at(stop), offset: 0.3 }, { transform: at(stop), offset: 0.75 }, { transform: "none" }]
    : turned
      ? [{ transform: `${at(old)} rotateY(90deg)` }, { transform: `${half} rotateY(60deg)`, offset: 0.4 }, { transform: "none" }]
      : [{ transform: at(old) }, { transform: "none" }];
  const duration = stop ? SHOWN : TRAVEL;
  const timing = { duration, delay, easing: stop ? "ease-in-out" : EASE, fill: "backwards" } as const;
  if (!stop && Math.hypot(old.x - now.x, old.y - now.y) < now.width) {
    for (const frame of frames) frame["transformOrigin"] = "0 0";
    node.animate(frames, timing);
    return;
  }
  const copy = ghost(node, now);
  copy.style.transformOrigin = "0 0";
  node.animate([{ opacity: 0 }, { opacity: 0 }], { duration, delay, fill: "backwards" });
  copy.animate(frames, timing).finished.finally(() => copy.remove());
}

/** A copy of a thing at a place on the screen, for the eye only. */
function ghost(node: HTMLElement, at: DOMRect): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement;
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  for (const one of [copy, ...copy.querySelectorAll<HTMLElement>("[data-motion-key]")]) delete one.dataset["motionKey"];
  if (node.parentElement?.closest("[data-motion-key]")) keepSize(node, copy);
  Object.assign(copy.style, {
    position: "fixed",
    left: `${at.x}px`,
    top: `${at.y}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
    margin: "0",
    zIndex: "30",
    pointerEvents: "none",
  });
  document.body.append(copy);
  return copy;
}

/** What lies on a card is measured by the card; away from it, its copy keeps the size it has there. */
function keepSize(node: HTMLElement, copy: HTMLElement): void {
  const copies = [copy, ...copy.querySelectorAll<HTMLElement | SVGElement>("*")];
  [node, ...node.querySelectorAll("*")].forEach((one, n) => {
    const { width, height, fontSize, padding, borderWidth } = getComputedStyle(one);
    Object.assign(copies[n]!.style, { width, height, fontSize, padding, borderWidth });
  });
}

function appear(node: HTMLElement, delay: number): void {
  node.animate([{ opacity: 0, transform: "scale(1.5)" }, { opacity: 1, transform: "none" }], {
    duration: TRAVEL * 0.7,
    delay,
    easing: EASE,
    fill: "backwards",
  });
}

function leave(node: HTMLElement, old: DOMRect, goal: DOMRect, delay: number, stop: DOMRect | undefined): void {
  const copy = ghost(node, old);
  const size = Math.min(1, goal.height / (old.height || 1));
  const x = goal.x + goal.width / 2 - (old.x + old.width / 2);
  const y = goal.y + goal.height / 2 - (old.y + old.height / 2);
  copy
    .animate(
      [
        { transform: "none", opacity: 1 },
        ...(stop ? [0.3, 0.75].map((offset) => ({ transform: `translate(${stop.x - old.x}px, ${stop.y - old.y}px)`, opacity: 1, offset })) : []),
        { transform: `translate(${x}px, ${y}px) scale(${size})`, opacity: 0.2 },
      ],
      { duration: stop ? SHOWN : TRAVEL, delay, easing: stop ? "ease-in-out" : EASE, fill: "both" },
    )
    .finished.finally(() => copy.remove());
}
