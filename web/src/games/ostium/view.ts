/** What the board is given: the view that the rules publish. */

export type {
  OstiumCardView as CardView,
  OstiumChargeView as ChargeView,
  OstiumCreatureView as CreatureView,
  OstiumView as View,
  OstiumWayView as WayView,
} from "../../net/made/schema";
