import { isRefusal } from '../kernel/clause.ts';
import { replay } from '../kernel/replay.ts';
import type { Rulebook } from '../kernel/rulebook.ts';
import type { Database } from '../store/database.ts';
import { denied, type Denied, ruledOut, SAYS } from './denied.ts';
import { type LiveGame, liveGame } from './live-game.ts';
import type { Bind } from './tables.ts';

/** Read a game from the database and replay it. */
export async function readGame(
  database: Database,
  rulebooks: readonly Rulebook[],
  bind: Bind,
  id: string,
): Promise<LiveGame | Denied> {
  const seating = await database.seating(id);
  const stored = await database.load(id);
  if (!seating) return denied(404, SAYS.noGame);
  if (isRefusal(stored)) return ruledOut(stored);
  const rulebook = rulebooks.find((each) => each.id === stored.header.rulebook);
  if (!rulebook) return denied(409, `The rulebook "${stored.header.rulebook}" of this game is not here.`);
  const table = bind(rulebook, stored.header);
  // games of equal setup share its data too
  const header = isRefusal(table) ? stored.header : { ...stored.header, data: table.setup.data };
  const replayed = replay(rulebook, header, stored.entries, 'last', table);
  if (isRefusal(replayed)) return ruledOut(replayed, rulebook.words);
  const { game, stopped } = replayed;
  return liveGame(id, { game, stopped, seating, rehead: game.header !== header });
}
