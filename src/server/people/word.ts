import { factKept, factsToConfirm } from '../../kernel/steps/doubts.ts';
import { stateOf } from '../../kernel/game/game.ts';
import { tellingOf } from '../../kernel/game/moment.ts';
import type { Decision, Seat } from '../../kernel/forms/decision.ts';
import { own } from '../../kernel/json.ts';
import type { FactKey } from '../../kernel/sums/facts.ts';
import type { Person } from '../../store/index.ts';
import { denial, type Denial } from '../denied.ts';
import type { LiveGame } from '../games/live-game.ts';
import { isOneSide } from '../stand-ins/sides.ts';
import { holdersOf, sitting } from './people.ts';

// Whose word counts of what was told of a die: whoever told it keeps it, and where a ruling says so the other side confirms it.

const MINUTE = 60_000;
/** So long a die waits for the word of the other side. */
const CONFIRM = 15 * MINUTE;

/** The seats of whoever told a fact last, as they sit now; none where nobody who is still there did. */
export function seatsOfTeller({ game, seating }: LiveGame, fact: FactKey): readonly Seat[] {
  const by = tellingOf(game, fact)?.entry.by;
  const at = by === undefined ? -1 : seating.people.findIndex(({ name, revoked }) => !revoked && name === by);
  return sitting(seating, at)?.seats ?? [];
}

/** The seats whose word a die waits for, and until when at the latest, in milliseconds; null: for none. */
interface AwaitedWord {
  readonly of: readonly Seat[];
  readonly until: number;
}

/** For whose word the die waits that is asked now: the other side of who told what counts in it, where a ruling says so. */
export function awaitedWord(live: LiveGame): AwaitedWord | null {
  const { game, times, seating } = live;
  const { rules, seats } = game.table;
  const told = factsToConfirm(rules, stateOf(game).position.open).flatMap((fact) => {
    const teller = seatsOfTeller(live, fact);
    const at = times[(tellingOf(game, fact)?.entry.n ?? 0) - 1];
    return teller.length > 0 && typeof at === 'number' ? [{ teller, at }] : [];
  });
  if (told.length === 0) return null;
  const tellers = told.flatMap(({ teller }) => teller);
  const of = seats.filter(
    (seat) => holdersOf(seating, seat).length > 0 && !tellers.some((each) => isOneSide(live, each, seat)),
  );
  return of.length === 0 ? null : { of, until: Math.max(...told.map(({ at }) => at)) + CONFIRM };
}

/** Why a die cannot fall yet, as the other side has not said that what was told is so; null: it can. */
export function whyNotFall(live: LiveGame, now: number): Denial | null {
  const word = awaitedWord(live);
  if (word === null || word.until <= now) return null;
  const minutes = Math.ceil((word.until - now) / MINUTE);
  const left = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return denial(
    409,
    `What was told of this die waits for a word of the other side. It counts as so in ${left}.`,
  );
}

/** Why somebody cannot keep, or give way in, what another has told; null: they can. `from`: from when others may. */
export function whyNotKeep(
  live: LiveGame,
  decision: Decision,
  { person, now, from }: { readonly person: Person; readonly now: number; readonly from: number },
): Denial | null {
  const fact = factKept(decision);
  if (fact === null) return null;
  const tellers = seatsOfTeller(live, fact);
  const { doubts = {} } = stateOf(live.game).position.open;
  const isTeller = tellers.some((seat) => person.seats.includes(seat));
  if (isTeller || tellers.length === 0) return null;
  const doubter = own(doubts, fact)?.seat ?? '';
  if (from <= now && !person.seats.includes(doubter)) return null;
  const { by = '' } = tellingOf(live.game, fact)?.entry ?? {};
  return denial(409, `${by} told this, and says whether it stays.`);
}

/** Why somebody cannot say that what was told is so: they, or their own side, told some of it; null: they can. */
export function whyNotConfirm(live: LiveGame, { seats }: Person): Denial | null {
  const word = awaitedWord(live);
  if (word === null || word.of.some((seat) => seats.includes(seat))) return null;
  return denial(409, 'Your side told this: the other side says whether it is so.');
}
