import type { Moment } from "../../kit/play.svelte";
import type { GameClient, Vocabulary } from "../game";
import Board from "./Board.svelte";
import DeckBrief from "./DeckBrief.svelte";
import DeckSheet from "./DeckSheet.svelte";
import { listIn } from "./decks";
import { cardFace, deckName } from "./faces";
import Text from "./Text.svelte";
import type { View } from "./view";

const CHAPTERS = ["goal", "forge", "house", "main", "reap", "fight", "lines", "states", "draw", "chains", "archives", "tide", "six", "end"];
const CHAPTER_OF: Readonly<Record<string, string>> = {
  "key-colour": "forge",
  house: "house",
  "take-archives": "archives",
  act: "main",
  flank: "lines",
  deploy: "lines",
  "fight-whom": "fight",
};

const keyforge: GameClient = {
  Board,
  Text,
  face: (name: string, vocabulary: Vocabulary) => cardFace(name, vocabulary),
  rules: ({ words }: Vocabulary) => CHAPTERS.map((id) => ({ id, text: words[`rules-${id}`] ?? "" })),
  step: ({ question }: Moment) => (question ? (CHAPTER_OF[question.asks[0]?.prompt ?? ""] ?? "main") : "goal"),
  round: ({ view }: Moment) => (view as View).turn,
  counts: "turn",
  turns: ["turn_started"],
  minor: ["turn_started", "turn_ended", "cards_readied", "card_drawn", "joined_line", "ability_used", "tagged"],
  kept: { read: listIn, name: (page, { words }) => deckName(String(page["name"] ?? ""), words), Brief: DeckBrief, Sheet: DeckSheet },
};

export default keyforge;
