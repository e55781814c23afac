import { describe, expect, it } from 'vitest';
import type { ShownDispatch } from './directive.ts';
import { mustAccept, give } from '../kit/duel.test-helper.ts';
import { type Game, newHeader, openGame } from './game.ts';
import { toy } from '../kit/toy.test-helper.ts';
import type { MendRequest } from './edits.ts';
import { mend } from './mend.ts';
import { goneIn, type Otherwise, otherwise } from './mended.ts';
import { record, type RecordLine } from './record.ts';
import { bindTable } from './table.ts';
import { tick } from './leave.ts';
import { undo } from './undo.ts';
import { words } from '../texts/words.ts';

const told = (
  kind: ShownDispatch['kind'],
  what: string,
  more: Partial<ShownDispatch> = {},
): ShownDispatch => ({
  to: 'all',
  kind,
  data: words(what),
  clauses: ['1'],
  ...more,
});
const done = { done: { seat: 'ann' } };
const rolled = (total: number, name = 'throw'): ShownDispatch => {
  const sum = { min: total, max: total };
  const outcomes = [total > 5 ? 'hit' : 'miss'];
  const sheet = {
    sheet: name,
    lines: [],
    sum,
    total: sum,
    outcomes,
    missing: [],
    exact: true,
    facts: {},
  };
  return told('rolled', 'thrown', { sheet });
};
/** A record of these lines, numbered. */
const lines = (...all: readonly Partial<RecordLine>[]): RecordLine[] =>
  all.map((line, i): RecordLine => ({ n: i + 1, kind: 'answer', dispatches: [], ...line }));
const gone = (decision: string, ...dispatches: readonly ShownDispatch[]): Partial<RecordLine> => ({
  seat: 'ann',
  decision,
  dispatches,
  undone: true,
});
const came = (again: number, ...dispatches: readonly ShownDispatch[]): Partial<RecordLine> => ({
  again,
  dispatches,
});
const mendOf = (to: number, went: readonly number[], comes: readonly number[]): Partial<RecordLine> => ({
  kind: 'undo',
  to,
  mended: [],
  gone: went,
  comes,
});
const textsOf = (found: readonly { readonly told: ShownDispatch }[]) =>
  found.map(({ told: { data } }) => data.key);
const brief = ({ sums, noMore, results, takeBack, toDo, waits, anew }: Otherwise) => ({
  sums: sums.map(({ was, line, before, after }) => [was, line, before.total.min, after.total.min]),
  results: [textsOf(noMore), textsOf(results)],
  directives: [textsOf(takeBack), textsOf(toDo)],
  ...(waits ? { waits } : {}),
  ...(anew === undefined ? {} : { anew }),
});
const found = (all: readonly RecordLine[], n: number) => {
  const it = otherwise(all, n);
  return it && brief(it);
};
const nothing = { sums: [], results: [[], []], directives: [[], []] };

