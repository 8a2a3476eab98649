/** A match that is looked back at, page by page. */

import type { EventOut, QuestionOut, ReplayPage, ResultOut } from "./made/protocol";

export interface Step {
  view: unknown;
  /** What happened since the step before. */
  events: readonly EventOut[];
  /** How many lines of the log before them still stand. */
  kept: number;
  /** Who is asked what here: at the end of what followed from an answer. */
  question: QuestionOut | null;
  result: ResultOut | null;
  /** Which answer led here, counted from 1 as in addresses; the first is the deal. */
  answer: number;
  /** A turn begins here. */
  turn: boolean;
}

export function stepsOf(pages: readonly ReplayPage[], turns: readonly string[]): Step[] {
  const begins = (events: readonly EventOut[]): boolean => events.some((event) => turns.includes(event.kind));
  return pages.flatMap((page, n) => {
    let { kept } = page;
    const answer = n + 1;
    const on = (page.pages ?? []).map(({ events, view }) => {
      const step: Step = { view, events, kept, question: null, result: null, answer, turn: begins(events) };
      kept += events.length;
      return step;
    });
    const { view, events, question = null, result = null } = page;
    return [...on, { view, events, kept, question, result, answer, turn: begins(events) }];
  });
}

export function logAt(steps: readonly Step[], place: number): EventOut[] {
  const lines: EventOut[] = [];
  for (const { kept, events } of steps.slice(0, place + 1)) {
    lines.length = Math.min(lines.length, kept);
    lines.push(...events);
  }
  return lines;
}

/** So many letters are read while a moment lasts. */
const LINE = 130;

/** What is said of a moment: the last that is no routine, together with others of its kind. */
export function lineOf(events: readonly EventOut[], minor: readonly string[]): string {
  const last = events.findLast(({ kind }) => !minor.includes(kind)) ?? events.at(-1);
  let line = "";
  for (const { kind, text } of [...events].reverse()) {
    if (kind !== last?.kind) continue;
    if (line && line.length + text.length > LINE) break;
    line = line ? `${text} ${line}` : text;
  }
  return line;
}

export type Unit = "page" | "answer" | "turn";

/** The next place in a direction, in steps of a unit: an answer is seen where it has led to, a turn where it begins. */
export function away(steps: readonly Step[], place: number, unit: Unit, by: 1 | -1): number {
  const stops = (n: number): boolean => {
    const step = steps[n]!;
    if (unit === "page") return true;
    return unit === "turn" ? step.turn : steps[n + 1]?.answer !== step.answer;
  };
  for (let n = place + by; n >= 0 && n < steps.length; n += by) if (stops(n)) return n;
  return by > 0 ? steps.length - 1 : 0;
}
