/** What a player has set here, remembered in this browser. */

import { MediaQuery } from "svelte/reactivity";
import { LANGUAGES } from "./languages";
import { touch } from "./screen";

export type Pace = "off" | "quick" | "normal" | "slow";

interface Saved {
  language: string;
  theme: "system" | "light" | "dark";
  motion: "system" | "reduced" | "full";
  /** When a chosen option must be confirmed: on touch screens only, always, or never. */
  confirm: "touch" | "always" | "never";
  /** A question with a single answer answers itself. */
  auto: boolean;
  /** How long each thing that happens is shown before the next one. */
  pace: Pace;
  sound: boolean;
  notify: boolean;
  /** The table as text beside the drawn one. */
  text: boolean;
}

const KEY = "stolik-settings";

const defaults = (): Saved => ({
  language: navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => LANGUAGES.includes(tag)) ?? "en",
  theme: "system",
  motion: "system",
  confirm: "touch",
  auto: false,
  pace: "normal",
  sound: false,
  notify: false,
  text: false,
});

function load(): Saved {
  try {
    const saved = { ...defaults(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Saved>) };
    if (!LANGUAGES.includes(saved.language)) saved.language = defaults().language;
    if (!["off", "quick", "normal", "slow"].includes(saved.pace)) saved.pace = defaults().pace;
    return saved;
  } catch {
    return defaults();
  }
}

export const settings: Saved = $state(load());

const darkness = new MediaQuery("(prefers-color-scheme: dark)");
const stillness = new MediaQuery("(prefers-reduced-motion: reduce)");

export const dark = (): boolean => (settings.theme === "system" ? darkness.current : settings.theme === "dark");
export const still = (): boolean => (settings.motion === "system" ? stillness.current : settings.motion === "reduced");
export const mustConfirm = (): boolean =>
  settings.confirm === "always" || (settings.confirm === "touch" && touch.current);

$effect.root(() => {
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset["theme"] = dark() ? "dark" : "light";
    root.dataset["motion"] = still() ? "reduced" : "full";
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
  // A second tab follows.
  addEventListener("storage", (event) => {
    if (event.key === KEY) Object.assign(settings, load());
  });
});
