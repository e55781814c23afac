import type { DataCheck, Path } from '../../kernel/forms/data-check.ts';
import type { Words } from '../../kernel/texts/words.ts';
import type { MatchTally } from './match.ts';
import { type ByTurn, type Moments, type StateCount, type Tally, upTo } from './tally.ts';
import type { VariantsTally } from './variants.ts';

// The counts in a file: whole numbers, as many as the games that they are of.

/** The most games that are played in one go, or counted in one file. */
export const MOST_GAMES = 10_000_000;

/** The least sum of differences: they may be below nothing. */
const LEAST = Number.MIN_SAFE_INTEGER;

/** The counts of so many games. */
export function tallyIn(check: DataCheck, given: Record<string, unknown>, path: Path, games: number): Tally {
  check.fields(given, path, ['games', 'answers', 'ended', 'places', 'shares']);
  if (given['games'] !== games) check.fail([...path, 'games'], `must be ${games}, as many as it is of`);
  return {
    games,
    answers: countIn(check, given['answers'], [...path, 'answers']),
    ended: turnsIn(check, given['ended'], [...path, 'ended']),
    places: byId(check, given['places'], [...path, 'places'], (states, of) =>
      byId(check, states, of, (state, at) => stateIn(check, state, at)),
    ),
    shares: byId(check, given['shares'], [...path, 'shares'], (moments, at) => momentsIn(check, moments, at)),
  };
}

/** The counts of so many pairs of a match. */
export function matchIn(
  check: DataCheck,
  given: Record<string, unknown>,
  path: Path,
  pairs: number,
): MatchTally {
  check.fields(given, path, ['pairs', 'answers', 'shares', 'differences', 'more', 'alike', 'less']);
  const count = (field: string): number => countIn(check, given[field], [...path, field]);
  const [more, alike, less] = [count('more'), count('alike'), count('less')];
  if (given['pairs'] !== pairs) check.fail([...path, 'pairs'], `must be ${pairs}, as many as it is of`);
  if (more + alike + less !== pairs)
    check.fail([...path, 'more'], 'must come to all pairs, with alike and less');
  const shares = check.list(given['shares'], [...path, 'shares']);
  if (shares.length !== 2) check.fail([...path, 'shares'], 'must be those of two levels');
  const share = (i: number): Moments => momentsIn(check, shares[i], [...path, 'shares', i]);
  return {
    pairs,
    answers: count('answers'),
    shares: [share(0), share(1)],
    differences: momentsIn(check, given['differences'], [...path, 'differences'], LEAST),
    more,
    alike,
    less,
  };
}

/** The counts of so many games of each of two variants. */
export function variantsIn(
  check: DataCheck,
  given: Record<string, unknown>,
  path: Path,
  games: number,
): VariantsTally {
  check.fields(given, path, ['one', 'other', 'more', 'both']);
  const tally = (field: 'one' | 'other'): Tally => {
    const at = [...path, field];
    return tallyIn(check, check.object(given[field], at), at, games);
  };
  const [one, other] = [tally('one'), tally('other')];
  const more = byId(check, given['more'], [...path, 'more'], (moments, at) =>
    momentsIn(check, moments, at, LEAST),
  );
  const both = byId(check, given['both'], [...path, 'both'], (states, of) =>
    byId(check, states, of, (count, at) => countIn(check, count, at)),
  );
  for (const place of Object.keys({ ...one.places, ...other.places, ...both }))
    for (const is of Object.keys({ ...one.places[place], ...other.places[place], ...both[place] })) {
      const [mine, theirs] = [one, other].map(({ places }) =>
        upTo(places[place]?.[is]?.more ?? {}, Infinity),
      );
      const some = [mine ?? 0, theirs ?? 0] as const;
      const inBoth = both[place]?.[is] ?? 0;
      // no more in both than in each, and no more in either than there are games
      if (inBoth > Math.min(...some) || some[0] + some[1] - inBoth > games)
        check.fail([...path, 'both', place, is], 'does not go with how often each ended so');
    }
  return { one, other, more, both };
}

function countIn(check: DataCheck, given: unknown, path: Path): number {
  return check.whole(given, path, 0, Number.MAX_SAFE_INTEGER);
}

/** What stands under each id; none that an object would take for a word of its own. */
function byId<T>(
  check: DataCheck,
  given: unknown,
  path: Path,
  read: (value: unknown, path: Path) => T,
): Record<string, T> {
  const entries = Object.entries(check.object(given, path)).map(([id, value]) => {
    if (id in Object.prototype) check.fail([...path, id], 'is no id');
    return [id, read(value, [...path, id])] as const;
  });
  return Object.fromEntries(entries);
}

function stateIn(check: DataCheck, given: unknown, path: Path): StateCount {
  const state = check.object(given, path);
  check.fields(state, path, ['label', 'first', 'more']);
  const label = check.object(state['label'], [...path, 'label']);
  check.text(label['key'], [...path, 'label', 'key']);
  if (label['args'] !== undefined) check.object(label['args'], [...path, 'label', 'args']);
  return {
    label: label as unknown as Words,
    first: turnsIn(check, state['first'], [...path, 'first']),
    more: turnsIn(check, state['more'], [...path, 'more']),
  };
}

function turnsIn(check: DataCheck, given: unknown, path: Path): ByTurn {
  const entries = Object.entries(check.object(given, path)).map(([turn, count]) => {
    if (!/^(0|[1-9]\d{0,5})$/.test(turn)) check.fail([...path, turn], 'is no turn');
    return [turn, check.whole(count, [...path, turn], -MOST_GAMES, MOST_GAMES)] as const;
  });
  return Object.fromEntries(entries);
}

/** Moments of measures that are no less than `least`. */
function momentsIn(check: DataCheck, given: unknown, path: Path, least = 0): Moments {
  const moments = check.object(given, path);
  check.fields(moments, path, ['sum', 'squares']);
  const most = Number.MAX_SAFE_INTEGER;
  return {
    sum: check.whole(moments['sum'], [...path, 'sum'], least, most),
    squares: check.whole(moments['squares'], [...path, 'squares'], 0, most),
  };
}
