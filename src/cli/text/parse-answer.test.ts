import { expect, it } from 'vitest';
import { isRefusal } from '../../kernel/clause.ts';
import type { AllocateForm } from '../../kernel/forms/form.ts';
import { words } from '../../kernel/texts/words.ts';
import { findRulebook } from '../../rulebooks/index.ts';
import { gridOf, partsOf } from './grid.ts';
import { isFailed } from '../output.ts';
import { parseAnswer } from './parse-answer.ts';

const rulebook = findRulebook('a-world-at-war');
if (!rulebook || isRefusal(rulebook)) throw new Error('no such rulebook');

const TARGETS = ['bulgaria', 'finland', 'greece', 'hungary', 'turkey', 'ukraine'];
const bar = { clauses: ['49.33'], reason: words('bar.rgt') };
const form = (powers: readonly string[]): AllocateForm => ({
  kind: 'allocate',
  rows: powers.flatMap((power) => [
    ...TARGETS.map((target) => ({ id: `${power}/${target}`, label: words('row.dps', { power, target }) })),
    { id: `${power}/rgt`, label: words('row.dps', { power, target: 'rgt' }), barred: bar },
  ]),
  limits: [],
});

it('gives the number of each open row by place and power, as an answer takes it', () => {
  const both = form(['germany', 'italy']);
  const grid = gridOf(rulebook, both);
  expect(grid?.[0]).toEqual(['', 'Germany', 'Italy']);
  expect(grid?.[5]).toEqual(['Turkey', ' 5', '11']);
  expect(grid).toHaveLength(1 + TARGETS.length);
  expect(parseAnswer(both, '5=2 11')).toEqual({ value: { 'germany/turkey': 2, 'italy/turkey': 1 } });
});

it('names the parts of rows by what the form calls them', () => {
  const both = { ...form(['germany', 'italy']), called: { italy: words('Ally'), turkey: words('Porte') } };
  const grid = gridOf(rulebook, both);
  expect(grid?.[0]).toEqual(['', 'Germany', 'Ally']);
  expect(grid?.[5]?.[0]).toBe('Porte');
});

it('puts what is wider than the terminal one under the other', () => {
  const grid = [
    ['', 'Germany', 'Italy', 'Britain'],
    ['Turkey', ' 1', ' 2', ' 3'],
  ];
  expect(partsOf(grid, 80)).toEqual([grid]);
  expect(partsOf(grid, 26)).toEqual([
    [
      ['', 'Germany', 'Italy'],
      ['Turkey', ' 1', ' 2'],
    ],
    [
      ['', 'Britain'],
      ['Turkey', ' 3'],
    ],
  ]);
  expect(partsOf(grid, 1)).toHaveLength(3);
});

it('leaves few rows, and the rows of one power, as they are', () => {
  expect(gridOf(rulebook, form(['russia']))).toBeNull();
  expect(
    gridOf(rulebook, { ...form(['germany', 'italy']), rows: form(['germany']).rows.slice(0, 3) }),
  ).toBeNull();
});

it('takes a place alone where only one power can mean it, and else asks which', () => {
  expect(parseAnswer(form(['russia']), 'turkey=2 bul')).toEqual({
    value: { 'russia/turkey': 2, 'russia/bulgaria': 1 },
  });
  const meant = parseAnswer(form(['germany', 'italy']), 'turkey=2');
  expect(isFailed(meant) && meant.failed).toContain('germany/turkey, italy/turkey');
});

it('takes a number after a name for its points, and never for another row', () => {
  const russia = form(['russia']);
  expect(parseAnswer(russia, 'hungary 2')).toEqual({ value: { 'russia/hungary': 2 } });
  expect(parseAnswer(russia, 'hungary 2, turkey 1 bul')).toEqual({
    value: { 'russia/hungary': 2, 'russia/turkey': 1, 'russia/bulgaria': 1 },
  });
  expect(parseAnswer(russia, '2 4')).toEqual({ value: { 'russia/finland': 1, 'russia/hungary': 1 } });
  for (const line of ['2 hungary', 'hungary, 2', 'hungary 2 3', '4=1 hungary, 2']) {
    const meant = parseAnswer(russia, line);
    expect([line, isFailed(meant) && meant.failed]).toEqual([
      line,
      expect.stringMatching(/type "row=points"/),
    ]);
  }
  const meant = parseAnswer(russia, 'hungary 2x');
  expect(isFailed(meant) && meant.failed).toMatch(/no row "2x"/);
});

it('asks what a number after a name is where every row takes one', () => {
  const picks: AllocateForm = {
    kind: 'allocate',
    rows: TARGETS.map((id) => ({ id, label: words(id), max: 1 })),
    limits: [],
  };
  const meant = parseAnswer(picks, 'hungary 2');
  expect(isFailed(meant) && meant.failed).toMatch(/Is 2 a row, or how many for hungary\?/);
  expect(parseAnswer(picks, 'hungary bulgaria')).toEqual({ value: { hungary: 1, bulgaria: 1 } });
});

it('finds a row by the words of its name', () => {
  const both = form(['germany', 'italy']);
  for (const line of ['italy hungary', 'it hun', 'italy/hungary', 'Italy Hungary=1', 'italy hungary 1'])
    expect([line, parseAnswer(both, line)]).toEqual([line, { value: { 'italy/hungary': 1 } }]);
  expect(parseAnswer(both, 'italy hungary 2 germany greece')).toEqual({
    value: { 'italy/hungary': 2, 'germany/greece': 1 },
  });
  const lands: AllocateForm = {
    ...both,
    rows: [{ id: 'britain/low-countries', label: words('x') }],
  };
  expect(parseAnswer(lands, 'low countries=3')).toEqual({ value: { 'britain/low-countries': 3 } });
  expect(parseAnswer(lands, 'britain low countries')).toEqual({ value: { 'britain/low-countries': 1 } });
  const option = (value: string) => ({ value, label: words(value) });
  const choose = { kind: 'choose', options: ['britain/hungary', 'britain/greece'].map(option) } as const;
  expect(parseAnswer(choose, 'britain hungary')).toEqual({ value: 'britain/hungary' });
});

it('takes "none" for nothing, and an empty line for no answer at all', () => {
  expect(parseAnswer(form(['russia']), 'None')).toEqual({ value: {} });
  for (const line of ['', ' , ']) {
    const meant = parseAnswer(form(['russia']), line);
    expect(isFailed(meant) && meant.failed).toBe('Type "none" to give nothing.');
  }
  expect(isFailed(parseAnswer(form(['russia']), 'turkey none'))).toBe(true);
});

it('takes faces for a roll, and says how where something else is typed', () => {
  const die = { kind: 'roll', dice: [6] } as const;
  expect(parseAnswer(die, '4')).toEqual({ value: [4] });
  expect(parseAnswer(die, '\uFF14')).toEqual({ value: [4] });
  expect(parseAnswer({ ...die, dice: [6, 6] }, '\uFF13\u3000\uFF15')).toEqual({ value: [3, 5] });
  for (const typed of ['unknown', '', '3 4']) {
    const meant = parseAnswer(die, typed);
    expect(isFailed(meant) && meant.failed).toBe('Type the face that fell, such as 3.');
  }
});
