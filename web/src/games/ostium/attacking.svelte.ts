/** The attack as the board shows it: the chains that are led or may be led, and what each charge would do. */

import type { Act } from "../../kit/acts";
import type { Play } from "../../kit/play.svelte";
import { clanOf } from "./faces";
import type { Attack, Chain } from "./lanes";
import type { CreatureView, View, WayView } from "./view";

const clanColour = (cards: readonly CreatureView[]): string => clanOf(cards.find(({ clan }) => clan !== "primal")?.clan ?? "primal").line;
/** What an attack does most is shown until somebody points at another way. */
const worth = (way: WayView): number => (way.damage ?? 0) * 10 + way.hits.filter(({ left }) => left !== null).length;

export class Attacking {
  readonly #play: Play;
  readonly #shown: () => View;
  #stepped = $state.raw({ question: -1, n: 0 });

  constructor(play: Play, shown: () => View) {
    this.#play = play;
    this.#shown = shown;
  }

  readonly #view: View = $derived.by(() => this.#shown());
  readonly #pointedAt: string | null = $derived.by(() => this.#play.pointed ?? this.#play.selected);

  /** Everything on the way is told, not only where a charge would end. */
  readonly full: boolean = $derived(this.#view.phase === "fuse" || this.#view.phase === "charge");

  /** Routes that may be led now, the sensible one first. */
  readonly routes: readonly Act[] = $derived.by(() => this.#play.acting.acts.filter(({ verb, things }) => verb === "fuse" && things.length > 2));
  readonly #step: number = $derived.by(() => (this.#stepped.question === this.#play.moment.question?.number ? this.#stepped.n % Math.max(1, this.routes.length) : 0));
  /** The one that is shown: pointed at, or reached step by step. */
  readonly route: Act | undefined = $derived.by(
    () => this.routes.find(({ id }) => id === this.#pointedAt) ?? (this.#play.acting.now.path.length ? undefined : this.routes[this.#step]),
  );

  showNext(): void {
    this.#stepped = { question: this.#play.moment.question?.number ?? -1, n: this.#step + 1 };
  }

  /** The attack as it would be with that route, or with the answer under the pointer: to lead none. */
  readonly #plan: Pick<View, "chains" | "forecast"> = $derived.by(() => {
    const shown = this.#pointedAt === "none" ? "none" : this.route?.id;
    return (this.routes.length ? this.#view.routes.find(({ option }) => option === shown) : undefined) ?? this.#view;
  });

  readonly chains: readonly Chain[] = $derived.by(() => {
    const { active, players } = this.#view;
    const slots = players[active]?.slots ?? [];
    const chains = this.#plan.chains.map((chain): Chain => {
      const cards = chain.slots.flatMap((slot) => slots[slot] ?? []);
      const things = [`gate-${active}-${chain.gate}`, ...cards.map(({ id }) => `c${id}`)];
      return { key: `chain-${chain.gate}`, things, colour: clanColour(cards), bonus: chain.bonus, bright: chain.led };
    });
    const { path } = this.#play.acting.now;
    if (!this.routes.length || this.route || !path.length) return chains;
    // Somebody points from creature to creature: so far the chain goes.
    const others = chains.filter(({ things }) => things[0] !== path[0]);
    const cards = slots.flatMap((card) => (card && path.includes(`c${card.id}`) ? card : []));
    return [...others, { key: "route", things: path, colour: clanColour(cards), bonus: null, bright: true }];
  });

  readonly attacks: readonly Attack[] = $derived.by(() => {
    const { forecast } = this.#plan;
    const pointed = forecast.some(({ ways }) => ways.some(({ option }) => option === this.#pointedAt));
    const from = this.#play.acting.now.path[0] ?? "";
    return forecast.flatMap((charge) => {
      const best = [...charge.ways].sort((a, b) => worth(b) - worth(a))[0];
      const way = charge.ways.find(({ option }) => option === this.#pointedAt) ?? best;
      if (!way) return [];
      const bright = pointed ? way.option === this.#pointedAt : !from || from === `c${charge.card}`;
      return [{ charge, way, bright }];
    });
  });

  /** The colour of the chain that starts at a gate. */
  chainAt(side: number, column: number): string | undefined {
    return this.chains.find(({ things, bright }) => bright && things[0] === `gate-${side}-${column}`)?.colour;
  }

  /** What the attacks that are shown would leave of a gate. */
  afterAt(side: number, column: number): number | null {
    const hits = this.attacks.filter(({ way }) => way.foe === side && way.gate === column && way.damage !== null);
    const left = this.#view.players[side]?.gates[column] ?? null;
    if (!hits.length || left === null) return null;
    return Math.max(0, left - hits.reduce((sum, { way }) => sum + (way.damage ?? 0), 0));
  }
}
