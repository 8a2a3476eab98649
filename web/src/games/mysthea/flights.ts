/** Units have no names, only numbers by place: what left one region and came to another is seen to fly there. */

import { still } from "../../lib/settings.svelte";
import type { View } from "./view";

interface Flight {
  seat: number;
  kind: string;
  from: string;
  to: string;
}

const COUNTS = { construct: "constructs", golem: "golems" } as const;
const MOST = 6;

/** One place lost as many as another gained: only where that is beyond doubt. */
export function flights(before: View, after: View): Flight[] {
  const found: Flight[] = [];
  for (const seat of after.players.keys()) {
    for (const [kind, count] of Object.entries(COUNTS)) {
      const changes = (view: View): Map<string, number> =>
        new Map([
          [`pool-${seat}-${kind}`, view.players[seat]?.created[kind] ?? 0],
          ...view.ring
            .flatMap(({ regions }) => regions)
            .map(({ name, forces }): [string, number] => [`unit-${seat}-${kind}-${name}`, forces.find((force) => force.seat === seat)?.[count] ?? 0]),
        ]);
      const [old, now] = [changes(before), changes(after)];
      const less = [...now].filter(([place, n]) => n < (old.get(place) ?? 0));
      const more = [...now].filter(([place, n]) => n > (old.get(place) ?? 0));
      if (less.length === 1 && more.length === 1) found.push({ seat, kind, from: less[0]![0], to: more[0]![0] });
    }
  }
  return found.slice(0, MOST);
}

const seen = (root: HTMLElement, thing: string): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`)].find((node) => node.offsetWidth > 0);

/** Where they start, measured before the table changes; what is called afterwards lets them fly. */
export function take(root: HTMLElement, all: readonly Flight[]): () => void {
  if (still() || document.hidden) return () => undefined;
  const starts = all.map(({ from }) => seen(root, from)?.getBoundingClientRect());
  return () => {
    all.forEach(({ to }, n) => {
      const start = starts[n];
      const goal = seen(root, to);
      if (!start || !goal) return;
      const box = goal.getBoundingClientRect();
      const copy = goal.cloneNode(true) as HTMLElement;
      for (const one of [copy, ...copy.querySelectorAll<HTMLElement>("[data-thing]")]) delete one.dataset["thing"];
      copy.inert = true;
      copy.setAttribute("aria-hidden", "true");
      const colour = getComputedStyle(goal).getPropertyValue("--seat");
      Object.assign(copy.style, { position: "fixed", left: `${box.x}px`, top: `${box.y}px`, zIndex: "30", borderRadius: "6px", background: colour, color: "#fff", pointerEvents: "none" });
      copy.style.setProperty("--bar", getComputedStyle(goal).getPropertyValue("--bar"));
      document.body.append(copy);
      const [dx, dy] = [start.x - box.x, start.y - box.y];
      const frames = [
        { transform: `translate(${dx}px, ${dy}px)` },
        { transform: `translate(${dx / 2}px, ${dy / 2 - 30}px) scale(1.5)` },
        { transform: "none" },
      ];
      void copy.animate(frames, { duration: 520, easing: "ease-in-out" }).finished.finally(() => copy.remove());
    });
  };
}
