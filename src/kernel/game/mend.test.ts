import { describe, expect, it } from 'vitest';
import { act, isPending } from './act.ts';
import { isRefusal } from '../clause.ts';
import { TABLE } from '../forms/decision.ts';
import { mustAccept, give, refusalKey, seal } from '../kit/duel.test-helper.ts';
import type { Edit } from './edits.ts';
import { stateOf } from './game.ts';
import { lookBack } from './reading.ts';
import { mend } from './mend.ts';
import { isPassed } from './moment.ts';
import { awaitingOf } from './play.ts';
import { readOn, record } from './record.ts';
import { undo } from './undo.ts';
import {
  all,
  begin,
  bytes,
  linesOf,
  mendedIn,
  refusalOfMend,
  rest,
  right,
  sealStrengths,
  weatherChange,
  weather,
  whole,
  wrong,
} from '../kit/storm.test-helper.ts';

describe('what was wrong then', () => {
  it('is put right from there, and the rest comes again, dice included', () => {
    const game = right(whole(), [{ at: 1, answer: weatherChange(3) }]);
    expect(bytes(game)).toBe(bytes(whole(3)));
    expect(linesOf(game)).toEqual([
      ['answer', 0, true],
      ['step', 0, true],
      ['answer', 0, true],
      ['undo', 0, false],
      ['answer', 1, false],
      ['step', 2, false],
      ['answer', 3, false],
    ]);
    expect(record(game, 'ben')[3]).toMatchObject({
      to: 0,
      seats: ['ann', 'ben'],
      reason: 'it was wrong',
      mended: [{ line: 1, as: 'changed', seat: TABLE, answer: weatherChange(3) }],
      comes: [1, 2, 3],
    });
  });

  it('can be a line too many', () => {
    const twice = rest(sealStrengths(weather(weather(begin(), 3), 2)));
    const game = right(twice, [{ at: 1, strike: true }]);
    expect(bytes(game)).toBe(bytes(whole()));
    expect(mendedIn(game).mend).toEqual([{ at: 1, strike: true }]);
  });

  it('can be a line that was missing; in a sealed step nobody is asked anew for it', () => {
    const put: Edit = { before: 1, seat: TABLE, decision: 'report', answer: weatherChange(2) };
    const before = sealStrengths(begin(), [1, 1]);
    const game = right(rest(before), [put]);
    expect(awaitingOf(game.table, stateOf(game))).toEqual([]);
    expect(bytes(game)).toBe(bytes(rest(sealStrengths(weather(begin(), 2), [1, 1]))));
    expect(record(game, null).find(({ kind }) => kind === 'undo')?.mended).toMatchObject([
      { as: 'put in', seat: TABLE, answer: weatherChange(2) },
    ]);
  });

  it('can be several things at once', () => {
    const game = right(whole(), [
      { at: 3, answer: [6] },
      { at: 1, answer: weatherChange(3) },
    ]);
    expect(bytes(game)).toBe(bytes(rest(sealStrengths(weather(begin(), 3)), 6)));
  });

  it('can be of several seats at once, each in lines of its own record', () => {
    const hidden = give(begin(), 'ann', 'standing-ann-0/report', { spies: { value: 4, as: 'change' } });
    const game = rest(sealStrengths(weather(hidden, 2)));
    const own = (seat: string, points: number) => ({ decision: `1/${seat}/strength`, answer: { points } });
    const put = { seat: TABLE, decision: 'report', answer: weatherChange(3) };
    const edits: Edit[] = [
      { before: 3, of: 'ben', ...put },
      { at: 2, of: 'ben', ...own('ben', 0) },
      { at: 3, ...own('ann', 1) },
    ];
    const mended = right(game, edits);
    expect(stateOf(mended).position).toMatchObject({
      open: { facts: { weather: { value: 3 } } },
      sealed: { ann: { strength: 1 }, ben: { strength: 0 } },
    });
    expect(mended.moments.flatMap(({ entry }) => ('mend' in entry ? (entry.mend ?? []) : []))).toEqual([
      { before: 8, ...put, decision: 'standing-1/report' },
      { at: 5, answer: { points: 0 } },
      { at: 3, answer: { points: 1 } },
    ]);
    expect(wrong(game, [{ at: 3, ...own('ben', 0) }])).toBe('mend.notYours');
    expect(wrong(game, [{ at: 2, of: 'cat', strike: true }])).toBe('mend.noSeat');
    expect(
      wrong(game, [
        { at: 2, strike: true },
        { at: 1, of: 'ben', strike: true },
      ]),
    ).toBe('mend.twice');
  });

  it('can be a typed die; what the program rolled stays, and comes again', () => {
    expect(bytes(right(whole(), [{ at: 3, answer: [5] }]))).toBe(
      bytes(rest(sealStrengths(weather(begin(), 2)), 5)),
    );
    expect(wrong(whole(2, 'program'), [{ at: 3, answer: [5] }])).toBe('mend.die');
    expect(bytes(right(whole(2, 'program'), [{ at: 1, answer: weatherChange(3) }]))).toBe(
      bytes(whole(3, 'program')),
    );
  });

  it("is an answer of one's own, an open one or a sealed one of a closed step, and no other seat's", () => {
    const open = right(whole(), [{ at: 2, answer: 'west' }]);
    expect(stateOf(open).position.open).toMatchObject({ target: 'west', faces: [4] });
    const mine = right(whole(), [{ at: 2, decision: '1/ben/strength', answer: { points: 0 } }], {
      seat: 'ben',
    });
    expect(stateOf(mine).position.sealed).toMatchObject({ ben: { strength: 0, bid: 1 } });
    expect(stateOf(mine).position.open).toMatchObject({ faces: [4] });
    expect(record(mine, 'ben')[3]?.mended).toEqual([
      { line: 2, as: 'changed', seat: 'ben', decision: '1/ben/strength', answer: { points: 0 } },
    ]);
    for (const reader of ['ann', null])
      expect(record(mine, reader)[3]?.mended).toEqual([{ line: 2, as: 'changed', seat: 'ben' }]);
    expect(wrong(whole(), [{ at: 2, answer: 'west' }], 'ben')).toBe('mend.which');
    expect(wrong(whole(), [{ at: 2, decision: '1/ann/bid', answer: { points: 0 } }], 'ben')).toBe(
      'mend.notYours',
    );
  });
});

