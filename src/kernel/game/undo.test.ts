import { describe, expect, it } from 'vitest';
import {
  mustAccept,
  begin,
  duel,
  duelTable,
  give,
  refusalKey,
  seal,
  sealedGame,
} from '../kit/duel.test-helper.ts';
import type { DiceMode } from './entry.ts';
import { type Game, newHeader, openGame, standingMoments, stateAt, stateOf, takeBack } from './game.ts';
import { canonical } from '../json.ts';
import { awaitingOf } from './play.ts';
import { record, type RecordLine } from './record.ts';
import { toy } from '../kit/toy.test-helper.ts';
import type { Rulebook } from '../rulebook.ts';
import { seenBytes } from '../kit/seen.test-helper.ts';
import { bindTable } from './table.ts';
import { judge, undo } from './undo.ts';

/** The duel as if naming a target could open nothing. */
const plain: Rulebook = { ...duel, doors: duel.doors.map((door) => ({ ...door, on: ['bid', 'strength'] })) };
const plainly = (): Game => mustAccept(openGame(plain, newHeader(duelTable(), 'typed')));

const bytes = (game: Game) => canonical(stateOf(game).position);
const closed = (dice: DiceMode = 'typed') => give(sealedGame(dice), 'ann', '1/target', 'east');
const rolled = (dice: DiceMode = 'typed') => give(closed(dice), 'dice', '1/roll', [4]);
const everybody = { seat: 'ann', consent: ['ben'] };
const weather = (game: Game, value: number) =>
  give(game, 'table', `standing-${stateOf(game).position.open.reports}/report`, {
    weather: { value, as: 'change' },
  });
const spied = (game: Game, value = 4) => {
  const n = stateOf(game).position.sealed['ann']?.reports ?? 0;
  return give(game, 'ann', `standing-ann-${n}/report`, { spies: { value, as: 'change' } });
};

describe('a seat alone', () => {
  it('takes back its own latest answer', () => {
    const before = plainly();
    const game = mustAccept(undo(give(before, 'ann', '1/target', 'east'), { seat: 'ann', reason: 'slip' }));
    expect(bytes(game)).toBe(bytes(before));
    expect(game.moments.map(({ gone }) => gone)).toEqual([2, undefined]);
    expect(game.moments.at(-1)?.entry).toMatchObject({ n: 2, undone: [1], seats: ['ann'], reason: 'slip' });
    expect(standingMoments(game)).toHaveLength(0);
  });

  it('takes back no other seat\u2019s, and none of its own after which somebody was seen to answer', () => {
    const game = give(plainly(), 'ann', '1/target', 'east');
    expect(refusalKey(undo(game, { seat: 'ben' }))).toBe('undo.notYours');
    expect(refusalKey(undo(weather(game, 3), { seat: 'ann', to: 0 }))).toBe('undo.consent');
  });

  it('takes back no answer on which secrets may open, whether any did or not', () => {
    expect(refusalKey(undo(give(begin(), 'ann', '1/target', 'east'), { seat: 'ann' }))).toBe('undo.mayOpen');
  });

  it('takes back nothing past the closing of a sealed step, and is told only of doors that opened to it', () => {
    expect(refusalKey(undo(closed(), { seat: 'ann' }))).toBe('undo.step');
    expect(undo(closed(), { seat: 'ben' })).toMatchObject({
      refused: { key: 'undo.door', args: { keys: ['bid'] } },
    });
  });

  it('takes back a typed die, a program die never', () => {
    expect(refusalKey(undo(rolled(), { seat: 'ben' }))).toBeNull();
    expect(refusalKey(undo(rolled('program'), { seat: 'ben' }))).toBe('undo.die');
    expect(refusalKey(undo(rolled({ seed: '00' }), { seat: 'ben' }))).toBe('undo.die');
  });

  it('takes back a report of the table, which any seated player may give, but no ruling', () => {
    expect(bytes(mustAccept(undo(weather(begin(), 3), { seat: 'ben' })))).toBe(bytes(begin()));
    const ruled = give(begin(), 'table', 'standing-0/ruling', 'R=b');
    expect(refusalKey(undo(ruled, { seat: 'ben' }))).toBe('undo.notYours');
  });
});

