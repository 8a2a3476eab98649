import amberIcon from "icon:cut-diamond";
import actionIcon from "icon:clockwise-rotation";
import attachIcon from "icon:linked-rings";
import captureIcon from "icon:shaking-hands";
import alphaIcon from "icon:plain-arrow";
import armorIcon from "icon:checked-shield";
import assaultIcon from "icon:sword-brandish";
import chainIcon from "icon:crossed-chains";
import damageIcon from "icon:bolt-spell-cast";
import destroyedIcon from "icon:tombstone";
import deployIcon from "icon:parachute";
import discardIcon from "icon:card-discard";
import drawIcon from "icon:card-draw";
import elusiveIcon from "icon:dodging";
import fightIcon from "icon:crossed-swords";
import hazardIcon from "icon:spikes";
import houseIcon from "icon:position-marker";
import keyIcon from "icon:skeleton-key";
import omniIcon from "icon:infinity";
import playIcon from "icon:card-pick";
import poisonIcon from "icon:poison-bottle";
import rageIcon from "icon:enrage";
import reapIcon from "icon:sickle";
import skirmishIcon from "icon:wingfoot";
import stunIcon from "icon:knocked-out-stars";
import tauntIcon from "icon:vibrating-shield";
import tideIcon from "icon:big-wave";
import typeAction from "icon:scroll-quill";
import typeArtifact from "icon:locked-chest";
import typeCreature from "icon:paw";
import typeUpgrade from "icon:linked-rings";
import type { CardFace, Sign } from "../../kit/card";
import type { CardLine, Vocabulary } from "../game";
import { houseOf } from "./houses";
import { pictureOf } from "./pictures";
import type { CardView } from "./view";

export { amberIcon, chainIcon, keyIcon, rageIcon, reapIcon, stunIcon, tideIcon };
export { keyIcon as crest };

const TYPES: Readonly<Record<string, string>> = { action: typeAction, artifact: typeArtifact, creature: typeCreature, upgrade: typeUpgrade };

/** The icons of a bonus, in print. */
export const BONUS: Readonly<Record<string, string>> = { amber: amberIcon, capture: captureIcon, damage: damageIcon, draw: drawIcon };

/** Signs of verbs, for buttons at things. */
export const VERBS: Readonly<Record<string, string>> = {
  play: playIcon,
  discard: discardIcon,
  reap: reapIcon,
  fight: fightIcon,
  attack: fightIcon,
  action: actionIcon,
  omni: omniIcon,
  unstun: stunIcon,
  attach: attachIcon,
  capture: captureIcon,
  damage: damageIcon,
  forge: keyIcon,
  "choose-house": houseIcon,
  "raise-tide": tideIcon,
};

/** What a creature can do, as small signs: its keywords, and when its abilities work. */
const ABILITIES: Readonly<Record<string, string>> = {
  "keyword-alpha": alphaIcon,
  "keyword-assault": assaultIcon,
  "keyword-deploy": deployIcon,
  "keyword-elusive": elusiveIcon,
  "keyword-hazardous": hazardIcon,
  "keyword-poison": poisonIcon,
  "keyword-skirmish": skirmishIcon,
  "keyword-taunt": tauntIcon,
  "when-fight": fightIcon,
  "when-before-fight": fightIcon,
  "when-reap": reapIcon,
  "when-fight-reap": reapIcon,
  "when-action": actionIcon,
  "when-omni": omniIcon,
  "when-destroyed": destroyedIcon,
};

function signOf(line: CardLine): Sign[] {
  const when = line.args["when"];
  const icon = ABILITIES[line.key] ?? (typeof when === "object" ? ABILITIES[when.key] : undefined);
  const count = line.args["count"];
  return icon ? [{ icon, label: line.text ?? line.key, ...(typeof count === "number" ? { text: `${count}` } : {}) }] : [];
}

/** How often a number of icons of each kind is printed. */
export const counted = (icons: readonly string[]): [string, number][] =>
  [...new Set(icons)].map((icon) => [icon, icons.filter((other) => other === icon).length]);

/** The face of a print: a title, and behind `~` the house and the icons in which it differs from the usual one. */
export function cardFace(name: string, vocabulary: Vocabulary, as?: CardView): CardFace | null {
  const { words, cards } = vocabulary;
  const [title = name, detail = ""] = name.split("~");
  const card = cards[title];
  if (!card) return null;
  const house = as?.house || detail.split("+")[0] || String(card.facts["house"]);
  const type = as?.type ?? String(card.facts["type"]);
  const icons = as?.icons ?? ((card.facts["icons"] as readonly string[] | undefined) ?? []);
  const traits = (card.facts["trait"] as readonly string[] | undefined) ?? [];
  // In play its marks tell how much of it is left.
  const armor = as && "armor" in as ? 0 : Number(card.facts["armor"] ?? 0);
  const armored = armor ? [{ icon: armorIcon, label: `${words["fact-armor"] ?? ""}: ${armor}`, text: `${armor}` }] : [];
  const frame = houseOf(house);
  const kind = [words[`type-${type}`] ?? type, ...traits.map((trait) => words[`trait-${trait}`] ?? trait)].join(" · ");
  const bonus = counted(icons).flatMap(([icon, n]): Sign[] => (BONUS[icon] ? [{ icon: BONUS[icon], label: `${words[`icons-${icon}`] ?? icon} ×${n}`, ...(n > 1 ? { text: `${n}` } : {}) }] : []));
  return {
    id: name,
    title: words[`title-${title}`] ?? title,
    ...(type === "creature" ? { value: Number(card.facts["power"]) } : {}),
    frame: { ...frame, label: words[`house-${house}`] ?? house },
    icon: pictureOf(title, traits, card.lines),
    kind: { icon: TYPES[type] ?? typeAction, label: kind },
    text: [...armored.map(({ label }) => label), ...(bonus.length ? [bonus.map(({ label }) => label).join(", ")] : []), ...card.lines.map(({ text }) => text ?? "")],
    signs: [...armored, ...bonus, ...card.lines.flatMap(signOf)],
  };
}

/** A deck's name in words: a starter deck's, one put together of parts, or as its owner wrote it. */
export function deckName(name: string, words: Readonly<Record<string, string>>): string {
  const [honorific = "", called, origin] = name.split(".");
  const known = words[`honorific-${honorific}`];
  if (known && origin !== undefined) return `${known} ${called} ${words[`origin-${origin}`] ?? origin}`;
  return words[`deck-${name}`] ?? name;
}
