import { MediaQuery } from "svelte/reactivity";

/** A phone, upright or on its side: the table scrolls, and the question stands below it where it hides nothing. */
export const small = new MediaQuery("(max-width: 720px), (max-height: 600px)");

/** A phone on its side: whatever stands above the table takes too much of its height. */
export const low = new MediaQuery("(max-height: 600px)");

/** A finger does what a pointer does elsewhere. */
export const touch = new MediaQuery("(pointer: coarse)");
