import { expect, it } from 'vitest';
import type { FactSchema } from '../sums/facts.ts';
import type { Sheet, SheetResult } from '../sums/sheet.ts';
import { words } from '../texts/words.ts';
import { hopedIn, luckOf, turningPoints } from './luck.ts';
import type { RecordLine } from './record.ts';

const t = words('t');
const spec = { question: t, lasts: 'ever', clauses: [] } as const;

const open = { facts: {}, rulings: {}, revealed: {}, reports: 0 };

const facts: FactSchema = {
  die: { ...spec, type: { kind: 'number', min: 1, max: 6 }, by: 'dice' },
  aid: { ...spec, type: { kind: 'number', min: 0, max: 3 } },
};

/** 4 or more is something for a, 6 or more much; below 4 is something for b. */
const roll: Sheet = {
  title: t,
  lines: [
    { id: 'die', clause: '1', label: t, needs: ['die'], value: (known) => known.number('die') },
    { id: 'aid', clause: '1', label: t, needs: ['aid'], value: (known) => known.number('aid') },
  ],
  outcomes: [
    { id: 'lost', to: 3, label: t, clauses: [] },
    { id: 'won', from: 4, to: 5, label: t, clauses: [] },
    { id: 'more', from: 6, label: t, clauses: [] },
  ],
  hopes: [
    { seats: ['a'], label: t, outcomes: ['won', 'more'], clauses: [] },
    { seats: ['a'], label: t, outcomes: ['more'], clauses: [] },
    { seats: ['b'], label: t, outcomes: ['lost'], clauses: [] },
  ],
};
const rules = { facts, sheets: { roll } };

function fell(n: number, die: number, aid: number | null, changes = true): RecordLine {
  const total = { min: die + (aid ?? 0), max: die + (aid ?? 3) };
  const low = total.min < 4 ? 'lost' : total.min < 6 ? 'won' : 'more';
  const sheet: SheetResult = {
    sheet: 'roll',
    lines: [],
    sum: total,
    total,
    outcomes: aid === null && low !== 'more' ? [low, 'more'] : [low],
    missing: [],
    exact: true,
    facts: { die, ...(aid === null ? {} : { aid }) },
  };
  return {
    n,
    kind: 'answer',
    dispatches: [
      { to: 'all', kind: 'rolled', data: t, clauses: [], sheet, done: null },
      ...(changes ? [{ to: 'all', kind: 'result', data: t, clauses: [], done: null }] : []),
    ] as never,
  };
}

it('sets beside what fell what was to be expected when it did', () => {
  // with no aid a has 3 of 6 and 1 of 6; with 2 of it 5 of 6 and 3 of 6
  const rolls = hopedIn(rules, open, [fell(1, 6, 0), fell(2, 1, 2), fell(3, 1, 0)]);
  expect(rolls.map((hoped) => hoped.map(({ chance, came }) => [chance.some, came]))).toEqual([
    [
      [3n, true],
      [1n, true],
      [3n, false],
    ],
    [
      [5n, false],
      [3n, false],
      [1n, true],
    ],
    [
      [3n, false],
      [1n, false],
      [3n, true],
    ],
  ]);
  const [a, b] = luckOf(rolls);
  expect(a).toMatchObject({ seat: 'a', rolls: 3, came: 1 });
  expect(a?.expected).toBeCloseTo(11 / 6, 4);
  // none comes in 3 * 1 * 3 of 216 ways
  expect(a?.asMany).toEqual({ some: 207n, of: 216n });
  expect(b).toMatchObject({ seat: 'b', rolls: 3, came: 2 });
});

it('finds the rolls that changed most, each once', () => {
  const rolls = hopedIn(rules, open, [fell(1, 6, 0), fell(2, 1, 2), fell(3, 4, 0)]);
  const points = turningPoints(rolls, 2);
  // a 6 in one of six ways; then what came to b in one of six
  expect(points.map(({ n, hope }) => [n, hope.seats[0]])).toEqual([
    [1, 'a'],
    [2, 'a'],
  ]);
  expect(turningPoints(rolls, 9)).toHaveLength(3);
  // what was likely, or changed nothing, is none of them: 4 or more with 2 of aid comes in 5 of 6
  const dull = hopedIn(rules, open, [fell(1, 6, 0, false), fell(2, 4, 1)]);
  expect(turningPoints(dull, 9).map(({ n }) => n)).toEqual([]);
  // a hope that could only come or only fail is no luck
  expect(hopedIn(rules, open, [fell(1, 6, 3)]).map((hoped) => hoped.length)).toEqual([1]);
});

it('leaves out what was taken back, and what is not all known', () => {
  expect(hopedIn(rules, open, [{ ...fell(1, 6, 0), undone: true }])).toEqual([]);
  expect(hopedIn(rules, open, [fell(1, 5, null)])).toEqual([]);
});
