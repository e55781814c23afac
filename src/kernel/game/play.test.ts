import { describe, expect, it } from 'vitest';
import { mustAccept, begin, duelTable, give, refusalKey, seal, sealedGame } from '../kit/duel.test-helper.ts';
import { answer, type Game, stateOf, takeBack } from './game.ts';
import { canonical } from '../json.ts';
import {
  answeredOf,
  asksOf,
  awaitingOf,
  copyState,
  firstState,
  applyWith,
  play,
  waitingSeen,
  type State,
} from './play.ts';
import { hashOf } from './entry.ts';
import { openDoor, viewOf } from './position.ts';
import { SEALED_ANSWERS } from '../seat.ts';

const table = duelTable();
const asked = (game: Game, seat: string) => asksOf(table, stateOf(game), seat);
const open = (game: Game) => stateOf(game).position.open as unknown as Record<string, unknown>;
const weather = (value: number) => ({ weather: { value, as: 'change' } });

/** A game whose step was closed by these seats, one after the other. */
function sealedIn(seats: string[]): Game {
  let game = give(begin(), 'ann', '1/target', 'east');
  for (const seat of seats) game = seal(seal(game, seat, 'bid', 1), seat, 'strength', 2);
  return game;
}

describe('what is asked', () => {
  it('is what the rules ask, and the standing decisions after it', () => {
    const game = begin();
    expect(asked(game, 'ann').map((each) => each.id)).toEqual([
      '1/ann/strength',
      '1/ann/bid',
      '1/target',
      'standing-ann-0/report',
    ]);
    expect(asked(game, 'ben').map((each) => each.id)).toEqual(['1/ben/strength', '1/ben/bid']);
    expect(asked(game, 'table').map((each) => each.id)).toEqual(['standing-0/report', 'standing-0/ruling']);
    expect(asked(game, 'dice')).toEqual([]);
  });

  it('is nothing when the game is over', () => {
    const over = give(give(sealedGame(), 'ann', '1/target', 'east'), 'dice', '1/roll', [3]);
    for (const seat of ['ann', 'ben', 'table', 'dice']) expect(asked(over, seat)).toEqual([]);
    const late = answer(over, { seat: 'dice', decision: '1/roll', answer: [3] });
    expect(refusalKey(late)).toBe('play.over');
  });

  it('refuses what is not asked, of nobody or of another seat, and changes nothing', () => {
    const game = begin();
    const bytes = canonical(stateOf(game));
    const refusal = (seat: string, decision: string) =>
      refusalKey(play(table, stateOf(game), { seat, decision, answer: { points: 1 } }));
    expect(refusal('cat', '1/ann/bid')).toBe('play.noSeat');
    expect(refusal('constructor', '1/ann/bid')).toBe('play.noSeat');
    expect(refusal('ben', '1/ann/bid')).toBe('play.notAsked');
    expect(refusal('ann', 'bid')).toBe('play.notAsked');
    expect(refusal('ann', '1/ann/bid')).toBeNull();
    expect(canonical(stateOf(game))).toBe(bytes);
  });
});

describe('sealed answers', () => {
  it('are held until every awaited seat has given all, open ones too', () => {
    let game = sealedGame();
    expect(open(game)['order']).toEqual([]);
    expect(awaitingOf(table, stateOf(game))).toEqual(['ann']);
    expect(answeredOf(table, stateOf(game))).toEqual(['ben']);
    game = give(game, 'ann', '1/target', 'west');
    expect(game.moments.at(-1)?.closed).toEqual(['ann', 'ben']);
    expect(open(game)).toMatchObject({ step: 'roll', target: 'west' });
    expect(stateOf(game)).toMatchObject({ held: {}, drafts: {} });
  });

  it('are passed on in seat order, whatever the order they came in', () => {
    const [one, other] = [sealedIn(['ann', 'ben']), sealedIn(['ben', 'ann'])];
    expect(open(one)['order']).toEqual(['ann strength', 'ann bid', 'ben strength', 'ben bid']);
    expect(hashOf(stateOf(other))).toBe(hashOf(stateOf(one)));
  });

  it('are in nobody else’s view', () => {
    const game = seal(begin(), 'ann', 'bid', 3);
    for (const seat of ['ben', 'table', 'dice', null])
      expect(canonical(viewOf(stateOf(game).position, seat))).toBe(
        canonical(viewOf(stateOf(begin()).position, seat)),
      );
    expect(asked(game, 'ben')).toEqual(asked(begin(), 'ben'));
    expect(asked(game, 'ann')[1]).toMatchObject({ id: '1/ann/bid', held: { points: 3 } });
  });

  it('may be replaced: the latest counts', () => {
    let game = seal(sealedGame(), 'ann', 'bid', 0);
    game = give(game, 'ann', '1/target', 'east');
    expect(viewOf(stateOf(game).position, 'ann').sealed).toMatchObject({ strength: 2, bid: 0 });
    expect(viewOf(stateOf(game).position, 'ben').sealed?.revealed).toEqual({ ann: { bid: 0 } });
    expect(viewOf(stateOf(game).position, 'ann').sealed?.revealed).toEqual({});
  });

  it('may be taken back without trace in the state', () => {
    const before = seal(begin(), 'ben', 'bid', 1);
    const game = mustAccept(takeBack(seal(before, 'ann', 'bid', 2), 'ann', '1/ann/bid'));
    expect(canonical(stateOf(game))).toBe(canonical(stateOf(before)));
    expect(awaitingOf(table, stateOf(game))).toEqual(['ann', 'ben']);
    for (const [seat, decision] of [
      ['ann', '1/ann/bid'],
      ['ann', '1/ben/bid'],
      ['constructor', 'name'],
    ] as const)
      expect(refusalKey(takeBack(game, seat, decision))).toBe('play.nothingHeld');
  });

  it('can no longer be taken back once the step has closed', () => {
    const game = give(sealedGame(), 'ann', '1/target', 'east');
    expect(refusalKey(takeBack(game, 'ann', '1/ann/bid'))).toBe('play.nothingHeld');
  });
});

