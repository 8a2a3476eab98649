/** Every creature of the Vale: its picture, family and printed cost. */

import hestia from "icon:fireplace";
import imp from "icon:imp";
import succubus from "icon:evil-love";
import firefox from "icon:fox-head";
import salamander from "icon:salamander";
import hornedSalamander from "icon:horned-reptile";
import ifrit from "icon:ifrit";
import incubus from "icon:daemon-skull";
import burningSkull from "icon:burning-skull";
import lavaGiant from "icon:fire-silhouette";
import phoenix from "icon:condor-emblem";
import agni from "icon:fire-bowl";
import asmodeus from "icon:devil-mask";
import balog from "icon:diablo-skull";
import surtr from "icon:relic-blade";
import yukiOnna from "icon:snowflake-2";
import kappa from "icon:turtle";
import seaSpirit from "icon:jellyfish";
import undine from "icon:mermaid";
import nessie from "icon:plesiosaurus";
import haeTae from "icon:lion";
import snailMaiden from "icon:snail";
import undineQueen from "icon:queen-crown";
import yukiOnnaExalted from "icon:frozen-orb";
import hydra from "icon:hydra";
import leviathan from "icon:sea-serpent";
import triton from "icon:triton-head";
import waterGiant from "icon:big-wave";
import charybdis from "icon:vortex";
import poseidon from "icon:trident";
import youngForestSpirit from "icon:sprout";
import goblin from "icon:goblin";
import forestSpirit from "icon:tree-face";
import gargoyle from "icon:gargoyle";
import basilisk from "icon:rattlesnake";
import troll from "icon:troll";
import goblinSoldier from "icon:goblin-head";
import medusa from "icon:medusa-head";
import cerberus from "icon:hound";
import mimic from "icon:mimic-chest";
import mudSlime from "icon:slime";
import rockGolem from "icon:rock-golem";
import stoneGolem from "icon:golem-head";
import behemoth from "icon:mammoth";
import sandGiant from "icon:giant";
import dandelionSpirit from "icon:dandelion-flower";
import harpy from "icon:harpy";
import pegasus from "icon:pegasus";
import tengu from "icon:kenku-head";
import boreas from "icon:wind-slap";
import genie from "icon:magic-lamp";
import hippogriff from "icon:eagle-head";
import sylph from "icon:fairy";
import genieExalted from "icon:djinn";
import valkyrie from "icon:swordwoman";
import odin from "icon:viking-head";
import freyja from "icon:woman-elf-face";
import griffon from "icon:griffin-symbol";
import rudra from "icon:lightning-bow";
import giRin from "icon:unicorn";
import dragonEgg from "icon:cosmic-egg";
import tidal from "icon:sea-dragon";
import ember from "icon:dragon-breath";
import marina from "icon:drakkar-dragon";
import boulder from "icon:spiked-dragon-head";
import gust from "icon:wyvern";
import aeris from "icon:double-dragon";
import scorch from "icon:dragon-head";
import willow from "icon:willow-tree";
import eternity from "icon:ouroboros";

export const FAMILIES = ["fire", "water", "earth", "wind", "dragon"] as const;
export type Family = (typeof FAMILIES)[number];

export interface Creature {
  family: Family;
  cost: number;
  picture: string;
}

const of = (family: Family, cards: Readonly<Record<string, readonly [number, string]>>): [string, Creature][] =>
  Object.entries(cards).map(([name, [cost, picture]]) => [name, { family, cost, picture }]);

export const CREATURES: ReadonlyMap<string, Creature> = new Map([
  ...of("fire", {
    hestia: [0, hestia],
    imp: [0, imp],
    succubus: [0, succubus],
    firefox: [1, firefox],
    salamander: [1, salamander],
    "horned-salamander": [2, hornedSalamander],
    ifrit: [2, ifrit],
    incubus: [2, incubus],
    "burning-skull": [3, burningSkull],
    "lava-giant": [3, lavaGiant],
    phoenix: [3, phoenix],
    agni: [4, agni],
    asmodeus: [4, asmodeus],
    balog: [4, balog],
    surtr: [4, surtr],
  }),
  ...of("water", {
    "yuki-onna": [0, yukiOnna],
    kappa: [1, kappa],
    "sea-spirit": [1, seaSpirit],
    undine: [1, undine],
    nessie: [2, nessie],
    "hae-tae": [3, haeTae],
    "snail-maiden": [3, snailMaiden],
    "undine-queen": [3, undineQueen],
    "yuki-onna-exalted": [3, yukiOnnaExalted],
    hydra: [4, hydra],
    leviathan: [4, leviathan],
    triton: [4, triton],
    "water-giant": [4, waterGiant],
    charybdis: [5, charybdis],
    poseidon: [7, poseidon],
  }),
  ...of("earth", {
    "young-forest-spirit": [0, youngForestSpirit],
    goblin: [1, goblin],
    "forest-spirit": [2, forestSpirit],
    gargoyle: [2, gargoyle],
    basilisk: [3, basilisk],
    troll: [3, troll],
    "goblin-soldier": [4, goblinSoldier],
    medusa: [4, medusa],
    cerberus: [5, cerberus],
    mimic: [6, mimic],
    "mud-slime": [6, mudSlime],
    "rock-golem": [6, rockGolem],
    "stone-golem": [6, stoneGolem],
    behemoth: [9, behemoth],
    "sand-giant": [10, sandGiant],
  }),
  ...of("wind", {
    "dandelion-spirit": [3, dandelionSpirit],
    harpy: [3, harpy],
    pegasus: [3, pegasus],
    tengu: [3, tengu],
    boreas: [4, boreas],
    genie: [4, genie],
    hippogriff: [4, hippogriff],
    sylph: [4, sylph],
    "genie-exalted": [5, genieExalted],
    valkyrie: [5, valkyrie],
    odin: [6, odin],
    freyja: [7, freyja],
    griffon: [7, griffon],
    rudra: [8, rudra],
    "gi-rin": [10, giRin],
  }),
  ...of("dragon", {
    "dragon-egg": [3, dragonEgg],
    tidal: [5, tidal],
    ember: [7, ember],
    marina: [7, marina],
    boulder: [8, boulder],
    gust: [8, gust],
    aeris: [9, aeris],
    scorch: [9, scorch],
    willow: [10, willow],
    eternity: [12, eternity],
  }),
]);
