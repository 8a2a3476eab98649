/** What the board is given: the view that the rules publish. */

export type {
  MystheaBattleView as BattleView,
  MystheaCardView as CardView,
  MystheaFighterView as FighterView,
  MystheaForceView as ForceView,
  MystheaIslandView as IslandView,
  MystheaPlayerView as PlayerView,
  MystheaProspectView as ProspectView,
  MystheaRegionView as RegionView,
  MystheaView as View,
} from "../../net/made/schema";
