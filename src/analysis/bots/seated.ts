import type { Table } from '../../kernel/rulebook.ts';
import type { Seat } from '../../kernel/seat.ts';
import { type Aims, worthOf } from '../../kernel/solo/aims.ts';
import type { Solo, Standings } from '../../kernel/solo/solo.ts';
import type { Worth } from '../../kernel/solo/stand.ts';
import type { BotSeat } from './bot.ts';
import { friendsOf } from './worth.ts';

/** A table at which bots sit: its rules, and what its seats strive for. */
interface Sitting {
  readonly table: Table;
  readonly solo: Pick<Solo, 'dated'>;
  readonly standings: Standings;
  readonly aims: Aims;
}

/** A bot's seat at a table, whatever the history of a game. */
export function seatedAt({ table, solo, standings, aims }: Sitting, seat: Seat): Omit<BotSeat, 'course'> {
  return {
    table,
    seat,
    friends: friendsOf(table.setup.scenario.seats, seat),
    standings,
    worth: worthsOf(aims, seat, solo.dated),
    means: aims.means ?? 0,
  };
}

/** What places are worth to seats by turn: what it is at a turn is worked out once. */
function worthsOf(aims: Aims, seat: Seat, dated: Solo['dated']): BotSeat['worth'] {
  const made = new Map<string, Worth>();
  return (turn, to = seat) => {
    const key = `${turn} ${to}`;
    let worth = made.get(key);
    if (!worth) made.set(key, (worth = worthOf(aims, to, turn, dated)));
    return worth;
  };
}
