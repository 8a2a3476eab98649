import hiredBlade from "icon:hooded-assassin";
import voidMage from "icon:vortex";
import surgeon from "icon:scalpel";
import mediator from "icon:shaking-hands";
import saboteur from "icon:dynamite";
import fortuneTeller from "icon:crystal-ball";
import palaceGuard from "icon:guards";
import judge from "icon:scales";
import ambusher from "icon:wolf-trap";
import puppeteer from "icon:puppet";
import clockmaker from "icon:pocket-watch";
import treasurer from "icon:open-treasure-chest";
import swampGuardian from "icon:willow-tree";
import magistra from "icon:spell-book";
import inventor from "icon:gear-hammer";
import djinn from "icon:djinn";
import poisoner from "icon:poison-bottle";
import kinesisMage from "icon:magic-palm";
import envoy from "icon:tied-scroll";
import taxCollector from "icon:receive-money";
import revolutionary from "icon:fist";
import librarian from "icon:book-pile";
import prodigy from "icon:graduate-cap";
import aristocrat from "icon:wine-glass";
import blackmailer from "icon:secret-book";
import illusionist from "icon:duality-mask";
import engineer from "icon:gears";
import counselor from "icon:discussion";
import witchKing from "icon:crowned-skull";
import elemental from "icon:fire-silhouette";
import mechanicalDjinn from "icon:robot-golem";
import successor from "icon:stone-throne";
import serpentTemple from "icon:snake-totem";
import bazaar from "icon:shop";
import foundersDay from "icon:party-flags";
import grandLibrary from "icon:bookshelf";
import scrapyard from "icon:wrecking-ball";
import auctionHouse from "icon:banging-gavel";
import hauntedCatacombs from "icon:ghost";
import foggySwamp from "icon:swamp";
import academyIcon from "icon:open-book";
import guildIcon from "icon:big-gear";
import rebellionIcon from "icon:torch";
import dynastyIcon from "icon:crown";
import instantIcon from "icon:power-lightning";
import ongoingIcon from "icon:infinity";
import signetIcon from "icon:imperial-crown";
import { pattern, type CardFace, type Frame } from "../../kit/card";
import type { Vocabulary } from "../game";

export { instantIcon, ongoingIcon, signetIcon };

export const PICTURES: Readonly<Record<string, string>> = {
  "hired-blade": hiredBlade,
  "void-mage": voidMage,
  surgeon,
  mediator,
  saboteur,
  "fortune-teller": fortuneTeller,
  "palace-guard": palaceGuard,
  judge,
  ambusher,
  puppeteer,
  clockmaker,
  treasurer,
  "swamp-guardian": swampGuardian,
  magistra,
  inventor,
  djinn,
  poisoner,
  "kinesis-mage": kinesisMage,
  envoy,
  "tax-collector": taxCollector,
  revolutionary,
  librarian,
  prodigy,
  aristocrat,
  blackmailer,
  illusionist,
  engineer,
  counselor,
  "witch-king": witchKing,
  elemental,
  "mechanical-djinn": mechanicalDjinn,
  successor,
};

export const LOCATION_PICTURES: Readonly<Record<string, string>> = {
  "serpent-temple": serpentTemple,
  bazaar,
  "founders-day": foundersDay,
  "grand-library": grandLibrary,
  scrapyard,
  "auction-house": auctionHouse,
  "haunted-catacombs": hauntedCatacombs,
  "foggy-swamp": foggySwamp,
};

/** Colour, outline and pattern differ, so that no two factions depend on colour alone. */
export const FACTIONS: Readonly<Record<string, Omit<Frame, "label">>> = {
  academy: {
    icon: academyIcon,
    ground: "#2f6fae",
    edge: "#173c66",
    tint: "#eaf4ff",
    shape: "arch",
    pattern: pattern(28, 28, "<circle cx='14' cy='28' r='12'/><circle cx='14' cy='28' r='6'/><circle cx='0' cy='14' r='12'/><circle cx='28' cy='14' r='12'/>"),
  },
  guild: {
    icon: guildIcon,
    ground: "#b37a1c",
    edge: "#5e3c08",
    tint: "#fff4d8",
    shape: "hexagon",
    pattern: pattern(24, 42, "<path d='M12 0v7l12 7v14l-12 7v7M12 7 0 14v14l12 7'/>"),
  },
  rebellion: {
    icon: rebellionIcon,
    ground: "#b23a36",
    edge: "#5c1316",
    tint: "#ffeae2",
    shape: "banner",
    pattern: pattern(22, 22, "<path d='M-4 26 26-4M-4 15 15-4M7 26 26 7'/>"),
  },
  dynasty: {
    icon: dynastyIcon,
    ground: "#70418f",
    edge: "#351a4d",
    tint: "#f7ebff",
    shape: "shield",
    pattern: pattern(26, 26, "<path d='M13 0 26 13 13 26 0 13z'/><circle cx='13' cy='13' r='2'/>"),
  },
};

/** A place in the city, drawn as a card when somebody looks at it. */
export const LOCATION: Omit<Frame, "label"> = {
  icon: signetIcon,
  ground: "#3f6b5b",
  edge: "#1a3a30",
  tint: "#eaf7ef",
  shape: "arch",
  pattern: pattern(20, 20, "<path d='M0 10h20M10 0v10M0 20V10'/>"),
};

const FACES = Object.keys(PICTURES);
const FACTION_OF = ["dynasty", "rebellion", "academy", "guild"] as const;
const ONGOING = new Set(["mediator", "judge", "treasurer", "aristocrat", "counselor", "mechanical-djinn"]);

export function cardFace(name: string, { words, text }: Vocabulary): CardFace | null {
  const place = FACES.indexOf(name);
  if (place < 0) return null;
  const value = (place % 16) + 1;
  const faction = FACTION_OF[value % 4]!;
  const kind = ONGOING.has(name) ? "ongoing" : "instant";
  return {
    id: name,
    title: words[`title-${name}`] ?? name,
    value,
    frame: { ...FACTIONS[faction]!, label: words[`faction-${faction}`] ?? faction },
    icon: PICTURES[name]!,
    kind: { icon: kind === "ongoing" ? ongoingIcon : instantIcon, label: words[`ability-${kind}`] ?? kind },
    text: [...(text[name] ?? [])],
  };
}

export function locationFace(name: string, { words }: Vocabulary): CardFace {
  return {
    id: name,
    title: words[`location-${name}`] ?? name,
    frame: { ...LOCATION, label: words["setting-locations"] ?? "" },
    icon: LOCATION_PICTURES[name] ?? signetIcon,
    text: [words[`location-text-${name}`] ?? ""],
  };
}
