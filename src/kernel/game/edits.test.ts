import { describe, expect, it } from 'vitest';
import { TABLE } from '../forms/decision.ts';
import { give, refusalKey, seal } from '../kit/duel.test-helper.ts';
import type { Edit } from './edits.ts';
import { stateOf } from './game.ts';
import { asksOf } from './play.ts';
import { mend } from './mend.ts';
import { record } from './record.ts';
import {
  begin,
  rereadGame,
  refusalOfMend,
  rest,
  right,
  sealStrengths,
  weatherChange,
  weather,
  whole,
  wrong,
} from '../kit/storm.test-helper.ts';

describe('several things that are put right together', () => {
  const west = rest(sealStrengths(weather(begin(), 4)));
  const why = { before: 2, seat: 'ben', decision: 'why', answer: 'rain' } as const;

  it('are judged when they come, where an earlier one can make room for a later one', () => {
    expect(wrong(west, [{ at: 2, answer: 'west' }])).toBe('answer.noOption');
    const game = right(west, [
      { at: 1, answer: weatherChange(3) },
      { at: 2, answer: 'west' },
    ]);
    expect(stateOf(game).position.open).toMatchObject({ target: 'west', faces: [4], step: 'over' });
  });

  it('may answer what is asked only then, by its name', () => {
    expect(wrong(west, [why], 'ben')).toBe('mend.notAsked');
    const game = right(west, [{ at: 1, answer: weatherChange(6) }, why], { seat: 'ben' });
    expect(stateOf(game).position.open).toMatchObject({ why: 'rain' });
  });

  it('are asked of their seat where they do not fit then', () => {
    const game = right(west, [
      { at: 1, answer: weatherChange(2) },
      { at: 2, answer: 'north' },
    ]);
    const target = asksOf(game.table, stateOf(game), 'ann').find(({ id }) => id === '1/target');
    expect(target).toMatchObject({ draft: 'north' });
    expect(stateOf(rereadGame(give(game, 'ann', '1/target', 'west'))).position.open).toMatchObject({
      target: 'west',
    });
  });

  it('are refused where no form of the kind takes them', () => {
    for (const answer of [7, { points: 1 }])
      expect(
        wrong(west, [
          { at: 1, answer: weatherChange(3) },
          { at: 2, answer },
        ]),
      ).toBe('answer.notText');
  });
});

describe('what cannot be put right', () => {
  const act = {
    kind: 'mend',
    seat: 'ann',
    mend: [{ at: 1, answer: weatherChange(3) }],
    reason: 'why',
  } as const;

  it('is refused at once, by what its asker could see', () => {
    const game = whole();
    const open = { seat: 'ann', answer: 'west' };
    for (const [edits, why, args] of [
      [[], 'mend.nothing', {}],
      [[{ at: 9, strike: true }], 'mend.noLine', { line: 9 }],
      [[{ at: 1, answer: weatherChange(2) }], 'mend.same', { line: 1 }],
      [
        [
          { at: 1, strike: true },
          { at: 1, answer: weatherChange(4) },
        ],
        'mend.twice',
        { line: 1 },
      ],
      [
        [{ before: 2, seat: 'ben', decision: '1/ben/bid', answer: { points: 1 } }],
        'mend.notYours',
        { line: 2 },
      ],
      [[{ at: 3, decision: '1/target', strike: true }], 'mend.notYours', { line: 3 }],
      [[{ before: 2, decision: 'nothing', ...open }], 'mend.notAsked', { line: 2, decision: 'nothing' }],
      [[{ before: 2, decision: 'target', ...open }], 'mend.notAsked', { line: 2, decision: 'target' }],
    ] as [Edit[], string, object][])
      expect(refusalOfMend(game, edits)).toEqual([why, args, false]);
    const which = { line: 2, decisions: ['1/ben/strength', '1/ben/bid'] };
    expect(refusalOfMend(game, [{ at: 2, strike: true }], 'ben')).toEqual(['mend.which', which, false]);
    expect(refusalOfMend(whole(2, 'program'), [{ at: 3, strike: true }])).toEqual([
      'mend.die',
      { line: 3 },
      false,
    ]);
    for (const edit of [{ at: 1 }, { before: 2, seat: TABLE, decision: 'report' }])
      expect(refusalOfMend(game, [{ ...edit, answer: weatherChange(77) }])).toMatchObject([
        'answer.notValue',
        {},
        true,
      ]);
    const stormed = rest(sealStrengths(give(weather(begin(), 6), 'ben', '1/why', 'rain')));
    const mended = right(stormed, [{ at: 1, answer: weatherChange(3) }]);
    const put = { seat: TABLE, decision: 'report', answer: weatherChange(4) };
    const last = record(mended, null).length;
    for (const [edits, why, args] of [
      [[{ at: last, strike: true }], 'mend.noAnswer', { line: last }],
      [[{ before: last, ...put }], 'mend.noAnswer', { line: last }],
      [[{ before: 5, ...put }], 'mend.noAnswer', { line: 5 }],
      [[{ before: 1, ...put }], 'mend.gone', { line: 1 }],
      [[{ at: 1, strike: true }], 'mend.gone', { line: 1 }],
      [[{ at: 5, answer: 1 }], 'mend.onlyStrike', { line: 5 }],
    ] as [Edit[], string, object][])
      expect(refusalOfMend(mended, edits)).toEqual([why, args, false]);
    const half = mend(game, { ...act, reason: '' }, { agreed: ['ann'] });
    expect(refusalKey(half)).toBe('play.consent');
    expect(wrong(game, [{ at: 2, answer: 'west' }])).toBeNull();
    for (const decision of ['1/target', 'target'])
      expect(wrong(game, [{ at: 2, decision, answer: 'west' }])).toBeNull();
    expect(wrong(game, [{ at: 2, decision: 'get', answer: 'west' }])).toBe('mend.notYours');
    expect(wrong(game, [{ at: 2, decision: 'bid', answer: { points: 2 } }], 'ben')).toBeNull();
    expect(refusalOfMend(game, [{ at: 1, strike: true }], 'cat')).toEqual([
      'mend.noSeat',
      { seat: 'cat' },
      false,
    ]);
    const most = { at: 2, decision: '1/ben/bid', answer: { points: 9 } };
    expect(refusalOfMend(game, [most], 'ben')).toMatchObject([expect.any(String), {}, true]);
    expect(refusalKey(mend(game, { ...act, anew: ['cat'] }))).toBe('mend.noSeat');
  });
});

