import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { trials } from '../../../../scripts/thorough.test-helper.ts';
import {
  type Allocation,
  type FactValue,
  evaluateNamed,
  type frame,
  reportedValue,
} from '../../../kernel/index.ts';
import { sample } from '../../../kernel/kit/front.test-helper.ts';
import { seededRandom } from '../../../kernel/kit/random.ts';
import { boundTo } from '../books.test-helper.ts';
import { heldOf } from '../war/held.ts';
import type { Open } from '../state.ts';
import { concessionForm } from './66-demands.ts';
import { implementConcessions } from './66-75-effects.ts';
import { returnRows } from './7-returns.ts';

// 59.7: what Germany could have taken and did not, and what it gives back, is counted point for point.

/** The table as it is printed (59.65). */
const WORTH: Readonly<Record<string, number>> = {
  'lebanon-syria': 1,
  tunisia: 1,
  algeria: 1,
  morocco: 1,
  libya: 1,
  albania: 1,
  malta: 1,
  palestine: 1,
  transjordan: 1,
  egypt: 2,
  iraq: 2,
  gibraltar: 3,
  ulster: 2,
  ireland: 2,
  'scapa-flow': 3,
  scotland: 4,
  'central-england': 5,
  'southern-england': 6,
};
const PLACES = Object.keys(WORTH);
const IN_PARTS = ['scotland', 'central-england', 'southern-england'];
const MINORS = ['greece', 'turkey'];
const INDEMNITY = 3;
const USAT = 60;

/** Who holds each place, the BRPs of British minor countries, what was given back before, and the two cities. */
interface Situation {
  readonly holders: Readonly<Record<string, string>>;
  readonly brps: Readonly<Record<string, number | null>>;
  readonly before: readonly string[];
  readonly cities: readonly [london: boolean, midlands: boolean];
}

const recordOf = <T>(keys: readonly string[], of: (key: string) => fc.Arbitrary<T>) =>
  fc.record(Object.fromEntries(keys.map((key) => [key, of(key)])));

const situation: fc.Arbitrary<Situation> = fc.record({
  holders: recordOf(PLACES, (place) =>
    fc.constantFrom('british', 'axis', 'axis-after-britain', IN_PARTS.includes(place) ? 'partly' : 'other'),
  ),
  brps: recordOf(MINORS, () => fc.option(fc.integer({ min: 0, max: 40 }))),
  before: fc.subarray(PLACES),
  cities: fc.tuple(fc.boolean(), fc.boolean()),
});
const levels = fc.integer({ min: 0, max: 10 });

const games = ['counts', 'apart'].map((ruling) => boundTo('campaign-1939', { 'forgone-indemnity': ruling }));

function factsOf({
  holders,
  brps,
  before,
  cities: [london, midlands],
}: Situation): Record<string, FactValue> {
  const facts: Record<string, FactValue> = {
    'usat.actual': USAT,
    'axis-in-london': london,
    'axis-in-midlands': midlands,
  };
  for (const place of PLACES) facts[`territory.${place}`] = holders[place] ?? 'other';
  for (const place of before) facts[`returned.${place}`] = true;
  for (const minor of MINORS) {
    const worth = brps[minor] ?? null;
    facts[`british-minor.${minor}`] = worth !== null;
    if (worth !== null) facts[`minor-brps.${minor}`] = worth;
  }
  return facts;
}

const isBritain = ({ holders }: Situation, place: string) =>
  ['british', 'partly'].includes(holders[place] ?? '');
const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);
const fives = ({ brps }: Situation, minor: string) => Math.floor((brps[minor] ?? 0) / 5);

/** All that Britain has left. */
const leftOf = (here: Situation) =>
  sum(PLACES.filter((place) => isBritain(here, place)).map((place) => WORTH[place] ?? 0)) +
  2 * sum(MINORS.map((minor) => fives(here, minor)));

/** What an answer takes, without the indemnity. */
const takenIn = (here: Situation, given: Allocation) =>
  sum(
    Object.entries(given).map(([row, count]) => {
      const [what, which = ''] = row.split('/');
      if (what === 'take') return count * (WORTH[which] ?? 0);
      return what === 'axis' || what === 'neutral'
        ? count * fives(here, which) * (what === 'axis' ? 2 : 1)
        : 0;
    }),
  );

const backIn = (given: Allocation) => PLACES.filter((place) => (given[`return/${place}`] ?? 0) > 0);

