import { describe, expect, it } from 'vitest';
import { TABLE } from '../forms/decision.ts';
import { mustAccept, give, seal } from '../kit/duel.test-helper.ts';
import { answer, type Game, gameAt, stateOf, takeBack } from './game.ts';
import { mend } from './mend.ts';
import { isPassed } from './moment.ts';
import { answeredOf, asksOf, awaitingOf } from './play.ts';
import { record } from './record.ts';
import { replay } from './replay.ts';
import { tick } from './leave.ts';
import { undo } from './undo.ts';
import {
  begin,
  bytes,
  rereadGame,
  mendedIn,
  rest,
  right,
  sealStrengths,
  stormy,
  weatherChange,
  weather,
  whole,
} from '../kit/storm.test-helper.ts';

describe('what comes again', () => {
  it('stops at a question that was not asked before, and goes on after it', () => {
    const game = right(whole(), [{ at: 1, answer: weatherChange(6) }]);
    expect(awaitingOf(game.table, stateOf(game))).toEqual(['ben']);
    expect(stateOf(game).again?.answers).toHaveLength(6);
    const on = rereadGame(give(game, 'ben', '1/why', 'rain'));
    expect(stateOf(on).again).toBeUndefined();
    expect(stateOf(on).position.open).toMatchObject({
      target: 'east',
      faces: [4],
      why: 'rain',
      step: 'over',
    });
  });

  it('asks an open choice anew where what was chosen is offered in other words, with the old answer', () => {
    const game = right(whole(), [{ at: 1, answer: weatherChange(5) }]);
    expect(awaitingOf(game.table, stateOf(game))).toEqual(['ann']);
    const target = asksOf(game.table, stateOf(game), 'ann').find(({ id }) => id === '1/target');
    expect(target).toMatchObject({ draft: 'east' });
    const on = rereadGame(give(game, 'ann', '1/target', 'east'));
    expect(stateOf(on).position.open).toMatchObject({ target: 'east', faces: [4], step: 'over' });
  });

  it('gives an open choice again where only what was not chosen is offered in other words', () => {
    const game = right(rest(sealStrengths(weather(begin(), 2)), 4, 'west'), [
      { at: 1, answer: weatherChange(5) },
    ]);
    expect(stateOf(game).again).toBeUndefined();
    expect(stateOf(game).position.open).toMatchObject({ target: 'west', faces: [4], step: 'over' });
  });

  it('tells what nobody asks for any more', () => {
    const stormed = rest(sealStrengths(give(weather(begin(), 6), 'ben', '1/why', 'rain')));
    const game = right(stormed, [{ at: 1, answer: weatherChange(3) }]);
    expect(bytes(game)).toBe(bytes(whole(3)));
    expect(record(game, null).at(-1)).toMatchObject({ kind: 'passed', passed: [2] });
  });

  it('asks a sealed step anew of all where a form has narrowed, whatever was sealed; each finds its own answer', () => {
    const both = [1, 3].map((strength) => rest(sealStrengths(weather(begin(), 3), [strength, 1])));
    const [small, large] = both.map((game) => right(game, [{ at: 1, answer: weatherChange(2) }])) as [
      Game,
      Game,
    ];
    for (const game of [small, large]) {
      expect(awaitingOf(game.table, stateOf(game))).toEqual(['ann', 'ben']);
      expect(stateOf(game).held).toEqual({});
    }
    for (const reader of ['ben', null]) expect(record(small, reader)).toEqual(record(large, reader));
    const drafts = asksOf(small.table, stateOf(small), 'ann').map(({ draft }) => draft);
    expect(drafts.slice(0, 2)).toEqual([{ points: 1 }, { points: 1 }]);
    const bens = asksOf(large.table, stateOf(large), 'ben').map(({ draft }) => draft);
    expect(bens.slice(0, 2)).toEqual([{ points: 1 }, { points: 1 }]);
    const on = rereadGame(sealStrengths(large, [2, 2]));
    expect(stateOf(on).position.open).toMatchObject({ target: 'east', faces: [4], step: 'over' });
  });

  it('asks the first step anew like any other', () => {
    const put = { before: 1, seat: TABLE, decision: 'report', answer: weatherChange(0) };
    const game = right(rest(sealStrengths(begin(), [0, 1])), [put]);
    expect(awaitingOf(game.table, stateOf(game))).toEqual(['ann', 'ben']);
    expect(stateOf(game).held).toEqual({});
  });

  it('tells nothing of who had answered in part', () => {
    const bens = seal(seal(weather(begin(), 3), 'ben', 'strength', 1), 'ben', 'bid', 1);
    const both = [bens, seal(bens, 'ann', 'bid', 1)];
    const [none, part] = both.map((game) => right(game, [{ at: 1, answer: weatherChange(2) }])) as [
      Game,
      Game,
    ];
    expect(answeredOf(none.table, stateOf(none))).toEqual(answeredOf(part.table, stateOf(part)));
    for (const reader of ['ben', null]) expect(record(none, reader)).toEqual(record(part, reader));
  });

  it('is chosen again by a seat that agreed so', () => {
    const game = right(whole(), [{ at: 1, answer: weatherChange(3) }], { anew: ['ben'] });
    expect(awaitingOf(game.table, stateOf(game))).toEqual(['ben']);
    expect(record(game, null).find(({ kind }) => kind === 'undo')).toMatchObject({ anew: ['ben'] });
    const on = rereadGame(seal(seal(game, 'ben', 'strength', 0), 'ben', 'bid', 2));
    expect(stateOf(on).position.sealed).toMatchObject({ ann: { strength: 2 }, ben: { strength: 0, bid: 2 } });
    expect(stateOf(on).position.open).toMatchObject({ target: 'east', faces: [4] });
  });

  it('goes on after a restart as without one', () => {
    const game = right(whole(), [{ at: 1, answer: weatherChange(6) }]);
    const entries = game.moments.map(({ entry }) => entry);
    const again = mustAccept(replay(stormy, game.header, entries)).game;
    expect(bytes(give(again, 'ben', '1/why', 'wind'))).toBe(bytes(give(game, 'ben', '1/why', 'wind')));
  });

  it('keeps the tick of a directive that is told as it was, and of no other', () => {
    const ticked = [1, 2].reduce(
      (game, item) => mustAccept(tick(game, { seat: 'ann', line: 3, item, done: true }, { by: 'Ann' })),
      whole(),
    );
    const line = record(right(ticked, [{ at: 1, answer: weatherChange(3) }]), 'ben').at(-1);
    const directives = line?.dispatches.filter(({ kind }) => kind === 'directive').map(({ done }) => done);
    expect(directives).toEqual([{ seat: 'ann', by: 'Ann' }, undefined]);
  });
});

