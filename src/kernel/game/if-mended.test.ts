import { expect, it } from 'vitest';
import type { Json } from '../json.ts';
import type { Table } from '../rulebook.ts';
import { evaluateNamed } from '../sums/know.ts';
import { render, words } from '../texts/words.ts';
import { sumsMended } from './if-mended.ts';
import { withIfWords } from './if-changes.ts';
import type { RecordLine } from './record.ts';

const spec = { lasts: 'ever', clauses: ['1'], question: words('?') } as const;
const rules = {
  facts: {
    die: { ...spec, type: { kind: 'number', min: 1, max: 6 }, by: 'dice' },
    stars: { ...spec, type: { kind: 'number', min: 0, max: 3 } },
  },
  sheets: {
    attack: {
      title: words('Attack'),
      lines: ['die', 'stars'].map((key) => ({
        id: key,
        clause: '1',
        label: words(key),
        needs: [key],
        value: (facts: { number(key: string): number }) => facts.number(key),
      })),
      outcomes: [
        { id: 'low', to: 4, label: words('low'), clauses: ['1'] },
        { id: 'high', from: 5, label: words('high'), clauses: ['1'] },
      ],
    },
  },
};
const table = { rules } as unknown as Table;

const told = (n: number, stars: number): RecordLine => ({
  n,
  kind: 'answer',
  answer: { stars: { value: stars, as: 'change' } },
  dispatches: [],
});

function rolled(n: number, die: number, stars: number, to: 'all' | string[] = 'all'): RecordLine {
  const sheet = evaluateNamed(table.rules, 'attack', (key) => (key === 'die' ? die : stars));
  return {
    n,
    kind: 'answer',
    answer: [die],
    dispatches: [{ to, kind: 'rolled', data: words('t'), clauses: ['1'], sheet }],
  };
}

function said(lines: readonly RecordLine[], at: number, answer: Json): string[] {
  return sumsMended(table, lines, [{ at, answer }]).map(({ text }) => render(withIfWords({}), text));
}

const stars = (value: number): Json => ({ stars: { value, as: 'change' } });

it('says what sums come to with another report, until the same is reported again', () => {
  const lines = [told(1, 1), rolled(2, 3, 1), rolled(3, 6, 1), told(4, 2), rolled(5, 3, 2)];
  expect(said(lines, 1, stars(2))).toEqual([
    'Line 2, Attack: 5, high (now: 4, low)',
    'Line 3, Attack: 8, high (now: 7, high)',
  ]);
  expect(said(lines, 4, stars(0))).toEqual(['Line 5, Attack: 3, low (now: 5, high)']);
  expect(said(lines, 1, stars(1))).toEqual([]);
});

it('says what a roll comes to with another face', () => {
  expect(said([rolled(1, 3, 1)], 1, [6])).toEqual(['Line 1, Attack: 7, high (now: 4, low)']);
});

it('speaks of nothing but what all were told, and what stands', () => {
  const secret = [told(1, 1), rolled(2, 3, 1, ['ann'])];
  expect(said(secret, 1, stars(2))).toEqual([]);
  const gone = [told(1, 1), { ...rolled(2, 3, 1), undone: true } as const];
  expect(said(gone, 1, stars(2))).toEqual([]);
  // it had been set otherwise since: that sum did not read what was said
  expect(said([told(1, 1), rolled(2, 3, 3)], 1, stars(2))).toEqual([]);
  expect(sumsMended(table, secret, [{ at: 1, strike: true }])).toEqual([]);
  expect(
    sumsMended(table, secret, [{ before: 1, seat: 'table', decision: 'report', answer: stars(2) }]),
  ).toEqual([]);
});