describe('what is hidden from the asker', () => {
  const target = () => give(plainly(), 'ann', '1/target', 'east');
  const hidden: readonly [string, (game: Game) => Game][] = [
    ['a held answer', (game) => seal(game, 'ben', 'bid', 1)],
    ['a replaced one', (game) => seal(seal(game, 'ben', 'bid', 1), 'ben', 'bid', 2)],
    [
      'one given and withdrawn',
      (game) => mustAccept(takeBack(seal(game, 'ben', 'bid', 1), 'ben', '1/ben/bid')),
    ],
  ];

  it.each(hidden)('changes neither the verdict nor what is seen: %s', (_, hide) => {
    const game = mustAccept(undo(hide(target()), { seat: 'ann', reason: 'slip' }));
    const alone = mustAccept(undo(target(), { seat: 'ann', reason: 'slip' }));
    for (const seat of ['ann', 'table', null]) expect(seenBytes(game, seat)).toBe(seenBytes(alone, seat));
  });

  it('is asked anew where what is open changes, with the answer given last as prefill, before or after', () => {
    const sealed = give(seal(plainly(), 'ben', 'bid', 2), 'ann', '1/target', 'east');
    for (const [game, points] of [
      [sealed, 2],
      [seal(sealed, 'ben', 'bid', 3), 3],
    ] as const)
      expect(stateOf(mustAccept(undo(game, { seat: 'ann' })))).toMatchObject({
        held: {},
        drafts: { ben: { '1/ben/bid': { points } } },
      });
  });

  it('stays held where nothing changes that others can see', () => {
    const game = spied(seal(plainly(), 'ben', 'bid', 2));
    expect(stateOf(mustAccept(undo(game, { seat: 'ann' }))).held).toEqual({
      ben: { '1/ben/bid': { points: 2 } },
    });
  });

  it('is played again: a secret report stays reported', () => {
    const told = mustAccept(undo(spied(weather(plainly(), 3)), { seat: 'ben' }));
    expect(stateOf(told).position.sealed['ann']?.facts).toMatchObject({ spies: { value: 4 } });
    expect(stateOf(told).position.open.facts).toMatchObject({ weather: { value: 1 } });
    expect(seenBytes(told, 'ben')).toBe(
      seenBytes(mustAccept(undo(weather(plainly(), 3), { seat: 'ben' })), 'ben'),
    );
  });

  it('becomes prefill where its step is open no longer, without trace', () => {
    const rulebook: Rulebook = toy();
    const table = mustAccept(bindTable(rulebook, { scenario: 'only', rulings: {}, data: null }));
    const start = mustAccept(openGame(rulebook, newHeader(table, 'typed')));
    const placed = ['ann', 'ben', 'cat'].reduce(
      (at, seat) => give(at, seat, `1/${seat}/place`, { x: 1 }),
      start,
    );
    const second = give(give(placed, 'ben', '1/name', 'y'), 'dice', '1/roll', [4]);
    const all = { seat: 'ben', consent: ['ann', 'cat'], to: 1 };
    const hidden = mustAccept(undo(give(second, 'ann', '2/ann/place', { z: 2 }), all));
    expect(stateOf(hidden)).toMatchObject({ held: {}, drafts: { ann: { '2/ann/place': { z: 2 } } } });
    for (const seat of ['ben', 'cat', null])
      expect(seenBytes(hidden, seat)).toBe(seenBytes(mustAccept(undo(second, all)), seat));
  });

  it('never closes a step that nobody saw close', () => {
    // ben\u2019s report reopened ann\u2019s answers; without it both would have answered all
    let game = give(plainly(), 'ann', '1/target', 'east');
    game = seal(seal(game, 'ann', 'strength', 1), 'ann', 'bid', 1);
    game = weather(game, 5);
    game = seal(seal(game, 'ben', 'strength', 2), 'ben', 'bid', 2);
    const back = mustAccept(undo(game, { seat: 'ben' }));
    expect(back.moments.at(-1)?.told.dispatches).toEqual([]);
    expect(stateOf(back).position.open).toMatchObject({ step: 'plan' });
    expect(stateOf(back)).toMatchObject({
      held: {},
      drafts: { ann: {}, ben: { '1/ben/bid': { points: 2 } } },
    });
    expect(awaitingOf(back.table, stateOf(back))).toEqual(['ann', 'ben']);
    expect(canonical(stateAt(back, back.moments.length))).toBe(canonical(stateOf(back)));
  });

  it('that is given and withdrawn after a report reopened the step leaves no trace once that is taken back', () => {
    const reopened = weather(seal(seal(plainly(), 'ben', 'strength', 1), 'ben', 'bid', 1), 5);
    const hidden = mustAccept(takeBack(seal(reopened, 'ben', 'bid', 2), 'ben', '1/ben/bid'));
    const back = [reopened, hidden].map((game) => mustAccept(undo(game, { seat: 'ann' })));
    for (const game of back) {
      expect(stateOf(game).held).toEqual({});
      expect(canonical(stateAt(game, game.moments.length))).toBe(canonical(stateOf(game)));
    }
  });

  it('that was withdrawn for good does not come back', () => {
    const given = give(seal(plainly(), 'ben', 'bid', 1), 'ann', '1/target', 'east');
    const back = mustAccept(undo(mustAccept(takeBack(given, 'ben', '1/ben/bid')), { seat: 'ann' }));
    expect(stateOf(back)).toMatchObject({ held: {}, drafts: { ben: { '1/ben/bid': { points: 1 } } } });
  });

  it('asks a seat again that answered after what is taken back, whether its answer would still be legal or not', () => {
    const back = mustAccept(
      undo(seal(give(plainly(), 'ann', '1/target', 'east'), 'ben', 'bid', 2), { seat: 'ann' }),
    );
    expect(stateOf(back)).toMatchObject({ held: {}, drafts: { ben: { '1/ben/bid': { points: 2 } } } });
  });

  it('goes with its own seat\u2019s wish alone', () => {
    const game = spied(plainly());
    expect(refusalKey(undo(game, { seat: 'ben' }))).toBe('undo.nothing');
    const back = mustAccept(undo(game, { seat: 'ann' }));
    expect(stateOf(back).position.sealed['ann']?.facts).toEqual({});
    expect(record(back, 'ben')).toEqual([]);
    const twice = spied(game, 5);
    expect(bytes(mustAccept(undo(twice, { seat: 'ann', to: 0 })))).toBe(bytes(begin()));
  });
});

