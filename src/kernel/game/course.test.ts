import { describe, expect, it } from 'vitest';
import { passBy, stateAfter, states } from './course.ts';
import { mustAccept, give, seal } from '../kit/duel.test-helper.ts';
import { type Game, stateOf, takeBack } from './game.ts';
import { canonical } from '../json.ts';
import { copyState } from './play.ts';
import {
  all,
  begin,
  rest,
  right,
  sealStrengths,
  weatherChange,
  weather,
  whole,
} from '../kit/storm.test-helper.ts';
import { record } from './record.ts';
import { runToEnd } from './slices.ts';
import { tick } from './leave.ts';
import { undo } from './undo.ts';

const text = (state: unknown): string => canonical(state as never);

/** Where each of these games stood is found from the entries of the last. */
function isAsItWas(...games: readonly Game[]): void {
  const last = games.at(-1) as Game;
  const was = new Map(games.map((game) => [game.moments.length, text(stateOf(game))]));
  for (const [n, state] of was) expect(text(stateAfter(last, n)), `after ${n}`).toBe(state);
  const at = states(last);
  for (const n of [...was.keys(), ...[...was.keys()].toReversed()])
    expect(text(runToEnd(at(n))), `${n}, forth and back`).toBe(was.get(n));
}

describe('a state on the way', () => {
  it('is what it was: with answers held, withdrawn and taken back', () => {
    const held = seal(seal(weather(begin(), 2), 'ann', 'bid', 1), 'ben', 'bid', 2);
    const withdrawn = mustAccept(takeBack(held, 'ben', '1/ben/bid'));
    const reported = weather(withdrawn, 3);
    const back = mustAccept(undo(reported, { seat: 'ben' }));
    expect(stateOf(back).held).toEqual({});
    isAsItWas(held, withdrawn, reported, back, seal(back, 'ben', 'bid', 1));
  });

  it('is what it was: while answers wait to come again, and when they have come, ticks and all', () => {
    const ticked = mustAccept(tick(whole(), { seat: 'ann', line: 3, item: 1, done: true }));
    const waits = right(ticked, [{ at: 1, answer: weatherChange(3) }], { anew: ['ann', 'ben'] });
    expect(stateOf(waits).again).toBeDefined();
    const half = seal(seal(waits, 'ann', 'strength', 2), 'ann', 'bid', 1);
    const came = give(seal(seal(half, 'ben', 'strength', 1), 'ben', 'bid', 1), 'ann', '1/target', 'east');
    expect(came.moments.at(-1)?.entry).toMatchObject({ done: true });
    expect(stateOf(came).again).toBeUndefined();
    isAsItWas(ticked, waits, half, came);
  });

  it('is what it was: with what nobody asks for any more, which is prefill, but for dice', () => {
    const stormed = rest(sealStrengths(give(weather(begin(), 6), 'ben', '1/why', 'rain')));
    const passed = right(stormed, [{ at: 1, answer: weatherChange(3) }]);
    expect(stateOf(passed).drafts).toEqual({ ben: { '1/why': 'rain' } });
    isAsItWas(stormed, passed);
    const state = copyState(passed.table, stateOf(begin()));
    const [die, answer] = [
      { n: 1, seat: 'dice', decision: '1/roll', answer: [4] },
      { n: 2, seat: 'ann', decision: '1/target', answer: 'east' },
    ];
    state.again = { mend: 3, answers: [die, answer] } as never;
    passBy(state);
    expect(state).toMatchObject({ drafts: { ann: { '1/target': 'east' } } });
    expect([state.drafts['dice'], 'again' in state]).toEqual([undefined, false]);
  });
});

