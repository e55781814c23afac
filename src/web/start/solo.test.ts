import { expect, it } from 'vitest';
import type { RulebookInfo } from '../api.ts';
import { soloOf } from './solo.tsx';

const seat = (id: string) => ({ id, title: id, powers: [id] });
const scenario = (id: string) => ({ id, title: id, about: id, seats: ['a', 'b', 'c'].map(seat), facts: {} });
const book: RulebookInfo = {
  id: 'book',
  title: 'Book',
  about: '',
  scenarios: ['long', 'short', 'odd'].map(scenario),
  rulings: [],
  moot: {},
  rolls: false,
  botRulings: { pack: 'house' },
  bots: ['long', 'short'],
  example: 'short',
};

it('gives the first seat to whoever presses, and bots the others', () => {
  expect(soloOf(book)).toMatchObject({
    scenario: 'short',
    people: [{ seats: ['a'] }],
    bots: { b: 'minister', c: 'minister' },
    history: true,
  });
});

it('takes a scenario that bots can play', () => {
  expect(soloOf({ ...book, example: 'odd' })).toMatchObject({ scenario: 'long' });
});
