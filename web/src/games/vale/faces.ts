import fireIcon from "icon:flame";
import waterIcon from "icon:droplets";
import earthIcon from "icon:peaks";
import windIcon from "icon:whirlwind";
import dragonIcon from "icon:dragon-spiral";
import instantIcon from "icon:power-lightning";
import activeIcon from "icon:cycle";
import permanentIcon from "icon:infinity";
import { pattern, type CardFace, type Frame, type Part } from "../../kit/card";
import type { ValeCardView, ValeStonesView } from "../../net/made/schema";
import type { Vocabulary } from "../game";
import { CREATURES, type Family } from "./creatures";
import { say } from "./words";

export { dragonIcon as crest };

/** What is printed on the board for a family. */
interface Zone extends Omit<Frame, "label"> {
  sale: ValeStonesView;
}

/** Colour, outline, pattern and sign differ, so that no two families depend on colour alone. */
export const ZONES: Readonly<Record<Family, Zone>> = {
  fire: {
    icon: fireIcon,
    ground: "#bf4517",
    edge: "#671d04",
    tint: "#fff0e0",
    shape: "flame",
    pattern: pattern(26, 26, "<path d='M0 26c5-9 3-14 6.5-20C10 12 8 17 13 26c5-9 3-14 6.5-20C23 12 21 17 26 26'/>"),
    sale: { red: 3, blue: 0, purple: 0 },
  },
  water: {
    icon: waterIcon,
    ground: "#2470b3",
    edge: "#0e3763",
    tint: "#e9f5ff",
    shape: "round",
    pattern: pattern(32, 16, "<path d='M0 8q8-8 16 0t16 0M0 16q8-8 16 0t16 0'/>"),
    sale: { red: 0, blue: 1, purple: 0 },
  },
  earth: {
    icon: earthIcon,
    ground: "#7c6420",
    edge: "#3c2f08",
    tint: "#fff6da",
    shape: "hexagon",
    pattern: pattern(28, 20, "<path d='M0 20 14 4l14 16M-7 12 0 4l7 8M21 12l7-8 7 8'/>"),
    sale: { red: 4, blue: 0, purple: 0 },
  },
  wind: {
    icon: windIcon,
    ground: "#4c8f86",
    edge: "#1c4a45",
    tint: "#f0fffb",
    shape: "cloud",
    pattern: pattern(36, 18, "<path d='M2 6h20a4 4 0 1 0-4-4M10 14h20a4 4 0 1 1-4 4'/>"),
    sale: { red: 1, blue: 1, purple: 0 },
  },
  dragon: {
    icon: dragonIcon,
    ground: "#6a3b96",
    edge: "#331452",
    tint: "#f8ecff",
    shape: "shield",
    pattern: pattern(20, 20, "<path d='M0 0a10 10 0 0 0 20 0M-10 10a10 10 0 0 0 20 0M10 10a10 10 0 0 0 20 0'/>"),
    sale: { red: 0, blue: 0, purple: 1 },
  },
};

export const EFFECTS: Readonly<Record<string, string>> = {
  instant: instantIcon,
  active: activeIcon,
  permanent: permanentIcon,
};

export const familyOf = (name: string): Family => CREATURES.get(name)?.family ?? "fire";

/** A rendered text cut where it names the next kind of effect. */
function partsOf(text: string, words: Vocabulary["words"]): Part[] {
  return Object.entries(EFFECTS)
    .map(([kind, icon]) => ({ icon, label: words[`effect-${kind}`] ?? kind }))
    .map((part) => ({ ...part, at: text.indexOf(part.label) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ icon, label, at }, n, all) => ({ icon, label, text: text.slice(at + label.length, all[n + 1]?.at).trim() }));
}

export function cardFace(name: string, { words, text }: Vocabulary): CardFace | null {
  const creature = CREATURES.get(name);
  if (!creature) return null;
  const whole = (text[name] ?? []).join(" ");
  return {
    id: name,
    title: words[`title-${name}`] ?? name,
    value: creature.cost,
    price: true,
    frame: { ...ZONES[creature.family], label: words[`family-${creature.family}`] ?? creature.family },
    icon: creature.picture,
    text: [whole],
    parts: partsOf(whole, words),
  };
}

/** A card as it is read out. */
export function inWords(card: ValeCardView & { price?: number }, { words, text }: Vocabulary): string {
  const price = card.price === undefined || card.price === card.cost ? "" : ` ${say("cost-now", { n: card.price })}`;
  const family = words[`family-${card.family}`] ?? card.family;
  return `${words[`title-${card.face}`]}, ${family}, ${say("cost", { n: card.cost })}.${price} ${(text[card.face] ?? []).join(" ")}`;
}
