import actIcon from "icon:card-play";
import anuthIcon from "icon:swordwoman";
import batteryIcon from "icon:battery-100";
import burnIcon from "icon:card-burn";
import carryIcon from "icon:footsteps";
import celetheIcon from "icon:archer";
import crIcon from "icon:vintage-robot";
import destroyIcon from "icon:tower-fall";
import drawIcon from "icon:card-draw";
import encounterIcon from "icon:conversation";
import equipmentIcon from "icon:backpack";
import freeIcon from "icon:gift-of-knowledge";
import hornIcon from "icon:hunting-horn";
import leheirIcon from "icon:elf-helmet";
import marchIcon from "icon:trample";
import objectiveIcon from "icon:bullseye";
import sanyaIcon from "icon:woman-elf-face";
import swapIcon from "icon:card-exchange";
import tacticIcon from "icon:spyglass";
import telronIcon from "icon:hooded-figure";
import travelIcon from "icon:compass";
import twinsIcon from "icon:two-shadows";
import upgradeIcon from "icon:gears";
import { pattern, type CardFace, type Frame } from "../../kit/card";
import type { CardPage, Vocabulary } from "../game";
import { EVENTS, ISLANDS, LANDS, UNITS, VERBS, energyIcon, experienceIcon, gloryIcon, meditateIcon } from "./signs";
import type { View } from "./view";

export { actIcon, equipmentIcon, tacticIcon as back, upgradeIcon };

type Looks = Omit<Frame, "label">;

const PATTERNS = {
  tactic: pattern(26, 26, "<path d='M0 26 13 8l13 18M0 13 6.5 4 13 13M13 13l6.5-9L26 13'/>"),
  objective: pattern(24, 24, "<path d='M12 2l10 10-10 10L2 12z'/>"),
  equipment: pattern(24, 28, "<path d='M12 0v10M12 10 2 20v8M12 10l10 10v8'/>"),
  upgrade: pattern(20, 20, "<path d='M0 20a10 10 0 0 1 20 0M-10 10a10 10 0 0 1 20 0M10 10a10 10 0 0 1 20 0'/>"),
};

/** Colour, outline, pattern and sign differ, so that no two kinds of card depend on colour alone. */
const KINDS: Readonly<Record<string, Looks>> = {
  tactic: { icon: tacticIcon, ground: "#a32f34", edge: "#5a1418", tint: "#ffe9e4", shape: "banner", pattern: PATTERNS.tactic },
  objective: { icon: objectiveIcon, ground: "#96700f", edge: "#533c05", tint: "#fff4d2", shape: "hexagon", pattern: PATTERNS.objective },
  equipment: { icon: equipmentIcon, ground: "#2f7340", edge: "#123d1f", tint: "#eafbe6", shape: "arch", pattern: PATTERNS.equipment },
  upgrade: { icon: upgradeIcon, ground: "#2a63a8", edge: "#10335f", tint: "#e7f2ff", shape: "shield", pattern: PATTERNS.upgrade },
};

const plain = (icon: string, ground: string, edge: string, shape: Frame["shape"] = "round"): Looks => ({
  icon,
  ground,
  edge,
  tint: "#fbf5e6",
  shape,
  pattern: PATTERNS.objective,
});

/** Kinds of land, as cards of the event track and as the ground of a region. */
const GROUNDS: Readonly<Record<string, Looks>> = {
  forest: plain(LANDS["forest"]!, "#34763a", "#173f1c"),
  river: plain(LANDS["river"]!, "#2568ac", "#0f355f"),
  mist: plain(LANDS["mist"]!, "#6d5da6", "#362b63"),
  mountains: plain(LANDS["mountains"]!, "#85603c", "#46301a"),
  "crystal-field": plain(LANDS["crystal-field"]!, "#a03a7c", "#571442"),
  storm: plain(EVENTS["storm"]!, "#4b5068", "#23263a", "octagon"),
};
const BEAST = plain("", "#7d1f27", "#3d0a0f", "octagon");
const HERO = plain(UNITS["chosen"]!, "#2a6a60", "#0f3a33", "shield");
const MEETING = plain(encounterIcon, "#56682a", "#2c3811", "cloud");
const ALIGNED = plain(gloryIcon, "#8f6c16", "#4c3806", "diamond");

const CHOSEN: Readonly<Record<string, string>> = {
  anuth: anuthIcon,
  telron: telronIcon,
  celethe: celetheIcon,
  leheir: leheirIcon,
  sanya: sanyaIcon,
  "kolbor-malabor": twinsIcon,
  "cr-2t1": crIcon,
};