describe('what is otherwise since something was put right', () => {
  it('is nothing where all came again as it was, ticks and all, and no line that put nothing right has any', () => {
    const same = [rolled(6), told('directive', 'place', done), told('result', 'won')];
    const all = lines(gone('a', ...same), mendOf(0, [1], [1]), came(1, ...same));
    expect(found(all, 2)).toEqual(nothing);
    expect([otherwise(all, 1), otherwise(all, 9)]).toEqual([null, null]);
  });

  it('names the sums that come to something else, line by line, and the results that are new or hold no more', () => {
    const all = lines(
      gone('a', rolled(6), told('result', 'won')),
      gone('b', rolled(3)),
      mendOf(0, [1, 2], [1, 2]),
      came(1, rolled(5), told('result', 'lost')),
      came(2, rolled(3)),
    );
    expect(found(all, 3)).toEqual({ ...nothing, sums: [[1, 4, 6, 5]], results: [['won'], ['lost']] });
  });

  it('nets directives over the whole line: only a done one is taken back, only a new one is to do', () => {
    const all = lines(
      gone('a', told('directive', 'done, holds', done), told('directive', 'open, holds')),
      gone('b', told('directive', 'done, gone', done), told('directive', 'open, gone')),
      mendOf(0, [1, 2], [1, 2]),
      came(1, told('directive', 'new')),
      came(2, told('directive', 'open, holds'), told('directive', 'done, holds', done)),
    );
    expect(found(all, 3)).toEqual({ ...nothing, directives: [['done, gone'], ['new']] });
  });

  it('takes back one of two that are alike, and leaves what is told after all came again to itself', () => {
    const all = lines(
      gone('a', told('directive', 'place', done), told('directive', 'place', done)),
      mendOf(0, [1], [1]),
      came(1, told('directive', 'place', done)),
      { decision: 'next', dispatches: [told('directive', 'later'), told('result', 'later')] },
    );
    expect(found(all, 2)).toEqual({ ...nothing, directives: [['place'], []] });
  });

  it('says nothing of what is to be taken back while lines wait, and does once the rest is passed by', () => {
    const all = lines(
      gone('a', told('directive', 'place', done)),
      gone('b', rolled(2), told('result', 'won')),
      mendOf(0, [1, 2], [1, 2]),
      came(1, told('directive', 'new')),
    );
    expect(found(all, 3)).toEqual({ ...nothing, directives: [[], ['new']], waits: true });
    const passed = [...all, ...lines({ kind: 'passed', passed: [2] }).map((line) => ({ ...line, n: 5 }))];
    expect(found(passed, 3)).toEqual({
      ...nothing,
      results: [['won'], []],
      directives: [['place'], ['new']],
    });
  });

  it('compares with what is asked anew: the same question, or a sealed step of the same seats', () => {
    const all = lines(
      { kind: 'step', seats: ['ann', 'ben'], undone: true, dispatches: [rolled(4)] },
      gone('b', rolled(2)),
      mendOf(0, [1, 2], [1]),
      { kind: 'step', seats: ['ann', 'ben'], dispatches: [rolled(6)] },
      { seat: 'ann', decision: 'b', dispatches: [rolled(3)] },
    );
    expect(found(all, 3)).toEqual({
      ...nothing,
      sums: [
        [1, 4, 4, 6],
        [2, 5, 2, 3],
      ],
    });
  });

  it('is said by the last line that put right: what holds again is neither to do nor to be taken back', () => {
    const place = told('directive', 'place', done);
    const all = lines(
      gone('a', place, told('directive', 'move', done)),
      mendOf(0, [1], [1]),
      { ...came(1, told('directive', 'new', done)), undone: true },
      mendOf(0, [3], [1]),
      came(1, told('directive', 'place')),
    );
    expect(found(all, 2)).toEqual({ ...nothing, anew: 4 });
    expect(found(all, 4)).toEqual({ ...nothing, directives: [['move', 'new'], []] });
    expect([...goneIn(all)]).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });
});

describe('the lines that it is read from', () => {
  const fresh = { decision: 'fresh', dispatches: [told('directive', 'fresh')] };

  it('are those up to the last that came, or were passed by; while some wait, all', () => {
    const once = lines(gone('a'), mendOf(0, [1], [1]), fresh, { kind: 'passed' });
    expect(found(once, 2)).toEqual({ ...nothing, directives: [[], ['fresh']] });
    const waits = lines(gone('a'), gone('b'), mendOf(0, [1, 2], [1, 2]), came(1), fresh);
    expect(found(waits, 3)).toEqual({ ...nothing, directives: [[], ['fresh']], waits: true });
    expect(found(lines(gone('a'), mendOf(0, [1], [1]), came(1), fresh), 2)).toEqual(nothing);
    const asked = lines(gone('a'), gone('b'), mendOf(0, [1, 2], [1]), came(1), fresh, {
      seat: 'ann',
      decision: 'b',
    });
    expect(found(asked, 3)).toEqual({ ...nothing, directives: [[], ['fresh']] });
  });

  it('are each compared once, in their order', () => {
    const step = (total: number): Partial<RecordLine> => ({
      kind: 'step',
      seats: ['ann'],
      dispatches: [rolled(total)],
    });
    const old = [4, 5].map((total) => ({ ...step(total), undone: true as const }));
    expect(found(lines(...old, mendOf(0, [1, 2], []), step(6), step(7)), 3)?.sums).toEqual([
      [1, 4, 4, 6],
      [2, 5, 5, 7],
    ]);
  });

  it('are none that were taken back since; what is new and done already is not to do', () => {
    const all = lines(
      gone('a'),
      mendOf(0, [1], [1]),
      { ...came(1, told('result', 'won')), undone: true },
      {
        kind: 'undo',
        to: 2,
      },
    );
    expect(found(all, 2)).toEqual({ ...nothing, waits: true });
    expect(found(lines(gone('a'), mendOf(0, [1], [1]), came(1, told('directive', 'new', done))), 2)).toEqual(
      nothing,
    );
  });

  it('are put right anew by the first that went back before them', () => {
    const back = (to: number): Partial<RecordLine> => ({ kind: 'undo', to });
    const all = lines(
      {},
      gone('a'),
      mendOf(1, [2], [2]),
      { ...came(2), undone: true },
      back(3),
      back(2),
      back(0),
    );
    const anew = { anew: 6, waits: false, sums: [], noMore: [], results: [], takeBack: [], toDo: [] };
    expect(otherwise(all, 3)).toEqual(anew);
    expect(otherwise(all.slice(0, 5), 3)?.anew).toBeUndefined();
  });
});

