import { describe, expect, it } from 'vitest';
import { mustAccept, give, refusalKey } from '../kit/duel.test-helper.ts';
import type { Entry, Header } from './entry.ts';
import { answer, type Game, newHeader, openGame, stateAt, stateOf } from './game.ts';
import { canonical } from '../json.ts';
import { toy } from '../kit/toy.test-helper.ts';
import { readOn, record } from './record.ts';
import { replay, type ReplayedGame } from './replay.ts';
import type { Rulebook } from '../rulebook.ts';
import { seenBytes } from '../kit/seen.test-helper.ts';
import { countOf, linesSince } from './reading.ts';
import { bindTable } from './table.ts';
import { tick } from './leave.ts';
import { judgeUndo, undo } from './undo.ts';
import { render } from '../texts/words.ts';

const book: Rulebook = toy();
const everyone = ['ann', 'ben', 'cat'];

/** Three have placed, and cat alone was told to do something: the line of the step is the first in every record. */
function placed(): Game {
  const table = mustAccept(bindTable(book, { scenario: 'only', rulings: {}, data: null }));
  const start = mustAccept(openGame(book, newHeader(table, 'typed')));
  return everyone.reduce((at, seat) => give(at, seat, `1/${seat}/place`, { x: 1 }), start);
}
/** And a die fell, after which all were told to do two things: line 3. */
const rolled = (): Game => give(give(placed(), 'ben', '1/name', 'x'), 'dice', '1/roll', [4]);

const ticked = (game: Game, seat: string, line: number, item = 1, done = true): Game =>
  mustAccept(tick(game, { seat, line, item, done }, { by: seat.toUpperCase() }));
const dones = (game: Game, seat: string | null, line: number) => {
  const told = record(game, seat).at(line - 1)?.dispatches ?? [];
  return told.filter(({ kind }) => kind === 'directive').map(({ done }) => done);
};
const reread = (game: Game): { header: Header; entries: Entry[] } =>
  JSON.parse(JSON.stringify({ header: game.header, entries: game.moments.map(({ entry }) => entry) }));
const again = (game: Game, entries = reread(game).entries, rulebook = book): ReplayedGame =>
  mustAccept(replay(rulebook, reread(game).header, entries, 'all'));

