import { describe, expect, it } from 'vitest';
import type { Desk } from '../api.ts';
import { titleOf } from './title.ts';

const desk = (more: object): Desk =>
  ({
    title: 'Game 1',
    seat: 'italy',
    seats: ['italy', 'japan'],
    awaiting: [],
    proposal: null,
    diceAsks: [],
    ...more,
  }) as unknown as Desk;
const title = (more: object): string => titleOf(desk(more), (seat) => seat.toUpperCase());

describe('the title of the window', () => {
  it('is the game where nothing waits, and for who only watches', () => {
    expect(title({ awaiting: ['uk'] })).toBe('Game 1 \u00b7 Demarche');
    expect(title({ seat: null, seats: [], awaiting: ['dice'] })).toBe('Game 1 \u00b7 Demarche');
  });

  it('says whose turn it is, here or at another of one\u2019s desks', () => {
    expect(title({ awaiting: ['italy'] })).toBe('ITALY: your turn \u00b7 Game 1');
    expect(title({ awaiting: ['japan'] })).toBe('JAPAN: your turn \u00b7 Game 1');
  });

  it('says that a die or a question to the table waits', () => {
    expect(title({ awaiting: ['dice'] })).toBe('The dice are to be rolled \u00b7 Game 1');
    expect(title({ awaiting: ['table'] })).toBe('A question to the table \u00b7 Game 1');
  });

  it('says whose roll it is; of others\u2019 nothing waits here', () => {
    const asked = (owner: string) => ({
      awaiting: ['dice'],
      diceAsks: [{ id: 'roll', form: { kind: 'roll', dice: [6] }, owner }],
    });
    expect(title(asked('japan'))).toBe('JAPAN: your roll \u00b7 Game 1');
    expect(title(asked('uk'))).toBe('Game 1 \u00b7 Demarche');
  });

  it('says first who asks for consent, until it is given', () => {
    const proposal = { by: 'Ben', missing: ['japan'] };
    expect(title({ awaiting: ['italy'], proposal })).toBe('Ben asks you \u00b7 Game 1');
    expect(title({ awaiting: ['italy'], proposal: { ...proposal, missing: ['uk'] } })).toBe(
      'ITALY: your turn \u00b7 Game 1',
    );
  });
});
