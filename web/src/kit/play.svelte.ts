/** What a board needs to know of the match, and what a player may do at it. */

import { getContext, setContext, type Component } from "svelte";
import { mustConfirm, settings } from "../lib/settings.svelte";
import type { AboutOut, AskOut, CardOut, EventOut, HintOut, OptionOut, QuestionOut, ResultOut } from "../net/made/protocol";
import { Acting } from "./acting.svelte";
import { answersOf } from "./acts";
import type { CardFace, Looks } from "./card";
import type { Move, Reach, Telling } from "./motion";

/** The match at one moment, as one seat sees it. */
export interface Moment {
  view: unknown;
  question: QuestionOut | null;
  result: ResultOut | null;
  /** The seat that looks; the number of seats stands for the spectators, -1 for everything. */
  seat: number;
}

export type Choice = OptionOut;

/** A card under the pointer or the focus, complete with what lies on it. */
export interface Inspected {
  face: CardFace;
  /** What the table calls it, for asking about it. */
  card?: number | null;
  looks: Looks;
  /** What it is called as a thing that can be pointed at. */
  thing: string;
  notes: readonly string[];
}

/** One match from one seat: the next match, or another seat at a shared screen, has a new one. */
export class Play {
  moment: Moment = $state.raw({ view: null, question: null, result: null, seat: -1 });
  names: string[] = $state.raw([]);
  selected: string | null = $state(null);
  /** The option under the pointer in the list, shown on the table too. */
  pointed: string | null = $state(null);
  /** The answer that was sent and not yet superseded by a new question; `arrived` once the server has said so. */
  sent: { question: number; seat: number; option: string; arrived: boolean } | null = $state.raw(null);
  inspected: Inspected | null = $state.raw(null);
  /** Asks the rules about a card, where there is somebody to ask. */
  learn: ((card: number) => Promise<AboutOut>) | null = null;
  /** What the rules say about the inspected card. */
  about: AboutOut = $state.raw({});
  /** Asks what the expert would do, where there is somebody to ask. */
  advise: (() => Promise<HintOut | null>) | null = $state.raw(null);
  /** What it would do now; `thinking` until it knows. */
  hint: HintOut | null = $state.raw(null);
  thinking = $state(false);
  zoomed = $state(false);
  /** What can be done with which thing. */
  readonly acting = new Acting(this);
  /** How the game draws an option on its button; its words are read out all the same. */
  Option: Component<{ choice: Choice; brief?: boolean }> | null = $state.raw(null);
  /** A game's signs for its verbs. */
  icons: Readonly<Record<string, string>> = $state.raw({});
  /** A game that draws the lines of its options itself. */
  ownLines = $state(false);
  /** Groups of questions whose answers are marked first and given as one; without it, all groups. */
  together: readonly string[] | null = $state.raw(null);
  /** Kinds of options all of which come about: only their order is asked. */
  ordered: readonly string[] = $state.raw([]);
  live = $state(false);
  /** What is being told, one line, while more is to come. */
  telling = $state("");
  /** In a lesson: the only options that are taken now. */
  expected: readonly string[] = $state.raw([]);
  canUndo: "" | "free" | "ask" = $state("");

  readonly ask: AskOut | null = $derived.by(() => {
    const { question, seat } = this.moment;
    return question?.asks.find((ask) => ask.seat === seat && !ask.answered && (ask.options || ask.range)) ?? null;
  });

  readonly choices: ReadonlyMap<string, Choice> = $derived.by(() => {
    if (!this.ask?.options || !this.live || this.given !== null) return new Map();
    const { suggest } = this.ask;
    const { expected } = this;
    const options = this.ask.options.filter((option) => !expected.length || expected.includes(option.id));
    const suggested = options.filter((option) => option.id === suggest);
    const listed = [...suggested, ...options.filter((option) => option.id !== suggest)];
    return new Map(listed.map((option) => [option.id, option]));
  });

  /** What the question allows and the lesson does not want yet. */
  readonly held: readonly OptionOut[] = $derived.by(() => {
    if (!this.expected.length || !this.live || this.given !== null) return [];
    return this.ask?.options?.filter((option) => !this.expected.includes(option.id)) ?? [];
  });

  /** The answer that Enter gives: what the lesson wants, or a sensible default. */
  get suggested(): string | null {
    return this.expected[0] ?? this.ask?.suggest ?? null;
  }

  /** What the lesson wants, in words. */
  get wanted(): string {
    return this.choices.get(this.expected[0] ?? "")?.text ?? "";
  }

  readonly #keys = new Map<number, number>();
  readonly #answer: (option: string) => void;

  constructor(answer: (option: string) => void) {
    this.#answer = answer;
  }

