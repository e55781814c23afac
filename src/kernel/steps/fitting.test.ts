import { expect, it } from 'vitest';
import type { RecordLine } from '../game/record.ts';
import type { Facts, FactValue } from '../sums/facts.ts';
import { words } from '../texts/words.ts';
import type { TableEvent } from './event.ts';
import { fittingEvents } from './fitting.ts';

const change = (fact: string, value: FactValue) => ({ [fact]: { value, as: 'change' as const } });
const event = (name: string, of: readonly string[], more: Partial<TableEvent> = {}): TableEvent => ({
  name,
  clauses: ['1'],
  title: words(name),
  asks: [words('who')],
  cases: of.map((one) => ({ of: [one], says: words(one), reports: change(`${name}.${one}`, true) })),
  ...more,
});

const EVENTS = [
  event('peace', ['north'], { fits: () => false }),
  event('war', ['north', 'south', 'west'], { lawful: (known, [on]) => known(`gone.${on}`) !== true }),
  event('fall', ['north', 'south']),
];
const rules = { events: () => EVENTS };
const KNOWN: Readonly<Record<string, FactValue>> = { 'gone.north': true, 'fall.south': true };
const known: Facts = (key) => KNOWN[key];
const bar = { clauses: ['2'], reason: words('barred') };
const form = {
  kind: 'report',
  facts: [],
  some: true,
  barred: [{ fact: 'war.west', value: true, barred: bar }],
} as const;

it('offers what can have happened now, and says why not of the rest', () => {
  const [war, fall] = fittingEvents(rules, known, form);
  expect(war?.lawful.map(({ of }) => of[0])).toEqual(['south']);
  expect(war?.barred.map(({ one, why }) => [one.of[0], why?.key])).toEqual([
    ['north', undefined],
    ['west', 'barred'],
  ]);
  // what is so already does not happen again
  expect(fall?.lawful.map(({ of }) => of[0])).toEqual(['north']);
});

it('has first what fits, and of that what was told most', () => {
  const names = (lines: readonly RecordLine[]) =>
    fittingEvents(rules, known, form, lines).map((each) => [each.event.name, each.fits]);
  expect(names([])).toEqual([
    ['war', true],
    ['fall', true],
    ['peace', false],
  ]);
  const line = { n: 1, kind: 'answer', decision: 'standing-1/report', dispatches: [] } as const;
  const told: RecordLine = { ...line, answer: change('fall.south', true) };
  expect(names([told]).map(([name]) => name)).toEqual(['fall', 'war', 'peace']);
  expect(names([{ ...told, undone: true }]).map(([name]) => name)).toEqual(['war', 'fall', 'peace']);
});
