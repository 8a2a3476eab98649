/** Who we are to the server: a guest with a nickname. Nobody has to come in before they want to play. */

import { getGuest, postGuest } from "../net/api";
import type { GuestState } from "../net/made/protocol";
import { settings } from "./settings.svelte";
import { t } from "./words";

const KEY = "stolik-guest";
const known = (): boolean => localStorage.getItem(KEY) !== null;

export const guest: { state: GuestState | null } = $state({ state: null });
let coming: Promise<GuestState> | null = null;

function remember(state: GuestState): GuestState {
  guest.state = state;
  localStorage.setItem(KEY, state.nickname);
  return state;
}

/** Come in, or come back. */
export function comeIn(): Promise<GuestState> {
  if (guest.state) return Promise.resolve(guest.state);
  coming ??= (known() ? getGuest().catch(() => newcomer()) : newcomer()).then(remember).finally(() => (coming = null));
  return coming;
}

/** Only if we were here before. */
export async function comeBack(): Promise<void> {
  if (known()) await comeIn().catch(() => undefined);
}

function newcomer(): Promise<GuestState> {
  const number = 100 + (crypto.getRandomValues(new Uint16Array(1))[0]! % 900);
  return postGuest(localStorage.getItem(KEY) ?? `${t("guest-default")} ${number}`);
}

export async function rename(nickname: string): Promise<void> {
  remember(await postGuest(nickname));
}

// A new name in another tab is ours as well, before we say it again.
addEventListener("storage", ({ key, newValue }) => {
  if (key === KEY && newValue && guest.state) guest.state.nickname = newValue;
});

// The server, too, is to speak our language.
$effect.root(() => {
  $effect(() => {
    const state = guest.state;
    if (state && state.language !== settings.language) void rename(state.nickname).catch(() => undefined);
  });
});