describe('a correction of a correction', () => {
  it('puts right what came again', () => {
    const once = right(whole(), [{ at: 1, answer: weatherChange(3) }]);
    const twice = right(once, [{ at: 5, answer: weatherChange(4) }]);
    expect(bytes(twice)).toBe(bytes(whole(4)));
  });

  it('is the latest line that put right, struck out: everything is as it was', () => {
    const game = whole();
    for (const edits of [
      [{ at: 1, answer: weatherChange(6) }],
      [{ at: 1, strike: true }],
      [{ at: 2, strike: true }],
      [{ before: 2, seat: TABLE, decision: 'report', answer: weatherChange(3) }],
    ] as Edit[][]) {
      const mended = right(game, edits);
      const back = right(mended, [{ at: 4, strike: true }]);
      expect(all(back)).toBe(all(game));
      expect(back.moments.filter(({ entry }) => isPassed(entry))).toEqual([]);
      expect(mendedIn(back).mend).toEqual([{ at: 8, strike: true }]);
      expect(record(back, null).findLast(({ mended: of }) => of)?.mended).toEqual([
        { line: 4, as: 'struck out' },
      ]);
    }
    const one = weather(begin(), 2);
    const twofold = right(right(one, [{ at: 1, strike: true }]), [{ at: 2, strike: true }]);
    expect(refusalOfMend(twofold, [{ at: 2, strike: true }])).toEqual(['mend.notLast', { line: 2 }, false]);
    const twice = right(right(game, [{ at: 1, answer: weatherChange(3) }]), [
      { at: 5, answer: weatherChange(1) },
    ]);
    expect(wrong(twice, [{ at: 4, strike: true }])).toBe('mend.notLast');
    expect(wrong(twice, [{ at: 1, strike: true }])).toBe('mend.gone');
    expect(wrong(twice, [{ at: 4, answer: weatherChange(1) }])).toBe('mend.onlyStrike');
  });

  it('is judged by what its asker saw: that others took back unseen does not show', () => {
    const half = seal(weather(weather(begin(), 2), 3), 'ben', 'bid', 1);
    const mended = right(half, [{ at: 1, strike: true }]);
    const spied = give(mended, 'ann', 'standing-ann-0/report', { spies: { value: 4, as: 'change' } });
    const hidden = mustAccept(undo(spied, { seat: 'ann' }));
    expect(wrong(hidden, [{ at: 3, strike: true }], 'ben')).toBe(
      wrong(mended, [{ at: 3, strike: true }], 'ben'),
    );
    expect(all(right(hidden, [{ at: 3, strike: true }], { seat: 'ben' }))).toBe(all(half));
  });

  it('keeps what still waits to come again', () => {
    const first = right(whole(), [{ at: 1, answer: weatherChange(6) }]);
    expect(stateOf(first).again?.answers).toHaveLength(6);
    const second = right(first, [{ at: 5, answer: weatherChange(3) }]);
    expect(bytes(second)).toBe(bytes(whole(3)));
    const back = right(first, [{ at: 4, strike: true }]);
    expect(all(back)).toBe(all(whole()));
  });

  it('takes back no more than what follows', () => {
    const once = right(whole(), [{ at: 1, answer: weatherChange(3) }]);
    const bens = right(once, [{ at: 6, decision: '1/ben/bid', answer: { points: 3 } }], { seat: 'ben' });
    expect(mendedIn(bens)).toMatchObject({ undone: [13, 14, 15], mend: [{ at: 13 }] });
  });

  it('brings back what was taken back', () => {
    const game = whole();
    const back = mustAccept(undo(game, { seat: 'ann', consent: ['ben'], to: 1 }));
    expect(all(right(back, [{ at: 4, strike: true }]))).toBe(all(game));
  });

  it('goes past what was taken back since', () => {
    const closed = give(sealStrengths(weather(begin(), 2)), 'ann', '1/target', 'east');
    const game = weather(mustAccept(undo(weather(closed, 5), { seat: 'ann', consent: ['ben'], to: 2 })), 4);
    const mended = right(game, [{ at: 1, answer: weatherChange(3) }]);
    expect(stateOf(mended).position.open).toMatchObject({ target: 'east', facts: { weather: { value: 4 } } });
    expect(record(mended, null).filter(({ kind, undone }) => kind !== 'undo' && !undone)).toHaveLength(3);
  });
});

