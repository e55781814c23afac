import { expect, it } from 'vitest';
import { words } from '../texts/words.ts';
import { amountLine, choiceLine, line, truthLine } from './lines.ts';
import type { Line, Values } from './sheet.ts';

const row = { id: '3', label: words('a line') };
const FACTS: Readonly<Record<string, number | string | boolean>> = {
  none: 0,
  seven: 7,
  by: 'axis',
  so: true,
};
const known: Values = {
  number: (key) => Number(FACTS[key]),
  text: (key) => String(FACTS[key]),
  truth: (key) => FACTS[key] === true,
};
const value = (of: Line) => of.value(known);

it('counts a number so many times, or as a function says, and never -0', () => {
  expect([
    value(amountLine(row, 'seven')),
    value(amountLine(row, 'seven', -2)),
    value(amountLine(row, 'none', -2)),
    value(amountLine(row, 'seven', (all) => Math.floor(all / 5))),
  ]).toEqual([7, -14, 0, 1]);
});

it('counts what is so, and a choice that is one of some', () => {
  expect([value(truthLine(row, 'so', -1)), value(truthLine(row, 'seven', -1, 4))]).toEqual([-1, 4]);
  expect([
    value(choiceLine(row, 'by', ['axis', 'japan'], 2)),
    value(choiceLine(row, 'by', ['china'], 2)),
  ]).toEqual([2, 0]);
});

it('stands under its id where no clause is named', () => {
  expect(line(row, ['so'], () => 1)).toMatchObject({ id: '3', clause: '3', needs: ['so'] });
  expect(line({ ...row, id: '3/a', clause: '3' }, [], () => 1, { min: 0, max: 2 })).toMatchObject({
    id: '3/a',
    clause: '3',
    bounds: { min: 0, max: 2 },
  });
});
