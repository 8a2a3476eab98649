/** What a card shows, in the reader's language; a game makes these from its faces. */
export interface CardFace {
  id: string;
  title: string;
  value?: number;
  frame: Frame;
  icon: string;
  kind?: { icon: string; label: string };
  text: string[];
  /** A text in parts with a sign each, shown instead of `kind` and `text`. */
  parts?: readonly Part[];
  /** The number is a price: less is better. */
  price?: boolean;
  /** A tile that is wider than high, for boards whose neighbours touch at the sides; it is read upright all the same. */
  wide?: boolean;
  /** Signs of what it can do, small. */
  signs?: readonly Sign[];
  /** What is printed at an edge and works together with what lies there. */
  edges?: readonly Edge[];
}

export interface Sign {
  icon: string;
  label: string;
  text?: string;
}

export interface Edge extends Sign {
  side: "left" | "right" | "top" | "bottom";
}

/** How a thing lies on the table now. Everything but the face is optional, and nothing here knows a game. */
export interface Looks {
  /** The number in force; it differs from the printed one while something changes it. */
  number?: number | undefined;
  marks?: readonly Mark[] | undefined;
  /** An ability that goes on working. */
  active?: boolean | undefined;
  back?: string | undefined;
  /** Hue of the back: whose card it is. */
  owner?: number | undefined;
  /** Used up for now: it lies askew. */
  turned?: boolean | undefined;
  /** What that is called, where it means something else. */
  turnedWord?: string | undefined;
  /** What surrounds it: a heavy frame, a bubble, a glow. */
  ring?: "frame" | "bubble" | "glow" | undefined;
  /** Points that are left of points that it has. */
  life?: { now: number; of: number } | undefined;
  /** As many of a kind lie here as one. */
  count?: number | undefined;
  /** Whose it really is, where somebody else has it. */
  belongs?: { seat: number; name: string; label: string } | undefined;
  /** What it costs to have it. */
  cost?: { icon: string; text: string; label: string; within?: boolean } | undefined;
  /** Edges that work now. */
  lit?: readonly Edge["side"][] | undefined;
}

/** One ability of several on a card. */
export interface Part {
  icon: string;
  label: string;
  text: string;
}

/** A suit, house or faction: told apart by colour, by the shape behind the number and by the pattern. */
export interface Frame {
  label: string;
  icon: string;
  /** CSS colours: of the picture's ground, its darker edge, and of things drawn on it. */
  ground: string;
  edge: string;
  tint: string;
  shape: Shape;
  pattern: string;
}

export type Shape = keyof typeof SHAPES;

/** Outlines in a square of 100. */
export const SHAPES = {
  arch: "M9 96V47a41 43 0 0 1 82 0v49z",
  hexagon: "M50 2 93 26v48L50 98 7 74V26z",
  banner: "M9 3h82v93L70 81 50 96 30 81 9 96z",
  shield: "M50 2 91 14v36c0 25-19 40-41 48C28 90 9 75 9 50V14z",
  flame: "M8 97V42L21 13 35 31 50 2 65 31 79 13 92 42V97z",
  octagon: "M32 3h36l29 29v36L68 97H32L3 68V32z",
  diamond: "M50 0l50 50-50 50L0 50z",
  round: "M50 3a46 47 0 1 1 0 94 46 47 0 1 1 0-94z",
  cloud:
    "M50 2a25 25 0 0 1 25 22 25 25 0 0 1 22 26 25 25 0 0 1-22 26 25 25 0 0 1-25 22 25 25 0 0 1-25-22A25 25 0 0 1 3 50a25 25 0 0 1 22-26A25 25 0 0 1 50 2z",
} as const;

/** Something on a card. Its form says what it is before anybody has read it, and where it lies. */
export interface Mark {
  key: string;
  /**
   * A seal or a gem lies at the lower left, a burst (harm) at the lower right, a shield below the number, discs and labels at
   * the right edge; a state covers the picture.
   */
  form: "seal" | "gem" | "burst" | "shield" | "disc" | "label" | "state";
  icon?: string;
  text?: string;
  tone?: "raised" | "lowered" | "active" | "warn" | "harm" | "cool";
  label: string;
}

/** A fine pattern for a frame, drawn in white on a tile of this size. */
export function pattern(width: number, height: number, strokes: string): string {
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' fill='none' stroke='white' ` +
    `stroke-opacity='.13' stroke-width='1.4'>${strokes}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}
