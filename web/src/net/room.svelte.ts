/** A table as the server last described it. Nothing here is guessed: after a gap everything is asked for anew. */

import { settings } from "../lib/settings.svelte";
import type { Moment } from "../kit/play.svelte";
import { Refused } from "./api";
import type { ChatLineOut, Done, EventOut, LessonOut, Message, TableState, Update } from "./made/protocol";
import { socket, type Wish } from "./socket.svelte";

/** How long what somebody else did is looked at before the next thing is shown; the more waits, the shorter. */
const PACE = { calm: 900, quick: 350, none: 0 };
const PATIENCE = { calm: 4_000, quick: 1_500, none: 0 };

export class Room {
  table: TableState | null = $state.raw(null);
  match = $state("");
  moment: Moment | null = $state.raw(null);
  undo: "" | "free" | "ask" = $state("");
  /** What a learner is told. */
  lesson: LessonOut | null = $state.raw(null);
  log: EventOut[] = $state.raw([]);
  chat: ChatLineOut[] = $state.raw([]);
  notice = $state("");
  /** Everything shown is what the server has now. */
  live = $state(false);
  /** Why we may not look at this table. */
  refused = $state("");
  /** How many moments have arrived that are not shown yet. */
  behind = $state(0);
  /** When `table` arrived: clocks run on from there. */
  heardAt = $state(0);
  /** Called with every new moment and what happened before it; a `full` one does not follow from the last. */
  onmoment: (moment: Moment, happened: readonly EventOut[], full: boolean, cut: boolean) => void = () => undefined;

  readonly id: string;
  readonly #code: string;
  #seat: number | undefined;
  #seq = -1;
  #hasTable = false;
  #waiting: Update[] = [];
  #hurried = false;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #stop: () => void;

  constructor(id: string, code: string) {
    this.id = id;
    this.#code = code;
    this.#stop = socket.listen({
      table: id,
      opened: () => this.#watch(),
      heard: (message) => this.#heard(message),
      lost: () => (this.live = false),
    });
  }

  close(): void {
    clearTimeout(this.#pause);
    this.#stop();
  }

  do(wish: Wish): Promise<Done> {
    return socket.send(this.id, wish);
  }

  /** Look from another of one's own seats, or in another language. */
  look(seat: number | undefined = this.#seat): void {
    this.#seat = seat;
    this.#watch();
  }

  #watch(): void {
    if (socket.state !== "live") return;
    const language = settings.language;
    const seat = this.#seat === undefined ? {} : { seat: this.#seat };
    this.#seq = -1;
    socket.send(this.id, { type: "watch", code: this.#code, language, ...seat }).then(
      () => {
        this.refused = "";
        this.live = this.#hasTable;
      },
      (problem: Error) => {
        if (problem instanceof Refused && problem.code !== "offline") this.refused = problem.message;
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
        this.heardAt = performance.now();
        this.#hasTable = true;
        if (message.table.match !== this.match && message.table.phase === "waiting") this.#clear("");
        break;
      case "update":
        this.#queue(message);
        break;
      case "chat":
        this.chat = message.full ? message.lines : [...this.chat, ...message.lines];
        break;
      case "notice":
        this.notice = message.text;
        break;
    }
  }

  /** What others do is shown one after the other, for as long as nothing is asked of us. */
  #queue(update: Update): void {
    const anew = update.full || update.match !== this.match;
    if (anew) this.#waiting = [];
    this.#waiting.push(update);
    if (anew || update.kept < this.log.length || this.#asked() || this.#hurried || this.table?.times) this.#catchUp();
    else if (this.#pause === undefined) this.#next();
    else this.behind = this.#waiting.length;
  }

  #next(): void {
    clearTimeout(this.#pause);
    this.#pause = undefined;
    const update = this.#waiting.shift();
    this.behind = this.#waiting.length;
    if (!update) return;
    // What we have done ourselves needs no long look.
    const pace = PACE[settings.pace] / (this.#asked() ? 2 : 1);
    this.#update(update);
    const shown = update.events.length ? Math.min(pace, PATIENCE[settings.pace] / (this.#waiting.length + 1)) : 0;
    if (shown && !this.#asked()) this.#pause = setTimeout(() => this.#next(), shown);
    else this.#next();
  }

  /** Show at once what others do, until something is asked of us; whoever only watches catches up for now. */
  hurry(): void {
    this.#hurried = Boolean(this.table?.you.seats.length);
    this.#catchUp();
  }

  #catchUp(): void {
    clearTimeout(this.#pause);
    this.#pause = undefined;
    for (const update of this.#waiting.splice(0)) this.#update(update);
    this.behind = 0;
    if (this.#asked()) this.#hurried = false;
  }

  #asked(): boolean {
    const { question, seat } = this.moment ?? {};
    return question?.asks.some((ask) => ask.seat === seat && !ask.answered) ?? false;
  }

  #clear(match: string): void {
    this.#hurried = false;
    this.match = match;
    this.moment = null;
    this.log = [];
    this.undo = "";
    this.lesson = null;
  }

  #update(update: Update): void {
    if (update.match !== this.match) this.#clear(update.match);
    const before = this.moment;
    if (!update.full && before === null) return;
    const cut = update.kept < this.log.length;
    this.log = [...this.log.slice(0, update.full ? 0 : update.kept), ...update.events];
    if (update.undo !== undefined) this.undo = update.undo;
    if (update.lesson !== undefined) this.lesson = update.lesson;
    else if (update.full) this.lesson = null;
    const moment: Moment = {
      view: update.view ?? before?.view,
      question: update.question === undefined ? (before?.question ?? null) : update.question,
      result: update.result === undefined ? (before?.result ?? null) : update.result,
      seat: update.seat,
    };
    this.onmoment(moment, update.events, update.full || before === null, cut);
    this.moment = moment;
  }
}
