import type { Moment } from "../../kit/play.svelte";
import type { GameClient, Vocabulary } from "../game";
import Board from "./Board.svelte";
import { cardFace } from "./faces";
import Text from "./Text.svelte";
import type { View } from "./view";

const STEPS = ["goal", "era", "round", "basic", "special", "command", "battle", "scoring"];
const STEP_OF: Readonly<Record<string, string>> = {
  turn: "round",
  "turn-basic": "basic",
  "turn-special": "special",
  "turn-end": "round",
  spend: "command",
  "spend-none": "command",
  grow: "command",
  carry: "command",
  develop: "basic",
  bury: "basic",
  take: "basic",
  fortify: "basic",
  align: "special",
  "move-island": "special",
  encounter: "special",
  premonition: "special",
  order: "battle",
  retreat: "battle",
  lose: "battle",
  battlefield: "battle",
  collect: "scoring",
  ravaged: "scoring",
};

const mysthea: GameClient = {
  Board,
  Text,
  face: (name, vocabulary, view) => cardFace(name, vocabulary, view as View | null),
  rules: ({ words }: Vocabulary) => STEPS.map((id) => ({ id, text: words[`rules-${id}`] ?? "" })),
  step: ({ question }: Moment) => (question ? (STEP_OF[question.asks[0]?.prompt ?? ""] ?? "goal") : "goal"),
  round: ({ view }: Moment) => (view as View).round,
  turns: ["turn_began", "era_started"],
  minor: ["turn_began", "energy_paid", "experience_paid", "card_recovered", "order_discarded", "points_lost", "artifact_received"],
};

export default mysthea;
