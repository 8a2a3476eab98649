/** Pointing at things: what can be done with each, what has been pointed at so far, and which key points at what. */

import { mustConfirm } from "../lib/settings.svelte";
import { actOf, actsOf, type Act } from "./acts";
import type { Play } from "./play.svelte";

/** What opens at a thing that has been pointed at and can be used in more than one way. */
export interface Verb {
  key: string;
  word: string;
  text: string;
  /** The answer, or how many targets there still are to choose from. */
  act: Act | null;
  targets: number;
}

interface Pointing {
  question: number;
  path: readonly string[];
  /** Chosen where several were possible. */
  verb: string | null;
  /** The verbs stand open at the last thing. */
  open: boolean;
  title: string;
}

/** Answers that were given as one. It ends with the first question that does not follow from the one before. */
interface Plan {
  group: string;
  source: number | null | undefined;
  /** What is still to be given, by the name that an act has here. */
  wanted: readonly string[];
  name: (act: Act) => string;
  /** The things that the last answer was about, and how many options there were. */
  last: readonly string[];
  offered: number;
}

export type Role = "" | "legal" | "source" | "target" | "chosen";

const NOWHERE: Pointing = { question: -1, path: [], verb: null, open: false, title: "" };
const DIGITS = "1234567890";
/** A key or a click so soon after another question has come was meant for the one before. */
const HASTE = 400;

export class Acting {
  readonly #play: Play;
  #pointing: Pointing = $state.raw(NOWHERE);
  #marks: { question: number; ids: readonly string[] } = $state.raw({ question: -1, ids: [] });
  #plan: Plan | null = null;
  #then: { source: string; thing: string } | null = null;
  #unseen: ReadonlySet<string> = $state.raw(new Set());
  /** Which key points at which thing, or gives which answer. */
  keys: ReadonlyMap<string, string> = $state.raw(new Map());
  /** The thing that is being drawn from, and where the pointer is. */
  drawn: { thing: string; x: number; y: number; over: string } | null = $state.raw(null);
  /** The whole list is asked for. */
  listed = $state(false);
  #shown = { at: 0, prompt: "", moved: true, pressed: "" };

  constructor(play: Play) {
    this.#play = play;
  }

  readonly acts: readonly Act[] = $derived.by(() => {
    const { ask, choices, expected } = this.#play;
    // A lesson goes one step at a time.
    return ask ? [...choices.values()].flatMap((choice) => (expected.length ? [actOf(choice, ask)] : actsOf(choice, ask))) : [];
  });

