/** Cards of no game, for the pages of the kit. */

import armour from "icon:dragon-shield";
import ball from "icon:crystal-ball";
import bat from "icon:bat-wing";
import blade from "icon:crossed-swords";
import book from "icon:bookmarklet";
import claw from "icon:grasping-claws";
import drop from "icon:droplets";
import fist from "icon:fist";
import gorilla from "icon:gorilla";
import hood from "icon:hood";
import knight from "icon:mounted-knight";
import leaf from "icon:oak-leaf";
import lightning from "icon:power-lightning";
import moon from "icon:moon";
import mountain from "icon:peaks";
import reaper from "icon:grim-reaper";
import scythe from "icon:scythe";
import skull from "icon:skull-crossed-bones";
import snake from "icon:snake";
import star from "icon:sparkles";
import sun from "icon:sun";
import tree from "icon:pine-tree";
import { pattern, type CardFace, type Frame } from "../src/kit/card";

export { armour, ball, blade, claw, lightning, moon, mountain, scythe, skull, star, sun, tree, drop };

const lines = pattern(18, 18, "<path d='M0 18 18 0'/>");
const dots = pattern(16, 16, "<circle cx='8' cy='8' r='2.5'/>");
const waves = pattern(32, 16, "<path d='M0 8q8-8 16 0t16 0'/>");

export const FRAMES = {
  red: { label: "House of Embers", icon: fist, ground: "#a63418", edge: "#561404", tint: "#fff0e0", shape: "octagon", pattern: lines },
  violet: { label: "House of Dusk", icon: moon, ground: "#7a2478", edge: "#3a0a3b", tint: "#ffeefd", shape: "shield", pattern: dots },
  green: { label: "House of Moss", icon: leaf, ground: "#2f6b26", edge: "#12350c", tint: "#f2ffe9", shape: "cloud", pattern: dots },
  blue: { label: "House of Tides", icon: drop, ground: "#1f5c9e", edge: "#0b2c55", tint: "#eaf5ff", shape: "round", pattern: waves },
  gold: { label: "House of Storms", icon: lightning, ground: "#96720f", edge: "#463200", tint: "#fff7dd", shape: "diamond", pattern: lines },
  grey: { label: "House of Ash", icon: hood, ground: "#4a5561", edge: "#1c242c", tint: "#eef2f6", shape: "arch", pattern: waves },
} as const satisfies Record<string, Frame>;

const NOTE = "When an enemy falls in a fight with this card, set it aside and take one gem.";
const LONG =
  "Fight: move any number of gems from the enemy's pool to this card, at most three. Reap: the neighbours of this card are ready again, and each of them may reap at once for as long as fewer than five are ready.";

function face(id: string, title: string, value: number, frame: keyof typeof FRAMES, icon: string, more: Partial<CardFace> = {}): CardFace {
  return { id, title, value, frame: FRAMES[frame], icon, kind: { icon: star, label: "Creature" }, text: [NOTE], ...more };
}

export const FACES = {
  reaper: face("reaper", "Harvester of Souls", 6, "violet", reaper),
  bat: face("bat", "Bat", 2, "violet", bat, { signs: [{ icon: skull, label: "Destroyed" }] }),
  ape: face("ape", "Moss Queen", 6, "green", gorilla, { text: [LONG] }),
  snake: face("snake", "Well Warden", 5, "green", snake),
  knight: face("knight", "Plunderer", 4, "blue", knight, { signs: [{ icon: blade, label: "Fight", text: "2" }, { icon: scythe, label: "Reap" }] }),
  book: face("book", "Doctor Tome", 5, "blue", book),
  fist: face("fist", "Chieftain", 10, "red", fist),
  claw: face("claw", "Claw", 3, "red", claw),
  thief: face("thief", "Nimblefinger", 2, "grey", hood),
  wide: face("wide", "Rider of Tides", 3, "blue", knight, {
    wide: true,
    signs: [{ icon: blade, label: "Charge", text: "2" }],
    edges: [
      { side: "left", icon: drop, label: "Domain" },
      { side: "right", icon: armour, label: "Shield", text: "2" },
    ],
  }),
  wide2: face("wide2", "Storm Hunter", 12, "gold", lightning, {
    wide: true,
    edges: [
      { side: "left", icon: star, label: "Domain" },
      { side: "top", icon: sun, label: "Light" },
    ],
  }),
  wide3: face("wide3", "Thorny Ox", 1, "green", gorilla, { wide: true }),
  upgrade: face("upgrade", "Blood of Titans", 0, "red", drop),
} as const;
