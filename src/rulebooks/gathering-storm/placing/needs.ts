import { type FactKey, type Seat, type frame, once, reportedValue } from '../../../kernel/index.ts';
import { general, generalRussian, purge } from '../intelligence/opening.ts';
import { type StormPower, sideOf } from '../powers.ts';
import { civilWar, cohesion, conquest, flags, pact, ring, success } from '../starts/standing.ts';
import { type Books, type StormGround, type Open, powersOfSeat, turnId } from '../state.ts';
import { antiCominternRuling } from './24.3-anti-comintern.rulings.ts';
import { placeTexts } from './1-4-place.words.ts';

// What the rules of placing read: the table is asked for what nobody knows. Support and tile points may stay unknown.

type Needs<A> = frame.Needs<StormGround, A>;

/** The facts that bear on where a power may place (24.54E, 24.56D, 24.61). */
function factsFor(books: Books, power: StormPower, isPactRead: boolean): FactKey[] {
  const targets = books.targets.map(({ id }) => id);
  return [
    ...targets.map((id) => conquest.key(id)),
    ...targets.map((id) => ring.key(power, id)),
    ...civilWar.each(books).map(([id]) => civilWar.key(id)),
    success.key(power),
    ...(power === 'russia' ? [cohesion.key()] : []),
    ...(sideOf(power) === 'axis' && isPactRead ? [pact.key()] : []),
    ...(sideOf(power) === 'axis' ? [] : targets.map((id) => flags.key('russia', id))),
    ...drawnFor(books, power),
  ];
}

/** The general events that give a power a counter, or bar it from targets. */
function drawnFor({ pack, targets }: Books, power: StormPower): FactKey[] {
  const isAllied = sideOf(power) === 'allies';
  const events = pack.events.filter(
    ({ holder, kind }) =>
      (holder === power && (kind === 'extra' || kind === 'permit')) || (isAllied && holder === 'russia'),
  );
  const drawn = events.map(({ id }) => general.key(id));
  return isAllied ? [...drawn, ...targets.map(({ id }) => generalRussian.key(id))] : drawn;
}

/** The facts that bear on where a seat may place, by the ruling on the pact. */
const KEYS = once((books: Books) =>
  once((seat: Seat, ruling: 'allowed' | 'barred') => {
    const keys = powersOfSeat(books, seat).flatMap((power) => factsFor(books, power, ruling === 'barred'));
    return [...new Set(keys)].filter((key) => books.facts[key] !== undefined);
  }),
);

function unknown({ facts }: Open, keys: readonly FactKey[]): FactKey[] {
  return keys.filter((key) => reportedValue(facts, key) === undefined);
}

const asks: Needs<unknown>['asks'] = (_, open) => ({
  at: turnId(open),
  prompt: placeTexts.ask.needs(),
  clauses: ['24.54E', '24.56D', '24.61B'],
});

/** No counter is placed before it is clear what opens and bars targets (24.54E, 24.56D, 24.61). */
export const NEEDS_PLACING: Needs<{ readonly seat: Seat }> = {
  facts: (books, open, { seat }) =>
    unknown(open, KEYS(books)(seat, antiCominternRuling(open.rulings, 'anti-comintern-pact'))),
  asks,
};

/** 22.21B: whether Russia suffers the Party purge is known before it chooses. */
export const NEEDS_PURGE: Needs<unknown> = {
  facts: (_, open) => unknown(open, [purge.key()]),
  asks,
};
