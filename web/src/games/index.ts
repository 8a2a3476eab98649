import type { Component } from "svelte";
import CardiaPicture from "./cardia/Picture.svelte";
import type { GameClient } from "./game";
import KeyforgePicture from "./keyforge/Picture.svelte";
import MystheaPicture from "./mysthea/Picture.svelte";
import OstiumPicture from "./ostium/Picture.svelte";
import ValePicture from "./vale/Picture.svelte";

interface Shelf {
  /** How long a match takes people, in minutes. */
  minutes: string;
  Picture: Component;
  /** The rest of the game's client, fetched when somebody sits down. */
  open: () => Promise<{ default: GameClient }>;
}

export const SHELF: Readonly<Record<string, Shelf>> = {
  cardia: {
    minutes: "15–25",
    Picture: CardiaPicture,
    open: () => import("./cardia"),
  },
  vale: { minutes: "30–45", Picture: ValePicture, open: () => import("./vale") },
  mysthea: { minutes: "90–150", Picture: MystheaPicture, open: () => import("./mysthea") },
  ostium: { minutes: "40–60", Picture: OstiumPicture, open: () => import("./ostium") },
  keyforge: { minutes: "30–60", Picture: KeyforgePicture, open: () => import("./keyforge") },
};