  readonly #starts: ReadonlyMap<string, readonly Act[]> = $derived.by(() => {
    const starts = new Map<string, Act[]>();
    for (const act of this.acts) {
      const [first] = act.things;
      if (first === undefined) continue;
      const some = starts.get(first);
      if (some) some.push(act);
      else starts.set(first, [act]);
    }
    return starts;
  });

  readonly #held: ReadonlySet<string> = $derived.by(() => {
    const { ask, held } = this.#play;
    return new Set(ask ? held.flatMap((option) => actOf(option, ask).things) : []);
  });

  /** All of it is about the same thing (ways to pay for it, ways to use it): there is nothing to point out. */
  readonly sole: boolean = $derived.by(() => {
    const [first] = this.acts;
    return first !== undefined && this.acts.length > 1 && this.acts.every(({ things }) => things.length === 1 && things[0] === first.things[0]);
  });

  /** What belongs to no thing, or to none that lies in sight: it stands in the prompt. */
  readonly words: readonly Act[] = $derived.by(() =>
    this.sole ? this.acts : this.acts.filter(({ things }) => !things.length || this.#unseen.has(things[0]!)),
  );

  /** The word that ends what the things are for: done, pass, end the turn. It has a place and a key of its own. */
  readonly ending: Act | null = $derived.by(() => {
    const { ask } = this.#play;
    const last = ask?.options?.at(-1);
    if (!ask?.options || !last || actOf(last, ask).things.length) return null;
    const closes = ask.options.length === 1 || ask.options.some((option) => actOf(option, ask).things.length);
    return closes ? (this.words.find(({ id }) => id === last.id) ?? null) : null;
  });

  readonly now: Pointing = $derived.by(() => (this.#pointing.question === this.#play.moment.question?.number ? this.#pointing : NOWHERE));

  /** What is still possible after what has been pointed at. */
  readonly #following: readonly Act[] = $derived.by(() => {
    const { path, verb } = this.now;
    if (!path.length) return [];
    return this.acts.filter((act) => (verb === null || act.verb === verb) && path.every((thing, n) => act.things[n] === thing));
  });

  readonly #targets: ReadonlySet<string> = $derived(new Set(this.#following.flatMap(({ things }) => things[this.now.path.length] ?? [])));

  /** Things that the option under the pointer, the chosen one or the given one is about. */
  readonly #chosen: ReadonlySet<string> = $derived.by(() => {
    const { selected, given, pointed, ask } = this.#play;
    const ids = [selected, given, pointed];
    const options = ask?.options ?? [];
    const found = ask ? options.flatMap((option) => [actOf(option, ask), ...actsOf(option, ask)]) : [];
    return new Set(found.flatMap(({ id, things }) => (ids.includes(id) ? things : [])));
  });

  /** All of them come about, and only their order is asked: it is laid out as it is sensible, and changed with a click. */
  readonly ordering: boolean = $derived.by(() => {
    const { ask, ordered } = this.#play;
    return ordered.includes(ask?.of ?? "") && this.acts.length > 1 && this.acts.every(({ things }) => things.length === 1);
  });

  /** Several things make one answer: they are marked first, in their order. */
  readonly marking: { need: number; least: number } | null = $derived.by(() => {
    const { ask, together } = this.#play;
    if (!ask?.group || together?.includes(ask.group) === false || !this.acts.some(({ things }) => things.length)) return null;
    if (this.ordering) return { need: this.acts.length, least: this.acts.length };
    const single = this.acts.every(({ things }) => things.length < 2 && !things[0]?.includes(":"));
    const things = this.acts.length - this.words.length;
    const count = typeof ask.args["count"] === "number" ? ask.args["count"] : things;
    const need = Math.min(count, things);
    if (!single || need < 2 || this.words.length > 1) return null;
    return { need, least: this.words.length || ask.args["count"] === undefined ? 0 : need };
  });

  readonly marked: readonly string[] = $derived.by(() => {
    if (this.#marks.question === this.#play.moment.question?.number) return this.#marks.ids;
    return this.ordering ? this.acts.map(({ id }) => id) : [];
  });

  at(thing: string): readonly Act[] {
    return thing ? (this.#starts.get(thing) ?? []) : [];
  }

  /** A verb here is drawn to a target. */
  reaches(thing: string): boolean {
    return this.at(thing).some(({ things }) => things.length > 1);
  }

  role(thing: string): Role {
    if (!thing) return "";
    if (this.now.path.includes(thing)) return "source";
    if (this.#targets.has(thing)) return "target";
    if (this.#chosen.has(thing)) return "chosen";
    return this.#starts.has(thing) ? "legal" : "";
  }

  readonly #hinted: ReadonlySet<string> = $derived.by(() => {
    const { hint, ask } = this.#play;
    const option = hint && ask?.options?.find(({ id }) => id === hint.option);
    return new Set(option && ask ? actOf(option, ask).things : []);
  });

  /** The expert would do something with it. */
  hinted(thing: string): boolean {
    return this.#hinted.has(thing);
  }

  /** The lesson wants something else first. */
  held(thing: string): boolean {
    return this.#held.has(thing) && !this.#starts.has(thing);
  }

  /** Its number among those that are marked, from 1. */
  place(thing: string): number {
    return this.marked.findIndex((id) => this.at(thing).some((act) => act.id === id)) + 1;
  }

  keyOf(name: string): string {
    return this.keys.get(name) ?? "";
  }

  /** Somebody points at a thing. False: nothing can be done with it now. `careful` asks first, whatever it is. */
  point(thing: string, title: string, careful = false): boolean {
    const question = this.#play.moment.question?.number ?? -1;
    const { path, verb } = this.now;
    if (this.marking && this.at(thing).length) {
      this.#mark(this.at(thing)[0]!.id);
      return true;
    }
    const on = this.#targets.has(thing) ? [...path, thing] : [thing];
    const same = on.length > 1 ? verb : null;
    const possible = this.acts.filter((act) => (same === null || act.verb === same) && on.every((one, n) => act.things[n] === one));
    if (!possible.length) return false;
    const done = possible.filter(({ things }) => things.length === on.length);
    const further = new Set(possible.filter(({ things }) => things.length > on.length).map((act) => act.verb));
    if (done.length === 1 && !further.size && !careful) {
      this.cancel();
      this.#play.choose(done[0]!.id);
      return true;
    }
    const only = !done.length && further.size === 1 && !careful;
    this.#pointing = { question, path: on, verb: only ? [...further][0]! : same, open: !only, title };
    return true;
  }

  /** Somebody begins to draw from a thing to its target. */
  draw(thing: string): void {
    this.#pointing = { question: this.#play.moment.question?.number ?? -1, path: [thing], verb: null, open: false, title: "" };
  }

  /** The verbs that stand open at the last thing. */
  readonly verbs: readonly Verb[] = $derived.by(() => {
    const { path, open } = this.now;
    if (!open) return [];
    const verbs: Verb[] = [];
    for (const act of this.#following) {
      if (act.things.length === path.length) verbs.push({ key: act.id, word: act.word, text: act.text, act, targets: 0 });
      else {
        const found = verbs.find((verb) => verb.act === null && verb.key === act.verb);
        if (found) found.targets += 1;
        else verbs.push({ key: act.verb, word: act.word, text: act.word, act: null, targets: 1 });
      }
    }
    return verbs;
  });

  take(verb: Verb): void {
    if (!verb.act) this.#pointing = { ...this.now, verb: verb.key, open: false };
    else {
      this.cancel();
      this.#play.send(verb.act.id);
    }
  }

  /** Nothing is pointed at any more. */
  cancel(): boolean {
    const was = this.now.path.length > 0;
    this.#pointing = NOWHERE;
    return was;
  }

  /** The verbs are put away; a thing that is drawn from stays. */
  close(): void {
    if (this.now.open) this.cancel();
  }

  #mark(id: string): void {
    const question = this.#play.moment.question?.number ?? -1;
    const marking = this.marking;
    if (!marking) return;
    const without = this.marked.filter((one) => one !== id);
    if (this.ordering) {
      this.#marks = { question, ids: [id, ...without] };
      return;
    }
    const ids = without.length < this.marked.length ? without : [...without, id].slice(-marking.need);
    this.#marks = { question, ids };
    // An exact number needs no further word.
    if (ids.length === marking.need && marking.least === marking.need && !mustConfirm()) this.finish();
  }

  get finished(): boolean {
    const { marking } = this;
    return marking !== null && this.marked.length > 0 && this.marked.length >= marking.least;
  }

  /** Give what is marked, in its order; what one of them asks in between is answered in between. */
  finish(): void {
    const { ask } = this.#play;
    if (!this.finished || !ask?.group) return;
    const marked = this.marked.flatMap((id) => this.acts.find((act) => act.id === id) ?? []);
    // Where all are ordered the last one needs no answer; elsewhere less than what is allowed needs a word that ends it.
    const given = this.ordering ? marked.slice(0, -1) : this.ending && marked.length !== ask.args["count"] ? [...marked, this.ending] : marked;
    // Those that are ordered are called otherwise in the next question, so they go by what they say.
    const name = this.ordering ? meant : ({ id }: Act): string => id;
    this.#plan = { group: ask.group, source: ask.source?.id, wanted: given.map(name), name, last: [], offered: Infinity };
    this.#marks = { question: -1, ids: [] };
    this.goOn();
  }

  /** One of those whose order is asked comes first. */
  first(id: string): void {
    if (this.ordering) this.#mark(id);
  }

  /** What the next question is answered with, if it is the one that was foreseen. */
  expect(source: string, thing: string): void {
    this.#then = { source: this.#lasting(source), thing };
  }

  /** What a thing is called for as long as it can be followed: a card has another id once others see it. */
  #lasting(thing: string): string {
    const [, id] = /^c(\d+)$/.exec(thing) ?? [];
    return id === undefined ? thing : `c${this.#play.keyOf(Number(id))}`;
  }

  /** The next answer of those that were given as one. */
  goOn(): void {
    const { ask, live, moment } = this.#play;
    const asked = ask ?? moment.question?.asks[0];
    if (!asked || !live || this.#play.given !== null) return;
    const then = this.#then;
    if (ask) this.#then = null;
    if (ask && then && this.#lasting(`c${ask.source?.id ?? ""}`) === then.source) {
      const meantBy = this.acts.filter(({ things }) => things.length === 1 && things[0] === then.thing);
      if (meantBy.length === 1) this.#play.send(meantBy[0]!.id);
      return;
    }
    const plan = this.#plan;
    if (!plan) return;
    this.#plan = null;
    if (!ask || ask.group !== plan.group || ask.source?.id !== plan.source) {
      // What the last one brings about is asked in between; anything else is another matter.
      const source = this.#lasting(`c${asked.source?.id ?? ""}`);
      if (plan.last.some((thing) => this.#lasting(thing) === source)) this.#plan = plan;
      return;
    }
    const [next, ...wanted] = plan.wanted;
    const found = this.acts.find((act) => plan.name(act) === next);
    const offered = ask.options?.length ?? 0;
    // As much to choose from as before: the last answer was refused or taken back.
    if (!found || offered >= plan.offered) return;
    if (wanted.length) this.#plan = { ...plan, wanted, last: found.things, offered };
    this.#play.send(found.id);
  }

  /** What was given as one is given no further. */
  forget(): void {
    this.#plan = null;
    this.#then = null;
  }

  /** Numbers run over things in the order in which they lie on the screen; what is not done lightly has none. */
  number(root: HTMLElement): void {
    const prompt = this.#play.ask?.prompt ?? "";
    if (prompt !== this.#shown.prompt) this.#shown = { ...this.#shown, at: performance.now(), prompt, moved: false };
    const inSight = new Set<string>();
    for (const node of root.querySelectorAll<HTMLElement>("[data-thing]")) if (node.offsetWidth) inSight.add(node.dataset["thing"]!);
    const unseen = [...this.#starts.keys()].filter((thing) => !inSight.has(thing));
    if (unseen.length !== this.#unseen.size || unseen.some((thing) => !this.#unseen.has(thing))) this.#unseen = new Set(unseen);
    // While verbs stand open the numbers are theirs.
    const wanted = this.now.open ? new Set<string>() : this.now.path.length ? this.#targets : new Set(this.sole ? [] : this.#starts.keys());
    const found = [...root.querySelectorAll<HTMLElement>("[data-thing]:not([data-careful])")]
      .filter((node) => wanted.has(node.dataset["thing"]!))
      .map((node) => ({ thing: node.dataset["thing"]!, box: node.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    const names = inOrder(found).map(({ thing }) => thing);
    if (!this.now.path.length) names.push(...this.words.flatMap((word) => (word === this.ending ? [] : word.id)));
    const keys = new Map<string, string>();
    for (const name of new Set(names)) {
      const key = DIGITS[keys.size];
      if (key) keys.set(name, key);
    }
    // The key of the end is the same whether or not there is anything else to do, and never that of what was there before.
    if (this.ending) keys.set(this.ending.id, "e");
    this.keys = keys;
  }

  /** The pointer has moved since the question came: what lies under it now was seen. */
  moved(): void {
    this.#shown.moved = true;
  }

  /** A click that was meant for what was there before. */
  hasty(event: MouseEvent): boolean {
    return event.detail > 0 && !this.#shown.moved && performance.now() - this.#shown.at < HASTE;
  }

  /** A key; true if it meant something. */
  press(key: string, root: HTMLElement): boolean {
    if (this.verbs.length && /^\d$/.test(key)) {
      const verb = this.verbs[DIGITS.indexOf(key)];
      if (verb) this.take(verb);
      return verb !== undefined;
    }
    // What was just put away has given its keys back, even if that is not drawn yet.
    this.number(root);
    const { prompt, at, pressed } = this.#shown;
    const name = [...this.keys].find(([, one]) => one === key)?.[0];
    if (name === undefined) return false;
    if (pressed && pressed !== prompt && performance.now() - at < HASTE) return true;
    this.#shown.pressed = prompt;
    const word = this.words.find(({ id }) => id === name);
    if (word) this.#play.choose(word.id);
    else {
      const node = root.querySelector<HTMLElement>(`[data-thing="${CSS.escape(name)}"]`);
      node?.focus();
      node?.click();
    }
    return true;
  }
}

/** An act by what it says: the same one in two questions, whatever it is called there. */
const meant = ({ things, text }: Act): string => `${things.join()} ${text}`;

/** In rows from the top, each from the left: as one reads. */
function inOrder<One extends { box: DOMRect }>(all: One[]): One[] {
  const middle = ({ box }: One): number => box.y + box.height / 2;
  const rows: One[][] = [];
  for (const one of [...all].sort((a, b) => middle(a) - middle(b))) {
    const row = rows.at(-1);
    if (row && middle(one) - middle(row[0]!) < Math.min(row[0]!.box.height, one.box.height) * 0.6) row.push(one);
    else rows.push([one]);
  }
  return rows.flatMap((row) => row.sort((a, b) => a.box.x - b.box.x));
}
