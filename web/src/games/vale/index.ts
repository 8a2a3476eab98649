import type { Moment } from "../../kit/play.svelte";
import type { ValeView } from "../../net/made/schema";
import type { GameClient, Vocabulary } from "../game";
import Board from "./Board.svelte";
import { cardFace } from "./faces";
import Text from "./Text.svelte";

const STEPS = ["goal", "hunt", "act", "summon", "stones", "resolve"];
const STEP_OF: Readonly<Record<string, string>> = { hunt: "hunt", act: "act", "act-marked": "act", pay: "stones", keep: "stones" };

const vale: GameClient = {
  Board,
  Text,
  face: cardFace,
  rules: ({ words }: Vocabulary) => STEPS.map((id) => ({ id, text: words[`rules-${id}`] ?? "" })),
  step: ({ question, view }: Moment) => {
    if (!question) return "goal";
    return STEP_OF[question.asks[0]?.prompt ?? ""] ?? ((view as ValeView).phase === "resolve" ? "resolve" : "summon");
  },
  round: ({ view }: Moment) => (view as ValeView).round,
  turns: ["round_started", "turn_started", "resolution_started"],
  minor: ["cards_found", "turn_started", "resolution_started", "card_announced", "stones_paid", "round_started"],
};

export default vale;
