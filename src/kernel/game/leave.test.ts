import { describe, expect, it } from 'vitest';
import { mustAccept, give, refusalKey } from '../kit/duel.test-helper.ts';
import type { Entry, Header, Lasts } from './entry.ts';
import { answer, type Game, stateAt, stateOf } from './game.ts';
import { canonical } from '../json.ts';
import { answerInstead, endLeft, habitsOf, leaveAnswer } from './leave.ts';
import { mend } from './mend.ts';
import { asksOf, awaitingOf } from './play.ts';
import { readOn, record } from './record.ts';
import { replay } from './replay.ts';
import { seenBytes } from '../kit/seen.test-helper.ts';
import { scouts, scoutsGame } from '../kit/scouts.test-helper.ts';
import { undo } from './undo.ts';

const everyone = ['ann', 'ben', 'cat'];
const left = (game: Game, seat: string, habit: string, lasts: Lasts = 'always', how = 'none'): Game =>
  mustAccept(leaveAnswer(game, { seat, habit, leaves: { answer: how, lasts } }, { by: seat.toUpperCase() }));
const ended = (game: Game, seat: string, habit: string): Game =>
  mustAccept(leaveAnswer(game, { seat, habit, leaves: null }));
const done = (game: Game): readonly string[] =>
  (stateOf(game).position.open as unknown as { done: string[] }).done;
const say = (game: Game, n: number, seat: string, what: string, how = 'yes'): Game =>
  give(game, seat, `${n}/${seat}/${what}`, how, { by: seat.toUpperCase() });
const vote = (game: Game, n: number, ...seats: readonly string[]): Game =>
  seats.reduce((at, seat) => say(at, n, seat, 'vote'), game);
const asked = (game: Game, seat: string) =>
  asksOf(game.table, stateOf(game), seat).filter(({ optional }) => !optional);
const entries = (game: Game): Entry[] => game.moments.map(({ entry }) => entry);
function reread(game: Game): Game {
  const { header, entries: all } = JSON.parse(
    JSON.stringify({ header: game.header, entries: entries(game) }),
  ) as { header: Header; entries: Entry[] };
  const { game: same, stopped } = mustAccept(replay(scouts(), header, all, 'all'));
  expect(stopped).toBeNull();
  return same;
}

describe('an answer that is left', () => {
  it('is given as soon as it is asked for, as an entry that says so and nobody gave', () => {
    const game = say(left(scoutsGame(), 'ben', 'scouting'), 1, 'ann', 'scout');
    expect(done(game)).toEqual(['1 scout ann yes', '1 scout ben no']);
    const [, opened, given] = entries(game);
    expect(given).toMatchObject({ n: 3, seat: 'ben', decision: '1/ben/scout', answer: 'no', habit: true });
    expect(given).not.toHaveProperty('by');
    expect(opened).not.toHaveProperty('habit');
    expect(canonical(stateOf(reread(game)))).toBe(canonical(stateOf(game)));
  });

  it('is told to its own seat as what it is, and to others as any answer', () => {
    const game = say(left(scoutsGame(), 'ben', 'scouting'), 1, 'ann', 'scout');
    const byHand = give(say(scoutsGame(), 1, 'ann', 'scout'), 'ben', '1/ben/scout', 'no');
    for (const seat of ['ann', 'cat', 'table', null])
      expect(seenBytes(game, seat)).toBe(seenBytes(byHand, seat));
    expect(record(game, 'ben').map(({ habit }) => habit)).toEqual([undefined, true]);
  });

  it('answers what stands open already, and is hidden before it is used', () => {
    const before = scoutsGame();
    const waits = left(before, 'ben', 'scouting');
    for (const seat of [...everyone, 'table', null]) {
      expect(seenBytes(waits, seat)).toBe(seenBytes(before, seat));
      expect(readOn(waits, seat)).toMatchObject({ entries: [], ticks: [] });
    }
    expect(done(left(before, 'ann', 'scouting'))).toEqual(['1 scout ann no']);
  });

  it('in a sealed step is given when all others have answered: until then its seat is awaited', () => {
    const start = say(say(scoutsGame(), 1, 'ann', 'scout'), 1, 'ben', 'scout');
    const one = vote(left(start, 'ann', 'voting'), 1, 'cat');
    expect(awaitingOf(one.table, stateOf(one))).toEqual(['ann', 'ben']);
    const all = vote(one, 1, 'ben');
    expect(done(all).slice(2)).toEqual(['1 vote ann no', '1 vote ben yes', '1 vote cat yes']);
    const hand = give(vote(start, 1, 'cat', 'ben'), 'ann', '1/ann/vote', 'no');
    for (const seat of ['ben', 'cat', 'table', null])
      expect(seenBytes(all, seat)).toBe(seenBytes(hand, seat));
    expect(record(all, 'ann').at(-1)).toMatchObject({
      kind: 'step',
      habit: true,
      own: { '1/ann/vote': 'no' },
    });
    expect(record(all, 'ben').at(-1)).not.toHaveProperty('habit');
  });

  it('of several seats closes a step at once, and each reads its own', () => {
    const start = left(
      left(left(scoutsGame(), 'ann', 'voting'), 'ben', 'voting', 'always', 'all'),
      'cat',
      'voting',
    );
    const game = say(say(start, 1, 'ann', 'scout'), 1, 'ben', 'scout');
    expect(done(game).slice(2)).toEqual(['1 vote ann no', '1 vote ben yes', '1 vote cat no']);
    for (const seat of everyone)
      expect(record(game, seat).at(-1)).toMatchObject({ kind: 'step', habit: true });
    expect(canonical(stateOf(reread(game)))).toBe(canonical(stateOf(game)));
  });
});

