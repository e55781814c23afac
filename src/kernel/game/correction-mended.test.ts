import { describe, expect, it } from 'vitest';
import { TABLE } from '../forms/decision.ts';
import { give, seal } from '../kit/duel.test-helper.ts';
import type { Edit } from './edits.ts';
import type { Game } from './game.ts';
import { readOn, record } from './record.ts';
import { linesComing } from './correction.ts';
import {
  begin,
  rest,
  right,
  sealStrengths,
  weatherChange,
  weather,
  whole,
} from '../kit/storm.test-helper.ts';

const spies = (value: number) => ({ spies: { value, as: 'change' } });
const spied = (game: Game): Game => give(game, 'ann', 'standing-ann-0/report', spies(4));
const mendedFor = (game: Game, reader: string | null) =>
  record(game, reader).findLast(({ mended }) => mended !== undefined)?.mended;
const coming = (game: Game, reader: string | null): number[] =>
  linesComing(game, readOn(game, reader).entries);

describe('a line that puts right', () => {
  it('says who chooses again, and stands after what its reader had, whatever came later', () => {
    const game = right(whole(), [{ at: 1, answer: weatherChange(3) }], { anew: ['ben'] });
    const of = (at: Game) => record(at, 'ben').find(({ mended }) => mended !== undefined);
    expect(of(game)).toMatchObject({ anew: ['ben'], to: 0 });
    expect(of(right(whole(), [{ at: 1, answer: weatherChange(3) }]))).not.toHaveProperty('anew');
    const hidden = right(spied(begin()), [{ at: 1, strike: true }]);
    for (const at of [hidden, weather(hidden, 2)])
      expect(record(at, 'ben')[0]).toMatchObject({ kind: 'undo', gone: [], to: 0 });
  });
});

describe('what was put right, as it is read', () => {
  it('is whole where all had it', () => {
    const edits: Edit[] = [
      { at: 1, answer: weatherChange(3) },
      { at: 3, strike: true },
      { before: 2, seat: TABLE, decision: 'report', answer: weatherChange(1) },
    ];
    const game = right(whole(), edits);
    for (const reader of ['ann', 'ben', null])
      expect(mendedFor(game, reader)).toEqual([
        { line: 1, as: 'changed', seat: TABLE, decision: 'standing-0/report', answer: weatherChange(3) },
        { line: 3, as: 'struck out', seat: 'dice', decision: '1/roll' },
        // before the first sealed answer of the step, which is read where that closed
        { line: 2, as: 'put in', seat: TABLE, decision: 'standing-1/report', answer: weatherChange(1) },
      ]);
  });

  it('has of a sealed answer no more than whose it was, but for its own seat', () => {
    const of = { decision: '1/ben/bid' };
    for (const [edit, how] of [
      [{ at: 2, ...of, answer: { points: 3 } }, { as: 'changed' }],
      [{ at: 2, ...of, strike: true }, { as: 'struck out' }],
    ] as const) {
      const game = right(whole(), [edit], { seat: 'ben' });
      const { answer } = { answer: undefined, ...edit };
      expect(mendedFor(game, 'ben')).toEqual([
        { line: 2, seat: 'ben', ...of, ...how, ...(answer ? { answer } : {}) },
      ]);
      for (const reader of ['ann', null])
        expect(mendedFor(game, reader)).toEqual([{ line: 2, seat: 'ben', ...how }]);
    }
  });

  it('has of a hidden line not even its number, and a die of the table is everybody\u2019s', () => {
    const hidden = spied(weather(begin(), 2));
    const game = right(hidden, [{ at: 2, answer: spies(5) }]);
    expect(mendedFor(game, 'ann')).toEqual([
      { line: 2, as: 'changed', seat: 'ann', decision: 'standing-ann-0/report', answer: spies(5) },
    ]);
    for (const reader of ['ben', null])
      expect(mendedFor(game, reader)).toEqual([{ as: 'changed', seat: 'ann' }]);
    const put = { before: 1, seat: 'ann', decision: 'report', answer: spies(5) };
    const missing = right(weather(begin(), 2), [put]);
    expect(mendedFor(missing, 'ann')).toEqual([{ line: 1, as: 'put in', ...asPut(put) }]);
    for (const reader of ['ben', null])
      expect(mendedFor(missing, reader)).toEqual([{ line: 1, as: 'put in', seat: 'ann' }]);
  });

  it('is a line that was taken back or put right, struck out', () => {
    const once = right(whole(), [{ at: 1, answer: weatherChange(3) }]);
    expect(mendedFor(right(once, [{ at: 4, strike: true }]), 'ben')).toEqual([{ line: 4, as: 'struck out' }]);
  });
});

function asPut({ seat, answer }: { readonly seat: string; readonly answer: object }) {
  return { seat, decision: 'standing-ann-0/report', answer };
}

describe('what waits to come again', () => {
  it('is the lines that went, a sealed answer in that which closed its step, and nothing that is put in', () => {
    const put = { before: 3, seat: TABLE, decision: 'report', answer: weatherChange(2) };
    const game = right(rest(sealStrengths(spied(weather(begin(), 2)))), [
      { at: 1, answer: weatherChange(6) },
      { ...put, before: 4 },
    ]);
    expect([coming(game, 'ann'), coming(game, 'ben'), coming(game, null)]).toEqual([
      [2, 3, 4],
      [2, 3],
      [2, 3],
    ]);
    expect(coming(whole(), 'ann')).toEqual([]);
  });

  it('has no line of a step that was still open, nor has that in which it is closed at last', () => {
    const half = seal(seal(weather(begin(), 2), 'ann', 'strength', 2), 'ann', 'bid', 1);
    const open = give(seal(half, 'ben', 'bid', 1), 'ann', '1/target', 'east');
    const game = right(open, [{ at: 1, answer: weatherChange(6) }]);
    expect(coming(game, 'ben')).toEqual([2]);
    const put = { before: 2, seat: 'ben', decision: '1/ben/bid', answer: { points: 1 } };
    const named = give(half, 'ann', '1/target', 'east');
    const last = right(seal(named, 'ben', 'strength', 1), [put], { seat: 'ben' });
    const step = record(last, 'ben').findLast(({ kind }) => kind === 'step');
    expect(step).toMatchObject({ own: { '1/ben/strength': { points: 1 } } });
    expect(step).not.toHaveProperty('again');
  });
});