describe('what comes again, and what does not', () => {
  const report = { seat: TABLE, decision: 'report' };
  const bid = (points: number) => ({ decision: '1/ben/bid', answer: { points } });

  it('is what stands after the line, with its tick, and nothing before it', () => {
    const tickAt = (game: Game, line: number, item: number, done = true): Game =>
      mustAccept(tick(game, { seat: 'ann', line, item, done }));
    const stormed = tickAt(rest(sealStrengths(give(weather(begin(), 6), 'ben', '1/why', 'rain'))), 2, 1);
    const ticked = tickAt(tickAt(tickAt(stormed, 4, 1), 4, 2), 4, 2, false);
    const die = right(ticked, [{ at: 4, answer: [5] }]);
    expect(mendedIn(die)).toMatchObject({ undone: [8], again: [{ n: 8, answer: [5] }, { n: 10 }] });
    expect(Object.keys(mendedIn(die))).not.toContain('anew');
    const twice = weather(weather(begin(), 2), 3);
    const put = right(twice, [{ before: 2, ...report, answer: weatherChange(4) }]);
    expect(mendedIn(put)).toMatchObject({
      undone: [2],
      mend: [{ before: 2, decision: 'standing-1/report' }],
      again: [{ seat: TABLE }, { n: 2 }],
    });
    const named = { before: 2, seat: TABLE, decision: 'standing-0/report', answer: weatherChange(4) };
    expect(mendedIn(right(twice, [named])).mend).toEqual(mendedIn(put).mend);
  });

  it('is no sealed answer that was changed or withdrawn afterwards, wherever it was given', () => {
    const anns = seal(seal(weather(begin(), 3), 'ann', 'strength', 3), 'ben', 'bid', 1);
    const taken = mustAccept(takeBack(anns, 'ann', '1/ann/strength'));
    const game = rest(sealStrengths(seal(seal(taken, 'ben', 'strength', 2), 'ben', 'strength', 1)));
    const own = { decision: '1/ben/bid', answer: { points: 3 } };
    const once = right(game, [{ at: 2, ...own }], { seat: 'ben' });
    expect(stateOf(once).position).toMatchObject({
      open: { step: 'over' },
      sealed: { ann: { strength: 2 }, ben: { strength: 1, bid: 3 } },
    });
    const early = right(game, [{ at: 1, answer: weatherChange(4) }]);
    expect(stateOf(early).position.sealed).toMatchObject({
      ann: { strength: 2 },
      ben: { strength: 1, bid: 1 },
    });
    const none = right(game, [{ at: 2, decision: '1/ann/strength', strike: true }]);
    expect(
      asksOf(none.table, stateOf(none), 'ann').find(({ id }) => id === '1/ann/strength')?.held,
    ).toBeUndefined();
    const withdrawn = mustAccept(takeBack(seal(weather(begin(), 3), 'ann', 'bid', 1), 'ann', '1/ann/bid'));
    expect(mendedIn(right(withdrawn, [{ at: 1, answer: weatherChange(4) }])).again).toEqual([
      { n: 1, answer: weatherChange(4) },
    ]);
  });

  it('is of a step that was closed twice what counted the second time', () => {
    const closed = give(sealStrengths(weather(begin(), 3)), 'ann', '1/target', 'east');
    const open = mustAccept(undo(closed, { seat: 'ann', consent: ['ben'], to: 1 }));
    const game = rest(sealStrengths(open, [1, 3]));
    expect(stateOf(right(game, [{ at: 4, ...bid(2) }], { seat: 'ben' })).position.sealed).toMatchObject({
      ann: { strength: 1 },
      ben: { strength: 3, bid: 2 },
    });
    const struck = right(game, [{ at: 3, strike: true }]);
    expect(bytes(struck)).toBe(bytes(give(closed, 'dice', '1/roll', [4])));
  });

  it('finds a sealed answer that stayed while the line that closed its step came again', () => {
    const once = right(whole(), [{ at: 2, answer: 'west' }]);
    const twice = right(once, [{ at: 5, ...bid(3) }], { seat: 'ben' });
    expect(stateOf(twice).position).toMatchObject({ open: { target: 'west' }, sealed: { ben: { bid: 3 } } });
    expect(record(twice, 'ann').findLast(({ mended }) => mended)?.mended).toEqual([
      { line: 5, as: 'changed', seat: 'ben' },
    ]);
    // and what went before stays where it was read
    const [first] = record(right(once, [{ at: 5, strike: true }]), 'ann').flatMap(
      ({ mended = [] }) => mended,
    );
    expect(first).toMatchObject({ line: 2, answer: 'west' });
  });

  it('is no sealed answer that is prefill by now', () => {
    const half = weather(seal(weather(begin(), 2), 'ben', 'bid', 1), 3);
    const back = mustAccept(undo(half, { seat: 'ann', consent: ['ben'] }));
    expect(stateOf(right(back, [{ at: 1, answer: weatherChange(1) }])).held).toEqual({});
  });

  it('keeps what still waits as it had been put right', () => {
    const first = right(whole(), [
      { at: 1, answer: weatherChange(6) },
      { at: 3, answer: [6] },
      { before: 3, ...report, answer: weatherChange(4) },
    ]);
    const second = right(first, [{ at: 5, answer: weatherChange(3) }]);
    expect(stateOf(second).position.open).toMatchObject({
      step: 'over',
      faces: [6],
      facts: { weather: { value: 4 } },
    });
    const anew = right(whole(), [{ at: 1, answer: weatherChange(6) }], { anew: ['ben'] });
    const later = right(anew, [{ at: 5, answer: weatherChange(3) }]);
    expect(awaitingOf(later.table, stateOf(later))).toEqual(['ben']);
  });
});

