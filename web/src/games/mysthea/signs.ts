/** The signs of Mysthea: kinds of land, units, islands, monsters, encounters, orders and verbs. */

import attackIcon from "icon:crossed-swords";
import axeIcon from "icon:battle-axe";
import bootIcon from "icon:walking-boot";
import caerulasIcon from "icon:floating-tentacles";
import cannibarokIcon from "icon:worm-mouth";
import cardIcon from "icon:card-pick";
import chestIcon from "icon:chest";
import chosenIcon from "icon:meeple-king";
import constructIcon from "icon:spider-bot";
import createIcon from "icon:gear-hammer";
import crystalFieldIcon from "icon:crystal-growth";
import crystalIcon from "icon:crystal-shrine";
import deployIcon from "icon:flag-objective";
import dialogueIcon from "icon:conversation";
import discardIcon from "icon:card-discard";
import drawIcon from "icon:card-draw";
import energyIcon from "icon:power-lightning";
import experienceIcon from "icon:upgrade";
import forestIcon from "icon:pine-tree";
import fortificationIcon from "icon:white-tower";
import gloryIcon from "icon:laurel-crown";
import golemIcon from "icon:rock-golem";
import islandIcon from "icon:cycle";
import meditateIcon from "icon:meditation";
import mistIcon from "icon:fog";
import mountainsIcon from "icon:mountains";
import onygaurosIcon from "icon:gluttonous-smile";
import pointsIcon from "icon:checkered-diamond";
import retreatIcon from "icon:run";
import riftIcon from "icon:magic-gate";
import riverIcon from "icon:river";
import sacrificeIcon from "icon:sacrificial-dagger";
import shieldIcon from "icon:shield";
import sphereIcon from "icon:jupiter";
import stormIcon from "icon:lightning-storm";
import treeIcon from "icon:tree-face";
import utcoroIcon from "icon:brain-tentacle";
import volcanoIcon from "icon:volcano";
import woundIcon from "icon:bleeding-wound";

export { cardIcon, discardIcon, energyIcon, experienceIcon, gloryIcon, meditateIcon, pointsIcon };

export const LANDS: Readonly<Record<string, string>> = {
  forest: forestIcon,
  river: riverIcon,
  mist: mistIcon,
  mountains: mountainsIcon,
  "crystal-field": crystalFieldIcon,
};

export const UNITS: Readonly<Record<string, string>> = {
  chosen: chosenIcon,
  golem: golemIcon,
  construct: constructIcon,
  fortification: fortificationIcon,
};

export const ISLANDS: Readonly<Record<string, string>> = {
  crystal: crystalIcon,
  rift: riftIcon,
  tree: treeIcon,
  sphere: sphereIcon,
  volcano: volcanoIcon,
};

export const MONSTERS: Readonly<Record<string, string>> = {
  utcoro: utcoroIcon,
  cannibarok: cannibarokIcon,
  onygauros: onygaurosIcon,
  caerulas: caerulasIcon,
};

export const EVENTS: Readonly<Record<string, string>> = { ...LANDS, storm: stormIcon, ...MONSTERS };

export const SIGNS: Readonly<Record<string, string>> = { axe: axeIcon, boot: bootIcon, chest: chestIcon, dialogue: dialogueIcon };

export const ORDERS: Readonly<Record<string, string>> = {
  retreat: retreatIcon,
  defend: shieldIcon,
  sacrifice: sacrificeIcon,
  attack: attackIcon,
};

/** Signs of verbs, for buttons at things. */
export const VERBS: Readonly<Record<string, string>> = {
  battle: attackIcon,
  island: islandIcon,
  "move-island": islandIcon,
  encounter: dialogueIcon,
  develop: drawIcon,
  reveal: drawIcon,
  take: drawIcon,
  meditate: meditateIcon,
  move: bootIcon,
  retreat: retreatIcon,
  create: createIcon,
  deploy: deployIcon,
  energy: energyIcon,
  discard: discardIcon,
  wound: woundIcon,
  align: gloryIcon,
  fortify: fortificationIcon,
};
