/** What is seen to fly: units from one place to another (they have no names, only numbers by place), glory to who gets it. */

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

interface Glory {
  seat: number;
  region: string;
  island: string;
  value: number;
}

/** The regions that are being counted, each for who controls it; nothing flies to somebody whose glory did not grow. */
export function glories(before: View, after: View): Glory[] {
  const space = after.scoring === null || after.scoring === before.scoring ? undefined : after.track[after.scoring];
  if (!space) return [];
  return after.ring.flatMap(({ name, regions }) =>
    regions.flatMap(({ name: region, type, control }) =>
      type === space.event && control !== null && after.players[control]!.glory > before.players[control]!.glory ? [{ seat: control, region, island: name, value: space.value }] : [],
    ),
  );
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
      const copy = goal.cloneNode(true) as HTMLElement;
      for (const one of [copy, ...copy.querySelectorAll<HTMLElement>("[data-thing]")]) delete one.dataset["thing"];
      copy.style.background = getComputedStyle(goal).getPropertyValue("--seat");
      copy.style.setProperty("--bar", getComputedStyle(goal).getPropertyValue("--bar"));
      fly(copy, start, goal.getBoundingClientRect(), 520, 30);
    });
  };
}

/** Glory rises from the regions, or on a phone from their islands, to the number that counts it. */
export function shine(root: HTMLElement, all: readonly Glory[]): void {
  if (still() || document.hidden) return;
  for (const { seat, region, island, value } of all) {
    const places = root.querySelectorAll<HTMLElement>(`[data-region="${region}"], [data-isle="${island}"]`);
    const start = [...places].find((node) => node.checkVisibility({ visibilityProperty: true }) && node.offsetWidth > 0)?.getBoundingClientRect();
    const goal = root.querySelector<HTMLElement>(`[data-player="${seat}"] .glory`);
    const sign = goal?.querySelector("svg");
    if (!start || !goal || !sign) continue;
    const copy = document.createElement("span");
    copy.dataset["glory"] = `${seat}`;
    copy.append(sign.cloneNode(true), `+${value}`);
    Object.assign(copy.style, { display: "inline-flex", gap: "0.2em", alignItems: "center", padding: "0.1em 0.5em", background: "#ffd873", color: "#3a2600", fontWeight: "700" });
    const box = goal.getBoundingClientRect();
    fly(copy, new DOMRect(start.x + start.width / 2 - 20, start.y + start.height / 2, 0, 0), box, 900, 0);
  }
}

function fly(copy: HTMLElement, from: DOMRect, to: DOMRect, duration: number, arc: number): void {
  copy.inert = true;
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, { position: "fixed", left: `${to.x}px`, top: `${to.y}px`, zIndex: "30", borderRadius: "6px", pointerEvents: "none" });
  copy.style.color ||= "#fff";
  document.body.append(copy);
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  const frames = [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: `translate(${dx / 2}px, ${dy / 2 - arc}px) scale(1.5)` }, { transform: "none" }];
  void copy.animate(frames, { duration, easing: "ease-in-out" }).finished.finally(() => copy.remove());
}
