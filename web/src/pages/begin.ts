import { comeIn } from "../lib/guest.svelte";
import { usualLevel } from "./levels";
import { addLesson, addTable, command, type GamePage } from "../net/api";

/** The game's lesson, at a table of one's own; gives its id. */
export async function learn(game: string): Promise<string> {
  await comeIn();
  return (await addLesson(game)).id;
}

/** A table with a bot in every other seat, of which there is at least one, started; gives its id. */
export async function playBot(game: GamePage, level: string = usualLevel(game.bots), options = {}): Promise<string> {
  await comeIn();
  const seats = game.seats.find((count) => count > 1)!;
  const table = await addTable({ game: game.id, seats, open: false, options });
  for (let seat = 1; seat < seats; seat++) await command({ type: "bot", table: table.id, seat, level });
  await command({ type: "start", table: table.id });
  return table.id;
}
