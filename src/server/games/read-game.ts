import { isRefusal, type Refusal, refuse } from '../../kernel/clause.ts';
import { findTouched } from '../../kernel/game/correction.ts';
import { type Bind, type ReplayedGame, replayInSlices } from '../../kernel/game/replay.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { words } from '../../kernel/texts/words.ts';
import type { GamesStore, StoredGame } from '../../store/index.ts';
import { denial, type Denial, ruledOut, SAYS } from '../denied.ts';
import { keepAs, type LiveGame, liveGame } from './live-game.ts';
import type { Pace } from './pace.ts';
import type { Rulebooks } from './rulebooks.ts';

interface Ground {
  readonly database: GamesStore;
  readonly rulebooks: Rulebooks;
  readonly bind: Bind;
  readonly pace: Pace;
}

/** Read a game from the database and replay it, an entry at a time; a damaged one up to its last good moment. */
export async function readGame(
  { database, rulebooks, bind, pace }: Ground,
  id: string,
): Promise<LiveGame | Denial> {
  const standing = await database.others?.look(id);
  const seating = await database.seating(id);
  const stored = await database.load(id);
  if (!seating) return denial(404, SAYS.noGame);
  if (isRefusal(seating)) return ruledOut(seating);
  if (isRefusal(stored)) return ruledOut(stored);
  const rulebook = await rulebooks.load(stored.header.rulebook);
  if (!rulebook) return denial(409, `The rulebook "${stored.header.rulebook}" of this game is not here.`);
  const replayed = await replayStored(rulebook, id, stored, { bind, pace });
  if (isRefusal(replayed)) return ruledOut(replayed, rulebook.words);
  const { game } = replayed;
  // what its lines read of the past
  await pace.run(findTouched(game));
  const { times } = stored;
  const since = await database.since(id);
  const rehead = game.header !== stored.header;
  // games of equal setup share its data too
  const header = { ...game.header, data: game.table.setup.data };
  const stopped = replayed.stopped ?? stored.damaged ?? null;
  const live = liveGame(id, { game: { ...game, header }, stopped, seating, rehead, times, since });
  keepAs(live, await database.upkeep.kept(id));
  if (standing) database.others?.know(id, standing);
  return live;
}

/** Replay; data that break the rulebook, which checked them once, are damaged. */
async function replayStored(
  rulebook: Rulebook,
  id: string,
  { header, entries }: StoredGame,
  { bind, pace }: Pick<Ground, 'bind' | 'pace'>,
): Promise<ReplayedGame | Refusal> {
  try {
    return await pace.run(replayInSlices(rulebook, header, entries, 'last', bind));
  } catch (error) {
    if (header.data === null) throw error;
    return refuse(words('store.head', { id }));
  }
}
