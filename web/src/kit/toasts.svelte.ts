/** Short messages that come and go. */

export interface Toast {
  id: number;
  text: string;
  tone: "plain" | "bad";
}

export const toasts: Toast[] = $state([]);
let last = 0;

export function toast(text: string, tone: Toast["tone"] = "plain"): void {
  const id = ++last;
  toasts.push({ id, text, tone });
  setTimeout(() => dismiss(id), tone === "bad" ? 9000 : 5000);
}

export function dismiss(id: number): void {
  const place = toasts.findIndex((one) => one.id === id);
  if (place >= 0) toasts.splice(place, 1);
}
