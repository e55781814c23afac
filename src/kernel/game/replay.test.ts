import { describe, expect, it } from 'vitest';
import { mustAccept, begin, duel, give, refusalKey, seal, sealedGame } from '../kit/duel.test-helper.ts';
import type { Entry } from './entry.ts';
import { type Game, stateOf, takeBack } from './game.ts';
import { canonical, type Json } from '../json.ts';
import { type ReplayedGame, replay, replayOn } from './replay.ts';
import { runToEnd } from './slices.ts';
import { undo } from './undo.ts';
import { render } from '../texts/words.ts';

/** A game with every kind of entry. */
function full(): Game {
  let game = mustAccept(takeBack(sealedGame(), 'ben', '1/ben/bid', { by: 'Ben' }));
  game = seal(game, 'ben', 'bid', 2);
  game = give(game, 'table', 'standing-0/report', { weather: { value: 3, as: 'change' } }, { request: 'r' });
  game = mustAccept(undo(game, { seat: 'ann', consent: ['ben'], reason: 'too early' }));
  for (const seat of ['ann', 'ben']) game = seal(seal(game, seat, 'strength', 2), seat, 'bid', 1);
  return give(give(game, 'ann', '1/target', 'east'), 'dice', '1/roll', [5]);
}

const entriesOf = (game: Game): Entry[] => game.moments.map((moment) => moment.entry);

function again(game: Game, entries: readonly Entry[]): ReplayedGame {
  const { header } = JSON.parse(JSON.stringify({ header: game.header })) as Pick<Game, 'header'>;
  return mustAccept(replay(duel, header, entries));
}

/** Replay with one entry changed. */
function spoilt(n: number, change: Partial<Record<keyof Entry | 'answer' | 'decision', Json>>): ReplayedGame {
  const entries = entriesOf(full()).map((entry) =>
    entry.n === n ? ({ ...entry, ...change } as Entry) : entry,
  );
  return again(full(), entries);
}

describe('replay', () => {
  it('gives the equal game, from bytes', () => {
    const game = full();
    const stored = JSON.parse(JSON.stringify(entriesOf(game))) as Entry[];
    const { game: other, stopped } = again(game, stored);
    expect(stopped).toBeNull();
    expect(canonical(stateOf(other))).toBe(canonical(stateOf(game)));
    expect(canonical(entriesOf(other))).toBe(canonical(entriesOf(game)));
    expect(other.moments.map(({ gone }) => gone)).toEqual(game.moments.map(({ gone }) => gone));
  });

  it('of a game cut short gives the game so far', () => {
    const { game, stopped } = again(full(), entriesOf(full()).slice(0, 4));
    expect(stopped).toBeNull();
    expect(canonical(stateOf(game))).toBe(canonical(stateOf(sealedGame())));
  });

  it('stops before an entry that leads elsewhere, and names it, its decision and its clause', () => {
    const { game, stopped } = spoilt(1, { answer: { points: 0 } });
    expect(stopped).toMatchObject({ n: 1, refused: { key: 'replay.differs' }, clauses: ['1'] });
    expect(stopped && render({}, stopped.refused)).toContain('entry 1 (1/ann/strength)');
    expect(game.moments).toHaveLength(0);
    expect(spoilt(9, { hash: '0'.repeat(64) }).stopped?.n).toBe(9);
    expect(spoilt(9, { hash: '0'.repeat(64) }).game.moments).toHaveLength(8);
  });

  it('stops before an entry that is refused, with the reason', () => {
    const { game, stopped } = spoilt(14, { answer: [7] });
    expect(stopped).toMatchObject({ n: 14, refused: { key: 'replay.refused' }, clauses: ['1'] });
    expect(stopped && render({}, stopped.refused)).toContain('A die with 6 sides cannot show 7.');
    expect(game.moments).toHaveLength(13);
    expect(spoilt(5, { withdraw: '1/ann/none' } as never).stopped?.n).toBe(5);
    expect(spoilt(8, { undone: [99] } as never).stopped?.n).toBe(8);
  });

  it('stops where numbers have a gap, or an entry is there twice', () => {
    const entries = entriesOf(full());
    expect(
      again(
        full(),
        entries.filter((entry) => entry.n !== 2),
      ).stopped?.n,
    ).toBe(3);
    expect(again(full(), [...entries.slice(0, 7), ...entries.slice(6)]).stopped?.n).toBe(7);
  });

  it('is refused when the header fits another rulebook, version, scenario or ruling', () => {
    const { header } = begin();
    const refusal = (change: object) => refusalKey(replay(duel, { ...header, ...change }, []));
    expect(refusal({})).toBeNull();
    expect(refusal({ rulebook: 'other' })).toBe('setup.rulebook');
    expect(refusal({ rulesVersion: '2' })).toBe('setup.version');
    expect(refusal({ scenario: 'none' })).toBe('setup.noScenario');
    expect(refusal({ rulings: { R: 'z' } })).toBe('ruling.noChoice');
    expect(refusal({ rulings: { Q: 'a' } })).toBe('ruling.unknown');
  });
});

describe('going on from a game in memory', () => {
  it('gives what a replay of all gives, from wherever it stood, and leaves that as it is', () => {
    const whole = full();
    const entries = entriesOf(whole);
    for (let n = 0; n <= entries.length; n++) {
      const { game } = again(whole, entries.slice(0, n));
      const before = canonical(stateOf(game));
      const next = runToEnd(replayOn(game, entries.slice(n)));
      expect(next && canonical(stateOf(next))).toBe(canonical(stateOf(whole)));
      expect(next && canonical(entriesOf(next))).toBe(canonical(entries));
      expect(next?.moments.map(({ gone }) => gone)).toEqual(whole.moments.map(({ gone }) => gone));
      expect([game.moments.length, canonical(stateOf(game))]).toEqual([n, before]);
    }
  });

  it('gives nothing where what follows is of another game, or comes out otherwise', () => {
    const entries = entriesOf(full());
    const { game } = again(full(), entries.slice(0, 4));
    const [next] = entries.slice(4);
    if (!next) throw new Error('there is more');
    expect(runToEnd(replayOn(game, entries.slice(5)))).toBeNull();
    expect(runToEnd(replayOn(game, [{ ...next, hash: '0'.repeat(64) }]))).toBeNull();
  });
});
