import { describe, expect, it } from 'vitest';
import { accepted, begin, give, refusalKey, seal, sealedGame } from './duel.test-helper.ts';
import { type DiceMode, type Game, standingMoments, stateOf, takeBack } from './game.ts';
import { canonical } from './json.ts';
import { undo } from './undo.ts';

const bytes = (game: Game) => canonical(stateOf(game));
const closed = (dice: DiceMode = 'typed') => give(sealedGame(dice), 'ann', '1/target', 'east');
const rolled = (dice: DiceMode = 'typed') => give(closed(dice), 'dice', '1/roll', [4]);
const everybody = { seat: 'ann', consent: ['ben'] };

describe('a seat alone', () => {
  it('takes back its own latest answer', () => {
    const before = seal(begin(), 'ben', 'bid', 1);
    const game = accepted(undo(give(before, 'ann', '1/target', 'east'), { seat: 'ann', reason: 'slip' }));
    expect(bytes(game)).toBe(bytes(before));
    expect(game.moments.map((moment) => moment.stands)).toEqual([true, false, true]);
    expect(game.moments.at(-1)?.entry).toMatchObject({ n: 3, undoTo: 1, seats: ['ann'], reason: 'slip' });
    expect(standingMoments(game)).toHaveLength(1);
  });

  it('takes back no other seat’s, and none of its own after which somebody answered', () => {
    const game = seal(give(begin(), 'ann', '1/target', 'east'), 'ben', 'bid', 1);
    expect(refusalKey(undo(game, { seat: 'ann' }))).toBe('undo.notYours');
    expect(refusalKey(undo(game, { seat: 'ann', to: 0 }))).toBe('undo.consent');
    expect(refusalKey(undo(game, { seat: 'ben' }))).toBeNull();
  });

  it('takes back nothing past a door that opened', () => {
    expect(undo(closed(), { seat: 'ann' })).toMatchObject({ refused: { key: 'undo.door' } });
  });

  it('is told of a door’s key only when the door opened to it', () => {
    expect(undo(closed(), { seat: 'ann' })).toMatchObject({ refused: { args: { keys: [] } } });
    expect(undo(closed(), { seat: 'ben' })).toMatchObject({ refused: { args: { keys: ['bid'] } } });
  });

  it('takes back a typed die, a program die never', () => {
    expect(refusalKey(undo(rolled(), { seat: 'ben' }))).toBeNull();
    expect(refusalKey(undo(rolled('program'), { seat: 'ben' }))).toBe('undo.die');
    expect(refusalKey(undo(rolled({ seed: '00' }), { seat: 'ben' }))).toBe('undo.die');
  });

  it('takes back a report of the table, which any seated player may give', () => {
    const game = give(begin(), 'table', 'standing-0/report', { weather: { value: 3, as: 'change' } });
    expect(bytes(accepted(undo(game, { seat: 'ben' })))).toBe(bytes(begin()));
  });
});

describe('all seats together', () => {
  it('go back anywhere with typed dice', () => {
    expect(bytes(accepted(undo(rolled(), { ...everybody, to: 0 })))).toBe(bytes(begin()));
    expect(bytes(accepted(undo(rolled(), { ...everybody, to: 4 })))).toBe(bytes(sealedGame()));
  });

  it('go back with program dice, but not past a die or a door', () => {
    expect(refusalKey(undo(rolled('program'), { ...everybody, to: 5 }))).toBe('undo.die');
    expect(refusalKey(undo(closed('program'), { ...everybody, to: 3 }))).toBe('undo.door');
    expect(refusalKey(undo(sealedGame('program'), { ...everybody, to: 0 }))).toBeNull();
  });

  it('are all: one missing seat is named', () => {
    expect(undo(sealedGame(), { seat: 'ann', to: 0 })).toMatchObject({
      refused: { key: 'undo.consent', args: { seats: ['ben'] } },
    });
  });
});

describe('going back', () => {
  it('is to an entry that stands, and to nothing else', () => {
    let game = seal(begin(), 'ann', 'bid', 1);
    game = seal(game, 'ben', 'bid', 1);
    game = accepted(undo(game, { seat: 'ben' }));
    game = seal(game, 'ben', 'bid', 2);
    for (const to of [2, 4, 5, -1, 1.5, Number.NaN])
      expect(refusalKey(undo(game, { ...everybody, to }))).toBe('undo.noSuch');
    expect(stateOf(accepted(undo(game, { ...everybody, to: 1 })))).toEqual(
      stateOf(seal(begin(), 'ann', 'bid', 1)),
    );
    expect(bytes(accepted(undo(game, { ...everybody, to: 3 })))).toBe(bytes(seal(begin(), 'ann', 'bid', 1)));
  });

  it('can be done step by step to the start, where there is nothing left', () => {
    let game = sealedGame();
    for (let steps = 0; steps < 4; steps++) game = accepted(undo(game, everybody));
    expect(bytes(game)).toBe(bytes(begin()));
    expect(refusalKey(undo(game, everybody))).toBe('undo.nothing');
    expect(refusalKey(undo(begin(), everybody))).toBe('undo.nothing');
  });

  it('and forward again gives the equal position', () => {
    const game = accepted(undo(rolled(), { ...everybody, to: 4 }));
    const again = give(give(game, 'ann', '1/target', 'east'), 'dice', '1/roll', [4]);
    expect(bytes(again)).toBe(bytes(rolled()));
    expect(again.moments.map(({ entry }) => entry.n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('brings back a sealed answer that had been withdrawn', () => {
    const held = seal(begin(), 'ann', 'bid', 2);
    const game = accepted(takeBack(held, 'ann', '1/ann/bid'));
    expect(bytes(accepted(undo(game, { seat: 'ann' })))).toBe(bytes(held));
    expect(refusalKey(undo(game, { seat: 'ben' }))).toBe('undo.notYours');
  });

  it('is done once for one request key', () => {
    const game = accepted(undo(sealedGame(), everybody, { request: 'u' }));
    expect(accepted(undo(game, everybody, { request: 'u' }))).toBe(game);
  });
});