/** A whole turn of the scouts. */
function through(game: Game, n: number): Game {
  const scouted = asked(game, 'ann').length > 0 ? say(game, n, 'ann', 'scout') : game;
  return say(say(vote(scouted, n, ...everyone), n, 'ben', 'call'), n, 'ben', 'bid');
}

describe('how long an answer is left', () => {
  it('is until its seat says otherwise', () => {
    const game = through(through(left(scoutsGame(), 'ben', 'scouting'), 1), 2);
    expect(done(game).filter((each) => each.includes('scout ben'))).toEqual([
      '1 scout ben no',
      '2 scout ben no',
    ]);
    const other = say(left(game, 'ben', 'scouting', 'always', 'all'), 3, 'ann', 'scout');
    expect(done(other).at(-1)).toBe('3 scout ben yes');
    const none = ended(other, 'ben', 'scouting');
    expect(stateOf(none).habits).toBeUndefined();
  });

  it('is for once: whoever gives it', () => {
    const game = through(left(scoutsGame(), 'ben', 'scouting', 'once'), 1);
    expect(asked(say(game, 2, 'ann', 'scout'), 'ben').map(({ id }) => id)).toEqual(['2/ben/scout']);
    const start = left(say(say(scoutsGame(), 1, 'ann', 'scout'), 1, 'ben', 'scout'), 'ann', 'voting', 'once');
    expect(stateOf(vote(start, 1, 'ann')).habits).toBeUndefined();
  });

  it('is for the turn', () => {
    const game = through(left(scoutsGame(), 'ben', 'scouting', 'turn'), 1);
    expect(done(game)).toContain('1 scout ben no');
    expect(habitsOf(game, 'ben').flatMap(({ left: one }) => one ?? [])).toEqual([]);
    expect(asked(say(game, 2, 'ann', 'scout'), 'ben')).toHaveLength(1);
    expect(asked(game, 'ben')).toEqual([]);
  });
});

