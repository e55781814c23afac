import { describe, expect, it } from 'vitest';
import { acceptRulebook } from '../kit/accept.ts';
import { toy } from '../kit/toy.test-helper.ts';
import type { Rulebook, Scenario, Setup } from '../rulebook.ts';
import { bindTable, hasSecrets, mayOpen, opensOn } from './table.ts';
import { markOf, needsMark } from './reading.ts';
import { isRefusal } from '../clause.ts';
import { mustAccept, begin, duelTable, give, seal } from '../kit/duel.test-helper.ts';
import { type Game, stateOf, takeBack } from './game.ts';
import { asksOf } from './play.ts';

const book = toy() as unknown as Rulebook;
const [scenario] = book.scenarios as readonly [Scenario];
const setup = { scenario: scenario.id, rulings: {}, data: null };
const inOpen: Rulebook = { ...book, scenarios: [{ ...scenario, open: true }] };

function secretsIn(rulebook: Rulebook): boolean {
  const table = bindTable(rulebook, setup);
  if (isRefusal(table)) throw new Error('no such scenario');
  return hasSecrets(table);
}

it('takes a game for secret where its rulebook has doors, but for a scenario that is open', () => {
  expect(secretsIn(book)).toBe(true);
  expect(secretsIn(inOpen)).toBe(false);
});

it('finds an answer given in secret in a scenario that says it is open', () => {
  const found = acceptRulebook(inOpen, { setups: [setup], seeds: 1, pairs: 0 });
  expect(found.faults.map(({ check }) => check)).toContain('open scenario');
});

function mark(game: Game, seat: string, name: string): string {
  const decision = asksOf(game.table, stateOf(game), seat).find(({ id }) => id.endsWith(name));
  if (!decision) throw new Error(`${seat} is not asked ${name}`);
  return markOf(stateOf(game), decision);
}

const news = (game: Game, value: number) =>
  give(game, 'table', `standing-${stateOf(game).position.open.reports}/report`, {
    weather: { value, as: 'change' },
  });

describe('a mark', () => {
  it('is needed where a door may open by what the rulebook says, and for dice', () => {
    const table = duelTable();
    expect(['1/ann/bid', '1/target', '1/roll', 'standing-0/report'].map((id) => mayOpen(table, id))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(needsMark(table, { seat: 'dice', id: '1/roll' })).toBe(true);
    expect(needsMark(table, { seat: 'table', id: 'standing-0/report' })).toBe(false);
  });

  it('is not needed in a game in which the door opens on other decisions alone', () => {
    const [door] = duelTable().rulebook.doors;
    if (!door) throw new Error('the duel has a door');
    const kind = {
      ...door,
      on: ['bid', 'report'],
      only: { report: ({ rulings }: Setup) => rulings['length'] === 'long' },
    };
    const { setup } = duelTable();
    const of = (length: string): Setup => ({ ...setup, rulings: { length } });
    const [long, short] = [of('long'), of('short')];
    expect(opensOn(kind, 'report', long)).toBe(true);
    expect(opensOn(kind, 'report', short)).toBe(false);
    expect(opensOn(kind, 'bid', short)).toBe(true);
    expect(opensOn(kind, 'target', long)).toBe(false);
  });

  it('stays while others answer in secret, replace and withdraw, and oneself as well', () => {
    const game = begin();
    const before = mark(game, 'ann', 'bid');
    const held = seal(seal(seal(game, 'ben', 'bid', 1), 'ben', 'bid', 2), 'ann', 'strength', 1);
    expect(mark(held, 'ann', 'bid')).toBe(before);
    expect(mark(seal(held, 'ann', 'bid', 1), 'ann', 'bid')).toBe(before);
    expect(mark(mustAccept(takeBack(held, 'ben', '1/ben/bid')), 'ann', 'bid')).toBe(before);
  });

  it('changes with what is open and with one\u2019s own secrets, never with another\u2019s', () => {
    const game = begin();
    const [ann, ben] = [mark(game, 'ann', 'bid'), mark(game, 'ben', 'bid')];
    const spied = give(game, 'ann', 'standing-ann-0/report', { spies: { value: 4, as: 'change' } });
    expect(mark(spied, 'ann', 'bid')).not.toBe(ann);
    expect(mark(spied, 'ben', 'bid')).toBe(ben);
    expect(mark(news(game, 5), 'ben', 'bid')).not.toBe(ben);
  });

  it('is one of the decision: another form has another', () => {
    const game = begin();
    expect(mark(game, 'ann', 'target')).not.toBe(mark(game, 'ann', 'bid'));
  });
});