it('what a line that is struck out had come again, or put in, goes with it and is not put right as well', () => {
  const put = { seat: TABLE, decision: 'report', answer: weatherChange(2) };
  const once = right(whole(), [
    { at: 1, answer: weatherChange(3) },
    { before: 3, ...put },
  ]);
  const strike = { at: 4, strike: true } as const;
  expect(record(once, null)[6]).toMatchObject({ n: 7, seat: TABLE, again: 4 });
  for (const edit of [
    { at: 8, answer: [6] },
    { at: 7, answer: weatherChange(1) },
    { before: 8, ...put },
  ])
    for (const edits of [
      [strike, edit],
      [edit, strike],
    ])
      expect(wrong(once, edits)).toBe('mend.twice');
  expect(
    wrong(once, [
      { at: 8, answer: [6] },
      { at: 5, answer: weatherChange(1) },
    ]),
  ).toBeNull();
});

describe('a step that a sealed answer closed', () => {
  const named = give(
    seal(seal(weather(begin(), 2), 'ann', 'strength', 2), 'ann', 'bid', 1),
    'ann',
    '1/target',
    'east',
  );
  const half = seal(named, 'ben', 'strength', 1);
  const own = { decision: '1/ben/bid' };

  it('has that too for its seat to put right, by its decision', () => {
    const game = seal(half, 'ben', 'bid', 1);
    expect(record(game, null).at(-1)).toMatchObject({ n: 3, kind: 'step' });
    const mended = right(game, [{ at: 3, ...own, answer: { points: 2 } }], { seat: 'ben' });
    expect(stateOf(mended).position.sealed).toMatchObject({ ben: { strength: 1, bid: 2 } });
    const which = (seat: string) => ({ line: 3, decisions: [`1/${seat}/strength`, `1/${seat}/bid`] });
    for (const seat of ['ann', 'ben'])
      expect(refusalOfMend(game, [{ at: 3, strike: true }], seat)).toEqual([
        'mend.which',
        which(seat),
        false,
      ]);
  });

  it('has none to put right while it is open', () => {
    expect(wrong(half, [{ at: 2, decision: '1/ben/strength', strike: true }], 'ben')).toBe('mend.notYours');
    expect(wrong(seal(half, 'ben', 'bid', 1), [{ at: 2, ...own, strike: true }], 'ben')).toBe(
      'mend.notYours',
    );
  });
});
