import brobnarIcon from "icon:mailed-fist";
import disIcon from "icon:horned-skull";
import logosIcon from "icon:processor";
import marsIcon from "icon:ufo";
import sanctumIcon from "icon:winged-sword";
import saurianIcon from "icon:dinosaur-rex";
import shadowsIcon from "icon:cloak-dagger";
import starallianceIcon from "icon:star-formation";
import unfathomableIcon from "icon:octopus";
import untamedIcon from "icon:oak-leaf";
import { pattern, type Frame } from "../../kit/card";

export type HouseFrame = Omit<Frame, "label">;

/** Colour, outline, pattern and sign differ, so that no two houses depend on colour alone. */
const HOUSES: Readonly<Record<string, HouseFrame>> = {
  brobnar: {
    icon: brobnarIcon,
    ground: "#b3351b",
    edge: "#5f1406",
    tint: "#fff0e4",
    shape: "octagon",
    pattern: pattern(14, 14, "<path d='M-3 17 17-3M4 24 24 4M-10 10 10-10'/>"),
  },
  dis: {
    icon: disIcon,
    ground: "#8d2a80",
    edge: "#430e3f",
    tint: "#ffeafb",
    shape: "shield",
    pattern: pattern(24, 24, "<path d='M12 2l10 10-10 10L2 12zM12 8l4 4-4 4-4-4z'/>"),
  },
  logos: {
    icon: logosIcon,
    ground: "#1f6f8f",
    edge: "#0a3547",
    tint: "#e4f8ff",
    shape: "hexagon",
    pattern: pattern(28, 48, "<path d='M14 0v8l14 8v16l-14 8v8M14 8 0 16v16l14 8'/>"),
  },
  mars: {
    icon: marsIcon,
    ground: "#5d7d1c",
    edge: "#2a3d05",
    tint: "#f6ffdf",
    shape: "round",
    pattern: pattern(26, 26, "<circle cx='13' cy='13' r='4'/><circle cx='13' cy='13' r='10'/>"),
  },
  sanctum: {
    icon: sanctumIcon,
    ground: "#3a51a8",
    edge: "#172459",
    tint: "#eef2ff",
    shape: "banner",
    pattern: pattern(32, 16, "<path d='M0 8q8-8 16 0t16 0M0 16q8-8 16 0t16 0'/>"),
  },
  shadows: {
    icon: shadowsIcon,
    ground: "#4a5058",
    edge: "#1d2126",
    tint: "#eef2f5",
    shape: "arch",
    pattern: pattern(20, 20, "<path d='M0 20a10 10 0 0 1 20 0M-10 10a10 10 0 0 1 20 0M10 10a10 10 0 0 1 20 0'/>"),
  },
  untamed: {
    icon: untamedIcon,
    ground: "#3c7a34",
    edge: "#173b14",
    tint: "#effce8",
    shape: "cloud",
    pattern: pattern(24, 28, "<path d='M12 0v10M12 10 2 20v8M12 10l10 10v8'/>"),
  },
  saurian: {
    icon: saurianIcon,
    ground: "#b0831a",
    edge: "#5a3d05",
    tint: "#fff8e0",
    shape: "flame",
    pattern: pattern(20, 20, "<path d='M0 10h20M10 0v20M0 0l20 20M20 0 0 20'/>"),
  },
  staralliance: {
    icon: starallianceIcon,
    ground: "#2c6f6a",
    edge: "#0d3733",
    tint: "#e5fffb",
    shape: "diamond",
    pattern: pattern(26, 26, "<path d='M13 3v8M13 15v8M3 13h8M15 13h8'/>"),
  },
  unfathomable: {
    icon: unfathomableIcon,
    ground: "#274a86",
    edge: "#0c1f44",
    tint: "#e5efff",
    shape: "octagon",
    pattern: pattern(36, 12, "<path d='M0 6q9-6 18 0t18 0'/>"),
  },
};

export const houseOf = (house: string): HouseFrame => HOUSES[house] ?? HOUSES["shadows"]!;
