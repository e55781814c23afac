import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type FactValue, type frame, reportedValue } from '../../../kernel/index.ts';
import { type BoundGame, boundTo } from '../books.test-helper.ts';
import type { WorldPosition } from '../state.ts';
import { type Theatre, THEATRES } from '../war/theatres.ts';
import { implement } from './41-effects.ts';
import { regain } from './52-regained.ts';
import { inForce } from './in-force.ts';

// 62.41: each result has in it every milder one; 62.52: what is given back is given back from the hardest on.

/** The restrictions of a U.S. at war, from the mildest on. */
const ROWS = ['0', '-1', '-2', '-3', '-4', '-5', '-6'];
const TENSION: Readonly<Record<Theatre, string>> = { europe: 'usat', pacific: 'usjt' };

const games = ['now', 'scale'].map((base) => boundTo('global-1939', { 'election-base': base }));

const theatre = fc.constantFrom(...THEATRES);
const result = fc.integer({ min: -12, max: 0 });
const level = fc.integer({ min: 40, max: 70 });
const game = fc.constantFrom(...games);

const begin = (
  { start }: BoundGame,
  usat: number,
  facts: Readonly<Record<string, FactValue>> = {},
): WorldPosition => start({ 'usat.actual': usat, 'usjt.actual': usat, ...facts });

/** Put a result in effect; the restrictions that are told. */
function elect(
  { books }: BoundGame,
  position: WorldPosition,
  where: Theatre,
  taken: number,
): readonly string[] {
  const told: frame.Dispatch[] = [];
  const referee = { reveal: () => undefined, tell: (each: frame.Dispatch) => void told.push(each) };
  implement(books, position, { theatre: where, result: taken, taken, cause: 'year' }, referee);
  return told.flatMap(({ data }) => (data.key.startsWith('told.restricted.') ? [data.key.slice(16)] : []));
}

/** The restrictions that stand in a theatre, and how far its tension has to rise until each is lifted. */
function standing(
  { books }: BoundGame,
  { open }: WorldPosition,
  where: Theatre,
): ReadonlyMap<string, number> {
  const now = Number(reportedValue(open.facts, `${TENSION[where]}.actual`));
  const all = inForce(books, open).filter(({ since }) => isOf(since?.args?.['theatre'], where));
  return new Map(
    all.flatMap(({ clauses: [clause = ''], lifted }) =>
      /^62\.41\/-?\d$/.test(clause) ? [[clause.slice(6), Number(lifted.args?.['level']) - now] as const] : [],
    ),
  );
}

const isOf = (named: unknown, where: Theatre): boolean =>
  (named as { key?: string } | undefined)?.key === `theatre.${where}`;

it('has every milder result in each one, and tells all of them', () => {
  fc.assert(
    fc.property(game, theatre, result, level, fc.boolean(), (at, where, taken, usat, isWar) => {
      const position = begin(at, usat, { [where === 'europe' ? 'war.germany-us' : 'war.japan-us']: isWar });
      const told = elect(at, position, where, taken);
      const stands = [...standing(at, position, where).keys()];
      expect(stands).toEqual(ROWS.filter((row) => Number(row) >= taken));
      if (taken > -7) expect(told).toEqual(stands);
    }),
  );
});

it('keeps under a worse result all that a milder one before it restricts, and lifts none of it sooner', () => {
  fc.assert(
    fc.property(game, theatre, result, result, level, (at, where, one, other, usat) => {
      const position = begin(at, usat);
      elect(at, position, where, Math.max(one, other));
      const before = standing(at, position, where);
      elect(at, position, where, Math.min(one, other));
      const after = standing(at, position, where);
      for (const [row, toRise] of before) expect(after.get(row) ?? 0, row).toBeGreaterThanOrEqual(toRise);
    }),
  );
});

it('leaves the restrictions of the other theatre as they are (62.42)', () => {
  fc.assert(
    fc.property(game, theatre, result, result, level, (at, where, mine, others, usat) => {
      const position = begin(at, usat);
      const other = where === 'europe' ? 'pacific' : 'europe';
      elect(at, position, other, others);
      const before = standing(at, position, other);
      elect(at, position, where, mine);
      expect(standing(at, position, other)).toEqual(before);
    }),
  );
});

it('lifts the hardest first, each four points after the one before, and restricts nothing again by a fall', () => {
  const moves = fc.array(fc.integer({ min: -12, max: 12 }), { maxLength: 12 });
  fc.assert(
    fc.property(game, theatre, result, level, moves, (at, where, taken, usat, steps) => {
      const position = begin(at, usat);
      elect(at, position, where, taken);
      let before = [...standing(at, position, where).keys()];
      for (const by of steps) {
        const key = `${TENSION[where]}.actual`;
        const now = Number(reportedValue(position.open.facts, key)) + by;
        Object.assign(position.open.facts, { [key]: { value: now, as: 'change' } });
        regain(position.open, where === 'europe' ? 'usat' : 'usjt', now, 'actual', {
          reveal: () => undefined,
        });
        const after = [...standing(at, position, where)];
        expect(after.map(([row]) => row)).toEqual(before.slice(0, after.length));
        after.forEach(([, toRise], i) => expect(toRise).toBe((after[0]?.[1] ?? 0) - 4 * i));
        before = after.map(([row]) => row);
      }
    }),
  );
});
