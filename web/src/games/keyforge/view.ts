/** What the board is given: the view that the rules publish. */

export type {
  KeyforgeAttachedView as AttachedView,
  KeyforgeCardView as CardView,
  KeyforgeOfferView as OfferView,
  KeyforgePlacedView as PlacedView,
  KeyforgePlayerView as PlayerView,
  KeyforgeView as View,
} from "../../net/made/schema";
