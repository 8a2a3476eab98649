/**
 * What changed between two moments is seen to change: things travel, turn over, grow and vanish, a line goes from a source
 * to what it touches, numbers float up. Only the two pictures are compared; no zone or token is known here by name.
 */

import { still } from "../lib/settings.svelte";
import { signed } from "../lib/words";

interface Place {
  node: HTMLElement;
  rect: DOMRect;
  /** Its face is seen. */
  up: boolean;
  /** The thing that it lies on. */
  on: string;
}

/** Where everything lay: things by `data-motion-key`, zones by `data-motion-zone`, numbers by `data-count`. */
export interface Places {
  things: Map<string, Place>;
  zones: Map<string, { rect: DOMRect; up: boolean }>;
  counts: Map<HTMLElement | string, { node: HTMLElement; value: number }>;
}

/** What the events say beyond the pictures: where a thing came from or went to, if the other place is not drawn. */
export interface Move {
  from?: string | undefined;
  to?: string | undefined;
  /** Its place among those that move together. */
  order: number;
}

/** Something did something: things by `data-motion-key`, or by the name that the table has for them. */
export interface Reach {
  source: string;
  targets: readonly string[];
}

/** How a moment is told. */
export interface Telling {
  moves: ReadonlyMap<string, Move>;
  reaches: readonly Reach[];
  /** How long it is looked at; 0 if nothing hurries. */
  length: number;
}

export const NOTHING: Telling = { moves: new Map(), reaches: [], length: 0 };

const ORIGIN = "origin ";
const TRAVEL = 480;
const STAGGER = 70;
const FLOAT = 1700;
const EASE = "cubic-bezier(0.22, 0.7, 0.18, 1)";

const facing = (node: HTMLElement): boolean => node.querySelector(".back") === null;

export function places(root: HTMLElement): Places {
  const things: Places["things"] = new Map();
  for (const node of root.querySelectorAll<HTMLElement>("[data-motion-key]")) {
    const on = node.parentElement?.closest<HTMLElement>("[data-motion-key]")?.dataset["motionKey"] ?? "";
    things.set(node.dataset["motionKey"]!, { node, rect: node.getBoundingClientRect(), up: facing(node), on });
  }
  const zones: Places["zones"] = new Map();
  for (const node of root.querySelectorAll<HTMLElement>("[data-motion-zone]")) {
    const rect = node.getBoundingClientRect();
    if (rect.width || !zones.has(node.dataset["motionZone"]!)) zones.set(node.dataset["motionZone"]!, { rect, up: facing(node) });
  }
  // A card that lies here already, though for the rules it is still elsewhere.
  for (const node of root.querySelectorAll<HTMLElement>("[data-motion-origin]")) {
    zones.set(`${ORIGIN}${node.dataset["motionOrigin"]}`, { rect: node.getBoundingClientRect(), up: facing(node) });
  }
  const counts: Places["counts"] = new Map();
  for (const node of root.querySelectorAll<HTMLElement>("[data-count]")) {
    const thing = node.closest<HTMLElement>("[data-motion-key]")?.dataset["motionKey"];
    counts.set(thing ? `${thing} ${node.dataset["counts"] ?? ""}` : node, { node, value: Number(node.dataset["count"]) });
  }
  return { things, zones, counts };
}

/** Let what is different now be seen to become so. */
export function tell(root: HTMLElement, before: Places, { moves, reaches, length }: Telling): void {
  hush();
  if (document.hidden) return;
  const after = places(root);
  const time = length ? Math.min(TRAVEL, length * 0.7) : TRAVEL;
  if (!still()) {
    for (const [key, { node, rect, up, on }] of after.things) {
      const old = before.things.get(key);
      // What lies on a thing goes with it.
      if (old && old.on === on && on) continue;
      const move = moves.get(key);
      const zone = move?.from ? (before.zones.get(`${ORIGIN}${move.from}`) ?? before.zones.get(move.from)) : undefined;
      const start = old?.rect.width ? old.rect : middle(zone?.rect, rect);
      const turned = up && !(old ? old.up : (zone?.up ?? true));
      const delay = (move?.order ?? 0) * STAGGER;
      if (start ? far(start, rect) || turned : false) slide(node, start!, rect, time, delay, turned);
      else if (!start && before.things.size) appear(node, time, delay);
    }
    for (const [key, { node, rect, on }] of before.things) {
      if (after.things.has(key) || !rect.width || (on && before.things.has(on) && !after.things.has(on))) continue;
      const move = moves.get(key);
      leave(node, rect, move?.to ? after.zones.get(move.to)?.rect : undefined, time, (move?.order ?? 0) * STAGGER);
    }
  }
  for (const [id, { node, value }] of after.counts) {
    const old = before.counts.get(id);
    if (old && old.value !== value) float(node, value - old.value);
  }
  for (const { source, targets } of reaches) {
    const from = find(after, root, source);
    for (const target of targets) {
      const to = find(after, root, target);
      if (from && to) line(from, to, Math.max(length, 900));
    }
  }
}

