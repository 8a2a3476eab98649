/** A table as the server last described it. Nothing here is guessed: after a gap everything is asked for anew. */

import { settings } from "../lib/settings.svelte";
import type { Moment } from "../kit/play.svelte";
import { Refused } from "./api";
import type { ChatLineOut, Done, EventOut, LessonOut, Message, TableState, Update } from "./made/protocol";
import { socket, type Wish } from "./socket.svelte";

/** How long a page is looked at, how much longer for every letter that is to be read, and all that waits together. */
const PACE = { off: 0, quick: 380, normal: 800, slow: 1_700 };
const READING = { off: 0, quick: 3, normal: 11, slow: 22 };
const PATIENCE = { off: 0, quick: 4_000, normal: 15_000, slow: 45_000 };

/** A moment on the way, or where an update leads to. */
interface Scene {
  events: readonly EventOut[];
  view: unknown;
  /** What the last page of an update says besides. */
  update?: Update;
}

export interface Shown {
  /** It does not follow from the last moment. */
  full: boolean;
  /** Lines of the log were taken back. */
  cut: boolean;
  /** More is to come after so many milliseconds. */
  length: number;
}

export class Room {
  table: TableState | null = $state.raw(null);
  match = $state("");
  moment: Moment | null = $state.raw(null);
  undo: "" | "free" | "ask" = $state("");
  /** What a learner is told. */
  lesson: LessonOut | null = $state.raw(null);
  log: EventOut[] = $state.raw([]);
  chat: ChatLineOut[] = $state.raw([]);
  /** Who has said something, by name: what is muted does not come again. */
  readonly said = new Map<string, string>();
  notice = $state("");
  /** Everything shown is what the server has now. */
  live = $state(false);
  /** Why we may not look at this table. */
  refused = $state("");
  /** How many moments have arrived that are not shown yet. */
  behind = $state(0);
  /** When `table` arrived: clocks run on from there. */
  heardAt = $state(0);
  /** Called with every new moment and what happened before it. */
  onmoment: (moment: Moment, happened: readonly EventOut[], shown: Shown) => void = () => undefined;

  readonly id: string;
  readonly #code: string;
  #seat: number | undefined;
  #language = "";
  #seq = -1;
  #hasTable = false;
  #waiting: Scene[] = [];
  #hurried = false;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #stop: () => void;
  readonly #back = (): void => this.#catchUp();

  constructor(id: string, code: string) {
    this.id = id;
    this.#code = code;
    // Whoever comes back sees where things stand.
    document.addEventListener("visibilitychange", this.#back);
    this.#stop = socket.listen({
      table: id,
      opened: () => this.#watch(),
      heard: (message) => this.#heard(message),
      lost: () => (this.live = false),
    });
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#back);
    clearTimeout(this.#pause);
    this.#stop();
  }

  do(wish: Wish): Promise<Done> {
    return socket.send(this.id, wish);
  }

  /** Look from another of one's own seats. */
  look(seat: number): void {
    this.#seat = seat;
    this.#watch();
  }

