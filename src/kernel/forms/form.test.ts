import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FactSchema } from '../sums/facts.ts';
import {
  type AllocateForm,
  barredRow,
  check,
  type Form,
  type Limit,
  type Row,
  takesUnknown,
} from './form.ts';
import { words } from '../texts/words.ts';

const t = words('t');
const facts: FactSchema = {
  turn: { type: { kind: 'number', min: 0, max: 9 }, question: t, lasts: 'ever', clauses: ['f'] },
  held: { type: { kind: 'boolean' }, question: t, lasts: 'ever', clauses: ['f'] },
};

/** 'legal', or the key of the refusal and its clauses. */
function verdict(form: Form, answer: unknown): string {
  const refusal = check(form, answer, { facts, clauses: ['d'] });
  return refusal === null ? 'legal' : [refusal.refused.key, ...refusal.clauses].join(' ');
}

describe('a choice', () => {
  const form: Form = {
    kind: 'choose',
    options: [
      { value: 'open', label: t },
      { value: 'shut', label: t, barred: { clauses: ['b'], reason: words('barred') } },
    ],
  };
  it.each([
    ['open', 'legal'],
    ['shut', 'barred b'],
    ['other', 'answer.noOption d'],
    ['', 'answer.noOption d'],
    ['constructor', 'answer.noOption d'],
    [0, 'answer.notText d'],
    [null, 'answer.notText d'],
    [['open'], 'answer.notText d'],
    [undefined, 'answer.notText d'],
  ])('%j: %s', (answer, expected) => expect(verdict(form, answer)).toBe(expected));
});

describe('a choice with a reason', () => {
  const barred = { clauses: ['b'], reason: words('barred') };
  const options = [
    { value: 'open', label: t },
    { value: 'shut', label: t, barred },
    { value: 'lifted', label: t, allowed: { ...barred, because: 'we agreed' } },
  ];
  it.each([
    [{ value: 'open', reason: 'so' }, 'legal'],
    [{ value: 'lifted', reason: 'so' }, 'legal'],
    [{ value: 'shut', reason: 'so' }, 'barred b'],
    [{ value: 'other', reason: 'so' }, 'answer.noOption d'],
    [{ reason: 'so' }, 'answer.notText d'],
    [{ value: 'open' }, 'answer.noWhy d'],
    [{ value: 'open', reason: '  ' }, 'answer.noWhy d'],
    [{ value: 'open', reason: 1 }, 'answer.noWhy d'],
    ['open', 'answer.noWhy d'],
    [null, 'answer.noWhy d'],
  ])('%j: %s', (answer, expected) =>
    expect(verdict({ kind: 'choose', options, reason: true }, answer)).toBe(expected),
  );
});