describe('what was put right, and struck out before anything came again', () => {
  it('is said by the line that struck it out', () => {
    const all = lines(
      gone('a', rolled(2)),
      mendOf(0, [1], []),
      { ...mendOf(2, [], [1]), mended: [{ line: 2, as: 'struck out' }] },
      came(1, rolled(2)),
    );
    expect(found(all, 2)).toEqual({ ...nothing, anew: 3 });
    expect(found(all, 3)).toEqual(nothing);
  });
});

describe('what is put right more than once', () => {
  const place = told('directive', 'place', done);

  it('leaves the earlier line to itself where only what came after it is put right', () => {
    const all = lines(
      gone('a'),
      mendOf(0, [1], [1]),
      came(1, told('directive', 'new')),
      { ...gone('b', place), seat: 'ben' },
      mendOf(3, [4], [4]),
      came(4, told('directive', 'later')),
    );
    expect(found(all, 2)).toEqual({ ...nothing, directives: [[], ['new']] });
    expect(found(all, 5)).toEqual({ ...nothing, directives: [['place'], ['later']] });
  });

  it('compares with what came in the end: an answer asked anew, and put right itself', () => {
    const all = lines(
      gone('a', rolled(2)),
      mendOf(0, [1], []),
      { seat: 'ann', decision: 'a', dispatches: [rolled(3)], undone: true },
      mendOf(2, [3], [3]),
      { ...came(3, rolled(4)), seat: 'ann', decision: 'a' },
    );
    expect(found(all.slice(0, 3), 2)?.sums).toEqual([]);
    expect(found(all, 4)?.sums).toEqual([[3, 5, 3, 4]]);
    const later = lines(...all.slice(0, 3), mendOf(3, [3], [3]), ...all.slice(4));
    expect(found(later, 2)?.sums).toEqual([[1, 5, 2, 4]]);
  });

  it('has done once what was done, came again and is gone; what came while some waited counts', () => {
    const again = lines(
      gone('a', place),
      mendOf(0, [1], [1]),
      { ...came(1, place), undone: true },
      mendOf(0, [3], [1]),
      came(1),
    );
    expect(found(again, 4)?.directives).toEqual([['place'], []]);
    const waited = lines(
      gone('a', place),
      gone('b'),
      mendOf(0, [1, 2], [1, 2]),
      { ...came(1), undone: true },
      { decision: 'fresh', dispatches: [place], undone: true },
      mendOf(3, [4, 5], [1, 2]),
      came(1),
      came(2),
    );
    expect(found(waited, 6)?.directives).toEqual([['place'], []]);
  });

  it('waits for each of several that were put in by one line', () => {
    const put = { ...came(1), undone: true } as const;
    const all = lines(mendOf(0, [], []), put, put, mendOf(1, [2, 3], [2, 3]), came(2));
    expect(found(all, 4)).toEqual({ ...nothing, waits: true });
    expect(found([...all, ...lines(came(3)).map((line) => ({ ...line, n: 6 }))], 4)).toEqual(nothing);
  });

  it('leaves out what was merely taken back before', () => {
    const all = lines(
      gone('a', place),
      mendOf(0, [1], [1]),
      { kind: 'undo', to: 0 },
      gone('b'),
      mendOf(3, [4], [4]),
      came(4),
    );
    expect(found(all, 5)).toEqual(nothing);
  });
});