describe('what no other seat has seen', () => {
  it('is taken back alone, any number of lines, and asks nobody', () => {
    const game = spied(spied(plainly(), 2), 3);
    const back = mustAccept(undo(game, { seat: 'ann', to: 0 }));
    expect(stateOf(back).position.sealed['ann']?.facts).toEqual({});
    expect(refusalKey(undo(weather(game, 3), { seat: 'ann', to: 0 }))).toBe('undo.consent');
  });
});

it('of which another seat was told is no longer one\u2019s own affair, though a spectator has no line of it', () => {
  const telling: Rulebook = {
    ...plain,
    bind(setup) {
      const rules = duel.bind(setup);
      return {
        ...rules,
        apply(position, decision, given, referee) {
          rules.apply(position as never, decision, given, referee);
          if (decision.seat === 'ann' && decision.form.kind === 'report')
            referee.tell?.({ to: ['ben'], kind: 'note', data: { key: 't' }, clauses: ['1'] });
        },
      } as ReturnType<Rulebook['bind']>;
    },
  };
  const start = mustAccept(openGame(telling, newHeader(duelTable(), 'typed')));
  const game = spied(spied(start, 2), 3);
  expect(record(game, null)).toEqual([]);
  // who was told has a line of that, and of nothing that was said for it
  const line = {
    kind: 'told',
    dispatches: [{ to: ['ben'], kind: 'note', data: { key: 't' }, clauses: ['1'] }],
  };
  expect(record(game, 'ben')).toEqual([
    { n: 1, ...line },
    { n: 2, ...line },
  ]);
  expect(refusalKey(undo(game, { seat: 'ann', to: 0 }))).toBe('undo.consent');
  expect(refusalKey(undo(game, { ...everybody, to: 0 }))).toBeNull();
});

describe('the verdict', () => {
  const judged = (game: Game, seat: string, to: number, agreed: readonly string[] = [seat]) =>
    judge({ table: game.table, dice: game.header.dice, lines: record(game, seat), agreed, to });

  it('follows from the asker\u2019s record alone, as a page has it', () => {
    const over = rolled('program');
    expect(judged(over, 'ann', 1)).toMatchObject({
      can: 'together',
      missing: ['ben'],
      why: { refused: { key: 'undo.die' } },
    });
    const step = closed('program');
    expect(judged(step, 'ann', 0)).toMatchObject({
      can: 'together',
      missing: ['ben'],
      why: { refused: { key: 'undo.step' } },
    });
    expect(judged(step, 'ann', 0, ['ann', 'ben'])).toMatchObject({ can: 'now', gone: [{ n: 1 }] });
  });

  it('is the same for the same record, whatever is hidden from it', () => {
    const game = give(plainly(), 'ann', '1/target', 'east');
    const hidden = seal(game, 'ben', 'bid', 1);
    for (const to of [0, 1, 9]) expect(judged(hidden, 'ann', to)).toEqual(judged(game, 'ann', to));
  });

  const line = (n: number, more: Partial<RecordLine>): RecordLine => ({
    n,
    kind: 'answer',
    seat: 'ann',
    decision: '1/other',
    dispatches: [],
    ...more,
  });
  const ofLines = (...lines: readonly RecordLine[]) =>
    judge({ table: duelTable(), dice: 'typed', lines, agreed: ['ann'], to: 0 });

  it('asks nobody for what nobody else has seen: where one may not alone, nobody may', () => {
    expect(ofLines(line(1, { decision: '1/target' }))).toMatchObject({ can: 'together', missing: ['ben'] });
    const hidden = ofLines(line(1, { decision: '1/target', hidden: true }));
    expect(hidden).toMatchObject({ can: 'never', why: { refused: { key: 'undo.mayOpen' } } });
  });

  it('is that all must agree past a line that put right, whatever else went', () => {
    expect(ofLines(line(1, {}))).toMatchObject({ can: 'now' });
    expect(ofLines(line(1, {}), line(2, { kind: 'undo', mended: [] }))).toMatchObject({
      can: 'together',
      why: { refused: { key: 'undo.consent' } },
    });
  });

  it('names a door that opened to the asker alone, and leaves it to all together', () => {
    const verdict = judged(closed('program'), 'ben', 0);
    expect(verdict).toMatchObject({ can: 'together', why: { refused: { key: 'undo.door' } } });
  });
});