  /** Look in the language that is spoken now. */
  speak(): void {
    if (this.#language !== settings.language) this.#watch();
  }

  #watch(): void {
    if (socket.state !== "live") return;
    const language = settings.language;
    this.#language = language;
    const seat = this.#seat === undefined ? {} : { seat: this.#seat };
    this.#seq = -1;
    socket.send(this.id, { type: "watch", code: this.#code, language, pages: true, ...seat }).then(
      () => {
        this.refused = "";
        this.live = this.#hasTable;
      },
      (problem: Error) => {
        if (!(problem instanceof Refused) || problem.code === "offline") return;
        // It was ours when we last looked.
        if (problem.code === "not-your-seat" && this.#seat !== undefined) {
          this.#seat = undefined;
          this.#watch();
        } else this.refused = problem.message;
      },
    );
  }

  #heard(message: Message): void {
    if (message.type === "done" || message.type === "problem") return;
    if (this.#seq >= 0 && message.seq !== this.#seq + 1) {
      this.live = false;
      this.#seq = -1;
      void this.do({ type: "sync" }).then(
        () => (this.live = true),
        () => undefined,
      );
      return;
    }
    this.#seq = message.seq;
    switch (message.type) {
      case "table":
        this.table = message.table;
        // Seats may have moved.
        if (this.#seat !== undefined) this.#seat = message.table.you.looking;
        this.heardAt = performance.now();
        this.#hasTable = true;
        if (message.table.match !== this.match && message.table.phase === "waiting") this.#clear("");
        break;
      case "update":
        this.#queue(message);
        break;
      case "chat":
        for (const { guest, nickname } of message.lines) this.said.set(guest, nickname);
        this.chat = message.full ? message.lines : [...this.chat, ...message.lines];
        break;
      case "notice":
        this.notice = message.text;
        break;
    }
  }

  /** What happens is shown page by page, the more quickly the more waits. */
  #queue(update: Update): void {
    const anew = update.full || update.match !== this.match || this.moment === null;
    const cut = update.kept < this.log.length + this.#waiting.reduce((sum, scene) => sum + scene.events.length, 0);
    const { pages = [] } = update;
    if (anew || cut) {
      const earlier = anew ? [] : this.#waiting.splice(0);
      this.#waiting = [];
      for (const scene of earlier) this.#show(scene, 0);
      this.#show({ events: [...pages.flatMap((page) => page.events), ...update.events], view: update.view, update }, 0);
      this.#catchUp();
      return;
    }
    // The pages have added their lines by then.
    const kept = pages.reduce((sum, page) => sum + page.events.length, update.kept);
    this.#waiting.push(...pages, { events: update.events, view: update.view, update: { ...update, kept } });
    const atOnce = settings.pace === "off" || document.hidden || this.#hurried || this.table?.times;
    if (atOnce) this.#catchUp();
    else if (this.#pause === undefined) this.#next();
    else this.behind = this.#waiting.length;
  }

  #next(): void {
    clearTimeout(this.#pause);
    this.#pause = undefined;
    const scene = this.#waiting.shift();
    this.behind = this.#waiting.length;
    if (!scene) return;
    // Where something is asked of us there is nothing to wait for, and what is only a question is shown with what led to it.
    const wanted = scene.events.length ? this.#length(scene) : 0;
    const rest = this.#waiting.reduce((sum, one) => sum + this.#length(one), wanted);
    const length = wanted * Math.min(1, PATIENCE[settings.pace] / Math.max(1, rest));
    this.#show(scene, length);
    if (length && !this.#asked()) this.#pause = setTimeout(() => this.#next(), length);
    else this.#next();
  }

  #length({ events }: Scene): number {
    const letters = events.reduce((sum, event) => sum + event.text.length, 0);
    return PACE[settings.pace] + READING[settings.pace] * Math.min(160, letters);
  }

  /** Show at once what happens, until something is asked of us; whoever only watches catches up for now. */
  hurry(): void {
    this.#hurried = Boolean(this.table?.you.seats.length);
    this.#catchUp();
  }

  /** Everything that waits, in one picture. */
  #catchUp(): void {
    clearTimeout(this.#pause);
    this.#pause = undefined;
    const scenes = this.#waiting.splice(0);
    this.behind = 0;
    const last = scenes.at(-1);
    if (last) {
      const updates = scenes.flatMap(({ update }) => update ?? []);
      const together = updates.reduce((all, one) => ({ ...all, ...one }), updates[0]!);
      const view = scenes.findLast((scene) => scene.view !== undefined)?.view;
      const events = scenes.flatMap((scene) => scene.events);
      this.#show({ events, view, update: { ...together, kept: this.log.length } }, 0);
    }
    if (this.#asked()) this.#hurried = false;
  }

  #asked(): boolean {
    const { question, seat } = this.moment ?? {};
    return question?.asks.some((ask) => ask.seat === seat && !ask.answered) ?? false;
  }

  #clear(match: string): void {
    this.#hurried = false;
    // What was said of the last match does not stand over the next.
    if (this.match && match) this.notice = "";
    this.match = match;
    this.moment = null;
    this.log = [];
    this.undo = "";
    this.lesson = null;
  }

  #show({ events, view, update }: Scene, length: number): void {
    if (update && update.match !== this.match) this.#clear(update.match);
    const before = this.moment;
    const full = before === null || update?.full === true;
    if (!update?.full && before === null) return;
    const kept = full ? 0 : update ? Math.min(update.kept, this.log.length) : this.log.length;
    const cut = !full && kept < this.log.length;
    this.log = [...this.log.slice(0, kept), ...events];
    if (update?.undo !== undefined) this.undo = update.undo;
    if (update?.lesson !== undefined) this.lesson = update.lesson;
    else if (update?.full) this.lesson = null;
    const moment: Moment = {
      view: view ?? before?.view,
      question: update ? (update.question === undefined ? (before?.question ?? null) : update.question) : null,
      result: update ? (update.result === undefined ? (before?.result ?? null) : update.result) : null,
      seat: update?.seat ?? before!.seat,
    };
    this.onmoment(moment, events, { full, cut, length });
    this.moment = moment;
  }
}
