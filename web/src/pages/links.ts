import { toast } from "../kit/toasts.svelte";
import { at } from "../lib/root";
import { t } from "../lib/words";
import type { TableState } from "../net/made/protocol";

/** The address that lets somebody sit down at this table. */
export function invitation(table: TableState): string {
  const code = table.you.code ? `?code=${table.you.code}` : "";
  return location.origin + at(`/table/${table.id}${code}`);
}

export async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast(t("copied"));
  } catch {
    toast(t("copy-failed", { address }));
  }
}

let last: TableState | null = null;

/** Whoever looks at a replay of a match of this table finds the way back to it. */
export function leftFrom(table: TableState): void {
  last = table;
}

export function backTo(match: string): string {
  return last && [...last.matches, last.match].includes(match) ? at(`/table/${last.id}`) : "";
}
