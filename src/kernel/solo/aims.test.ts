import { expect, test } from 'vitest';
import { toy } from '../kit/toy.test-helper.ts';
import { type Aims, readAims, worthOf } from './aims.ts';

const book = toy();
const dated = (date: string): number | undefined => (/^\d+$/.test(date) ? Number(date) : undefined);
const [scenario] = book.scenarios;
const [seat] = scenario?.seats ?? [];
const file = {
  format: 1,
  kind: 'aims',
  rulebook: book.id,
  scenarios: [scenario?.id ?? ''],
  title: 'Ours',
  about: 'What we want.',
  lines: [
    { seat: seat?.id ?? '', worth: { '*': 3, hill: 10, ford: 1 } },
    { seat: seat?.id ?? '', from: '4', worth: { hill: 0 } },
  ],
};
const places = ['hill', 'ford', 'wood'];

test('what a place is worth changes with the turns', () => {
  const read = readAims(file, book, { dated, places });
  const { file: aims } = read as { file: Aims };
  const early = worthOf(aims, seat?.id ?? '', 3, dated);
  const late = worthOf(aims, seat?.id ?? '', 4, dated);
  expect([early('hill'), early('ford'), early('wood')]).toEqual([10, 1, 3]);
  expect([late('hill'), late('ford'), late('wood')]).toEqual([0, 1, 3]);
  expect(worthOf(aims, 'nobody', 4, dated)('hill')).toBe(0);
});

test('a file can say what means are worth', () => {
  const read = readAims({ ...file, means: 25 }, book, { dated, places });
  expect('file' in read && read.file.means).toBe(25);
});

test.each([
  [{ ...file, kind: 'club' }, 'must be "aims"'],
  [{ ...file, format: 2 }, 'must be 1; no other format is known'],
  [{ ...file, lines: [{ seat: 'nobody', worth: {} }] }, 'must be one of'],
  [{ ...file, lines: [{ seat: seat?.id ?? '', worth: { sea: 1 } }] }, 'is no place of this game'],
  [
    { ...file, lines: [{ seat: seat?.id ?? '', worth: { hill: 1001 } }] },
    'must be a whole number from 0 to 1000',
  ],
  [{ ...file, lines: [{ seat: seat?.id ?? '', from: 'soon', worth: {} }] }, 'must be a date of this game'],
  [{ ...file, means: -1 }, 'must be a whole number from 0 to 100000'],
  [{ ...file, more: 1 }, 'is not a field here'],
])('refuses %j', (document, fault) => {
  const read = readAims(document, book, { dated, places });
  expect('faults' in read && read.faults[0]?.fault).toContain(fault);
});