/** Which of the rules of their own Chosen and monsters have in this match. */
type Played = Pick<View, "abilities" | "behaviours">;

export const chosenFaces: readonly string[] = Object.keys(CHOSEN);

/** What a clause of a card is about, as a picture: by its key, and by what it names. */
const CLAUSES: Readonly<Record<string, string>> = {
  "text-act": actIcon,
  "text-develop": drawIcon,
  "text-draw": drawIcon,
  "text-meditate": meditateIcon,
  "text-battle": VERBS["battle"]!,
  "text-battle-bonus": VERBS["battle"]!,
  "text-destroy": destroyIcon,
  "text-destroy-region": destroyIcon,
  "text-wound": VERBS["wound"]!,
  "text-provoke": hornIcon,
  "text-recharge": batteryIcon,
  "text-travel-alone": travelIcon,
  "text-travel-all": marchIcon,
  "text-travel-army": marchIcon,
  "text-remove": burnIcon,
  "text-discard": swapIcon,
  "power-carry-chosen": carryIcon,
  "power-carry-construct": carryIcon,
  "power-carry-golem": carryIcon,
  "power-encounter": encounterIcon,
  "amount-glory": gloryIcon,
  "amount-energy": energyIcon,
  "amount-experience": experienceIcon,
  "per-encounter": encounterIcon,
};

/** What is named deepest says most: a golem rather than that something is created. */
function pictured(page: CardPage): string | undefined {
  const found: string[] = [];
  const look = (line: { key: string; args: Readonly<Record<string, unknown>> }): void => {
    for (const arg of Object.values(line.args)) {
      for (const one of Array.isArray(arg) ? arg : [arg]) if (typeof one === "object" && one !== null && "key" in one) look(one as never);
    }
    const [, kind = "", name = ""] = /^(unit|per|power-strength|power-free|power-create|mover)-(.+)$/.exec(line.key) ?? [];
    const icon = kind === "power-free" ? freeIcon : (UNITS[name] ?? LANDS[name] ?? CLAUSES[line.key]);
    if (icon) found.push(icon);
  };
  for (const line of page.lines) look(line);
  return found[0];
}

/** The text of a card. What is printed there but left out of this match is not said, only that it is left out. */
function textOf(name: string, { lines }: CardPage, { words }: Vocabulary, played: Played | null | undefined): string[] {
  if (CHOSEN[name] && played?.abilities === false) return [words["without-abilities"] ?? ""];
  const left = played?.behaviours === false ? lines.filter(({ key }) => !key.startsWith("text-behaviour-")) : lines;
  const text = left.map((line) => line.text ?? "");
  return left.length < lines.length ? [...text, words["without-behaviours"] ?? ""] : text;
}

export function cardFace(name: string, vocabulary: Vocabulary, played?: Played | null): CardFace | null {
  const { words, cards } = vocabulary;
  const card = cards[name];
  if (!card) return null;
  const text = textOf(name, card, vocabulary, played);
  const title = words[`title-${name}`] ?? name;
  const face = (looks: Looks, icon: string, label: string): CardFace => ({ id: name, title, frame: { ...looks, label }, icon, text });
  const kind = card.facts["kind"];
  if (typeof kind === "string") {
    const looks = KINDS[kind] ?? KINDS["tactic"]!;
    return { ...face(looks, pictured(card) ?? looks.icon, words[`kind-${kind}`] ?? kind), value: Number(card.facts["points"]) };
  }
  if (CHOSEN[name]) return face(HERO, CHOSEN[name], words["unit-chosen"] ?? "");
  if (GROUNDS[name]) return face(GROUNDS[name], GROUNDS[name].icon, words["zone-track"] ?? "");
  if (EVENTS[name]) return face({ ...BEAST, icon: EVENTS[name] }, EVENTS[name], words["zone-track"] ?? "");
  if (name.startsWith("a")) return face(ALIGNED, gloryIcon, words["keyword-alignment"] ?? "");
  return face(MEETING, encounterIcon, words["keyword-encounter"] ?? "");
}

/** A region to be read like a card. */
export function regionFace(id: string, type: string, title: string, text: string[]): CardFace {
  const looks = GROUNDS[type] ?? GROUNDS["forest"]!;
  return { id, title, frame: { ...looks, label: "" }, icon: looks.icon, text };
}

/** An island to be read like a card: its alignment, and what walks there. */
export function islandFace(name: string, title: string, text: string[]): CardFace {
  return { id: `island-${name}`, title, frame: { ...ALIGNED, icon: ISLANDS[name] ?? gloryIcon, label: "" }, icon: ISLANDS[name] ?? gloryIcon, text };
}
