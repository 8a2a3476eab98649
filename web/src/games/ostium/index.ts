import type { Moment } from "../../kit/play.svelte";
import type { GameClient, Vocabulary } from "../game";
import Board from "./Board.svelte";
import { cardFace } from "./faces";
import Text from "./Text.svelte";
import type { View } from "./view";

const STEPS = ["goal", "develop", "summon", "field", "synergy", "fusion", "charge", "gates", "end", "three", "solo", "cards"];
const STEP_OF: Readonly<Record<string, string>> = {
  develop: "develop",
  place: "summon",
  "move-to": "develop",
  use: "synergy",
  fury: "fusion",
  fuse: "fusion",
  charge: "charge",
  collect: "end",
  "last-discard": "end",
  sovereign: "gates",
};

const ostium: GameClient = {
  Board,
  Text,
  face: (name, vocabulary) => cardFace(name, vocabulary),
  rules: ({ words }: Vocabulary) => STEPS.map((id) => ({ id, text: words[`rules-${id}`] ?? "" })),
  step: ({ question }: Moment) => (question ? (STEP_OF[question.asks[0]?.prompt ?? ""] ?? "goal") : "goal"),
  round: ({ view }: Moment) => (view as View).turn,
  counts: "turn",
  out: ({ view }: Moment, seat) => (view as View).players.some((player) => player.seat === seat && player.out),
  turns: ["turn_started"],
  minor: ["turn_started", "crystals_paid", "cards_drawn", "warrior_shown", "warrior_unsummoned"],
};

export default ostium;
