import { withIfWords } from '../kernel/game/if-changes.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../kernel/clause.ts';
import type { Rulebook, Table } from '../kernel/rulebook.ts';
import { bindTable } from '../kernel/game/table.ts';
import { bookOf } from '../kernel/texts/texts.ts';
import { argsOf } from '../kernel/texts/words.ts';
import { RULEBOOKS } from '../rulebooks/index.ts';
import { SOLO } from '../rulebooks/solo.ts';

/**
 * What is looked up by a name that is made in play: a skip, a name, a change in the words of its fact, where it is
 * found; groups of facts are
 * held below.
 */
const LOOKED_UP = ['skip.', 'told.skip.', 'name.', 'facts.', 'ruling.', 'change.', 'found.'];

const SRC = join(import.meta.dirname, '..');

/** A group of texts that a file calls `say`: its texts have the path of the group before theirs. */
const GROUP_SAID = /^const say = (?<group>\w+Texts(?:\.\w+|\['[^']+'\])+);$/m;

/** A source in which such a group is written out where it is said. */
function inFull(source: string): string {
  const group = GROUP_SAID.exec(source)?.groups?.['group'];
  return group === undefined
    ? source
    : source.replace(GROUP_SAID, '').replaceAll(/(?<![\w/.])say(?=[.[])/g, () => group);
}

/** The sources of a folder of ours without its tests and its texts. */
function sourcesOf(folder: string): string {
  return (
    readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !/\.(test|test-helper|words)\.ts$/.test(name))
      // names of facts and of lines, and no texts
      .filter((name) => !/solo[\\/](history[\\/]|histories)/.test(name))
      .map((name) => inFull(readFileSync(join(SRC, folder, name), 'utf8')))
      .join('\n')
  );
}

/** Keys that are put into words where they stand, of whatever kind. */
function said(source: string): string[] {
  return Array.from(source.matchAll(/\bwords\(\s*'([^']+)'/g), ([, key = '']) => key);
}

/** A text said as a value, or a group of them that is looked into. */
const SAID = /(?<![\w/])(?:say|\w+Texts|\w+_TEXTS)((?:\.\w+|\['[^']+'\])+)/g;

/** A table of what lasts: each row's name is that of what is told and of how it stands. */
const LASTING = /\blasting\(\w+, \{\n(?<rows>[^]*?)\n\}\)/g;

/** The texts of what lasts. */
function lasting(source: string): string[] {
  return Array.from(source.matchAll(LASTING), ([, rows = '']) => rows.matchAll(/^ {2}(\w+):/gm))
    .flatMap((rows) => Array.from(rows, ([, name = '']) => name))
    .flatMap((name) => [`told.${name}`, `inForce.${name}`]);
}

/** Texts said as values: the path of each, 'told.fallen' of `say.told.fallen(...)`. */
function paths(source: string): string[] {
  return Array.from(source.matchAll(SAID), ([, path = '']) =>
    path.replaceAll(/\['([^']+)'\]/g, '.$1').slice(1),
  );
}

/**
 * Strings that begin as a key of the word book does: whole ones, and both ends of templates; texts said as values, and groups
 * of them.
 */
function named(source: string, book: Rulebook['words']) {
  const begins = new Set(Object.keys(book).flatMap((key) => (key.includes('.') ? key.split('.')[0] : [])));
  const isKey = (text: string): boolean => text.includes('.') && begins.has(text.split('.')[0]);
  const plain = source.replaceAll(SAID, '');
  const whole = Array.from(plain.matchAll(/'([\w.-]+)'/g), ([, text = '']) => text).filter(isKey);
  const templates = Array.from(source.matchAll(/`([\w.-]+)\$\{[^}`]*\}(?:[\w.-]*\$\{[^}`]*\})*([\w.-]*)/g));
  const keys = Object.keys(book);
  const isGroup = (path: string): boolean => keys.some((key) => key.startsWith(`${path}.`));
  // of a text its own key can be read
  const values = paths(source).map((path) => (path in book ? path : path.replace(/\.key$/, '')));
  const groups = values.filter((path) => !(path in book) && isGroup(path));
  const open = [
    ...templates.flatMap(([, begin = '', end = '']) => (isKey(begin) ? [{ begin, end }] : [])),
    ...groups.map((path) => ({ begin: `${path}.`, end: '' })),
  ];
  const isOpen = (key: string): boolean =>
    open.some(({ begin, end }) => key.startsWith(begin) && key.endsWith(end));
  const texts = values.filter((path) => !groups.includes(path));
  return {
    whole: new Set([...whole, ...said(source), ...lasting(source).filter((key) => key in book), ...texts]),
    open,
    isOpen,
  };
}

/** The games of a rulebook: each scenario, by the first and by the last choice of each ruling. */
function gamesOf(book: Rulebook): readonly Table['rules'][] {
  return [0, -1].flatMap((at) => {
    const rulings = Object.fromEntries(book.rulings.map(({ id, choices }) => [id, choices.at(at)?.id ?? '']));
    return book.scenarios.flatMap(({ id: scenario }) => {
      const table = bindTable(book, { scenario, rulings, data: null });
      return isRefusal(table) ? [] : [table.rules];
    });
  });
}

/** What the kernel looks up by the name of a fact, of a step or of a question: a short name, a value in words, a group, a pass. */
function namedByKind(book: Rulebook): ReadonlySet<string> {
  const games = gamesOf(book);
  const facts = games.flatMap((rules) => Object.entries(rules.facts));
  const named = facts.flatMap(([key, { type, question }]) => {
    const name = question.key.replace(/^fact\./, '');
    const values = type.kind === 'boolean' ? [`is.${name}`, `not.${name}`] : [];
    const args = Object.values(question.args ?? {}).map((arg) => `short.name.${String(arg)}`);
    return [`short.${name}`, `group.${key.split('.')[0]}`, ...values, ...args];
  });
  const asked = book.decisions.map(({ name }) => name);
  const steps = [...games.flatMap((rules) => rules.steps ?? []), ...asked];
  return new Set([...named, ...steps.flatMap((step) => [`passed.${step}`, `closed.${step}`])]);
}

describe.each(RULEBOOKS.map((book) => [book.id, book] as const))('the texts of %s', (id, book) => {
  const texts = { ...book.words, ...bookOf(SOLO[id]?.texts ?? {}) };
  const keys = Object.keys(texts);
  const { whole, open, isOpen } = named(sourcesOf(join('rulebooks', id)), texts);

  it('has one for every key that its sources name', () => {
    expect([...whole].filter((key) => argsOf(texts, key) === null)).toEqual([]);
    const fits = ({ begin, end }: (typeof open)[number]): boolean =>
      keys.some((key) => key.startsWith(begin) && key.endsWith(end));
    expect(open.filter((each) => !fits(each))).toEqual([]);
  });

  it('uses each of them', () => {
    const byKind = namedByKind(book);
    const isUsed = (key: string): boolean =>
      whole.has(key) || isOpen(key) || byKind.has(key) || LOOKED_UP.some((begin) => key.startsWith(begin));
    expect(keys.filter((key) => !isUsed(key))).toEqual([]);
  });

  it('says only of questions that there are where their answers are found', () => {
    const found = keys.filter((key) => key.startsWith('found.'));
    expect(found.filter((key) => !keys.includes(key.replace('found.', 'fact.')))).toEqual([]);
  });

  it('names groups of facts that there are', () => {
    const secret = Object.fromEntries(
      book.rulings.map(({ id: ruling, choices }) => [ruling, choices.at(-1)?.id ?? '']),
    );
    const kinds = book.scenarios.flatMap((scenario) => {
      const table = bindTable(book, { scenario: scenario.id, rulings: secret, data: null });
      return isRefusal(table) ? [] : Object.keys(table.rules.facts).map((key) => key.split('.')[0]);
    });
    const groups = keys.filter((key) => key.startsWith('facts.')).map((key) => key.slice('facts.'.length));
    expect(groups.filter((kind) => !kinds.includes(kind))).toEqual([]);
  });
});

it('has a text for every key that the kernel says', () => {
  const keys = said(sourcesOf('kernel'));
  expect(keys.length).toBeGreaterThan(50);
  expect(keys.filter((key) => argsOf(withIfWords({}), key) === null)).toEqual([]);
});
