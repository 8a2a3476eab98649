import type { Moment } from "../../kit/play.svelte";
import type { CardiaView } from "../../net/made/schema";
import type { GameClient, Vocabulary } from "../game";
import Board from "./Board.svelte";
import { cardFace } from "./faces";
import Text from "./Text.svelte";

const STEPS = ["goal", "place", "reveal", "compare", "ability", "end"];
const STEP_OF: Readonly<Record<string, string>> = { place: "place", "place-open": "place", adjust: "reveal", tuck: "end" };

const cardia: GameClient = {
  Board,
  Text,
  face: cardFace,
  rules: ({ words }: Vocabulary) => STEPS.map((id) => ({ id, text: words[`rules-${id}`] ?? "" })),
  step: ({ question }: Moment) => (question ? (STEP_OF[question.asks[0]?.prompt ?? ""] ?? "ability") : "goal"),
  round: ({ view }: Moment) => (view as CardiaView).round,
  minor: ["cards_placed", "card_placed", "card_drawn", "nothing_drawn", "deck_shuffled", "round_started"],
};

export default cardia;
