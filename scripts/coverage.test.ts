import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ClauseRow, clauseRows } from '../src/cli/vocabulary/clauses.ts';
import type { ClauseKind } from '../src/kernel/clause.ts';
import { RULEBOOKS } from '../src/rulebooks/index.ts';
import { coverage } from './coverage.ts';

const row = (clause: string, kind: ClauseKind, ...cases: string[]): ClauseRow => ({
  clause,
  title: 'A clause',
  kind,
  cases,
});
const file = (...lines: string[]): string =>
  `${['clause kind cases', ...lines].join('\n')}\n`.replaceAll(' ', '\t');

const ROWS = [row('1', 'heading'), row('1.1', 'enforced', 'a', 'b'), row('1.2', 'computed', 'b')];
const FILE = file('1 heading 0', '1.1 enforced 2', '1.2 computed 1');

describe('the coverage of a rulebook', () => {
  it('is a line for each clause', () => {
    expect(coverage(ROWS, '')).toEqual({ text: FILE, shrunk: [] });
    expect(coverage(ROWS, FILE)).toEqual({ text: FILE, shrunk: [] });
  });

  it('names no case: another name, and another file, change nothing', () => {
    const renamed = [ROWS[0], row('1.1', 'enforced', 'c', 'd'), row('1.2', 'computed', 'd')] as ClauseRow[];
    expect(coverage(renamed, FILE)).toEqual({ text: FILE, shrunk: [] });
  });

  it('takes up what is new or more', () => {
    const rows = [...ROWS.slice(0, 2), row('1.2', 'enforced', 'b', 'c'), row('1.3', 'directive', 'c')];
    const text = file('1 heading 0', '1.1 enforced 2', '1.2 enforced 2', '1.3 directive 1');
    expect(coverage(rows, FILE)).toEqual({ text, shrunk: [] });
  });

  it.each([
    ['its last case', row('1.2', 'computed'), ['1.2: cases fell from 1 to 0']],
    ['one of several', row('1.1', 'enforced', 'a'), ['1.1: cases fell from 2 to 1']],
    ['its kind', row('1.1', 'none', 'a', 'b'), ['1.1: kind fell from enforced to none']],
    [
      'both',
      row('1.1', 'heading'),
      ['1.1: kind fell from enforced to heading', '1.1: cases fell from 2 to 0'],
    ],
    [
      'its kind for a further case',
      row('1.2', 'directive', 'b', 'c'),
      ['1.2: kind fell from computed to directive'],
    ],
  ])('says when a clause loses %s, and does not write it', (_, less, shrunk) => {
    const rows = ROWS.map((each) => (each.clause === less.clause ? less : each));
    expect(coverage(rows, FILE)).toEqual({ text: FILE, shrunk });
  });

  it.each([
    ['none', 'heading'],
    ['heading', 'definition'],
    ['definition', 'directive'],
    ['directive', 'computed'],
    ['computed', 'enforced'],
  ] as const)('takes %s for less than %s', (less, more) => {
    const [low, high] = [file(`1 ${less} 0`), file(`1 ${more} 0`)];
    expect(coverage([row('1', more)], low)).toEqual({ text: high, shrunk: [] });
    expect(coverage([row('1', less)], high)).toEqual({
      text: high,
      shrunk: [`1: kind fell from ${more} to ${less}`],
    });
  });

  it('says when a clause is no longer there, and keeps its line', () => {
    const text = file('1 heading 0', '1.2 computed 1', '1.1 enforced 2');
    const rows = ROWS.filter(({ clause }) => clause !== '1.1');
    expect(coverage(rows, FILE)).toEqual({ text, shrunk: ['1.1: no longer in the index'] });
  });

  it('becomes less where somebody takes the line out', () => {
    const rows = [...ROWS.slice(0, 2), row('1.2', 'directive')];
    const text = file('1 heading 0', '1.1 enforced 2', '1.2 directive 0');
    expect(coverage(rows, file('1 heading 0', '1.1 enforced 2'))).toEqual({ text, shrunk: [] });
  });

  it.each(['1.1 enforced many', '1.1 enforced', '1.1 enforced 2 3', '1.1 sworn 2', '1.1 enforced 0', ''])(
    'is written anew where a line says %j',
    (line) => {
      expect(coverage(ROWS, file('1 heading 0', line, '1.2 computed 1'))).toEqual({ text: FILE, shrunk: [] });
    },
  );
});

it.each(RULEBOOKS.slice(0, 1).map((rulebook) => [rulebook.id, rulebook] as const))(
  'every case of %s taken away is noticed, wherever it stands',
  (id, rulebook) => {
    const root = join(import.meta.dirname, '..');
    const text = readFileSync(join(root, `conformance/${id}/coverage.tsv`), 'utf8');
    const rows = clauseRows(rulebook, root);
    expect(coverage(rows, text)).toEqual({ text, shrunk: [] });
    const names = new Set(rows.flatMap(({ cases }) => cases));
    expect(names.size).toBeGreaterThan(20);
    for (const name of names) {
      const without = rows.map((each) => ({ ...each, cases: each.cases.filter((one) => one !== name) }));
      expect(coverage(without, text).shrunk.length, name).toBeGreaterThan(0);
    }
  },
);