describe('what somebody has left whose word has ended', () => {
  const gone = (game: Game): Game => endLeft(game, (by) => by === 'BEN');

  it('ends, of whichever seat it is and whoever left something before, and nothing of others does', () => {
    const before = left(left(scoutsGame(), 'ann', 'scouting'), 'cat', 'voting');
    const both = mustAccept(
      leaveAnswer(
        before,
        { seat: 'cat', habit: 'voting', leaves: { answer: 'none', lasts: 'once' } },
        { by: 'BEN' },
      ),
    );
    const game = gone(left(both, 'ben', 'scouting', 'turn'));
    expect(stateOf(game).habits).toEqual({ ann: { scouting: { answer: 'none', lasts: 'always' } } });
    expect(entries(game).slice(-2)).toMatchObject([
      { seat: 'cat', habit: 'voting', left: null },
      { seat: 'ben', habit: 'scouting', left: null },
    ]);
    for (const entry of entries(game).slice(-2)) expect(entry).not.toHaveProperty('by');
    expect(canonical(stateOf(reread(game)))).toBe(canonical(stateOf(game)));
    expect(gone(game)).toBe(game);
  });

  it('shows to nobody, and stands no more where a turn comes again', () => {
    const waits = left(scoutsGame(), 'ben', 'scouting', 'turn');
    for (const seat of [...everyone, 'table', null]) {
      const bytes = seat === 'ben' ? record : seenBytes;
      expect(bytes(gone(waits), seat)).toEqual(bytes(waits, seat));
    }
    const later = through(waits, 1);
    expect(stateOf(gone(later)).habits).toBeUndefined();
  });
});

describe('what is left is not given', () => {
  it('where the form does not take it: the seat is asked', () => {
    const game = say(left(scoutsGame(), 'ben', 'scouting', 'always', 'odd'), 1, 'ann', 'scout');
    expect(asked(game, 'ben').map(({ draft }) => draft)).toEqual([undefined]);
  });

  it('again to what was taken back: there it is prefill', () => {
    const game = say(left(scoutsGame(), 'ben', 'scouting'), 1, 'ann', 'scout');
    const back = mustAccept(undo(game, { seat: 'ben' }));
    expect(asked(back, 'ben')).toMatchObject([{ id: '1/ben/scout', draft: 'no' }]);
    const further = mustAccept(undo(game, { seat: 'ann', consent: everyone, to: 0 }));
    const again = say(further, 1, 'ann', 'scout');
    expect(asked(again, 'ben')).toMatchObject([{ id: '1/ben/scout', draft: 'no' }]);
    expect(canonical(stateOf(reread(again)))).toBe(canonical(stateOf(again)));
    // the next turn it is given again
    const next = say(
      say(vote(say(again, 1, 'ben', 'scout'), 1, ...everyone), 1, 'ben', 'call'),
      1,
      'ben',
      'bid',
    );
    expect(done(say(next, 2, 'ann', 'scout')).at(-1)).toBe('2 scout ben no');
  });

  it('again where a step was reopened: what was given is prefill', () => {
    const start = say(say(scoutsGame(), 1, 'ann', 'scout'), 1, 'ben', 'scout');
    const voted = left(vote(start, 1, 'ann'), 'ann', 'voting');
    const told = give(voted, 'table', 'standing-0/report', { wet: { value: true, as: 'change' } });
    expect(asked(told, 'ann')).toMatchObject([{ id: '1/ann/vote', draft: 'yes' }]);
    const others = vote(told, 1, 'ben', 'cat');
    expect(awaitingOf(others.table, stateOf(others))).toEqual(['ann']);
    // who had not answered it before has it given
    const waits = left(
      give(start, 'table', 'standing-0/report', { wet: { value: true, as: 'change' } }),
      'ann',
      'voting',
    );
    expect(done(vote(waits, 1, 'ben', 'cat'))).toContain('1 vote ann no');
  });

  it('where a door may open, and to what is not asked of the seat', () => {
    const ask = (seat: string, habit: string, how = 'none', lasts: Lasts = 'always') =>
      refusalKey(leaveAnswer(scoutsGame(), { seat, habit, leaves: { answer: how, lasts } }));
    expect(ask('ben', 'bidding')).toBe('habit.none');
    expect(ask('cat', 'scouting')).toBe('habit.none');
    expect(ask('ben', 'calling')).toBe('habit.none');
    expect(ask('ben', 'scouting', 'more')).toBe('habit.noAnswer');
    expect(ask('table', 'scouting')).toBe('habit.noSeat');
    expect(refusalKey(leaveAnswer(scoutsGame(), { seat: 'ben', habit: 'scouting', leaves: null }))).toBe(
      'habit.notLeft',
    );
    const once = left(scoutsGame(), 'ben', 'scouting');
    const twice = { seat: 'ben', habit: 'scouting', leaves: { answer: 'none', lasts: 'always' } } as const;
    expect(refusalKey(leaveAnswer(once, twice))).toBe('habit.left');
    expect(habitsOf(scoutsGame(), 'ben').map(({ name }) => name)).toEqual(['scouting', 'voting']);
    expect(habitsOf(scoutsGame(), 'cat').map(({ name }) => name)).toEqual(['voting']);
  });
});

