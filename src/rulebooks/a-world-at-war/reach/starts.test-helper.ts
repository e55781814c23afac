import type { Json } from '../../../kernel/index.ts';
import type { Games } from '../../../kernel/kit/reach.test-helper.ts';
import { DIPLOMACY } from '../49-diplomacy/index.ts';
import { aWorldAtWar } from '../index.ts';

// What random games start from.

/** The other choice of every ruling that has one; who keeps the allocations is varied by itself. */
export const OTHERS = Object.fromEntries(
  DIPLOMACY.flatMap(({ rulings = [] }) => rulings).flatMap(({ id, choices, default: usual }) =>
    choices.filter((each) => each.id !== usual && id !== 'secrecy').map((each) => [id, each.id]),
  ),
);

/** Data files as a game has them. */
export function read(files: readonly Json[]): Json {
  const found = aWorldAtWar.data(files);
  if (!('data' in found)) throw new Error(`the files are good: ${JSON.stringify(found.faults)}`);
  return found.data;
}

/** A theatre near its end: who controls what on the map, so that little is left to ask. */
export function near(year: number, turn: string, facts: Readonly<Record<string, Json>>): Json {
  return read([{ format: 1, kind: 'start', year, turn, facts }]);
}

/** The DPs of a late year, and what stands then. */
export const LATE = {
  'usat.actual': 60,
  'usjt.actual': 56,
  'rgt.50': true,
  'dp.undefended': 0,
  'france.conquered': true,
  'surrendered.france': true,
  'war.germany-france': false,
  'war.germany-russia': false,
  'war.germany-us': true,
  'dp.allotment.germany': 14,
  'dp.allotment.italy': 6,
  'dp.allotment.britain': 3,
  'dp.allotment.us': 2,
  'dp.allotment.russia': 3,
};

/** Asides that hardly ever come: they could lead away from where a game is led. */
export const SELDOM = 1000;

/** What else a game is set up with, and how it is led. */
interface More extends Pick<Games, 'lead'> {
  readonly data?: Json;
  readonly rulings?: Readonly<Record<string, string>>;
}

/** Games of a scenario: one in so many answers is an aside. */
export function games(scenario: string, seeds: number, asides: number, more: More = {}): Games {
  const { rulings = {}, data = null, ...lead } = more;
  return { setup: { scenario, rulings, data }, seeds, asides, ...lead };
}
