import { describe, expect, it } from 'vitest';
import { askedOfOthers, askedStill, inRound, seatsAsked } from './asked-first.ts';
import type { Table } from '../rulebook.ts';
import type { FactSpec } from '../sums/facts.ts';
import { words } from '../texts/words.ts';
import { mustAccept, give } from '../kit/duel.test-helper.ts';
import { scoutsGame } from '../kit/scouts.test-helper.ts';
import { type Game, takeBack } from './game.ts';
import { undo } from './undo.ts';

const spec: FactSpec = { type: { kind: 'boolean' }, question: words('q'), lasts: 'ever', clauses: ['1'] };
const seats = [
  { id: 'west', title: 'West', powers: ['britain', 'france'] },
  { id: 'east', title: 'East', powers: ['russia'] },
];
const table = {
  setup: { scenario: { seats } },
  rules: {
    facts: {
      'brp.france': { ...spec, askedOf: 'france' },
      'front.east': { ...spec, askedOf: 'east' },
      'brp.japan': { ...spec, askedOf: 'japan' },
      'control.paris': { ...spec, askedOf: ['russia', 'france', 'japan'] },
      ring: { ...spec, owner: 'west' },
      weather: spec,
    },
  },
} as unknown as Table;

it('a fact is asked first of the camp of its power, of a camp by name, or of whose it is', () => {
  const first = ['brp.france', 'front.east', 'ring'].map((key) => seatsAsked(table, key));
  expect(first).toEqual([['west'], ['east'], ['west']]);
});

it('a fact is asked of anybody where no camp here has its power, or it says nothing', () => {
  expect(['brp.japan', 'weather', 'none'].map((key) => seatsAsked(table, key))).toEqual([[], [], []]);
});

it('a fact is asked of each camp that knows it, in the order of the camps', () => {
  expect(seatsAsked(table, 'control.paris')).toEqual(['west', 'east']);
});

it('what others are asked first stands by their seats', () => {
  const facts = ['weather', 'front.east', 'brp.france', 'control.paris'];
  expect(askedOfOthers(table, facts, ['west'])).toEqual([{ seats: ['east'], facts: ['front.east'] }]);
  expect(askedOfOthers(table, facts, ['north'])).toEqual([
    { seats: ['east'], facts: ['front.east'] },
    { seats: ['west'], facts: ['brp.france'] },
    { seats: ['west', 'east'], facts: ['control.paris'] },
  ]);
  expect(askedOfOthers(table, facts, ['west', 'east'])).toEqual([]);
});

it.each([
  [null, ['c', 'b', 'a']],
  ['b', ['b', 'c', 'a']],
  ['d', ['c', 'b', 'a']],
])('a device that %s has goes on to %j', (has, order) => {
  expect(inRound(['a', 'b', 'c'], has)).toEqual(order);
});

const say = (game: Game, n: number, seat: string, what: string, how = 'yes'): Game =>
  give(game, seat, `${n}/${seat}/${what}`, how, { by: seat });
const ALL = ['ann', 'ben', 'cat'];

/** Up to the first vote, in which all answer in secret. */
const voting = (): Game => say(say(scoutsGame(), 1, 'ann', 'scout'), 1, 'ben', 'scout');

describe('a question', () => {
  it('stands still while answers to its step are held, replaced and taken back', () => {
    const open = voting();
    const once = say(open, 1, 'ann', 'vote');
    const anew = say(once, 1, 'ann', 'vote', 'no');
    const back = mustAccept(takeBack(anew, 'ann', '1/ann/vote'));
    for (const [before, now] of [
      [open, once],
      [once, anew],
      [anew, back],
      [open, say(say(back, 1, 'cat', 'vote'), 1, 'ann', 'vote')],
    ] as const)
      expect(askedStill(before, now)).toEqual(ALL);
  });

  it('is another once it is answered, its step has closed, or play has gone back', () => {
    const open = voting();
    const closed = ALL.reduce((game, seat) => say(game, 1, seat, 'vote'), open);
    expect(askedStill(open, closed)).toEqual([]);
    const called = say(closed, 1, 'ben', 'call');
    // ben is asked before and after, by another step
    expect(askedStill(closed, called)).toEqual([]);
    const back = mustAccept(undo(closed, { seat: 'ben', consent: ALL, to: 1, reason: '' }));
    expect(askedStill(closed, back)).toEqual([]);
  });
});