describe('what is left when something is taken back', () => {
  const both = { seat: 'ann', consent: ['ben'] };
  const spied = (game: Game): Game => {
    const n = stateOf(game).position.sealed['ann']?.reports ?? 0;
    return give(game, 'ann', `standing-ann-${n}/report`, { spies: { value: 4, as: 'change' } });
  };
  const bid = (seat: string) => ({ [seat]: { [`1/${seat}/bid`]: { points: 1 } } });

  it('are the answers of others, given before or after a hidden line; whose line it was is asked anew', () => {
    const game = seal(seal(spied(begin()), 'ben', 'bid', 1), 'ann', 'bid', 1);
    expect(stateOf(game)).toMatchObject({ held: { ...bid('ann'), ...bid('ben') }, drafts: {} });
    const back = mustAccept(undo(game, { seat: 'ann' }));
    expect(stateOf(back)).toMatchObject({ held: bid('ben'), drafts: bid('ann') });
    expect(stateOf(back).held).not.toHaveProperty('ann');
    expect(back.moments.map(({ gone, draft }) => [gone ?? 0, draft ?? 0])).toEqual([
      [4, 0],
      [0, 0],
      [0, 4],
      [0, 0],
    ]);
    const reopened = spied(weather(seal(begin(), 'ben', 'bid', 1), 3));
    const [was, now] = [reopened, mustAccept(undo(reopened, { seat: 'ann' }))].map(stateOf);
    expect([was?.drafts, now?.drafts]).toEqual([bid('ben'), bid('ben')]);
  });

  it('is at each of several as it was: what is prefill since was none before', () => {
    const spy = spied(seal(begin(), 'ben', 'bid', 1));
    const back = mustAccept(undo(spy, { seat: 'ann' }));
    const told = weather(back, 3);
    const again = mustAccept(undo(told, { ...both }));
    expect(again.moments[0]).toMatchObject({ draft: 5 });
    isAsItWas(spy, back, told, again, weather(again, 4));
  });

  it('waits on for what had been put right before, but for what was given since', () => {
    const waits = right(whole(), [{ at: 1, answer: weatherChange(3) }], { anew: ['ann', 'ben'] });
    const left = (game: Game) => stateOf(game).again?.answers.map(({ seat, decision }) => [seat, decision]);
    const back = mustAccept(undo(weather(waits, 2), both));
    expect([left(back), left(waits)?.length]).toEqual([left(waits), 6]);
    const given = seal(waits, 'ben', 'bid', 1);
    const asked = mustAccept(undo(weather(given, 2), both));
    const twice = mustAccept(undo(weather(asked, 1), both));
    expect(left(given)).toHaveLength(5);
    expect(left(mustAccept(undo(seal(weather(waits, 2), 'ben', 'bid', 1), both)))).toEqual(left(given));
    expect([left(asked), left(twice)]).toEqual([left(given), left(given)]);
    isAsItWas(waits, given, asked, twice);
  });

  it('waits on where nothing of it has come, or where a part of what came is taken back', () => {
    const anew = { anew: ['ann', 'ben'] };
    const left = (game: Game) => stateOf(game).again?.answers.map(({ n }) => n);
    const waits = right(whole(), [{ at: 1, strike: true }], anew);
    expect(left(waits)).toHaveLength(6);
    expect(left(mustAccept(undo(weather(waits, 2), both)))).toEqual(left(waits));
    const twice = rest(sealStrengths(weather(weather(begin(), 2), 3)));
    const came = right(twice, [{ at: 1, answer: weatherChange(4) }], anew);
    expect(came.moments.slice(-2).map(({ entry }) => 'again' in entry && entry.again)).toEqual([1, 2]);
    expect(left(mustAccept(undo(came, both)))).toEqual(left(came));
    const line = record(came, 'ann').find(({ mended }) => mended !== undefined)?.n ?? 0;
    expect(left(mustAccept(undo(came, { ...both, to: line })))).toBeUndefined();
  });

  it('is nothing to come again once all are back where it was put right; a part of it does not come', () => {
    const came = right(whole(), [{ at: 1, answer: weatherChange(3) }]);
    const to = (n: number) => mustAccept(undo(came, { ...both, to: n }));
    expect(stateOf(to(4)).again).toBeUndefined();
    expect(stateOf(to(4)).position.open).toMatchObject({ facts: { weather: { value: 1 } } });
    expect(stateOf(to(5)).position.open).toMatchObject({ facts: { weather: { value: 3 } } });
    expect([5, 6].map((n) => stateOf(to(n)).again?.answers ?? [])).toEqual([[], []]);
  });

  it('is no prefill where it comes again', () => {
    const half = weather(seal(weather(begin(), 2), 'ben', 'bid', 1), 3);
    expect(stateOf(half).drafts).toEqual(bid('ben'));
    expect(stateOf(right(half, [{ at: 1, answer: weatherChange(1) }])).drafts).toEqual({});
  });

  it('leaves the prefill of what was reopened before the line that is put right', () => {
    const reopened = weather(weather(seal(weather(begin(), 2), 'ben', 'bid', 1), 3), 4);
    expect(stateOf(reopened).drafts).toEqual(bid('ben'));
    const mended = right(reopened, [{ at: 3, answer: weatherChange(1) }]);
    expect(stateOf(mended).drafts).toEqual(bid('ben'));
    isAsItWas(reopened, mended);
  });
});

describe('a state that is kept on the way', () => {
  const many = Array.from({ length: 31 }).reduce((game: Game, _, i) => weather(game, i % 5), begin());
  const kept = (game: Game) => game.checkpoints.map(({ n }) => n);

  it('is one in so many, and goes with what it counted when that is taken back', () => {
    const game = weather(many, 9);
    expect([kept(many), kept(game), kept(weather(game, 1))]).toEqual([[], [32], [32]]);
    const back = mustAccept(undo(game, { seat: 'ann' }));
    expect(kept(back)).toEqual([]);
    const on = weather(back, 8);
    const again = mustAccept(undo(on, { seat: 'ann' }));
    expect(all(again)).toBe(all(many));
    isAsItWas(many, game, back, on, again);
  });

  it('stays where only what came after it is taken back', () => {
    const game = weather(weather(many, 9), 1);
    const back = mustAccept(undo(game, { seat: 'ann' }));
    expect(kept(back)).toEqual([32]);
    isAsItWas(game, back, weather(back, 7));
  });
});