describe('a report in a step', () => {
  it('reopens it for all who answered, their answers as prefill', () => {
    const game = give(sealedGame(), 'table', 'standing-0/report', weather(5));
    expect(awaitingOf(table, stateOf(game))).toEqual(['ann', 'ben']);
    expect(asked(game, 'ben').map(({ held, draft }) => [held, draft])).toEqual([
      [undefined, { points: 3 }],
      [undefined, { points: 1 }],
    ]);
  });

  it('keeps what was drafted before it came again', () => {
    let game = give(sealedGame(), 'table', 'standing-0/report', weather(5));
    game = give(seal(game, 'ann', 'strength', 0), 'table', 'standing-1/report', weather(6));
    expect(asked(game, 'ann').map((each) => each.draft)).toEqual([
      { points: 0 },
      { points: 1 },
      undefined,
      undefined,
    ]);
  });

  it('of a ruling reopens it too, and a fixed ruling cannot change', () => {
    const game = give(sealedGame(), 'table', 'standing-0/ruling', 'R=b');
    expect(open(game)['rulings']).toEqual({ R: 'b', F: 'a' });
    expect(answeredOf(table, stateOf(game))).toEqual([]);
    for (const [given, key] of [
      ['F=b', 'ruling.fixed'],
      ['R=b', 'ruling.current'],
      ['R=c', 'answer.noOption'],
    ])
      expect(
        refusalKey(answer(game, { seat: 'table', decision: 'standing-1/ruling', answer: given ?? '' })),
      ).toBe(key);
  });

  it('of one’s own facts reopens only one’s own, and no other seat sees it', () => {
    const before = sealedGame();
    const game = give(before, 'ann', 'standing-ann-0/report', { spies: { value: 4, as: 'change' } });
    expect(answeredOf(table, stateOf(game))).toEqual(['ben']);
    expect(asked(game, 'ann')[0]).toMatchObject({ draft: { points: 2 } });
    expect(asked(game, 'ann').at(-1)?.id).toBe('standing-ann-1/report');
    expect(canonical(viewOf(stateOf(game).position, 'ben'))).toBe(
      canonical(viewOf(stateOf(before).position, 'ben')),
    );
  });
});

describe('play', () => {
  it('never changes the state it was given, and is the same without a log', () => {
    const game = sealedGame();
    const state = stateOf(game);
    const bytes = canonical(state);
    const decision = asked(game, 'ann').find((each) => each.id === '1/target');
    const move = { seat: 'ann', decision: '1/target', answer: 'east' };
    const played = mustAccept(play(table, state, move));
    expect(canonical(state)).toBe(bytes);
    expect(played.doors.map((door) => door.key)).toEqual(['bid']);
    expect(played.dispatches.map((dispatch) => dispatch.to)).toEqual([['ben'], 'all']);
    const quiet: State = copyState(table, state);
    if (decision)
      applyWith(table, quiet, decision, move, { reveal: (door) => openDoor(quiet.position, door) });
    expect(canonical(quiet)).toBe(canonical(played.state));
  });

  it('begins the same each time, and a copy shares nothing', () => {
    const state = firstState(table);
    const copy = copyState(table, state);
    expect(canonical(copy)).toBe(canonical(firstState(table)));
    copy.position.open.rulings['R'] = 'b';
    expect(state.position.open.rulings['R']).toBe('a');
  });

  it('does a request with the same key once', () => {
    const once = give(begin(), 'ann', '1/target', 'east', { request: 'k' });
    expect(give(once, 'ann', '1/target', 'east', { request: 'k' })).toBe(once);
    const again = { request: 'k' };
    expect(refusalKey(answer(once, { seat: 'ann', decision: '1/target', answer: 'west' }, again))).toBe(
      'play.otherRequest',
    );
    expect(refusalKey(takeBack(once, 'ann', '1/ann/bid', again))).toBe('play.otherRequest');
  });
});

describe('who is awaited', () => {
  const unnamed = { ...table, rules: { ...table.rules, unnamed: () => true } };
  const sealedOnce = seal(seal(begin(), 'ben', 'bid', 1), 'ben', 'strength', 2);

  it('is seen by all', () => {
    expect(waitingSeen(table, stateOf(begin()), [])).toEqual({ awaiting: ['ann', 'ben'], answered: [] });
    expect(waitingSeen(table, stateOf(sealedOnce), [])).toEqual({ awaiting: ['ann'], answered: ['ben'] });
  });

  it('is seen of one\u2019s own seats alone where a step names nobody', () => {
    for (const game of [begin(), sealedOnce]) {
      const state = stateOf(game);
      expect(waitingSeen(unnamed, state, [])).toEqual({ awaiting: [SEALED_ANSWERS], answered: [] });
      expect(waitingSeen(unnamed, state, ['ann'])).toEqual({
        awaiting: ['ann', SEALED_ANSWERS],
        answered: [],
      });
    }
    expect(waitingSeen(unnamed, stateOf(sealedOnce), ['ben'])).toEqual({
      awaiting: [SEALED_ANSWERS],
      answered: ['ben'],
    });
    // whoever has all seats has nobody to be kept from
    expect(waitingSeen(unnamed, stateOf(sealedOnce), ['ann', 'ben'])).toEqual({
      awaiting: ['ann'],
      answered: ['ben'],
    });
  });
});