/** Whether a place may be given back, as 59.73 has it. */
function mayReturn({ holders, before, cities: [london, midlands] }: Situation, place: string): boolean {
  if (before.includes(place)) return false;
  const holder = holders[place];
  if (holder === 'partly')
    return place === 'southern-england' ? london : place === 'central-england' && midlands;
  return (
    holder === 'axis-after-britain' || (holder === 'axis' && [...OF_BRITAIN, ...BRITISH].includes(place))
  );
}
const BRITISH = ['malta', 'palestine', 'transjordan', 'egypt', 'iraq', 'gibraltar', 'ulster', 'scapa-flow'];
const OF_BRITAIN = ['southern-england', 'central-england', 'scotland'];

function implemented(here: Situation, points: number, isReturn: boolean, seed: number, game: number) {
  const { books, start } = games[game] as (typeof games)[number];
  const { open } = start(factsOf(here));
  const given = sample(concessionForm(open, points, isReturn), seededRandom(seed), {}) as Allocation;
  const told: frame.Dispatch[] = [];
  const referee = { reveal: () => undefined, tell: (each: frame.Dispatch) => void told.push(each) };
  implementConcessions(books, open, { points, isReturn, given }, referee);
  return { open, given, told };
}

const number = ({ facts }: Open, key: string): number => Number(reportedValue(facts, key));

it('counts what was open and not taken, and what was given back, and lowers USAT by twice as much', () => {
  fc.assert(
    fc.property(
      situation,
      levels,
      fc.boolean(),
      fc.nat(),
      fc.nat({ max: 1 }),
      (here, level, isReturn, seed, game) => {
        const { open, given, told } = implemented(here, 2 * level, isReturn, seed, game);
        const counted = game === 0 ? 1 : 0;
        const most = Math.min(2 * level, leftOf(here) + counted * INDEMNITY);
        const notTaken = most - takenIn(here, given) - counted * (given['indemnity'] ?? 0);
        const returned = sum(backIn(given).map((place) => WORTH[place] ?? 0));
        expect(notTaken).toBeGreaterThanOrEqual(0);
        expect(number(open, 'britain.points')).toBe(notTaken + returned);
        expect(number(open, 'usat.actual')).toBe(USAT - 2 * (notTaken + returned));
        const said = told.find(({ data }) => data.key === 'told.forbearance')?.data.args;
        const args = { points: notTaken + returned, notTaken, returned };
        expect(said).toEqual(notTaken + returned > 0 ? args : undefined);
      },
    ),
    { numRuns: trials(300) },
  );
});

it('offers for return what 59.73 allows, and notes what is given back, once and for all', () => {
  fc.assert(
    fc.property(situation, levels, fc.nat(), (here, level, seed) => {
      const { open, given } = implemented(here, 2 * level, true, seed, 0);
      for (const place of backIn(given)) expect(mayReturn(here, place), place).toBe(true);
      const { open: fresh } = (games[0] as (typeof games)[number]).start(factsOf(here));
      const offered = returnRows(fresh).filter(({ barred }) => !barred);
      expect(offered.map(({ id }) => id.slice(7))).toEqual(PLACES.filter((place) => mayReturn(here, place)));
      const noted = PLACES.filter((place) => heldOf(open, place).returned);
      expect(noted).toEqual(
        PLACES.filter((place) => here.before.includes(place) || backIn(given).includes(place)),
      );
      for (const { id, barred } of returnRows(open))
        if (backIn(given).includes(id.slice(7))) expect(barred?.clauses, id).toEqual(['59.73C']);
    }),
    { numRuns: trials(200) },
  );
});

it('forgoes nothing where all that the points allow is taken', () => {
  const here: Situation = {
    holders: Object.fromEntries(PLACES.map((place) => [place, 'british'])),
    brps: {},
    before: [],
    cities: [false, false],
  };
  const { books, start } = games[0] as (typeof games)[number];
  const { open } = start(factsOf(here));
  const first = ['lebanon-syria', 'tunisia', 'algeria', 'morocco', 'libya', 'albania'];
  const given = Object.fromEntries(first.map((place) => [`take/${place}`, 1]));
  implementConcessions(books, open, { points: 6, isReturn: false, given }, { reveal: () => undefined });
  expect([number(open, 'britain.points'), number(open, 'usat.actual')]).toEqual([0, USAT]);
});

it('weakens British resistance by one for every two full points (59.75A)', () => {
  const { books } = games[0] as (typeof games)[number];
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), (points) => {
      const { lines } = evaluateNamed(books, 'resistance/britain', (key) =>
        key === 'britain.points' ? points : undefined,
      );
      const line = lines.find(({ clause }) => clause === '59.21/forbearance');
      // 0 - x: no negative zero is another number here
      expect([line?.min, line?.max]).toEqual([0 - Math.floor(points / 2), 0 - Math.floor(points / 2)]);
    }),
  );
});
