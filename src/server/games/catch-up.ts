import { isRefusal } from '../../kernel/clause.ts';
import { findTouched } from '../../kernel/game/correction.ts';
import { replayOn } from '../../kernel/game/replay.ts';
import { isSameHash } from '../../trust/bytes.ts';
import type { GamesStore, Others } from '../../store/index.ts';
import { endedText } from '../denied.ts';
import { goOn, keepAs, type LiveGame } from './live-game.ts';
import type { Pace } from './pace.ts';
import type { Watchers } from './watchers.ts';

interface Ground {
  readonly database: GamesStore;
  readonly others: Others;
  readonly pace: Pace;
}

/**
 * Bring a game in memory to what other processes have stored of it since. False where it must be read anew.
 */
export async function catchUp({ database, others, pace }: Ground, live: LiveGame): Promise<boolean> {
  const { id } = live;
  const standing = await others.look(id);
  if (!others.isSame(id, standing) || live.rehead) return false;
  const count = live.game.moments.length;
  const { entries, times, damaged } = await others.after(id, count);
  const seating = await database.seating(id);
  const since = await database.since(id);
  const kept = await database.upkeep.kept(id);
  if (damaged || !seating || isRefusal(seating)) return false;
  const next = entries.length === 0 ? live.game : await pace.run(replayOn(live.game, entries));
  if (!next) return false;
  await pace.run(findTouched(next));
  goOn(live, next);
  live.times = [...live.times.slice(0, count), ...times];
  live.seating = seating;
  live.since = since;
  keepAs(live, kept);
  others.know(id, standing);
  return true;
}

/** What a game was like before others changed it. */
export type Before = Pick<LiveGame, 'seating' | 'kept'>;

/** Send away those whose links others have ended; and all, to look again, where what stands in no sight is otherwise. */
export function sendAway(watchers: Watchers, before: Before, { id, seating, kept }: LiveGame): void {
  for (const [at, { key, revoked }] of before.seating.people.entries()) {
    const now = seating.people[at];
    const isSame = now !== undefined && isSameHash(now.key, key);
    if (!revoked && (!isSame || now.revoked)) watchers.dismiss(id, endedText(seating.title), at);
  }
  const isKept = kept.ended === before.kept.ended && kept.archived === before.kept.archived;
  if (!isKept || seating.title !== before.seating.title) watchers.dismiss(id, null);
}
