import type { Channel, ToldNotice } from '../../store/index.ts';
import type { LiveGame } from '../games/live-game.ts';
import { newsOf, TURN, type Wait, waitsFor } from './awaited.ts';
import type { Dues } from './timed.ts';

// A person's channel can lead to where the whole table's does: then one message of one turn is enough.

/** What tells two targets of a kind apart. */
export function placeOf(target: Channel['target']): string {
  const { endpoint, address, url } = target as Record<string, string>;
  return endpoint ?? address?.toLowerCase() ?? url ?? '';
}

/** The whole table's channel among these that leads to where a person's does; null: there is none. */
export function twinOf({ at, kind, target }: Channel, all: readonly Channel[]): Channel | null {
  if (at === null) return null;
  const isTwin = (each: Channel): boolean =>
    each.at === null && each.confirmed && each.kind === kind && placeOf(each.target) === placeOf(target);
  return all.find(isTwin) ?? null;
}

/** What waits, what of it is to be told over a channel, and what is to be kept of that. */
interface ChannelNews {
  readonly waits: readonly Wait[];
  readonly fresh: readonly Wait[];
  readonly kept: ToldNotice;
}

/** The news of a channel, without what the whole table is told there. */
export function newsFor(live: LiveGame, channel: Channel, dues: Dues, twin: Channel | null): ChannelNews {
  const waits = waitsFor(live, channel.at, dues);
  if (!twin) return { waits, ...newsOf(live, waits, channel.told) };
  // the whole table is reminded there, too
  const untimed = waits.map((wait): Wait => {
    const { due: _, ...rest } = wait;
    return rest;
  });
  const { fresh, kept } = newsOf(live, untimed, channel.told);
  const theirs = newsOf(live, waitsFor(live, null, dues), twin.told);
  const coming = new Set(theirs.fresh.map(({ id }) => id));
  const was = new Set(theirs.kept.told);
  const told = new Set((channel.told?.told ?? []).map(turnIn));
  const isTold = (id: string): boolean => coming.has(id) || (was.has(id) && !told.has(id));
  const covered = fresh.filter(({ id }) => isTold(turnIn(id)));
  return {
    waits: untimed,
    fresh: fresh.filter((each) => !covered.includes(each)),
    kept: { ...kept, told: [...kept.told, ...covered.map(({ id }) => id)] },
  };
}

/** By what name the whole table knows that something waits: of a turn, without what the seat is asked. */
function turnIn(id: string): string {
  return id.startsWith(TURN) ? id.split('/').slice(0, 2).join('/') : id;
}
