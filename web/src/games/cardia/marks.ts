import type { Mark } from "../../kit/card";
import { signed } from "../../lib/words";
import type { CardiaEncounterView, CardiaPlayedView } from "../../net/made/schema";
import { ongoingIcon, signetIcon } from "./faces";
import { t } from "./words";

/**
 * What lies on a card in play. A signet keeps its key when the encounter changes hands, so that it travels, and when
 * encounters before it are cleared away, so that it stays: the key says which pair of cards it is about, not where they lie.
 */
export function marksOf(encounter: CardiaEncounterView, pair: number, seat: number): Mark[] {
  const card = encounter.cards[seat]!;
  const marks: Mark[] = [];
  if (card.modifier) {
    const text = signed(card.modifier);
    marks.push({
      key: `modifier-${card.id}`,
      form: "label",
      text,
      tone: card.modifier > 0 ? "raised" : "lowered",
      label: t("modifier", { n: text }),
    });
  }
  if (card.tokens) {
    marks.push({
      key: `token-${card.id}`,
      form: "disc",
      icon: ongoingIcon,
      text: card.tokens > 1 ? `${card.tokens}` : "",
      ...(card.active ? { tone: "active" as const } : {}),
      label: card.active ? t("ongoing-works") : t("ongoing-token"),
    });
  }
  const first = seat === 0 ? 0 : (encounter.signets[0] ?? 0);
  const signets = encounter.signets[seat] ?? 0;
  for (let n = 0; n < signets; n++) {
    marks.push({
      key: `signet-${pair}-${first + n}`,
      form: "seal",
      icon: signetIcon,
      label: n ? "" : t("signets-of", { n: signets }),
    });
  }
  return marks;
}

/** A card in play in words, without its title. */
export function describe(card: CardiaPlayedView, signets: number, faction: string): string {
  const parts = [
    faction,
    card.influence === card.value
      ? t("influence", { n: card.influence })
      : t("influence-now", { n: card.influence, printed: card.value }),
  ];
  if (card.tokens) parts.push(card.active ? t("ongoing-works") : t("ongoing-token"));
  if (signets) parts.push(t("signets-of", { n: signets }));
  return parts.join(", ");
}