/** Everything that is still under way is over: the next moment is there. */
export function hush(): void {
  for (const one of passing) one.remove();
  passing.clear();
  for (const one of running.splice(0)) one.finish();
}

/** The table is laid out anew: what floats would lie over something else. */
export function sink(): void {
  for (const one of document.querySelectorAll(".floating-number")) one.remove();
}

const passing = new Set<Element>();
const running: Animation[] = [];

function pass(node: Element, animation: Animation): void {
  passing.add(node);
  animation.finished
    .catch(() => undefined)
    .finally(() => {
      node.remove();
      passing.delete(node);
    });
}

function find({ things }: Places, root: HTMLElement, name: string): DOMRect | undefined {
  const rect = things.get(name)?.rect ?? root.querySelector(`[data-thing="${CSS.escape(name)}"]`)?.getBoundingClientRect();
  return rect?.width ? rect : undefined;
}

/** A card's place in the middle of a zone, no larger than it is. */
function middle(zone: DOMRect | undefined, size: DOMRect): DOMRect | undefined {
  if (!zone) return undefined;
  const height = Math.min(size.height, Math.max(zone.height, 24));
  const width = (size.width * height) / (size.height || 1);
  return new DOMRect(zone.x + (zone.width - width) / 2, zone.y + (zone.height - height) / 2, width, height);
}

const far = (a: DOMRect, b: DOMRect): boolean =>
  Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.width - b.width) > 3;

/** A copy flies over everything while the thing itself waits unseen at its goal: no zone cuts it off on the way. */
function slide(node: HTMLElement, old: DOMRect, now: DOMRect, time: number, delay: number, turned: boolean): void {
  if (!now.width) return;
  const at = (place: DOMRect): string =>
    `translate(${place.x - now.x}px, ${place.y - now.y}px) scale(${place.width / now.width})`;
  const half = `translate(${(old.x - now.x) * 0.35}px, ${(old.y - now.y) * 0.35}px)`;
  const frames: Keyframe[] = turned
    ? [{ transform: `${at(old)} rotateY(90deg)` }, { transform: `${half} rotateY(60deg)`, offset: 0.4 }, { transform: "none" }]
    : [{ transform: at(old) }, { transform: "none" }];
  const timing = { duration: time, delay, easing: EASE, fill: "backwards" } as const;
  // A near goal needs no copy; and what is drawn by the measures of its surroundings looks like itself only within them.
  if (Math.hypot(old.x - now.x, old.y - now.y) < now.width || node.dataset["motionSelf"] !== undefined) {
    for (const frame of frames) frame["transformOrigin"] = "0 0";
    running.push(node.animate(frames, timing));
    return;
  }
  const copy = ghost(node, now);
  copy.style.transformOrigin = "0 0";
  running.push(node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time, delay, fill: "backwards" }));
  pass(copy, copy.animate(frames, timing));
}

/** A copy of a thing at a place on the screen, for the eye only. */
function ghost(node: HTMLElement, at: DOMRect): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement;
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  for (const one of [copy, ...copy.querySelectorAll<HTMLElement>("[data-motion-key], [data-thing], [data-count]")]) {
    delete one.dataset["motionKey"];
    delete one.dataset["thing"];
    delete one.dataset["count"];
  }
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