describe('what is compared', () => {
  it('is a sum with the same sum, of the same seat and question', () => {
    const asked = (
      seat: string,
      decision: string,
      ...dispatches: readonly ShownDispatch[]
    ): Partial<RecordLine> => ({
      seat,
      decision,
      dispatches,
    });
    const old = { ...asked('ann', 'a', rolled(2)), undone: true } as const;
    const sums = (now: Partial<RecordLine>) => found(lines(old, mendOf(0, [1], []), now), 2)?.sums;
    const next = (now: Partial<RecordLine>) =>
      found(lines(old, gone('z'), mendOf(0, [1, 2], [2]), now, came(2)), 3)?.sums;
    expect(next(asked('ann', 'a', rolled(3)))).toEqual([[1, 4, 2, 3]]);
    expect(next({ kind: 'step', seats: ['ann'], ...asked('ann', 'a', rolled(3)) })).toEqual([[1, 4, 2, 3]]);
    expect(next(asked('ann', 'a', rolled(3, 'other')))).toEqual([]);
    expect(next(asked('ben', 'a', rolled(3)))).toEqual([]);
    expect(next(asked('ann', 'b', rolled(3)))).toEqual([]);
    expect(sums(asked('ann', 'a', rolled(3)))).toEqual([[1, 3, 2, 3]]);
    const unnamed = { kind: 'told', dispatches: [rolled(2)], undone: true } as const;
    const told = { kind: 'told', dispatches: [rolled(3)] } as const;
    expect(found(lines(unnamed, gone('z'), mendOf(0, [1, 2], [2]), told, came(2)), 3)?.sums).toEqual([]);
  });

  it('is a result as often as it was told', () => {
    const [lost, same] = [told('result', 'lost'), told('result', 'same')];
    const all = lines(gone('a', lost, same), mendOf(0, [1], [1]), came(1, same));
    expect(found(all, 2)).toEqual({ ...nothing, results: [['lost'], []] });
  });
});

describe('a real game', () => {
  const book = toy();
  const seats = ['ann', 'ben', 'cat'];
  const table = mustAccept(bindTable(book, { scenario: 'only', rulings: {}, data: null }));
  const put = (game: Game, edits: MendRequest['mend']): Game =>
    mustAccept(mend(game, { seat: 'ben', mend: edits, reason: 'it was wrong' }));
  const played = (): Game => {
    const start = mustAccept(openGame(book, newHeader(table, 'typed')));
    const placed = seats.reduce((at, seat) => give(at, seat, `1/${seat}/place`, { x: 1 }), start);
    const thrown = give(give(placed, 'ben', '1/name', 'x'), 'dice', '1/roll', [4]);
    return mustAccept(tick(thrown, { seat: 'ann', line: 3, item: 1, done: true }));
  };

  it('keeps the ticks of the old lines, and takes one off when it was taken back on the map', () => {
    const struck = put(played(), [{ at: 3, strike: true }]);
    const all = record(struck, null);
    expect(otherwise(all, 4)?.takeBack).toMatchObject([
      { line: 3, item: 1, told: { done: { seat: 'ann' } } },
    ]);
    const tickOff = (of: boolean) => tick(struck, { seat: 'ben', line: 3, item: 1, done: of });
    expect(tickOff(true)).toMatchObject({ refused: { key: 'tick.gone' } });
    const back = mustAccept(tickOff(false));
    expect(otherwise(record(back, null), 4)?.takeBack).toEqual([]);
  });

  it('has nothing done in what was merely taken back', () => {
    const back = mustAccept(undo(played(), { seat: 'ann', consent: seats, reason: '' }));
    expect(record(back, 'ann')[2]?.dispatches.flatMap((each) => each.done ?? [])).toEqual([]);
  });
});
