import { expect, it } from 'vitest';
import { PROOF } from '../../scripts/tier.ts';
import {
  answer,
  asksOf,
  beginGame,
  bindTable,
  type Game,
  isRefusal,
  newHeader,
  record,
  sayingsOf,
  stateOf,
} from '../kernel/kit/front.test-helper.ts';
import { logBook, LogReader } from '../kernel/kit/log.test-helper.ts';
import { RULEBOOKS } from './index.ts';

/** So many games of each rulebook, and answers of each. */
const [GAMES, MOST] = PROOF ? [200, 250] : [4, 90];

it('finds what no log may say', () => {
  const [rulebook] = RULEBOOKS;
  if (!rulebook) throw new Error('no rulebook');
  const words = { ...rulebook.words, 'told.chosen': 'The table reported 2 facts.. hits/usa/peru' };
  const reader = new LogReader({ ...rulebook, words });
  reader.play({ scenario: rulebook.scenarios[0]?.id ?? '', rulings: {}, data: null }, 1, 10);
  expect([...reader.faults.values()]).toContain('a doubled stop');
});

it.each(RULEBOOKS.map((rulebook) => [rulebook.id, rulebook] as const))(
  '%s says in no log an id, a doubled stop, a help text, or how many facts were told',
  (_, rulebook) => {
    const reader = new LogReader(rulebook);
    const { scenarios } = rulebook;
    for (let game = 0; game < GAMES; game++) {
      const scenario = scenarios[game % scenarios.length]?.id ?? '';
      reader.play({ scenario, rulings: {}, data: null }, game + 1, MOST);
    }
    expect([...reader.faults].map(([text, wrong]) => `${wrong}: ${text}`)).toEqual([]);
  },
);

it('tells an event only where a value changed: nothing is liberated that was never conquered', () => {
  const rulebook = RULEBOOKS.find(({ id }) => id === 'a-world-at-war');
  const table = rulebook && bindTable(rulebook, { scenario: 'european-1940', rulings: {}, data: null });
  if (!table || isRefusal(table)) throw new Error('no table');
  let game: Game = beginGame(table, newHeader(table, 'typed'));
  const told = (value: boolean): string => {
    const asked = asksOf(table, stateOf(game), 'table').find(({ id }) => /^standing-.*\/report$/.test(id));
    const given = { 'conquered.sweden': { value, as: 'change' } };
    const next = answer(game, { seat: 'table', decision: asked?.id ?? '', answer: given });
    if (isRefusal(next)) throw new Error(next.refused.key);
    game = next;
    const lines = record(game, null);
    const line = lines.at(-1);
    const [first] = line ? sayingsOf(line, lines, logBook(table)) : [];
    return `${first?.kind}: ${first?.text}`;
  };
  expect([false, true, true, false].map(told)).toEqual([
    expect.stringMatching(/^(?:pass|told): /),
    'changed: Sweden is conquered',
    'pass: Nothing changed',
    'changed: Sweden is liberated',
  ]);
});
