import { expect, it } from 'vitest';
import { PROOF } from '../../scripts/tier.ts';
import { bindTable, foundAt, groupOf, isRefusal, render, shortOf } from '../kernel/kit/front.test-helper.ts';
import type { frame } from '../kernel/index.ts';
import { playGames } from '../kernel/kit/reach.test-helper.ts';
import { RULEBOOKS } from './index.ts';
import { shownOf } from './shown.test-helper.ts';

/** The questions that games at random ask of their tables, by the keys of their texts; nobody tells anything unasked. */
function askedIn(book: frame.Rulebook): ReadonlySet<string> {
  const keys = shownOf(book).flatMap(({ id }) => {
    const setup = { scenario: id, rulings: {}, data: null };
    const table = bindTable(book, setup);
    if (isRefusal(table)) throw new Error(`no game of ${id}: ${table.refused.key}`);
    const games = { setup, seeds: PROOF ? 2 : 1, most: PROOF ? 400 : 100, asides: Number.MAX_SAFE_INTEGER };
    return Array.from(playGames(book, [games]), ({ facts }) =>
      [...facts].flatMap((key) => {
        const { question } = table.rules.facts[key] ?? {};
        return question && !foundAt(book.words, question) ? [question.key] : [];
      }),
    ).flat();
  });
  return new Set(keys);
}

it.each(RULEBOOKS.map((book) => [book.id, book] as const))(
  'each question of %s says where its answer is found',
  (_, book) => {
    expect([...askedIn(book)]).toEqual([]);
  },
);

/** So many groups can be looked through. */
const GROUPS = 7;

it.each(RULEBOOKS.map((book) => [book.id, book] as const))(
  'all that is known in %s stands in few groups',
  (_, book) => {
    const groups = book.scenarios.flatMap(({ id }) => {
      const table = bindTable(book, { scenario: id, rulings: {}, data: null });
      if (isRefusal(table)) return [];
      const { facts } = table.rules;
      const listed = Object.keys(facts).filter(
        (key) => facts[key]?.by !== 'dice' && !key.startsWith('ruling.'),
      );
      return listed.map((key) => groupOf(key, facts, book.words));
    });
    expect(new Set(groups).size).toBeLessThanOrEqual(GROUPS);
  },
);

/** So many letters stand in a row of a form. */
const MOST = 24;

it.each(RULEBOOKS.map((book) => [book.id, book] as const))(
  'each fact of %s that is told has a name that stands in a row',
  (_, book) => {
    const names = book.scenarios.flatMap(({ id }) => {
      const table = bindTable(book, { scenario: id, rulings: {}, data: null });
      if (isRefusal(table)) return [];
      const told = Object.values(table.rules.facts).filter(({ by, kept }) => by === undefined && !kept);
      return told.map(({ question }) => [question.key, shortOf(book.words, question)] as const);
    });
    const unnamed = names.flatMap(([key, short]) => (short ? [] : [key]));
    expect([...new Set(unnamed)]).toEqual([]);
    const said = names.map(([, short]) => render(book.words, short as NonNullable<typeof short>));
    const isBad = (name: string): boolean => name.length > MOST || /[{}…?]|^short\./.test(name);
    expect([...new Set(said)].filter(isBad)).toEqual([]);
  },
);

it.each(RULEBOOKS.map((book) => [book.id, book] as const))(
  'whoever a fact of %s is asked of first plays in some scenario',
  (_, book) => {
    const powers = book.scenarios.flatMap(({ seats }) => seats.flatMap((each) => [each.id, ...each.powers]));
    const first = book.scenarios.flatMap(({ id }) => {
      const table = bindTable(book, { scenario: id, rulings: {}, data: null });
      return isRefusal(table) ? [] : Object.values(table.rules.facts).flatMap(({ askedOf }) => askedOf ?? []);
    });
    expect([...new Set(first)].filter((each) => !powers.includes(each))).toEqual([]);
  },
);