describe('the driver', () => {
  const report = { seat: TABLE, decision: 'report' };
  const passedIn = (game: Game) => game.moments.filter(({ entry }) => isPassed(entry));
  const stormed = (game: Game): Game => give(weather(weather(game, 6), 7), 'ben', '1/why', 'rain');

  it('gives each for whom gave it, with what was agreed to; the last has the hash of the position', () => {
    const ruled = mustAccept(
      answer(
        weather(begin(), 2),
        { seat: TABLE, decision: 'standing-1/ruling', answer: 'R=b' },
        { by: 'Ann', agreed: ['ann', 'ben'] },
      ),
    );
    const game = rest(sealStrengths(ruled));
    const tickOf = (of: Game, item: number): Game =>
      mustAccept(tick(of, { seat: 'ann', line: 4, item, done: true }));
    const ticked = tickOf(tickOf(game, 1), 2);
    const came = right(ticked, [{ before: 2, ...report, answer: weatherChange(2) }]).moments.flatMap(
      ({ entry }) => ('again' in entry && typeof entry.again === 'number' ? [entry] : []),
    );
    expect(came[1]).toMatchObject({ by: 'Ann', agreed: ['ann', 'ben'], again: 2 });
    for (const each of [came[0], came.at(-1)]) {
      expect(each).not.toHaveProperty('by');
      expect(each).not.toHaveProperty('agreed');
    }
    expect(came.slice(-2)).toMatchObject([9, 10].map((again) => ({ seat: 'ann', done: true, again })));
    expect(came.map(({ state }) => state !== undefined)).toEqual(came.map((_, i) => i === came.length - 1));
  });

  it('passes by what can no longer be said', () => {
    const ruled = give(begin(), TABLE, 'standing-0/ruling', 'R=b');
    const put = { before: 1, seat: TABLE, decision: 'ruling', answer: 'R=b' };
    const game = right(ruled, [put]);
    expect(passedIn(game).map(({ entry }) => entry)).toMatchObject([{ passed: [1] }]);
    expect(stateOf(game).position.open.rulings).toMatchObject({ R: 'b' });
  });

  it('leaves the states alone that are kept on the way', () => {
    const many = Array.from({ length: 130 }).reduce((game: Game, _, i) => weather(game, i % 5), begin());
    const game = mustAccept(mend(many, { seat: 'ann', mend: [{ at: 1, strike: true }], reason: '' }));
    expect(game.moments).toHaveLength(260);
    const { open } = stateOf(gameAt(game, 256)).position;
    expect(open).toMatchObject({ reports: 125, facts: { weather: { value: 0 } } });
  });

  it('has a report wait for what was not asked before, and for nothing else', () => {
    const game = weather(weather(begin(), 2), 3);
    const waits = right(game, [{ at: 1, answer: weatherChange(6) }]);
    expect(stateOf(waits).position.open.facts).toMatchObject({ weather: { value: 6 } });
    const on = rereadGame(give(waits, 'ben', '1/why', 'wind'));
    expect(stateOf(on).position.open.facts).toMatchObject({ weather: { value: 3 } });
    const anew = right(rest(sealStrengths(game)), [{ at: 1, answer: weatherChange(4) }], {
      anew: ['ann', 'ben'],
    });
    expect(awaitingOf(anew.table, stateOf(anew))).toEqual(['ann', 'ben']);
    expect(stateOf(anew).position.open.facts).toMatchObject({ weather: { value: 3 } });
  });

  it('gives a report whose question has gone as soon as something else goes on, or play has arrived', () => {
    for (const game of [stormed(begin()), rest(sealStrengths(stormed(begin())))]) {
      const mended = right(game, [{ at: 1, answer: weatherChange(3) }]);
      expect(passedIn(mended)).toEqual([]);
      expect(bytes(mended)).toBe(bytes(game));
    }
  });

  it('asks anew what does not fit, with what was given as prefill', () => {
    const game = right(rest(sealStrengths(weather(begin(), 3)), 4, 'west'), [
      { at: 1, answer: weatherChange(4) },
    ]);
    expect(awaitingOf(game.table, stateOf(game))).toEqual(['ann']);
    const asked = asksOf(game.table, stateOf(game), 'ann').find(({ id }) => id === '1/target');
    expect(asked?.draft).toBe('west');
    expect(stateOf(rereadGame(give(game, 'ann', '1/target', 'east'))).position.open).toMatchObject({
      faces: [4],
    });
  });

  it('has another die fall for another roll, by its dice or by what it is rolled for', () => {
    for (const [value, faces] of [
      [9, [2, 3]],
      [8, [4]],
    ] as const) {
      const put = { before: 3, seat: TABLE, decision: 'report', answer: weatherChange(value) };
      const asked = give(right(whole(), [put]), 'ben', '1/why', 'wind');
      expect(awaitingOf(asked.table, stateOf(asked))).toEqual(['dice']);
      expect(asksOf(asked.table, stateOf(asked), 'dice')[0]).not.toHaveProperty('draft');
      const fallen = rereadGame(give(asked, 'dice', '1/roll', [...faces]));
      expect(stateOf(fallen).position.open).toMatchObject({ faces, step: 'over' });
      expect(stateOf(fallen).again).toBeUndefined();
    }
  });

  it('compares a step with its forms as they were when it closed', () => {
    const first = sealStrengths(weather(begin(), 3));
    const game = rest(sealStrengths(weather(first, 2), [2, 1]));
    const same = right(game, [{ at: 1, answer: weatherChange(1) }]);
    expect(stateOf(same).position.open).toMatchObject({ step: 'over', facts: { weather: { value: 2 } } });
  });
});