describe('what is left stays', () => {
  it('whatever anybody takes back, and everywhere on the way', () => {
    const game = left(say(scoutsGame(), 1, 'ann', 'scout'), 'cat', 'voting');
    const back = mustAccept(undo(game, { seat: 'ann', consent: everyone }));
    expect(stateOf(back).habits).toEqual(stateOf(game).habits);
    expect(seenBytes(back, 'ben')).toBe(
      seenBytes(
        mustAccept(undo(say(scoutsGame(), 1, 'ann', 'scout'), { seat: 'ann', consent: everyone })),
        'ben',
      ),
    );
    expect(canonical(stateOf(reread(back)))).toBe(canonical(stateOf(back)));
    for (const n of [0, 1, 2, 3])
      expect(stateAt(back, n).habits).toEqual(n < 2 ? undefined : stateOf(game).habits);
  });

  it('where the game is put right: what was given comes again, and what is asked anew is answered', () => {
    const start = left(left(scoutsGame(), 'ben', 'scouting'), 'cat', 'voting');
    const game = vote(say(start, 1, 'ann', 'scout'), 1, 'ann', 'ben');
    expect(done(game)).toHaveLength(5);
    const right = mustAccept(
      mend(game, { seat: 'ann', mend: [{ at: 1, answer: 'no' }], reason: 'it was no' }),
    );
    expect(done(right)).toEqual(['1 scout ann no', ...done(game).slice(1)]);
    expect(stateOf(right).habits).toEqual(stateOf(game).habits);
    expect(canonical(stateOf(reread(right)))).toBe(canonical(stateOf(right)));
  });

  it('is done once for a request that is sent twice', () => {
    const sender = { request: 'r' };
    const leaves = { answer: 'none', lasts: 'always' } as const;
    const game = mustAccept(leaveAnswer(scoutsGame(), { seat: 'ben', habit: 'scouting', leaves }, sender));
    expect(leaveAnswer(game, { seat: 'ben', habit: 'scouting', leaves }, sender)).toBe(game);
    expect(refusalKey(leaveAnswer(game, { seat: 'ben', habit: 'voting', leaves }, sender))).toBe(
      'play.otherRequest',
    );
    expect(refusalKey(answer(game, { seat: 'ann', decision: '1/ann/scout', answer: 'yes' }, sender))).toBe(
      'play.otherRequest',
    );
  });
});

describe('for a seat that does not answer in time', () => {
  it('there is what it could have left, and nothing where a door may open or nothing can be left', () => {
    const open = say(say(scoutsGame(), 1, 'ann', 'scout'), 1, 'ben', 'scout');
    const first = (game: Game, seat: string) => {
      const [decision] = asksOf(game.table, stateOf(game), seat);
      return decision && answerInstead(game.table, decision);
    };
    expect(first(scoutsGame(), 'ann')).toBe('no');
    expect(everyone.map((seat) => first(open, seat))).toEqual(['no', 'no', 'no']);
    const closed = everyone.reduce((game, seat) => say(game, 1, seat, 'vote'), open);
    expect(first(closed, 'ben')).toBeUndefined();
    expect(first(say(closed, 1, 'ben', 'call'), 'ben')).toBeUndefined();
  });
});
