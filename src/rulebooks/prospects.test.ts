import { expect, it } from 'vitest';
import { isRefusal } from '../kernel/clause.ts';
import { bindTable } from '../kernel/game/table.ts';
import { firstState } from '../kernel/game/play.ts';
import { render } from '../kernel/texts/words.ts';
import { RULEBOOKS } from './index.ts';

/** Every form in which somebody chooses, and the sheets that its choices lead to; the kit holds each game to this list. */
const LISTED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'level-of-cooperation': { choose: ['hit-number', 'hits'] },
  'a-world-at-war': {
    allocate: ['diplomatic-roll', 'effective-level'],
    name: ['diplomatic-roll', 'effective-level'],
    react: ['diplomatic-roll'],
    covert: ['diplomatic-roll'],
    subversion: ['diplomatic-roll'],
    vichy: ['colonies'],
  },
  'gathering-storm': {
    place: ['margin'],
    strengths: ['margin'],
    covert: ['margin'],
    subvert: ['margin'],
    level: ['margin'],
  },
  'the-war-game': {
    wish: ['roll'],
    attempts: ['influence'],
    counter: ['influence'],
    bid: ['influence'],
  },
};

/** Forms after which dice fall, though no choice of theirs leads to them: why is said in the list of decisions. */
const UNFORESEEN: Readonly<Record<string, readonly string[]>> = {
  'a-world-at-war': ['demand', 'lesser'],
  'the-war-game': ['retreat'],
};

it.each(RULEBOOKS.map((each) => [each.id, each] as const))(
  '%s names the prospects of its forms',
  (id, book) => {
    const chosen = book.decisions.filter(({ form }) => form === 'choose' || form === 'allocate');
    const led = chosen.flatMap(({ name, leadsTo }) => (leadsTo ? [[name, leadsTo] as const] : []));
    expect(Object.fromEntries(led)).toEqual(LISTED[id]);
    const unforeseen = book.decisions.filter((each) => each.unforeseen !== undefined).map(({ name }) => name);
    expect(unforeseen.toSorted()).toEqual(UNFORESEEN[id] ?? []);
  },
);

it.each([
  ['level-of-cooperation', 'Round 0'],
  ['a-world-at-war', 'Spring 1940'],
  ['gathering-storm', 'spring 1935'],
  ['the-war-game', 'turn 1, the second half of 1939'],
])('%s says what a turn is called', (id, called) => {
  const book = RULEBOOKS.find((each) => each.id === id);
  const table = book && bindTable(book, { scenario: book.scenarios[0]?.id ?? '', rulings: {}, data: null });
  if (!table || isRefusal(table)) throw new Error(`no ${id}`);
  const turn = table.rules.turn?.(firstState(table).position.open) ?? -1;
  const words = table.rules.turnCalled?.(turn);
  expect(words && render(table.rulebook.words, words).toLowerCase()).toBe(called.toLowerCase());
});
