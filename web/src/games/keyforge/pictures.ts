/** A picture for every card without a table of cards: by its traits, or by what its text does first. */

import alienIcon from "icon:alien-stare";
import angelIcon from "icon:angel-wings";
import archiveIcon from "icon:archive-register";
import armorIcon from "icon:checked-shield";
import beastIcon from "icon:gorilla";
import beastIcon2 from "icon:bear-head";
import beastIcon3 from "icon:wolf-head";
import beastIcon4 from "icon:tiger-head";
import bladeIcon from "icon:gladius";
import bookIcon from "icon:spell-book";
import chainIcon from "icon:crossed-chains";
import cyborgIcon from "icon:cyborg-face";
import damageIcon from "icon:bolt-spell-cast";
import demonIcon from "icon:daemon-skull";
import demonIcon2 from "icon:devil-mask";
import demonIcon3 from "icon:gargoyle";
import destroyIcon from "icon:death-skull";
import dinosaurIcon from "icon:velociraptor";
import discardIcon from "icon:card-discard";
import dragonIcon from "icon:dragon-head";
import drawIcon from "icon:card-draw";
import eggIcon from "icon:dinosaur-egg";
import elfIcon from "icon:elf-helmet";
import elfIcon2 from "icon:hood";
import faerieIcon from "icon:fairy";
import fightIcon from "icon:crossed-swords";
import fungusIcon from "icon:mushroom";
import gainIcon from "icon:cut-diamond";
import giantIcon from "icon:ogre";
import giantIcon2 from "icon:barbarian";
import giantIcon3 from "icon:troll";
import giantIcon4 from "icon:brute";
import goblinIcon from "icon:goblin-head";
import handIcon from "icon:shaking-hands";
import healIcon from "icon:holy-symbol";
import horseIcon from "icon:horse-head";
import humanIcon from "icon:wizard-face";
import humanIcon2 from "icon:monk-face";
import humanIcon3 from "icon:bowman";
import humanIcon4 from "icon:cowled";
import impIcon from "icon:imp-laugh";
import impIcon2 from "icon:evil-minion";
import insectIcon from "icon:beetle-shell";
import itemIcon from "icon:swap-bag";
import itemIcon2 from "icon:crystal-shine";
import itemIcon3 from "icon:gears";
import keyIcon from "icon:skeleton-key";
import knightIcon from "icon:visored-helm";
import knightIcon2 from "icon:mounted-knight";
import knightIcon3 from "icon:barbute";
import leaderIcon from "icon:laurel-crown";
import locationIcon from "icon:castle";
import locationIcon2 from "icon:temple-gate";
import locationIcon3 from "icon:village";
import lookIcon from "icon:magnifying-glass";
import magicIcon from "icon:magic-swirl";
import martianIcon from "icon:alien-skull";
import moveIcon from "icon:leaf-swirl";
import mutantIcon from "icon:atom";
import octopusIcon from "icon:octopus";
import pilotIcon from "icon:spaceship";
import powerIcon from "icon:star-swirl";
import purgeIcon from "icon:vortex";
import readyIcon from "icon:sprint";
import returnIcon from "icon:backup";
import robotIcon from "icon:robot-golem";
import robotIcon2 from "icon:vintage-robot";
import scientistIcon from "icon:erlenmeyer";
import scientistIcon2 from "icon:microscope";
import scientistIcon3 from "icon:brain";
import soldierIcon from "icon:rifle";
import spiritIcon from "icon:ghost";
import spiritIcon2 from "icon:spectre";
import stealIcon from "icon:robber";
import stunIcon from "icon:knocked-out-stars";
import thiefIcon from "icon:ninja-mask";
import thiefIcon2 from "icon:hooded-assassin";
import tideIcon from "icon:big-wave";
import vehicleIcon from "icon:race-car";
import weaponIcon2 from "icon:ray-gun";
import weaponIcon3 from "icon:war-axe";
import witchIcon from "icon:witch-flight";
import type { CardLine } from "../game";