describe('an allocation', () => {
  const rows = [
    { id: 'a', label: t, max: 3 },
    { id: 'b', label: t, max: 3 },
    { id: 'c', label: t, max: 2, barred: { clauses: ['b'], reason: words('barred') } },
    { id: 'd', label: t },
  ];
  const plain: AllocateForm = { kind: 'allocate', rows, limits: [] };

  it.each([
    [{}, 'legal'],
    [{ a: 3, d: 99 }, 'legal'],
    [{ a: 4 }, 'answer.rowMax d'],
    [{ c: 1 }, 'barred b'],
    [{ c: 0 }, 'legal'],
    [{ e: 0 }, 'answer.noRow d'],
    [{ constructor: 1 }, 'answer.noRow d'],
    [JSON.parse('{"__proto__":1}'), 'answer.noRow d'],
    [{ a: -1 }, 'answer.notWhole d'],
    [{ a: -0 }, 'answer.notWhole d'],
    [{ a: 1.5 }, 'answer.notWhole d'],
    [{ a: '1' }, 'answer.notWhole d'],
    [{ a: null }, 'answer.notWhole d'],
    [{ a: Number.NaN }, 'answer.notWhole d'],
    [[], 'answer.notRows d'],
    [3, 'answer.notRows d'],
    [null, 'answer.notRows d'],
  ])('rows: %j is %s', (answer, expected) => expect(verdict(plain, answer)).toBe(expected));

  it('limits bound weighted sums, and may share rows', () => {
    const limits = [
      { rows: ['a', 'b'], weights: [2, 1], max: 5, clauses: ['m'], reason: words('most') },
      { rows: ['b', 'd'], min: 1, clauses: ['n'], reason: words('least') },
    ];
    const form: AllocateForm = { ...plain, limits };
    expect(verdict(form, { a: 2, b: 1 })).toBe('legal');
    expect(verdict(form, { a: 2, b: 2 })).toBe('most m');
    expect(verdict(form, { a: 2 })).toBe('least n');
    expect(verdict(form, { a: 2, d: 1 })).toBe('legal');
  });

  it('a row over its maximum is refused by the limit that says so, else in the words of the row', () => {
    const limits = [
      { rows: ['b'], max: 0, clauses: ['n'], reason: words('none') },
      { rows: ['a', 'b'], max: 3, clauses: ['m'], reason: words('most') },
    ];
    expect(verdict({ ...plain, limits }, { a: 4 })).toBe('most m');
    expect(verdict({ ...plain, limits }, { a: 4, b: 1 })).toBe('most m');
    expect(verdict({ ...plain, limits: [{ ...limits[1], max: 9 } as Limit] }, { a: 4 })).toBe(
      'answer.rowMax d',
    );
    const label = words('a place');
    const form: AllocateForm = { ...plain, rows: [{ id: 'a', label, max: 3 }] };
    expect(check(form, { a: 4 }, { facts, clauses: ['d'] })?.refused.args).toEqual({ row: label, max: 3 });
  });

  it('a row opens only when those before it are reached; a barred row counts as full', () => {
    const until = [
      { rows: ['a'], min: 3 },
      { rows: ['c'], min: 1 },
    ];
    const form: AllocateForm = {
      ...plain,
      after: [{ row: 'd', until, clauses: ['p'], reason: words('priority') }],
    };
    expect(verdict(form, { d: 1 })).toBe('priority p');
    expect(verdict(form, { a: 2, d: 1 })).toBe('priority p');
    expect(verdict(form, { a: 3, d: 1 })).toBe('legal');
    expect(verdict(form, { a: 1 })).toBe('legal');
  });

  it('a row waits for any weighted sum: taken by us, or never theirs', () => {
    const theirs = (id: string, never: boolean): Row[] => [
      { id: `${id}/taken`, label: words(id), max: 1 },
      {
        id: `${id}/never`,
        label: words(id),
        max: 1,
        ...(never ? { barred: { clauses: ['n'], reason: words('n') } } : {}),
      },
    ];
    const until = ['malta', 'cyprus'].map((id) => ({
      rows: [`${id}/taken`, `${id}/never`],
      weights: [2, 2],
      min: 2,
    }));
    const form: AllocateForm = {
      kind: 'allocate',
      rows: [
        ...theirs('malta', false),
        ...theirs('cyprus', true),
        { id: 'egypt', label: words('egypt'), max: 1 },
      ],
      limits: [],
      after: [{ row: 'egypt', until, clauses: ['p'], reason: words('priority') }],
    };
    expect(verdict(form, { egypt: 1 })).toBe('priority p');
    expect(verdict(form, { egypt: 1, 'malta/taken': 1 })).toBe('legal');
    expect(verdict({ ...form, rows: [...theirs('malta', true), ...form.rows.slice(2)] }, { egypt: 1 })).toBe(
      'legal',
    );
  });
});

describe('a roll', () => {
  const form: Form = { kind: 'roll', dice: [6, 10] };
  it.each([
    [[6, 10], 'legal'],
    [[1, 1], 'legal'],
    [[7, 1], 'answer.noFace d'],
    [[0, 1], 'answer.noFace d'],
    [[1.5, 1], 'answer.noFace d'],
    [['1', 1], 'answer.noFace d'],
    [[{ toString: 1 }, 1], 'answer.noFace d'],
    [[[1], 1], 'answer.noFace d'],
    [[1], 'answer.notFaces d'],
    [[1, 1, 1], 'answer.notFaces d'],
    [{ 0: 1, 1: 1, length: 2 }, 'answer.notFaces d'],
    [7, 'answer.notFaces d'],
  ])('%j: %s', (answer, expected) => expect(verdict(form, answer)).toBe(expected));
});

