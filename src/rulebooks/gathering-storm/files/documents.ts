import type { Json } from '../../../kernel/index.ts';
import { seasonOf } from '../state.ts';
import type { EventCard, GameData, Pack } from './pack.ts';

/** The files that say what a game was set up with. */
export function documentsOf(data: Json): readonly Json[] {
  const { pack, start } = data as unknown as GameData;
  return [
    ...(pack ? [{ format: 1, kind: 'pack', ...packIn(pack) }] : []),
    ...(start ? [{ format: 1, kind: 'start', ...seasonOf(start.turn), facts: start.facts }] : []),
  ] as unknown as readonly Json[];
}

function packIn(pack: Pack): object {
  const { id: _, source: __, events, ...rest } = pack;
  return { ...rest, events: events.filter(({ source }) => source === 'players').map(eventIn) };
}

/** What an event leaves out is read as null or nothing. */
function eventIn(event: EventCard): object {
  const { source: _, targets, value, ...rest } = event;
  return { ...rest, ...(targets === null ? {} : { targets }), ...(value === 0 ? {} : { value }) };
}