  /**
   * A new moment; what happened since says which old card is which new one, and who travels from where. `anew`: it does
   * not follow from the last one, so a number may mean another card by now.
   */
  show(moment: Moment, happened: readonly EventOut[], { anew = false, length = 0 } = {}): Telling {
    if (anew) {
      this.#keys.clear();
      this.acting.forget();
    }
    const moves = new Map<string, Move>();
    const reaches: Reach[] = [];
    for (const event of happened) {
      const cards = Object.values(event.args).flat().filter((arg): arg is CardOut => typeof arg === "object");
      for (const card of cards) {
        if (card.id !== null && card.was !== undefined) this.#keys.set(card.id, this.#keys.get(card.was) ?? card.was);
      }
      const reach = this.#reach(event);
      if (reach) reaches.push(reach);
      const moved = cards[0];
      if (!event.from || !event.to || !moved || moved.id === null) continue;
      const key = this.#thing(moved)!;
      const earlier = moves.get(key);
      moves.set(key, { from: earlier?.from ?? event.from, to: event.to, order: earlier?.order ?? Math.min(moves.size, 8) });
    }
    const { question, seat } = this.moment;
    const answered = (asks: AskOut[] | undefined): boolean => asks?.find((ask) => ask.seat === seat)?.answered ?? false;
    const retracted = answered(question?.asks) && !answered(moment.question?.asks);
    if (moment.question?.number !== question?.number || moment.seat !== seat || retracted) {
      this.selected = null;
      this.pointed = null;
      this.sent = null;
      this.hint = null;
    }
    this.moment = moment;
    return { moves, reaches, length };
  }

  #thing(card: CardOut): string | undefined {
    return card.id === null ? undefined : `card-${this.keyOf(card.id)}`;
  }

  /** By whom something was done, and to what: every event names these in the same way. */
  #reach({ args }: EventOut): Reach | null {
    const named = (...names: string[]): string[] =>
      names
        .flatMap((name) => (args[name] ?? []) as CardOut | CardOut[])
        .flatMap((card) => (typeof card === "object" ? (this.#thing(card) ?? []) : []));
    const [source = named("target").length ? named("card")[0] : undefined] = named("source", "by");
    if (source === undefined) return null;
    const touched = named("target", "card", "cards");
    const targets = touched.filter((one) => one !== source);
    if (touched.length && !targets.length) return null; // what it does to itself needs no line
    const seat = args["seat"];
    return { source, targets: targets.length || typeof seat !== "number" ? targets : [`seat-${seat}`] };
  }

  /** Look at a card as it is printed, in whatever language is spoken while it is looked at. */
  read(card: CardFace, faceOf: (name: string) => CardFace | null): void {
    this.inspected = {
      get face() {
        return faceOf(card.id) ?? card;
      },
      looks: {},
      thing: "",
      notes: [],
    };
  }

  /** What was looked at has left the table: what is printed on it stays to be read. */
  gone({ face }: Inspected): void {
    this.inspected = { face, looks: {}, thing: "", notes: [] };
  }

  /** Stays the same while a card's id changes, so that it is drawn as the same thing. */
  keyOf(id: number): number {
    return this.#keys.get(id) ?? id;
  }

  /** Pick an option: answers at once, or marks it until it is confirmed. */
  choose(id: string): void {
    const choice = this.choices.get(answersOf(id).option);
    if (!choice) return;
    // Nobody presses a button that says the only thing to do while meaning to read a card.
    const plain = this.suggested === id || (this.choices.size === 1 && !choice.things?.length);
    if (mustConfirm() && this.selected !== id && !(plain && settings.confirm !== "always")) this.selected = id;
    else this.send(id);
  }

  confirm(): boolean {
    const option = this.selected ?? this.suggested;
    if (option === null || !this.choices.has(answersOf(option).option)) return false;
    this.send(option);
    return true;
  }

  send(id: string): void {
    const question = this.moment.question;
    if (!question || !this.ask || !this.live) return;
    const { option, then } = answersOf(id);
    const { things = [], toward = [] } = this.choices.get(option) ?? {};
    // What is the only one is not asked.
    if (then && toward.length > 1) this.acting.expect(things[0] ?? "", then);
    this.sent = { question: question.number, seat: this.ask.seat, option, arrived: false };
    this.#answer(option);
  }

  /** Ask what the expert would do, or put away what it said. */
  async askExpert(): Promise<void> {
    if (this.hint || this.thinking || !this.advise || !this.ask) {
      this.hint = null;
      return;
    }
    this.thinking = true;
    try {
      const hint = await this.advise();
      if (hint?.question === this.moment.question?.number && this.given === null) this.hint = hint;
    } finally {
      this.thinking = false;
    }
  }

  /** The answer was refused. */
  unsend(): void {
    this.sent = null;
  }

  /** The server has it. */
  arrive(): void {
    if (this.sent) this.sent = { ...this.sent, arrived: true };
  }

  /** An answer is on its way, and nobody knows yet whether it gets there. */
  get sending(): boolean {
    const { question, seat } = this.moment;
    return this.sent !== null && !this.sent.arrived && this.sent.question === question?.number && this.sent.seat === seat;
  }

  /** The option that this seat has already given to the open question. */
  get given(): string | null {
    const { question, seat } = this.moment;
    if (question && this.sent?.question === question.number && this.sent.seat === seat) return this.sent.option;
    return question?.asks.find((ask) => ask.seat === seat)?.given ?? null;
  }
}

const KEY = Symbol("play");
export const providePlay = (play: Play): Play => setContext(KEY, play);
export const usePlay = (): Play => getContext<Play>(KEY);
