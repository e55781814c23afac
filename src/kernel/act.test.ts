import { describe, expect, it } from 'vitest';
import { type Act, actSeen, attempt, isPending } from './act.ts';
import { isRefusal } from './clause.ts';
import { accepted, begin, give, refusalKey, seal } from './duel.test-helper.ts';
import { type Game, stateOf } from './game.ts';
import { canonical } from './json.ts';
import { record } from './record.ts';

const bytes = (game: Game) => canonical(stateOf(game).position);
const weather = (game: Game, value: number) =>
  give(game, 'table', `standing-${stateOf(game).position.open.reports}/report`, {
    weather: { value, as: 'change' },
  });

function done(result: ReturnType<typeof attempt>): Game {
  if (isPending(result)) throw new Error(`${result.concerned.join()} must agree`);
  return accepted(result);
}

function pending(result: ReturnType<typeof attempt>) {
  if (isRefusal(result) || !isPending(result)) throw new Error('nobody must agree');
  return result;
}

const ruling: Act = { kind: 'answer', seat: 'table', decision: 'standing-0/ruling', answer: 'R=b' };

describe('an answer', () => {
  it('that takes nothing from anybody is done by one alone', () => {
    const act: Act = { kind: 'answer', seat: 'ann', decision: '1/target', answer: 'east' };
    expect(bytes(done(attempt(begin(), act, ['ann'])))).toBe(bytes(give(begin(), 'ann', '1/target', 'east')));
  });

  it('that takes a decision from all waits for the others, and changes nothing until then', () => {
    const game = begin();
    expect(pending(attempt(game, ruling, ['ann']))).toMatchObject({
      concerned: ['ann', 'ben'],
      act: ruling,
      shown: { kind: 'answer', seat: 'table', standing: 'ruling', value: 'R=b' },
    });
    expect(game.moments).toEqual([]);
  });

  it('is done with the last agreement, and its line says who agreed and who proposed', () => {
    const game = done(attempt(begin(), ruling, ['ben', 'ann'], { by: 'Ann' }));
    expect(record(game, null)).toMatchObject([{ seat: 'table', by: 'Ann', agreed: ['ann', 'ben'] }]);
    expect(stateOf(game).position.open.rulings).toMatchObject({ R: 'b' });
  });

  it('that is refused waits for nobody', () => {
    for (const answer of ['R=c', 'R=a', 'F=b'])
      expect(isRefusal(attempt(begin(), { ...ruling, answer }, ['ann']))).toBe(true);
  });

  it('can no longer be given when what all can see has moved on; a hidden answer changes nothing', () => {
    expect(bytes(done(attempt(seal(begin(), 'ben', 'bid', 1), ruling, ['ann', 'ben'])))).toContain('"R":"b"');
    expect(isRefusal(attempt(weather(begin(), 3), ruling, ['ann', 'ben']))).toBe(true);
  });
});

describe('taking back', () => {
  const undo: Act = { kind: 'undo', seat: 'ann', reason: 'a slip' };
  const twice = () => weather(weather(begin(), 3), 4);

  it('is done by one alone where it may be', () => {
    expect(bytes(done(attempt(twice(), undo, ['ann'])))).toBe(bytes(weather(begin(), 3)));
  });

  it('waits for the others where it needs them; all together do it', () => {
    const waits = pending(attempt(twice(), { ...undo, to: 0 }, ['ann']));
    expect(waits).toMatchObject({ concerned: ['ann', 'ben'], act: { ...undo, to: 0 } });
    expect(bytes(done(attempt(twice(), waits.act, ['ann', 'ben'])))).toBe(bytes(begin()));
  });

  it('names the line for good while it waits: a hidden answer given meanwhile is not what goes', () => {
    const named = give(weather(begin(), 3), 'ann', '1/target', 'east');
    const waits = pending(attempt(named, undo, ['ann']));
    expect(waits.act).toEqual({ ...undo, to: 1 });
    const later = seal(named, 'ben', 'bid', 2);
    expect(bytes(done(attempt(later, waits.act, ['ann', 'ben'])))).toBe(bytes(weather(begin(), 3)));
    const reported = give(later, 'ann', 'standing-ann-0/report', { spies: { value: 4, as: 'change' } });
    expect(actSeen(reported, waits, 'ben')).toMatchObject({ to: 1 });
  });

  it('is refused where nobody can do it', () => {
    expect(refusalKey(attempt(begin(), undo, ['ann']))).toBe('undo.nothing');
    expect(refusalKey(attempt(twice(), { ...undo, to: 7 }, ['ann']))).toBe('undo.noSuch');
  });

  it('is read by everybody in lines of their own record', () => {
    const spied = give(begin(), 'ann', 'standing-ann-0/report', { spies: { value: 4, as: 'change' } });
    const game = weather(weather(spied, 3), 4);
    const waits = pending(attempt(game, { ...undo, to: 1 }, ['ann']));
    expect(actSeen(game, waits, 'ann')).toMatchObject({ to: 1 });
    for (const reader of ['ben', null]) expect(actSeen(game, waits, reader)).toMatchObject({ to: 0 });
  });
});
