/** Where chains and charges run: worked out from where the battlefields lie on the screen. */

import type { ChargeView, WayView } from "./view";

export interface Attack {
  charge: ChargeView;
  way: WayView;
  bright: boolean;
}

export interface Chain {
  key: string;
  /** The gate, then the creatures, as the table calls them. */
  things: readonly string[];
  colour: string;
  bonus: number | null;
  bright: boolean;
}

interface Label {
  key: string;
  form: "sum" | "hit" | "skip" | "bonus";
  x: number;
  y: number;
  strong: string;
  text: string;
  beaten: boolean;
  bright: boolean;
}

export interface Laid {
  chains: { key: string; path: string; colour: string; bright: boolean }[];
  charges: { key: string; path: string; x: number; y: number; angle: number; bright: boolean }[];
  labels: Label[];
}

interface Point {
  x: number;
  y: number;
}

/** How far to the right, and how far down, lines run over a tile: over its side domain, not over its name or its number. */
const ASIDE = 0.87;
const DOWN = 0.4;

const middle = (box: DOMRect): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
const n = (value: number): string => value.toFixed(1);

export function laid(root: HTMLElement, { attacks, chains, side, full }: { attacks: readonly Attack[]; chains: readonly Chain[]; side: number; full: boolean }): Laid {
  const origin = root.getBoundingClientRect();
  const found = (selector: string): DOMRect | undefined =>
    [...root.querySelectorAll<HTMLElement>(selector)]
      .map((node) => node.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ x, y, width, height }) => new DOMRect(x - origin.x, y - origin.y, width, height))[0];
  const cell = (of: number, place: string | number): DOMRect | undefined => found(`[data-cell="${of}-${place}"]`);

  /** The way that a column looks: from its gate to its attack row. */
  function ahead(of: number, column: number): Point | undefined {
    const [gate, front] = [cell(of, `g${column}`), cell(of, column)];
    if (!gate || !front) return undefined;
    const [a, b] = [middle(gate), middle(front)];
    return Math.abs(b.y - a.y) > Math.abs(b.x - a.x) ? { x: 0, y: Math.sign(b.y - a.y) } : { x: Math.sign(b.x - a.x), y: 0 };
  }

  const out: Laid = { chains: [], charges: [], labels: [] };
  for (const chain of chains) {
    const boxes = chain.things.flatMap((thing) => found(`[data-thing="${CSS.escape(thing)}"]`) ?? []);
    if (boxes.length < chain.things.length || !boxes[0]) continue;
    const points = route(boxes);
    out.chains.push({ key: chain.key, path: `M${points.map(({ x, y }) => `${n(x)} ${n(y)}`).join("L")}`, colour: chain.colour, bright: chain.bright });
    if (chain.bonus !== null && full) {
      const [from] = points as [Point, ...Point[]];
      out.labels.push({ key: `${chain.key}+`, form: "bonus", ...from, strong: `+${chain.bonus}`, text: "", beaten: false, bright: chain.bright });
    }
  }
  for (const { charge, way, bright } of attacks) {
    const { column } = charge;
    const [start, look] = [cell(side, column), ahead(side, column)];
    if (!start || !look) continue;
    const key = `${side}-${column}`;
    const edge = leaving(start, look);
    const parts = [charge.base, charge.assault, charge.fury, charge.fusion].filter((part, place) => place === 0 || part);
    // Over the edge that it looks at, beside the key.
    const at = look.x
      ? { x: middle(start).x + look.x * (start.width / 2), y: start.y + start.height * 0.4 }
      : { x: start.x + start.width * 0.64, y: middle(start).y + look.y * (start.height / 2 + 3) };
    out.labels.push({ key: `${key}=`, form: "sum", ...at, strong: `${charge.power}`, text: parts.length > 1 ? `= ${parts.join(" + ")}` : "", beaten: false, bright });
    const [front, behind, gate] = [cell(way.foe, way.gate), cell(way.foe, way.gate + 3), cell(way.foe, `g${way.gate}`)];
    const meets = ahead(way.foe, way.gate);
    if (!front || !behind || !gate || !meets) continue;
    const last = way.hits.at(-1);
    const stopped = last !== undefined && (last.left === null || last.left === 0);
    const goal = stopped ? (last.slot === way.gate ? front : behind) : gate;
    const entry = along(front, meets, 14);
    const end = along(goal, meets, stopped ? 2 : 0);
    const [dx, dy] = [entry.x - edge.x, entry.y - edge.y];
    const reach = Math.min(90, Math.hypot(dx, dy) * 0.5);
    const bend = Math.abs(look.x * dy - look.y * dx) < 4 ? "" : `C${n(edge.x + look.x * reach)} ${n(edge.y + look.y * reach)} ${n(entry.x + meets.x * reach)} ${n(entry.y + meets.y * reach)} `;
    out.charges.push({ key, path: `M${n(edge.x)} ${n(edge.y)}${bend || "L"}${n(entry.x)} ${n(entry.y)}L${n(end.x)} ${n(end.y)}`, ...end, angle: (Math.atan2(-meets.y, -meets.x) * 180) / Math.PI, bright });
    if (!full || !bright) continue;
    if (way.skip) out.labels.push({ key: `${key}past`, form: "skip", ...middle(front), strong: "", text: "", beaten: false, bright });
    let power = charge.power;
    for (const hit of way.hits) {
      const box = hit.slot === way.gate ? front : behind;
      const text = hit.left === null ? `${power} < ${hit.strength}` : `${power} − ${hit.strength} = ${hit.left}`;
      out.labels.push({ key: `${key}x${hit.slot}`, form: "hit", ...middle(box), strong: "", text, beaten: hit.left !== null, bright });
      power = hit.left ?? 0;
    }
  }
  return out;
}

/** Where a charge leaves its tile. */
function leaving(box: DOMRect, look: Point): Point {
  if (look.x) return { x: look.x > 0 ? box.right : box.x, y: box.y + box.height * 0.7 };
  return { x: box.x + box.width * ASIDE, y: look.y > 0 ? box.bottom : box.y };
}

/** Where a charge reaches the near edge of a tile. */
function along(box: DOMRect, look: Point, off: number): Point {
  if (look.x) return { x: (look.x > 0 ? box.right : box.x) + look.x * off, y: box.y + box.height * 0.7 };
  return { x: box.x + box.width * ASIDE, y: (look.y > 0 ? box.bottom : box.y) + look.y * off };
}

/** Along several tiles: upright and level. */
function route(boxes: readonly DOMRect[]): Point[] {
  const points: Point[] = [];
  for (const [place, box] of boxes.entries()) {
    const here = { x: box.x + box.width * ASIDE, y: box.y + box.height * (place ? DOWN : 0.5) };
    const last = points.at(-1);
    if (last && Math.abs(last.x - here.x) > 3 && Math.abs(last.y - here.y) > 3) points.push({ x: last.x, y: here.y });
    points.push(here);
  }
  return points;
}
