/** A table as the server last described it. Nothing here is guessed: after a gap everything is asked for anew. */

import { settings } from "../lib/settings.svelte";
import type { Moment } from "../kit/play.svelte";
import { Refused } from "./api";
import type { ChatLineOut, Done, EventOut, LessonOut, Message, TableState, Update } from "./made/protocol";
import { socket, type Wish } from "./socket.svelte";

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
  /** When `table` arrived: clocks run on from there. */
  heardAt = $state(0);
  /** Called with every new moment and what happened before it. */
  onmoment: (moment: Moment, happened: readonly EventOut[], full: boolean) => void = () => undefined;

  readonly id: string;
  readonly #code: string;
  #seat: number | undefined;
  #seq = -1;
  #hasTable = false;
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
        this.#update(message);
        break;
      case "chat":
        this.chat = message.full ? message.lines : [...this.chat, ...message.lines];
        break;
      case "notice":
        this.notice = message.text;
        break;
    }
  }

  #clear(match: string): void {
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
    this.onmoment(moment, update.events, update.full || before === null);
    this.moment = moment;
  }
}
