/** The picture of every creature of the designed set. What it can do, its clan and its numbers come from the rules. */

import abductor from "icon:robber";
import abyssalWhisper from "icon:octopus";
import acornling from "icon:acorn";
import ashRunner from "icon:fire-dash";
import bloodflame from "icon:burning-skull";
import broodgrove from "icon:nest-eggs";
import chainweaver from "icon:chain-lightning";
import cinderImp from "icon:imp";
import coalGnawer from "icon:coal-pile";
import crackler from "icon:lightning-frequency";
import currentRider from "icon:seahorse";
import dreamSexton from "icon:coffin";
import dripling from "icon:drop";
import duskReaper from "icon:grim-reaper";
import ebbKing from "icon:trident";
import elderOak from "icon:holy-oak";
import emberwing from "icon:bat-wing";
import forgeHorn from "icon:bull-horns";
import galeCourier from "icon:wind-slap";
import glassHawk from "icon:hawk-emblem";
import heartOfTheTempest from "icon:heart-wings";
import heraldOfCinders from "icon:trumpet";
import ladyOfConflagration from "icon:flame-spin";
import lightningHunter from "icon:lightning-bow";
import magmaRam from "icon:siege-ram";
import mirrorMage from "icon:mirror-mirror";
import mossling from "icon:curled-leaf";
import motherOfTheDeep from "icon:mermaid";
import mothkin from "icon:butterfly";
import mourner from "icon:tear-tracks";
import nameGatherer from "icon:scroll-unfurled";
import namelessJudge from "icon:hood";
import oakenGiant from "icon:evil-tree";
import oldKraken from "icon:giant-squid";
import pearlWobbler from "icon:oyster-pearl";
import primalWanderer from "icon:star-pupil";
import pyreRinger from "icon:ringing-bell";
import queenOfMosses from "icon:queen-crown";
import ravineHerbalist from "icon:herbs-bundle";
import rotwoodMender from "icon:tree-face";
import shellback from "icon:turtle";
import shoalDiver from "icon:scuba-mask";
import silentHeadsman from "icon:executioner-hood";
import slagHurler from "icon:fireball";
import soulCollector from "icon:soul-vessel";
import sparkAcolyte from "icon:monk-face";
import sparkling from "icon:sparkles";
import spectralHound from "icon:hound";
import spitefulShade from "icon:haunting";
import squallborn from "icon:tornado";
import stoneBeetle from "icon:scarab-beetle";
import thornedAurochs from "icon:bull";
import thresholdKeeper from "icon:guarded-tower";
import thunderDrake from "icon:spiked-dragon-head";
import thunderSovereign from "icon:lightning-storm";
import thunderbearer from "icon:thor-hammer";
import tideSeer from "icon:third-eye";
import vineWeaver from "icon:vines";
import wanderingDancer from "icon:drama-masks";
import warsmith from "icon:anvil-impact";
import waveChanter from "icon:music-spell";
import whirlpoolWitch from "icon:witch-face";
import whisperling from "icon:ghost";
import wildwoodSentinel from "icon:forest";
import youngLeviathan from "icon:sea-serpent";
import zapling from "icon:lightning-tear";

export const PICTURES: Readonly<Record<string, string>> = {
  "cinder-imp": cinderImp,
  dripling,
  acornling,
  whisperling,
  zapling,
  "primal-wanderer": primalWanderer,
  sparkling,
  "ash-runner": ashRunner,
  "coal-gnawer": coalGnawer,
  "slag-hurler": slagHurler,
  "forge-horn": forgeHorn,
  bloodflame,
  "pyre-ringer": pyreRinger,
  emberwing,
  "magma-ram": magmaRam,
  "herald-of-cinders": heraldOfCinders,
  "pearl-wobbler": pearlWobbler,
  "wave-chanter": waveChanter,
  "shoal-diver": shoalDiver,
  shellback,
  "tide-seer": tideSeer,
  "abyssal-whisper": abyssalWhisper,
  "young-leviathan": youngLeviathan,
  "current-rider": currentRider,
  "whirlpool-witch": whirlpoolWitch,
  "old-kraken": oldKraken,
  mossling,
  "ravine-herbalist": ravineHerbalist,
  "vine-weaver": vineWeaver,
  "stone-beetle": stoneBeetle,
  "threshold-keeper": thresholdKeeper,
  "thorned-aurochs": thornedAurochs,
  "rotwood-mender": rotwoodMender,
  "oaken-giant": oakenGiant,
  broodgrove,
  "wildwood-sentinel": wildwoodSentinel,
  mothkin,
  "name-gatherer": nameGatherer,
  "spiteful-shade": spitefulShade,
  "dream-sexton": dreamSexton,
  mourner,
  "spectral-hound": spectralHound,
  abductor,
  "soul-collector": soulCollector,
  "wandering-dancer": wanderingDancer,
  "silent-headsman": silentHeadsman,
  crackler,
  "spark-acolyte": sparkAcolyte,
  "glass-hawk": glassHawk,
  thunderbearer,
  "gale-courier": galeCourier,
  "mirror-mage": mirrorMage,
  "lightning-hunter": lightningHunter,
  squallborn,
  chainweaver,
  "thunder-drake": thunderDrake,
  "lady-of-conflagration": ladyOfConflagration,
  warsmith,
  "mother-of-the-deep": motherOfTheDeep,
  "ebb-king": ebbKing,
  "elder-oak": elderOak,
  "queen-of-mosses": queenOfMosses,
  "nameless-judge": namelessJudge,
  "dusk-reaper": duskReaper,
  "heart-of-the-tempest": heartOfTheTempest,
  "thunder-sovereign": thunderSovereign,
};