describe('sealed answers on the way', () => {
  it('come again as they counted in the end, replaced and withdrawn ones do not', () => {
    const before = seal(seal(weather(begin(), 3), 'ben', 'bid', 2), 'ann', 'strength', 3);
    const game = rest(sealStrengths(before));
    const mended = right(game, [{ at: 1, answer: weatherChange(4) }]);
    expect(stateOf(mended).position.sealed).toMatchObject({ ann: { strength: 2 }, ben: { bid: 1 } });
    expect(mended.moments.filter(({ entry }) => 'again' in entry && !('undone' in entry))).toHaveLength(7);
  });

  it('that were changed after the line that was wrong are what they became', () => {
    const game = rest(
      sealStrengths(seal(weather(seal(begin(), 'ann', 'strength', 1), 2), 'ann', 'strength', 1)),
    );
    const mended = right(game, [{ at: 1, answer: weatherChange(3) }]);
    expect(stateOf(mended).position).toMatchObject({
      open: { step: 'over' },
      sealed: { ann: { strength: 2 } },
    });
  });
});

describe('it takes everybody', () => {
  const wish = {
    kind: 'mend',
    seat: 'ann',
    mend: [{ at: 1, answer: weatherChange(3) }],
    reason: 'why',
  } as const;

  it('and nothing is worked out before all agree', () => {
    const game = whole();
    const waits = act(game, wish, ['ann']);
    if (isRefusal(waits) || !isPending(waits)) throw new Error('it waits for nobody');
    expect(waits.concerned).toEqual(['ann', 'ben']);
    const done = act(game, waits.act, ['ann', 'ben']);
    if (isRefusal(done) || isPending(done)) throw new Error('it is not done');
    expect(bytes(done)).toBe(bytes(whole(3)));
  });

  it('and is done once for a request', () => {
    const once = mustAccept(mend(whole(), wish, { request: 'k' }));
    expect(mustAccept(mend(once, wish, { request: 'k' }))).toBe(once);
    expect(refusalKey(mend(once, { ...wish, reason: 'else' }, { request: 'k' }))).toBe('play.otherRequest');
  });

  it('and what was then can still be looked back at', () => {
    const game = right(whole(), [{ at: 1, answer: weatherChange(3) }]);
    const then = lookBack(game, 'ann', readOn(game, 'ann'), 1);
    expect(then?.view.open.facts).toMatchObject({ weather: { value: 2 } });
  });

  it('and what waits is not lost by one alone', () => {
    const first = weather(weather(begin(), 3), 2);
    const game = right(rest(sealStrengths(first)), [{ at: 2, answer: weatherChange(6) }]);
    expect(refusalKey(undo(game, { seat: 'ben' }))).toBe('undo.consent');
    expect(stateOf(game).again?.answers).toHaveLength(6);
  });
});