describe('a tick', () => {
  it('is seen by all who were told, with who gave it, and moves nothing', () => {
    const game = ticked(rolled(), 'ann', 3, 2);
    for (const seat of [...everyone, 'table', null])
      expect(dones(game, seat, 3)).toEqual([undefined, { seat: 'ann', by: 'ANN' }]);
    expect(canonical(stateOf(game))).toBe(canonical(stateOf(rolled())));
    expect(record(game, null)).toHaveLength(3);
    expect(game.moments.at(-1)?.entry).toMatchObject({ seat: 'ann', tick: { n: 5, i: 2 }, done: true });
  });

  it('can be taken off again by anybody who was told: then nothing is left of it', () => {
    const game = ticked(ticked(rolled(), 'ann', 3), 'table', 3, 1, false);
    for (const seat of [...everyone, null]) expect(seenBytes(game, seat)).toBe(seenBytes(rolled(), seat));
    expect(dones(ticked(game, 'ben', 3), 'cat', 3)).toEqual([{ seat: 'ben', by: 'BEN' }, undefined]);
  });

  it('of what one seat was told is noticed by nobody else, and cannot be named by them', () => {
    const game = ticked(placed(), 'cat', 1);
    expect(dones(game, 'cat', 1)).toEqual([{ seat: 'cat', by: 'CAT' }]);
    for (const seat of ['ann', 'ben', 'table', null]) {
      expect(seenBytes(game, seat)).toBe(seenBytes(placed(), seat));
      expect(readOn(game, seat).ticks).toEqual([]);
    }
    const [before, after] = [placed(), game].map((on) =>
      tick(on, { seat: 'ann', line: 1, item: 1, done: true }),
    );
    expect(refusalKey(before)).toBe('tick.none');
    expect(after).toEqual(before);
  });

  it('is refused for what was not told, is taken back or is so already, and for the dice', () => {
    const ask = (game: Game, seat: string, line: number, item: number, done = true) =>
      refusalKey(tick(game, { seat, line, item, done }));
    const game = ticked(rolled(), 'ann', 3);
    expect([ask(game, 'ann', 2, 1), ask(game, 'ann', 3, 3), ask(game, 'ann', 9, 1)]).toEqual(
      Array(3).fill('tick.none'),
    );
    expect([ask(game, 'ben', 3, 1), ask(game, 'ben', 3, 2, false)]).toEqual(['tick.done', 'tick.open']);
    expect([ask(game, 'dice', 3, 2), ask(game, 'zoe', 3, 2)]).toEqual(['tick.noSeat', 'tick.noSeat']);
    const back = mustAccept(undo(game, { seat: 'ann', consent: everyone }));
    expect(ask(back, 'ann', 3, 1)).toBe('tick.gone');
    expect(tick(game, { seat: 'ann', line: 3, item: 1, done: true })).toMatchObject({ clauses: ['2'] });
  });

  it('that is sent twice under one key is done once, and another under the same key refused', () => {
    const wish = { seat: 'ann', line: 3, item: 1, done: true };
    const once = mustAccept(tick(rolled(), wish, { request: 'r' }));
    expect(tick(once, wish, { request: 'r' })).toBe(once);
    expect(refusalKey(tick(once, { ...wish, item: 2 }, { request: 'r' }))).toBe('play.otherRequest');
    const back = mustAccept(undo(once, { seat: 'ann', consent: everyone }));
    expect(tick(back, wish, { request: 'r' })).toBe(back);
    const move = { seat: 'ann', decision: '2/ann/place', answer: {} };
    expect(refusalKey(answer(once, move, { request: 'r' }))).toBe('play.otherRequest');
  });
});

describe('taking back', () => {
  it('is judged as if there were no ticks, and never takes one for the latest line', () => {
    const game = ticked(rolled(), 'ben', 3);
    const { gone, ...verdict } = judgeUndo(game, { seat: 'ben' });
    expect(gone.map(({ n }) => n)).toEqual([3]);
    expect({ gone: record(rolled(), 'ben').slice(2), ...verdict }).toEqual(
      judgeUndo(rolled(), { seat: 'ben' }),
    );
    const [back, other] = [game, rolled()].map((each) =>
      mustAccept(undo(each, { seat: 'ben', consent: everyone })),
    );
    expect(canonical(stateOf(back as Game))).toBe(canonical(stateOf(other as Game)));
    expect(record(back as Game, 'ben')).toEqual(record(other as Game, 'ben'));
  });

  it('drops the ticks of what goes: done again, it is to do again; what stands stays ticked', () => {
    const game = ticked(ticked(rolled(), 'cat', 1), 'ben', 3);
    const back = mustAccept(undo(game, { seat: 'ben', consent: everyone, to: 2 }));
    expect([dones(back, 'cat', 1), dones(back, 'cat', 3)]).toEqual([
      [{ seat: 'cat', by: 'CAT' }],
      [undefined, undefined],
    ]);
    const forward = give(back, 'dice', '1/roll', [4]);
    expect(dones(forward, null, 5)).toEqual([undefined, undefined]);
  });
});

