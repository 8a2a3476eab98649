/** The HTTP side of the server: what is asked once. */

import { at } from "../lib/root";
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/words";
import type { CardPage, Vocabulary } from "../games/game";
import type { Analysis, GuestState, Imported, KeptOut, OwnPlay, Problem, Replay, ReplayPage, Story, TableLine, TableRequest, TableState } from "./made/protocol";

/** The server said no, in words for people. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
    /** What exactly, for whoever wrote it: the line of a text that cannot be read. */
    readonly detail = "",
  ) {
    super(text);
  }
}

/** Nobody was there to answer. */
export const offline = (problem: unknown): boolean => problem instanceof Refused && problem.code === "offline";

async function ask<T>(address: string, body?: unknown, method = "GET"): Promise<T> {
  const init: RequestInit = { credentials: "same-origin", method };
  if (body !== undefined) {
    init.method = "POST";
    init.headers = { "Content-Type": "application/json" };
    init.body = JSON.stringify(body);
  }
  const answer = await fetch(at(address), init).catch(() => {
    throw new Refused("offline", t("title-lost"));
  });
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new Refused(problem?.code ?? "failed", problem?.text ?? `${answer.status} ${answer.statusText}`, problem?.detail);
  }
  return (await answer.json()) as T;
}

export interface OptionPage {
  name: string;
  kind: "choice" | "subset" | "number" | "switch" | "text" | "seats";
  text: string;
  about?: string;
  values?: { value: string; text: string; about?: string }[];
  /** Of a text: ready ones to pick from. */
  offers?: { value: string; text: string; about?: string }[];
  lowest?: number;
  highest?: number;
  longest?: number;
  /** Of a text: people keep such texts, and look at one before they pick it. */
  shelf?: boolean;
  /** Of an option that every seat has for itself: what one seat chooses from. */
  each?: OptionPage;
  default?: string | number | boolean | string[];
}

export interface GamePage {
  id: string;
  name: string;
  about: string;
  seats: number[];
  options: OptionPage[];
  bots: string[];
  /** There is a match that teaches it. */
  lesson: boolean;
  /** Positions to be solved. */
  puzzles: { value: string; text: string; about: string }[];
}

export const getGames = (lang: string): Promise<GamePage[]> => ask(`/api/games?lang=${lang}`);

export const getGame = (game: string, lang: string): Promise<GamePage> => ask(`/api/games/${game}?lang=${lang}`);

const vocabularies = new Map<string, Promise<Vocabulary>>();

export function getVocabulary(game: string, lang: string): Promise<Vocabulary> {
  const key = `${game} ${lang}`;
  let found = vocabularies.get(key);
  if (!found) {
    found = loadVocabulary(game, lang);
    vocabularies.set(key, found);
    found.catch(() => vocabularies.delete(key));
  }
  return found;
}

async function loadVocabulary(game: string, lang: string): Promise<Vocabulary> {
  const [words, cards] = await Promise.all([
    ask<Record<string, string>>(`/api/games/${game}/words?lang=${lang}`),
    ask<CardPage[]>(`/api/games/${game}/cards?lang=${lang}`),
  ]);
  return {
    game,
    words,
    text: Object.fromEntries(cards.map((card) => [card.face, [card.text]])),
    cards: Object.fromEntries(cards.map((card) => [card.face, card])),
  };
}

export const getTables = (): Promise<TableLine[]> => ask("/api/tables");
export const getMyTables = (): Promise<TableLine[]> => ask("/api/my/tables");
export const getShelf = (game: string): Promise<KeptOut[]> => ask(`/api/my/shelf/${game}`);
export const keepText = (game: string, text: string, keep: boolean): Promise<KeptOut> => ask(`/api/my/shelf/${game}`, { text, keep });
export const renameKept = (game: string, id: string, name: string): Promise<KeptOut> => ask(`/api/my/shelf/${game}/${id}`, { name });
export const dropKept = (game: string, id: string): Promise<unknown> => ask(`/api/my/shelf/${game}/${id}`, undefined, "DELETE");
export const addTable = (wish: TableRequest): Promise<TableState> => ask("/api/tables", wish);
export const addLesson = (game: string): Promise<TableState> => ask(`/api/lessons/${game}`, {});
export const command = (wish: object): Promise<unknown> => ask("/api/commands", wish);
export const getReplay = (match: string, seat: number | null, lang: string): Promise<Replay> =>
  ask(`/api/matches/${match}?lang=${lang}${seat === null ? "" : `&seat=${seat}`}`);
export const getTranscript = (table: string, seat: number, lang: string): Promise<ReplayPage[]> =>
  ask(`/api/tables/${table}/transcript?seat=${seat}&lang=${lang}`);
export const getStory = (match: string, lang: string): Promise<Story> => ask(`/api/matches/${match}/story?lang=${lang}`);
export const getAnalysis = (match: string, lang: string): Promise<Analysis> => ask(`/api/matches/${match}/analysis?lang=${lang}`);
export const getOwnPlay = (): Promise<OwnPlay> => ask("/api/my/play");
export const letCount = (counts: boolean): Promise<OwnPlay> => ask("/api/my/play", { counts });
export const importMatch = (record: unknown): Promise<Imported> => ask("/api/matches", record);
export const getGuest = (): Promise<GuestState> => ask("/api/guest");
export const postGuest = (nickname: string): Promise<GuestState> =>
  ask("/api/guest", { nickname, language: settings.language });
