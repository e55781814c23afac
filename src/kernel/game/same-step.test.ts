import { describe, expect, it } from 'vitest';
import { accepted, give } from '../kit/duel.test-helper.ts';
import { scoutsGame } from '../kit/scouts.test-helper.ts';
import { forgone } from './forgo.ts';
import { type Game, stateOf, takeBack } from './game.ts';
import { asksOf } from './play.ts';
import { askedStill } from './same-step.ts';
import { undo } from './undo.ts';

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
    const back = accepted(takeBack(anew, 'ann', '1/ann/vote'));
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
    const back = accepted(undo(closed, { seat: 'ben', consent: ALL, to: 1, reason: '' }));
    expect(askedStill(closed, back)).toEqual([]);
  });
});

describe('for a seat that does not answer in time', () => {
  it('there is what it could have left, and nothing where a door may open or nothing can be left', () => {
    const open = voting();
    const first = (game: Game, seat: string) => {
      const [decision] = asksOf(game.table, stateOf(game), seat);
      return decision && forgone(game.table, decision);
    };
    expect(first(scoutsGame(), 'ann')).toBe('no');
    expect(ALL.map((seat) => first(open, seat))).toEqual(['no', 'no', 'no']);
    const closed = ALL.reduce((game, seat) => say(game, 1, seat, 'vote'), open);
    expect(first(closed, 'ben')).toBeUndefined();
    expect(first(say(closed, 1, 'ben', 'call'), 'ben')).toBeUndefined();
  });
});
