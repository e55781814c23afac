import { describe, expect, it } from 'vitest';
import type { Desk } from '../api.ts';
import { bindBook } from '../book.tsx';
import { rulebookOf } from '../rulebook.test-helper.ts';
import { seatState } from './seat-state.ts';
import { iconOf, titleOf } from './title.ts';

const book = bindBook(
  rulebookOf('level-of-cooperation'),
  { scenario: 'short-1942', rulings: {}, data: null },
  false,
);
if (!book) throw new Error('no book');

const desk = (more: object): Desk =>
  ({
    title: 'Game 1',
    seat: 'italy',
    seats: ['italy'],
    people: [
      { name: 'Anna', seats: ['italy'] },
      { name: 'Ben', seats: ['uk', 'usa'] },
      { name: 'Cora', seats: ['ussr'] },
    ],
    awaiting: [],
    state: null,
    proposal: null,
    stopped: null,
    tableAsks: [],
    diceAsks: [],
    ...more,
  }) as unknown as Desk;
const stateOf = (more: object) => seatState(desk(more), { ...book, secrets: true });
const title = (more: object): string => titleOf(desk(more), stateOf(more), book);

describe('what somebody has to do, on the window', () => {
  it('names whom one waits for, one or two; of more the first', () => {
    expect(title({ awaiting: ['uk', 'usa'] })).toBe('Waiting for Ben \u00b7 Game 1');
    expect(title({ awaiting: ['uk', 'ussr'] })).toBe('Waiting for Ben and Cora \u00b7 Game 1');
    expect(title({ seat: 'japan', seats: ['japan'], awaiting: ['uk', 'ussr', 'italy'] })).toBe(
      'Waiting for Ben and 2 others \u00b7 Game 1',
    );
    expect(title({ awaiting: [] })).toBe('Waiting for sealed answers \u00b7 Game 1');
  });

  it('is the game alone for who only watches', () => {
    expect(title({ seat: null, seats: [], awaiting: ['dice'] })).toBe('Game 1 \u00b7 Demarche');
  });

  it('says that it is one\u2019s turn, here or at another of one\u2019s desks', () => {
    expect(title({ awaiting: ['italy'] })).toBe('Your turn \u00b7 Game 1');
    expect(title({ seats: ['italy', 'japan'], awaiting: ['japan'] })).toBe('Your turn: Japan \u00b7 Game 1');
    expect(iconOf(stateOf({ awaiting: ['italy'] }))).toBe('icon-turn.svg');
  });

  it('counts a roll as the turn of whose it is, and of anybody where no rule says', () => {
    const asked = (owner?: string) => ({
      awaiting: ['dice'],
      diceAsks: [{ id: 'roll', form: { kind: 'roll', dice: [6] }, owner }],
    });
    expect(stateOf(asked('italy')).kind).toBe('turn');
    expect(stateOf(asked()).kind).toBe('turn');
    expect(title(asked('uk'))).toBe('Waiting for Ben \u00b7 Game 1');
  });

  it('says first that a consent is asked, until it is given', () => {
    const proposal = { by: 'Ben', missing: ['italy'] };
    expect(title({ awaiting: ['uk'], proposal })).toBe('Your turn: agree? \u00b7 Game 1');
    expect(title({ awaiting: ['uk'], proposal: { ...proposal, missing: ['uk'] } })).toBe(
      'Waiting for Ben \u00b7 Game 1',
    );
  });

  it('goes by what the server says of the table\u2019s questions, for all seats of a person', () => {
    const asked = (kind: string, more: object = {}) =>
      stateOf({ awaiting: ['table'], state: { kind, for: ['uk'], since: 0 }, ...more });
    expect(asked('help')).toEqual({ kind: 'help', for: ['uk'] });
    expect(asked('wait', { seats: ['italy', 'uk'] })).toEqual({ kind: 'turn', for: ['uk'] });
  });
});
