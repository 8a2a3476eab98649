/** From things to things: where a line runs, worked out from where they lie on the screen. */

export interface Line {
  key: string;
  /** Things by name, from the source to the target; between them, those that it runs through. */
  things: readonly string[];
  /** A colour of the theme, or any other. */
  colour?: string;
  label?: string | undefined;
  /** An arc flies over what lies between; a route runs along edges and glows. */
  form?: "arc" | "route";
  arrow?: boolean;
  dashed?: boolean;
  /** Where it ends while no target has been reached. */
  to?: { x: number; y: number } | undefined;
}

export interface Drawn {
  path: string;
  /** The middle, where its label stands. */
  middle: Point;
  /** Where it ends, and the direction that it has there, in degrees. */
  end: Point;
  angle: number;
}

interface Point {
  x: number;
  y: number;
}

const centre = (box: DOMRect): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** The point where a line from outside meets a box. */
function meets(box: DOMRect, from: Point, gap = 4): Point {
  const to = centre(box);
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  const half = { x: box.width / 2 + gap, y: box.height / 2 + gap };
  const scale = Math.min(half.x / (Math.abs(dx) || 1e-6), half.y / (Math.abs(dy) || 1e-6), 1);
  return { x: to.x + dx * scale, y: to.y + dy * scale };
}

const n = (value: number): string => value.toFixed(1);

/** A bow from one thing to another, or to where the pointer is. */
function arc(from: DOMRect, to: DOMRect | Point): Drawn {
  const start = centre(from);
  const goal = "width" in to ? meets(to, start) : to;
  const [dx, dy] = [goal.x - start.x, goal.y - start.y];
  const length = Math.hypot(dx, dy) || 1;
  const bend = Math.min(70, length * 0.18) * (dx >= 0 ? 1 : -1);
  const control = { x: (start.x + goal.x) / 2 + (dy / length) * bend, y: (start.y + goal.y) / 2 - (dx / length) * bend };
  return {
    path: `M${n(start.x)} ${n(start.y)}Q${n(control.x)} ${n(control.y)} ${n(goal.x)} ${n(goal.y)}`,
    middle: { x: (start.x + 2 * control.x + goal.x) / 4, y: (start.y + 2 * control.y + goal.y) / 4 },
    end: goal,
    angle: (Math.atan2(goal.y - control.y, goal.x - control.x) * 180) / Math.PI,
  };
}

/** Along several things: upright and level, off their middles so that it hides neither name nor picture. */
function route(boxes: readonly DOMRect[]): Drawn {
  const at = (box: DOMRect): Point => ({ x: box.x + box.width * 0.83, y: box.y + box.height * 0.42 });
  const points: Point[] = [];
  boxes.forEach((box, place) => {
    const here = at(box);
    const last = points.at(-1);
    if (last && Math.abs(last.x - here.x) > 3 && Math.abs(last.y - here.y) > 3) points.push({ x: last.x, y: here.y });
    if (place === 0 || points.length) points.push(here);
  });
  const [first, ...rest] = points as [Point, ...Point[]];
  const last = rest.at(-1) ?? first;
  const before = rest.at(-2) ?? first;
  const middle = points[Math.floor((points.length - 1) / 2)] ?? first;
  const next = points[Math.floor((points.length - 1) / 2) + 1] ?? middle;
  return {
    path: `M${n(first.x)} ${n(first.y)}${rest.map(({ x, y }) => `L${n(x)} ${n(y)}`).join("")}`,
    middle: { x: (middle.x + next.x) / 2, y: (middle.y + next.y) / 2 },
    end: last,
    angle: (Math.atan2(last.y - before.y, last.x - before.x) * 180) / Math.PI,
  };
}

/** Nothing, where a thing is not on the screen. */
export function drawn(line: Line, boxOf: (thing: string) => DOMRect | undefined): Drawn | null {
  const boxes = line.things.flatMap((thing) => boxOf(thing) ?? []);
  if (boxes.length < line.things.length || !boxes[0]) return null;
  if (line.form === "route") return route(boxes);
  const last = boxes.length > 1 ? boxes.at(-1) : line.to;
  return last ? arc(boxes[0], last) : null;
}