describe('a report', () => {
  const all: Form = { kind: 'report', facts: ['turn', 'held'] };
  const some: Form = { ...all, some: true };
  const turn = { value: 3, as: 'change' };

  it('needs every fact asked, unless it is the standing one', () => {
    expect(verdict(all, { turn, held: { as: 'unknown' } })).toBe('legal');
    expect(verdict(all, { turn })).toBe('answer.missingFact d');
    expect(verdict(some, { turn })).toBe('legal');
    expect(verdict(some, {})).toBe('legal');
  });

  it('that the game asks is told in part at least, or it would only ask the same again', () => {
    const unknown = { as: 'unknown' };
    const one: Form = { kind: 'report', facts: ['turn'] };
    expect(verdict(all, { turn: unknown, held: unknown })).toBe('answer.nothingTold d');
    expect(verdict(one, { turn: unknown })).toBe('answer.nothingTold d');
    expect(verdict(one, {})).toBe('answer.nothingTold d');
    expect(verdict(some, { turn: unknown, held: unknown })).toBe('legal');
    expect(verdict({ kind: 'report', facts: [] }, {})).toBe('legal');
    const offered = (form: Form, others: boolean) => takesUnknown(form, 'turn', () => others);
    expect([offered(one, true), offered(all, true), offered(all, false)]).toEqual([false, true, false]);
    expect([offered({ ...one, some: true }, false), offered({ kind: 'roll', dice: [6] }, true)]).toEqual([
      true,
      false,
    ]);
  });

  it('takes a part of what is asked where it can be given in parts, and never nothing', () => {
    const parts: Form = { ...all, parts: true };
    expect(verdict(parts, { turn })).toBe('legal');
    expect(verdict(parts, { turn: { as: 'unknown' } })).toBe('answer.nothingTold d');
    expect(verdict(parts, {})).toBe('answer.nothingTold d');
  });

  it('lets what is free be left out, and never take the place of what is not', () => {
    const free: Form = { kind: 'report', facts: ['turn', 'held'], free: ['held'] };
    const turn = { value: 3, as: 'change' };
    const held = { value: 'west', as: 'change' };
    expect(verdict(free, { turn })).toBe('legal');
    expect(verdict(free, { turn: { as: 'unknown' }, held })).not.toBe('legal');
    expect(takesUnknown(free, 'turn', () => true)).toBe(false);
  });

  it('that nobody knows is an answer of its own where the form says so', () => {
    const unknown = { as: 'unknown' };
    const unsure: Form = { kind: 'report', facts: ['turn', 'held'], unsure: ['turn'] };
    expect(verdict(unsure, { turn: unknown, held: unknown })).toBe('legal');
    expect(verdict({ kind: 'report', facts: ['turn'], unsure: ['turn'] }, { turn: unknown })).toBe('legal');
    expect(verdict({ kind: 'report', facts: ['held'], unsure: ['turn'] }, { held: unknown })).toBe(
      'answer.nothingTold d',
    );
    expect([takesUnknown(unsure, 'turn', () => false), takesUnknown(unsure, 'held', () => false)]).toEqual([
      true,
      false,
    ]);
  });

  it.each([
    [{ turn: { value: 10, as: 'change' } }, 'answer.notValue f'],
    [{ turn: { value: true, as: 'change' } }, 'answer.notValue f'],
    [{ held: { value: 1, as: 'correction' } }, 'answer.notValue f'],
    [{ turn: { as: 'change' } }, 'answer.notValue f'],
    [{ turn: { value: { toString: 1 }, as: 'change' } }, 'answer.notValue f'],
    [{ turn: 3 }, 'answer.notReport f'],
    [{ other: turn }, 'answer.noFact d'],
    [{ constructor: turn }, 'answer.noFact d'],
    [[turn], 'answer.notReport d'],
    [null, 'answer.notReport d'],
  ])('%j is refused: %s', (answer, expected) => expect(verdict(some, answer)).toBe(expected));

  it('is never checked against a schema that lacks the fact', () => {
    expect(verdict({ kind: 'report', facts: ['gone'], some: true }, { gone: turn })).toBe('answer.noFact d');
  });
});

it('any form can be asked anything: a verdict, never an error, and the answer is left as it was', () => {
  const forms: Form[] = [
    { kind: 'choose', options: [{ value: 'a', label: t }] },
    {
      kind: 'allocate',
      rows: [{ id: 'a', label: t }],
      limits: [{ rows: ['a'], max: 1, clauses: ['m'], reason: t }],
    },
    { kind: 'roll', dice: [6] },
    { kind: 'report', facts: ['turn'] },
  ];
  fc.assert(
    fc.property(fc.constantFrom(...forms), fc.anything({ withNullPrototype: true }), (form, answer) => {
      const before = fc.stringify(answer);
      const refusal = check(form, answer, { facts, clauses: ['d'] });
      expect(fc.stringify(answer)).toBe(before);
      expect(refusal?.clauses).not.toEqual([]);
    }),
  );
});

it('leaves an open row as it is, and bars a copy', () => {
  const row = { id: 'spain', label: { key: 'row' }, max: 1 };
  const barred = { clauses: ['24.5'], reason: { key: 'bar' } };
  expect(barredRow(row, null)).toBe(row);
  expect(barredRow(row, barred)).toEqual({ ...row, barred });
  expect(row).not.toHaveProperty('barred');
});
