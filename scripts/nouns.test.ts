import { expect, it } from 'vitest';
import { readSources } from './check/imports.ts';
import { exportsOf } from './exports.test-helper.ts';

/** What the field and the kernel speak of: each of these names says one thing, and one file exports it. */
const NOUNS: readonly string[] = `
  Act Allocation Attack Bar Card Cause Chance Chapter Chart Choice Clause Condition Decision Directive
  Dispatch Door Effect Entry Event Fact Family Forces Form Frame Game Given Ground Habit Kind Lead
  Limit Line Mark Moment Move News Option Outcome Panel Part Person Place Plan Player Position Power
  Question Range Region Report Result Row Ruling Scenario Seat Seating Sheet Side Source Start State
  Step Table Target Territory Turn View Words
`
  .trim()
  .split(/\s+/);

/** Participles that stand alone, and words that only look like them. */
const PARTICIPLES =
  /^(?:un)?(?:[a-z]+ed|begun|bound|built|done|drawn|fallen|felt|foreseen|forgone|forgotten|fought|found|frozen|given|held|hidden|kept|known|left|lost|made|meant|met|paid|said|seen|sent|shown|spent|spoken|struck|sworn|taken|told|withdrawn|withheld|won|written)$/;
const OTHERS: ReadonlySet<string> = new Set(['succeed', 'sweden']);

/** The names that the product exports, the desk's apart, each with the file. */
const exported = [...readSources()]
  .filter(([path]) => /^src\/(?!web\/)/.test(path) && !path.endsWith('.test.ts'))
  .flatMap(([path, text]) => [...exportsOf(text)].map((name) => ({ name, path, text })));

it('declares each noun of the house in one file', () => {
  const all = exported.filter(({ name, text }) => NOUNS.includes(name) && isDeclared(text, name));
  const files = Map.groupBy(all, ({ name }) => name);
  const twice = [...files].filter(([, declared]) => declared.length > 1);
  expect(twice.map(([name, declared]) => `${name}: ${declared.map(({ path }) => path).join(', ')}`)).toEqual(
    [],
  );
});

/** Whether a name is made there, and not passed on. */
const isDeclared = (text: string, name: string): boolean =>
  new RegExp(String.raw`^export (?:const|class|interface|type) ${name}\b`, 'm').test(text);

it('calls nothing that is exported by a participle alone', () => {
  const words = exported.filter(({ name }) => /^(?:[A-Z]?[a-z]+|[A-Z]+)$/.test(name));
  const participles = words.filter(({ name }) => {
    const word = name.toLowerCase();
    return PARTICIPLES.test(word) && !OTHERS.has(word);
  });
  expect(participles.map(({ name, path }) => `${path}: ${name}`)).toEqual([]);
});

it('gives texts and rulings that several files of a rulebook read a name of their own', () => {
  const short = exported.filter(
    ({ name, path }) => path.startsWith('src/rulebooks/') && ['say', 'RULINGS', 'ruled'].includes(name),
  );
  expect(short.map(({ name, path }) => `${path}: ${name}`)).toEqual([]);
});
