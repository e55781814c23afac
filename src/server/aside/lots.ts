import { canonical, type Json } from '../../kernel/json.ts';
import { listOf } from '../../trust/lots.ts';
import { lotsNow, seatsOfPeople } from '../acts/lots.ts';
import { holdersOf } from '../people/people.ts';
import type { LiveGame } from '../games/live-game.ts';
import type { AsidePart } from './part.ts';

/** What the page of a person can put into the dice, and whom they wait for; nothing where no program rolls from a chain. */
export function lotsPart(): AsidePart {
  return {
    name: 'lots',
    follow({ person }) {
      let before = '';
      return async (live) => {
        const set = live.stopped ? null : lotsFor(live, person.seats);
        const text = canonical(set ?? {});
        if (set === null || text === before) return null;
        before = text;
        return { set };
      };
    },
  };
}

function lotsFor(live: LiveGame, own: readonly string[]): Record<string, Json> | null {
  const now = lotsNow(live);
  if (!now || now.head === null) return null;
  const { lots, head, chain, fell, waits } = now;
  const sent = lots.sent.flatMap(({ of }) => of);
  const isOpen = !fell && lots.without === null && (lots.ever.length > 0 || areSeveral(live));
  return {
    game: live.game.header.id ?? '',
    head,
    chain,
    sends: isOpen ? own.filter((seat) => !sent.includes(seat)) : [],
    waits: listOf(lots) === null ? [...waits] : [],
    agreed: [...new Set(lots.agreed.flatMap(({ of }) => of))],
  };
}

/** Whether several people play: what one alone puts in proves nothing to anybody. */
function areSeveral(live: LiveGame): boolean {
  const holders = seatsOfPeople(live).map((seat) => holdersOf(live.seating, seat).join());
  return new Set(holders).size > 1;
}