describe('all seats together', () => {
  it('go back anywhere with typed dice', () => {
    expect(bytes(mustAccept(undo(rolled(), { ...everybody, to: 0 })))).toBe(bytes(begin()));
  });

  it('go back past program dice and opened secrets', () => {
    expect(bytes(mustAccept(undo(rolled('program'), { ...everybody, to: 1 })))).toBe(
      bytes(closed('program')),
    );
    const back = mustAccept(undo(closed('program'), { ...everybody, to: 0 }));
    expect(bytes(back)).toBe(bytes(begin('program')));
    expect(refusalKey(undo(weather(begin('program'), 3), { ...everybody, to: 0 }))).toBeNull();
  });

  it('are all: one missing seat is named', () => {
    const game = weather(weather(begin(), 3), 4);
    expect(undo(game, { seat: 'ann', to: 0 })).toMatchObject({
      refused: { key: 'undo.consent', args: { seats: ['ben'] } },
    });
  });
});

it('names the seats that agree, and who asks only where none does', () => {
  const by = (consent: readonly string[]) =>
    mustAccept(undo(weather(begin(), 3), { seat: 'table', consent })).moments.at(-1)?.entry;
  expect(by(['ben', 'ann'])).toMatchObject({ seats: ['ben', 'ann'] });
  expect(by([])).toMatchObject({ seats: ['table'] });
});

describe('going back', () => {
  it('is to a line of one\u2019s own record', () => {
    const game = weather(weather(begin(), 3), 4);
    for (const to of [2, 5]) expect(refusalKey(undo(game, { ...everybody, to }))).toBe('undo.noSuch');
    expect(bytes(mustAccept(undo(game, { ...everybody, to: 1 })))).toBe(bytes(weather(begin(), 3)));
    expect(bytes(mustAccept(undo(game, { ...everybody, to: 0 })))).toBe(bytes(begin()));
  });

  it('can be done step by step to the start, where there is nothing left', () => {
    let game = weather(weather(weather(begin(), 3), 4), 5);
    for (let steps = 0; steps < 3; steps++) game = mustAccept(undo(game, everybody));
    expect(bytes(game)).toBe(bytes(begin()));
    expect(refusalKey(undo(game, everybody))).toBe('undo.nothing');
    expect(refusalKey(undo(begin(), everybody))).toBe('undo.nothing');
  });

  it('and forward again gives the equal position', () => {
    const game = mustAccept(undo(rolled(), { ...everybody, to: 0 }));
    const sealed = ['ann', 'ben'].reduce(
      (at, seat) => seal(seal(at, seat, 'strength', seat === 'ann' ? 2 : 3), seat, 'bid', 1),
      game,
    );
    const again = give(give(sealed, 'ann', '1/target', 'east'), 'dice', '1/roll', [4]);
    expect(bytes(again)).toBe(bytes(rolled()));
    expect(again.moments.map(({ entry }) => entry.n)).toEqual(Array.from({ length: 13 }, (_, i) => i + 1));
  });

  it('leaves every earlier moment as it was', () => {
    let game = rolled();
    const before = game.moments.map((_, n) => canonical(stateAt(game, n)));
    game = mustAccept(undo(game, { ...everybody, to: 0 }));
    game = weather(game, 7);
    expect(before.map((_, n) => canonical(stateAt(game, n)))).toEqual(before);
  });

  it('is done once for one request key', () => {
    const game = mustAccept(undo(weather(begin(), 3), everybody, { request: 'u' }));
    expect(mustAccept(undo(game, everybody, { request: 'u' }))).toBe(game);
  });
});