function appear(node: HTMLElement, time: number, delay: number): void {
  const frames = [{ opacity: 0, transform: "scale(1.4)" }, { opacity: 1, transform: "none" }];
  running.push(node.animate(frames, { duration: time * 0.7, delay, easing: EASE, fill: "backwards" }));
}

/** To where it went or, if that is nowhere on the screen, out of sight where it lay. */
function leave(node: HTMLElement, old: DOMRect, goal: DOMRect | undefined, time: number, delay: number): void {
  const copy = ghost(node, old);
  const size = goal ? Math.min(1, goal.height / (old.height || 1)) : 0.6;
  const x = goal ? goal.x + goal.width / 2 - (old.x + old.width / 2) : 0;
  const y = goal ? goal.y + goal.height / 2 - (old.y + old.height / 2) : 0;
  const frames = [
    { transform: "none", opacity: 1 },
    { transform: `translate(${x}px, ${y}px) scale(${size})`, opacity: goal ? 0.2 : 0 },
  ];
  pass(copy, copy.animate(frames, { duration: time, delay, easing: EASE, fill: "both" }));
}

/** A number that changed says by how much; who wants no motion sees it stand there. */
function float(node: HTMLElement, by: number): void {
  if (!Number.isFinite(by) || !inSight(node)) return;
  const sign = document.createElement("b");
  sign.textContent = signed(by);
  sign.className = `floating-number ${by > 0 ? "more" : "less"}`;
  sign.setAttribute("aria-hidden", "true");
  const stand = (): void => {
    const at = node.getBoundingClientRect();
    sign.hidden = !inSight(node);
    sign.style.left = `${Math.min(innerWidth - 48, Math.max(8, at.right - 6))}px`;
    sign.style.top = `${Math.max(4, at.top - 8)}px`;
  };
  const end = (): void => {
    removeEventListener("scroll", stand, true);
    sign.remove();
  };
  stand();
  addEventListener("scroll", stand, true);
  document.body.append(sign);
  // It outlives the moment: what one has gained or lost is not swallowed by what comes next.
  if (still()) {
    setTimeout(end, FLOAT);
    return;
  }
  const frames = [
    { opacity: 0, transform: "translateY(8px)" },
    { opacity: 1, offset: 0.15 },
    { opacity: 1, offset: 0.75 },
    { opacity: 0, transform: "translateY(-14px)" },
  ];
  void sign.animate(frames, { duration: FLOAT, easing: "ease-out", fill: "both" }).finished.finally(end);
}

/** What is scrolled away or covered has no number over something else. */
function inSight(node: HTMLElement): boolean {
  const at = node.getBoundingClientRect();
  if (!at.width) return false;
  const hit = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
  return hit !== null && (node.contains(hit) || hit.contains(node) || hit.closest("svg")?.parentElement?.contains(node) === true);
}

/** From the edge of one thing to the edge of another. */
function line(from: DOMRect, to: DOMRect, time: number): void {
  const centre = (box: DOMRect): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];
  const [x1, y1] = centre(from);
  const [x2, y2] = centre(to);
  const far = Math.hypot(x2 - x1, y2 - y1);
  if (far < 24) return;
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("class", "reach-line");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(space, "path");
  const bend = Math.min(60, far / 5);
  const [mx, my] = [(x1 + x2) / 2 + ((y1 - y2) / far) * bend, (y1 + y2) / 2 + ((x2 - x1) / far) * bend];
  path.setAttribute("d", `M${x1},${y1}Q${mx},${my} ${x2},${y2}`);
  const tip = document.createElementNS(space, "circle");
  tip.setAttribute("cx", `${x2}`);
  tip.setAttribute("cy", `${y2}`);
  tip.setAttribute("r", "7");
  svg.append(path, tip);
  document.body.append(svg);
  if (still()) {
    passing.add(svg);
    setTimeout(() => {
      svg.remove();
      passing.delete(svg);
    }, time);
    return;
  }
  const length = path.getTotalLength();
  path.animate([{ strokeDasharray: `0 ${length}` }, { strokeDasharray: `${length} 0` }], { duration: 260, easing: "ease-out" });
  pass(svg, svg.animate([{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], { duration: time, fill: "both" }));
}
