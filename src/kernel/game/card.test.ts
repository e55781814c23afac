import { describe, expect, it } from 'vitest';
import type { Panel } from '../board/panel.ts';
import { PANELS } from '../board/panel.test-helper.ts';
import { placesOn } from '../board/places.ts';
import type { Decision } from '../forms/decision.ts';
import type { Table } from '../rulebook.ts';
import type { FactSchema } from '../sums/facts.ts';
import type { Sheet } from '../sums/sheet.ts';
import { words, type Words } from '../texts/words.ts';
import { cardOf, hopesOf } from './card.ts';
import type { RecordLine } from './record.ts';

const t: Words = { key: 't' };
const facts: FactSchema = {
  die: { type: { kind: 'number', min: 1, max: 6 }, lasts: 'phase', by: 'dice', question: t, clauses: [] },
  dp: { type: { kind: 'number', min: 0, max: 2 }, lasts: 'turn', question: t, clauses: [] },
};
const roll: Sheet = {
  title: t,
  lines: ['die', 'dp'].map((id) => ({
    id,
    clause: '1',
    label: t,
    needs: [id],
    value: (known) => known.number(id),
  })),
  outcomes: [
    { id: 'lost', to: 4, label: t, clauses: [] },
    { id: 'won', from: 5, label: t, clauses: [] },
  ],
  hopes: [{ seats: ['axis'], label: words('won'), outcomes: ['won'], clauses: [] }],
};

const panel: Panel = { kind: 'table', title: t, columns: [t], rows: [[1]] };
const table = {
  rules: {
    facts,
    sheets: { roll },
    known: () => () => undefined,
    card: (_: unknown, place: string) => (place === 'norway' ? [panel] : []),
    called: (place: string) => (place === 'norway' ? ['NOR'] : []),
  },
  setup: { scenario: { seats: [{ id: 'axis', title: '', powers: ['italy'] }] } },
} as unknown as Table;

const decision: Decision = {
  id: '1940/allocate',
  seat: 'axis',
  prompt: t,
  clauses: [],
  form: {
    kind: 'allocate',
    rows: [
      { id: 'italy/norway', label: t, max: 2, leads: [{ name: 'roll', dice: ['die'], sets: 'dp' }] },
      { id: 'italy/spain', label: t, max: 2 },
      { id: 'try/1', label: words('try', { entry: 'NOR' }), barred: { clauses: ['2'], reason: t } },
    ],
    limits: [],
  },
};

const line = (n: number, data: Words, more: Partial<RecordLine> = {}): RecordLine => ({
  n,
  kind: 'answer',
  dispatches: [{ to: 'all', kind: 'note', data, clauses: [] }],
  ...more,
});

const card = (place: string, lines: readonly RecordLine[] = []) =>
  cardOf(table, { view: { seat: 'axis', open: { facts: {} } } as never, asks: [decision], lines }, place);

describe('the card of a place', () => {
  it('has the panels of its rules', () => {
    expect(card('norway').panels).toEqual([panel]);
    expect(card('spain').panels).toEqual([]);
  });

  it('has what stands for it in what is asked, by its id or as a text calls it, and what that leads to', () => {
    const { choices } = card('norway');
    expect(choices.map(({ choice }) => ('id' in choice ? choice.id : ''))).toEqual(['italy/norway', 'try/1']);
    // 5 or more on a die is 2 of 6, with one more 3, with two more 4
    expect(choices.map((each) => hopesOf(each).map(({ chances }) => chances))).toEqual([
      [
        [
          { number: 0, percent: '33' },
          { number: 1, percent: '50' },
          { number: 2, percent: '67' },
        ],
      ],
      [],
    ]);
  });

  it('tells its story from the lines that name it, the latest first, without what was taken back', () => {
    const lines = [
      line(1, words('a', { place: 'norway' })),
      line(2, words('b', { place: 'spain' })),
      line(3, words('c', { all: [words('d', { entry: 'NOR' })] })),
      line(4, words('e', { place: 'norway' }), { undone: true }),
    ];
    expect(card('norway', lines).story.map(({ n }) => n)).toEqual([3, 1]);
  });

  it('takes the name of a power for a place only where it is meant', () => {
    const lines = [line(1, words('a', { nation: 'italy' })), line(2, words('b', { target: 'italy' }))];
    expect(card('italy', lines).story.map(({ n }) => n)).toEqual([2]);
  });
});

it('finds the places of a board on its maps and scales, each once', () => {
  const ids = placesOn(PANELS).map(({ id }) => id);
  expect(ids).toContain('north');
  expect(new Set(ids).size).toBe(ids.length);
});

it('says what can be told of a place: not what is so already, and what a rule forbids with its reason', () => {
  const told = (fact: string, value: boolean) => ({ [fact]: { value, as: 'change' } });
  const event = (name: string, reports: object) => ({
    title: words(name),
    cases: [{ of: [], says: words('says', { target: 'norway' }), reports }],
  });
  const bar = { clauses: ['3'], reason: t };
  const rules = {
    ...table.rules,
    known: () => (key: string) => (key === 'taken.norway' ? true : undefined),
    awaiting: () => ['axis'],
    events: () => [
      event('is so', told('taken.norway', true)),
      event('can be', told('free.norway', true)),
      event('cannot be', told('lost.norway', true)),
    ],
    barred: () => [{ fact: 'lost.norway', value: true, barred: bar }],
  };
  const reader = { view: { seat: 'axis', open: { facts: {} } } as never, asks: [], lines: [] };
  const { news } = cardOf({ ...table, rules } as unknown as Table, reader, 'norway');
  expect(news.map(({ title, barred }) => [title.key, barred])).toEqual([
    ['can be', undefined],
    ['cannot be', bar],
  ]);
  expect(cardOf({ ...table, rules } as unknown as Table, reader, 'spain').news).toEqual([]);
});
