import assaultIcon from "icon:sword-brandish";
import breathIcon from "icon:death-skull";
import crystalIcon from "icon:cut-diamond";
import cullIcon from "icon:death-zone";
import discardIcon from "icon:card-discard";
import dismissIcon from "icon:return-arrow";
import drawIcon from "icon:card-draw";
import echoIcon from "icon:echo-ripples";
import emberIcon from "icon:flame";
import exileIcon from "icon:card-burn";
import furyIcon from "icon:enrage";
import fusionIcon from "icon:linked-rings";
import gateIcon from "icon:magic-gate";
import guardIcon from "icon:checked-shield";
import primalIcon from "icon:star-pupil";
import rebuildIcon from "icon:brick-wall";
import repairIcon from "icon:hammer-nails";
import rootIcon from "icon:oak-leaf";
import stormIcon from "icon:heavy-lightning";
import strikeAllIcon from "icon:explosion-rays";
import strikeIcon from "icon:bullseye";
import swiftIcon from "icon:wingfoot";
import tideIcon from "icon:big-wave";
import veilIcon from "icon:haunting";
import wildIcon from "icon:metal-scales";
import { pattern, type CardFace, type Edge, type Frame, type Sign } from "../../kit/card";
import type { CardLine, Vocabulary } from "../game";
import { PICTURES } from "./pictures";

export { crystalIcon, gateIcon as crest };

type Clan = "ember" | "tide" | "root" | "veil" | "storm" | "primal";

/** Colour, outline, pattern and sign differ, so that no two clans depend on colour alone. `line` is a chain of the clan. */
const CLANS: Readonly<Record<Clan, Omit<Frame, "label"> & { line: string }>> = {
  ember: {
    icon: emberIcon,
    ground: "#a83a17",
    edge: "#5b1906",
    tint: "#ffeadd",
    shape: "octagon",
    pattern: pattern(26, 26, "<path d='M0 26 13 8l13 18M0 13 6.5 4 13 13M13 13l6.5-9L26 13'/>"),
    line: "#ff7a3d",
  },
  tide: {
    icon: tideIcon,
    ground: "#1f63a6",
    edge: "#0c325b",
    tint: "#e6f4ff",
    shape: "round",
    pattern: pattern(32, 16, "<path d='M0 8q8-8 16 0t16 0M0 16q8-8 16 0t16 0'/>"),
    line: "#4aa9ff",
  },
  root: {
    icon: rootIcon,
    ground: "#3c7227",
    edge: "#1c3d10",
    tint: "#f1fbe4",
    shape: "hexagon",
    pattern: pattern(24, 28, "<path d='M12 0v10M12 10 2 20v8M12 10l10 10v8'/>"),
    line: "#6fce47",
  },
  veil: {
    icon: veilIcon,
    ground: "#653197",
    edge: "#2f1150",
    tint: "#f7ecff",
    shape: "arch",
    pattern: pattern(20, 20, "<path d='M0 20a10 10 0 0 1 20 0M-10 10a10 10 0 0 1 20 0M10 10a10 10 0 0 1 20 0'/>"),
    line: "#b473f2",
  },
  storm: {
    icon: stormIcon,
    ground: "#8f6c0d",
    edge: "#4a3602",
    tint: "#fff7d8",
    shape: "diamond",
    pattern: pattern(22, 30, "<path d='M14 0 5 15h9L5 30'/>"),
    line: "#f2c230",
  },
  primal: {
    icon: primalIcon,
    ground: "#5b5a55",
    edge: "#2c2b28",
    tint: "#f5f2ea",
    shape: "cloud",
    pattern: pattern(24, 24, "<path d='M12 2l10 10-10 10L2 12z'/>"),
    line: "#e6dfcc",
  },
};

export const clanOf = (clan: string): (typeof CLANS)[Clan] => CLANS[clan as Clan] ?? CLANS.primal;

const SIGNS: Readonly<Record<string, string>> = {
  crystal: crystalIcon,
  draw: drawIcon,
  repair: repairIcon,
  rebuild: rebuildIcon,
  exile: exileIcon,
  strike: strikeIcon,
  "strike-all": strikeAllIcon,
  dismiss: dismissIcon,
  cull: cullIcon,
  echo: echoIcon,
  discard: discardIcon,
  swift: swiftIcon,
  guard: guardIcon,
  assault: assaultIcon,
  fury: furyIcon,
  fusion: fusionIcon,
  "wild-fusion": wildIcon,
  "last-breath": breathIcon,
};

/** Signs of verbs, for buttons at things. */
export const VERBS: Readonly<Record<string, string>> = {
  ...SIGNS,
  summon: gateIcon,
  buy: crystalIcon,
  recruit: discardIcon,
  charge: assaultIcon,
  "last-discard": discardIcon,
};

/** An ability as its sign and its number; one that sets off another has both signs. */
function signsOf(line: CardLine, text: string): Sign[] {
  const { what } = line.args;
  if (line.key === "text-main" && typeof what === "object") return signsOf(what, text);
  const verb = line.key.replace("ability-", "");
  const icon = SIGNS[verb];
  const { then, value } = line.args;
  const own = icon ? [{ icon, label: text, ...(typeof value === "number" && value > 1 ? { text: `${value}` } : {}) }] : [];
  return typeof then === "object" ? [...own.map((sign) => ({ ...sign, text: "›" })), ...signsOf(then, `${text} ›`)] : own;
}

/** Which edge of the tile is its owner's left, and which its right. */
export type Turn = "upright" | "opposite" | "left" | "right";
const EDGES: Readonly<Record<Turn, Readonly<Record<"left" | "right", Edge["side"]>>>> = {
  upright: { left: "left", right: "right" },
  opposite: { left: "right", right: "left" },
  left: { left: "top", right: "bottom" },
  right: { left: "bottom", right: "top" },
};
export const edgeOf = (turn: Turn, side: "left" | "right"): Edge["side"] => EDGES[turn][side];

export function cardFace(name: string, vocabulary: Vocabulary, turn: Turn = "upright"): CardFace | null {
  const { words, cards } = vocabulary;
  const card = cards[name];
  if (!card) return null;
  const clan = String(card.facts["clan"]);
  const { line: _line, ...frame } = clanOf(clan);
  const sides = (["left", "right"] as const).flatMap((side) => {
    const found = card.lines.find(({ key }) => key === `text-${side}`);
    const what = found?.args["what"];
    const sign = found && typeof what === "object" ? signsOf(what, found.text ?? "")[0] : undefined;
    return sign ? [{ ...sign, side: edgeOf(turn, side) }] : [];
  });
  return {
    id: name,
    title: words[`title-${name}`] ?? name,
    value: Number(card.facts["power"]),
    frame: { ...frame, label: words[`clan-${clan}`] ?? clan },
    icon: PICTURES[name] ?? frame.icon,
    text: card.lines.map(({ text }) => text ?? ""),
    wide: true,
    signs: card.lines.flatMap((line) => signsOf(line, line.text ?? "")),
    edges: sides,
  };
}