/** The rarer a trait, the more it says: the first that a card has is drawn. */
const TRAITS: readonly (readonly [string, ...string[]])[] = [
  ["dragon", dragonIcon],
  ["angel", angelIcon],
  ["egg", eggIcon],
  ["fungus", fungusIcon],
  ["insect", insectIcon],
  ["horseman", horseIcon],
  ["goblin", goblinIcon],
  ["witch", witchIcon],
  ["faerie", faerieIcon],
  ["imp", impIcon, impIcon2],
  ["specter", spiritIcon2],
  ["leader", leaderIcon],
  ["politician", leaderIcon],
  ["philosopher", bookIcon],
  ["pilot", pilotIcon],
  ["ship", pilotIcon],
  ["dinosaur", dinosaurIcon],
  ["robot", robotIcon, robotIcon2],
  ["ai", robotIcon2],
  ["cyborg", cyborgIcon],
  ["martian", martianIcon, alienIcon],
  ["alien", alienIcon],
  ["handuhan", octopusIcon],
  ["aquan", octopusIcon],
  ["beast", beastIcon, beastIcon2, beastIcon3, beastIcon4],
  ["niffle", beastIcon2],
  ["wolf", beastIcon3],
  ["demon", demonIcon, demonIcon2, demonIcon3],
  ["giant", giantIcon, giantIcon2, giantIcon3, giantIcon4],
  ["knight", knightIcon, knightIcon2, knightIcon3],
  ["thief", thiefIcon, stealIcon, thiefIcon2],
  ["scientist", scientistIcon, scientistIcon2, scientistIcon3],
  ["soldier", soldierIcon],
  ["spirit", spiritIcon, spiritIcon2],
  ["elf", elfIcon, elfIcon2],
  ["mutant", mutantIcon],
  ["human", humanIcon, humanIcon2, humanIcon3, humanIcon4],
  ["vehicle", vehicleIcon],
  ["location", locationIcon, locationIcon2, locationIcon3],
  ["weapon", bladeIcon, weaponIcon2, weaponIcon3],
  ["power", powerIcon],
  ["item", itemIcon, itemIcon2, itemIcon3],
  ["shard", itemIcon2],
];

/** What a text does, by the beginning of its key. */
const DEEDS: readonly (readonly [string, string])[] = [
  ["text-steal", stealIcon],
  ["text-capture", handIcon],
  ["text-forge", keyIcon],
  ["text-may-forge", keyIcon],
  ["text-key", keyIcon],
  ["text-damage", damageIcon],
  ["text-destroy", destroyIcon],
  ["text-sacrifice", destroyIcon],
  ["text-purge", purgeIcon],
  ["text-archive", archiveIcon],
  ["text-return", returnIcon],
  ["text-shuffle", moveIcon],
  ["text-put", moveIcon],
  ["text-swap", moveIcon],
  ["text-ready-and-fight", fightIcon],
  ["text-fight", fightIcon],
  ["text-ready", readyIcon],
  ["text-use", readyIcon],
  ["text-stun", stunIcon],
  ["text-exhaust", stunIcon],
  ["text-heal", healIcon],
  ["text-fully-heal", healIcon],
  ["text-ward", armorIcon],
  ["text-gets-armor", armorIcon],
  ["text-gets-power", powerIcon],
  ["text-add-power", powerIcon],
  ["text-draw", drawIcon],
  ["text-discard", discardIcon],
  ["text-random-discard", discardIcon],
  ["text-opponent-loses", chainIcon],
  ["text-lose", chainIcon],
  ["text-gain-chains", chainIcon],
  ["text-gain", gainIcon],
  ["text-control", handIcon],
  ["text-search", lookIcon],
  ["text-look", lookIcon],
  ["text-reveal", lookIcon],
  ["text-play", bookIcon],
  ["text-raise-tide", tideIcon],
];

/** A number from a name, the same every time. */
const numberOf = (name: string): number => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);

function* keysIn(line: CardLine): Generator<string> {
  yield line.key;
  for (const arg of Object.values(line.args)) if (typeof arg === "object") yield* keysIn(arg);
}

export function pictureOf(title: string, traits: readonly string[], lines: readonly CardLine[]): string {
  const [, ...drawn] = TRAITS.find(([trait]) => traits.includes(trait)) ?? [""];
  if (drawn.length) return drawn[numberOf(title) % drawn.length]!;
  for (const line of lines) {
    for (const key of keysIn(line)) {
      const deed = DEEDS.find(([start]) => key.startsWith(start));
      if (deed) return deed[1];
    }
  }
  return magicIcon;
}
