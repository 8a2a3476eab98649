/** Short sounds made on the spot, only if somebody wants them. */

import { settings } from "./settings.svelte";

let context: AudioContext | undefined;

function knock(at: number, pitch: number, length: number, loud: number): void {
  if (!context) return;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + length);
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
}

export function sound(kind: "card" | "turn" | "end"): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  if (kind === "card") knock(now, 220, 0.09, 0.18);
  if (kind === "turn") [523, 659].forEach((pitch, n) => knock(now + n * 0.11, pitch, 0.25, 0.1));
  if (kind === "end") [392, 494, 587, 784].forEach((pitch, n) => knock(now + n * 0.14, pitch, 0.5, 0.12));
}