describe('a stored tick', () => {
  const game = ticked(
    give(ticked(ticked(rolled(), 'cat', 1), 'ben', 3), 'ann', '2/ann/place', {}),
    'ann',
    3,
    2,
  );

  it('replays equal, at every entry', () => {
    const { game: other, stopped } = again(game);
    expect(stopped).toBeNull();
    for (const seat of [...everyone, null]) expect(seenBytes(other, seat)).toBe(seenBytes(game, seat));
    for (let n = 0; n <= game.moments.length; n++)
      expect(canonical(stateAt(other, n))).toBe(canonical(stateAt(game, n)));
  });

  it('is chained: another one in its place is noticed, and so is one of nothing', () => {
    const spoilt = (change: object) =>
      again(
        game,
        reread(game).entries.map((entry) => (entry.n === 6 ? ({ ...entry, ...change } as Entry) : entry)),
      ).stopped;
    expect(spoilt({ done: false })).toMatchObject({ n: 6, refused: { key: 'replay.differs' } });
    expect(spoilt({ tick: { n: 5, i: 1 } })).toMatchObject({ n: 6, refused: { key: 'replay.differs' } });
    for (const change of [
      { seat: 'ann' },
      { tick: { n: 3, i: 2 } },
      { tick: { n: 77, i: 1 } },
      { seat: 'dice' },
    ])
      expect(spoilt(change)).toMatchObject({
        n: 6,
        refused: { key: 'replay.refused', args: { reason: { key: 'tick.notTold' } } },
      });
    const why = spoilt({ seat: 'ann' })?.refused;
    expect(why && render({}, why)).toMatch(/Entry 3 told ann no directive 1/);
  });

  it('is taken back by no undo', () => {
    const back = mustAccept(undo(ticked(rolled(), 'ann', 3), { seat: 'ann', consent: everyone }));
    const entries = reread(back).entries.map((entry) => (entry.n === 7 ? { ...entry, undone: [6] } : entry));
    expect(again(back, entries as Entry[]).stopped).toMatchObject({
      n: 7,
      refused: { key: 'replay.refused', args: { reason: { key: 'undo.noSuch' } } },
    });
  });

  it('goes along to the next version of the rules, and ticks nothing where they direct nothing any more', () => {
    const migrations = [{ from: '1', to: '2', about: '', renamed: {}, toldAlike: true }];
    const kept = again(game, undefined, { ...book, version: '2', migrations });
    expect(kept.stopped).toBeNull();
    expect(dones(kept.game, 'cat', 3)).toEqual(dones(game, 'cat', 3));
    const quiet: Rulebook = {
      ...book,
      version: '2',
      migrations: migrations.map((each) => ({ ...each, toldAlike: false })),
      bind(setup) {
        const rules = book.bind(setup);
        return {
          ...rules,
          apply: (position, decision, given, { reveal }) =>
            rules.apply(position, decision, given, { reveal }),
        };
      },
    };
    const fewer = again(game, undefined, quiet);
    expect(fewer.stopped).toBeNull();
    expect(fewer.game.moments).toHaveLength(game.moments.length);
    expect(dones(fewer.game, 'cat', 3)).toEqual([]);
  });
});

describe('what is new for a reader', () => {
  it('is the ticked line again, once, and what came since; nothing for who was not told', () => {
    const game = ticked(ticked(rolled(), 'cat', 1), 'cat', 3);
    const since = (seat: string | null, have: number, of = game) => {
      const { from, lines } = linesSince(of, seat, readOn(of, seat), have);
      return [from, ...lines.map(({ n }) => n)];
    };
    expect(countOf(readOn(game, 'cat'))).toBe(5);
    expect([0, 2, 3, 4, 5].map((have) => since('cat', have))).toEqual([
      [0, 1, 2, 3],
      [2, 1, 3],
      [3, 1, 3],
      [3, 3],
      [3],
    ]);
    expect([since('ann', 3), since('ann', 4)]).toEqual([[3, 3], [3]]);
    expect(since('cat', 6)).toEqual([0, 1, 2, 3]);
    expect(since('cat', 4, ticked(game, 'cat', 3, 1, false))).toEqual([3, 3]);
    const back = mustAccept(undo(game, { seat: 'cat', consent: everyone, to: 2 }));
    expect(since('cat', 5, back)).toEqual([0, 1, 2, 3, 4]);
  });
});
