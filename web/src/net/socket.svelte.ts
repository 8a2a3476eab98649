/** The one connection to the server. It comes back by itself and says when it is gone. */

import { comeIn } from "../lib/guest.svelte";
import { at } from "../lib/root";
import { Refused } from "./api";
import type { Command, Done, Message } from "./made/protocol";

type Distributed<T> = T extends { table: string } ? Omit<T, "table" | "id"> : never;
/** A command without what the room adds. */
export type Wish = Distributed<Command>;

interface Waiting {
  resolve: (done: Done) => void;
  reject: (problem: Error) => void;
  timer: ReturnType<typeof setTimeout>;
}

const SHORTEST = 250;
const LONGEST = 5000;
const PATIENCE = 10_000;

export interface Listener {
  table: string;
  opened: () => void;
  heard: (message: Message) => void;
  lost: () => void;
}

class Socket {
  state: "off" | "connecting" | "live" | "lost" = $state("off");
  #socket: WebSocket | null = null;
  #pause = SHORTEST;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = 0;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<string, Listener>();

  constructor() {
    const hurry = (): void => {
      if (this.#listeners.size && this.#socket === null) this.#open();
    };
    addEventListener("online", hurry);
    document.addEventListener("visibilitychange", hurry);
  }

  listen(listener: Listener): () => void {
    this.#listeners.set(listener.table, listener);
    if (this.state === "live") listener.opened();
    else if (this.#socket === null) this.#open();
    return () => {
      if (this.#listeners.get(listener.table) === listener) this.#listeners.delete(listener.table);
      if (this.state === "live") void this.send(listener.table, { type: "unwatch" }).catch(() => undefined);
    };
  }

  /** Resolves when the server has carried the command out; rejects with the server's reason or when nobody answers. */
  send(table: string, wish: Wish): Promise<Done> {
    const socket = this.#socket;
    if (this.state !== "live" || socket === null) return Promise.reject(new Refused("offline", ""));
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(id);
        reject(new Refused("offline", ""));
        // A connection on which nobody answers is none.
        socket.close();
        this.#gone(socket);
      }, PATIENCE);
      this.#waiting.set(id, { resolve, reject, timer });
      socket.send(JSON.stringify({ ...wish, table, id }));
    });
  }

  #open(): void {
    clearTimeout(this.#timer);
    if (this.state === "off") this.state = "connecting";
    comeIn().then(
      () => this.#connect(),
      () => this.#later(),
    );
  }

  #connect(): void {
    if (this.#socket !== null) return;
    const address = new URL(at("/api/socket"), location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#pause = SHORTEST;
      this.state = "live";
      for (const listener of this.#listeners.values()) listener.opened();
    };
    socket.onmessage = (event) => this.#heard(JSON.parse(event.data as string) as Message);
    socket.onclose = () => this.#gone(socket);
  }

  #heard(message: Message): void {
    if (message.type === "done" || message.type === "problem") {
      const waiting = this.#waiting.get(Number(message.id));
      if (!waiting) return;
      this.#waiting.delete(Number(message.id));
      clearTimeout(waiting.timer);
      if (message.type === "done") waiting.resolve(message);
      else waiting.reject(new Refused(message.code, message.text));
      return;
    }
    const table = message.type === "table" ? message.table.id : message.table;
    this.#listeners.get(table)?.heard(message);
  }

  #gone(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    this.state = "lost";
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(new Refused("offline", ""));
    }
    this.#waiting.clear();
    for (const listener of this.#listeners.values()) listener.lost();
    this.#later();
  }

  #later(): void {
    clearTimeout(this.#timer);
    // Not everybody at the same moment after a restart.
    this.#timer = setTimeout(() => this.#open(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(LONGEST, this.#pause * 2);
  }
}

export const socket = new Socket();
