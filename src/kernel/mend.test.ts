import { describe, expect, it } from 'vitest';
import { attempt, isPending } from './act.ts';
import { isRefusal } from './clause.ts';
import { type Decision, TABLE } from './decision.ts';
import { accepted, duel, give, refusalKey, seal } from './duel.test-helper.ts';
import type { DiceMode } from './entry.ts';
import { reported } from './facts.ts';
import { type Game, gameAt, newHeader, openGame, stateOf, takeBack } from './game.ts';
import { canonical, type Json } from './json.ts';
import { lookBack } from './look-back.ts';
import type { Edit, MendRequest } from './edits.ts';
import { mend } from './mend.ts';
import { answeredOf, asksOf, awaitingOf } from './play.ts';
import { isPassed } from './moment.ts';
import type { OpenCommon } from './position.ts';
import { readOn, record } from './record.ts';
import { replay } from './replay.ts';
import type { Rulebook, Rules, Setup } from './rulebook.ts';
import { tick } from './tick.ts';
import { undo } from './undo.ts';
import { words } from './words.ts';

const weatherIn = (open: OpenCommon): number => Number(reported(open.facts, 'weather') ?? 0);
const isAsked = (open: OpenCommon): boolean => weatherIn(open) > 5 && !('why' in open);

/** The duel in which the weather bounds what ann can seal, a storm is asked about, and the roll directs something. */
function changed({ asks, apply, awaiting, ...rest }: Rules): Rules {
  const narrowed = (each: Decision, { facts }: OpenCommon): Decision =>
    each.form.kind === 'allocate' && each.seat === 'ann'
      ? {
          ...each,
          form: {
            ...each.form,
            rows: each.form.rows.map((row) => ({
              ...row,
              max: Math.min(3, weatherIn({ facts } as OpenCommon)),
            })),
          },
        }
      : each;
  const why: Decision = {
    id: '1/why',
    seat: 'ben',
    prompt: words('t'),
    clauses: ['1'],
    form: {
      kind: 'choose',
      options: [
        { value: 'wind', label: words('t') },
        { value: 'rain', label: words('t') },
      ],
    },
  };
  return {
    ...rest,
    awaiting: (open) => (isAsked(open) ? ['ben'] : awaiting(open)),
    asks: (view) => {
      if (isAsked(view.open)) return view.seat === 'ben' ? [why] : [];
      return asks(view).map((each) => narrowed(each, view.open));
    },
    apply: (position, decision, answer, referee) => {
      if (decision.id === '1/why') {
        referee.tell?.({ to: 'all', kind: 'directive', data: words('t'), clauses: ['2'] });
        return void Object.assign(position.open, { why: answer });
      }
      apply(position, decision, answer, referee);
      if (decision.id !== '1/roll') return;
      const weather = weatherIn(position.open);
      referee.tell?.({ to: 'all', kind: 'directive', data: words('t'), clauses: ['1'] });
      referee.tell?.({ to: 'all', kind: 'directive', data: words('t', { weather }), clauses: ['1'] });
    },
  };
}
const stormy = {
  ...duel,
  bind: (setup: Setup) => changed(duel.bind(setup) as unknown as Rules),
} as unknown as Rulebook;

function begin(dice: DiceMode = 'typed'): Game {
  const { table } = accepted(openGame(duel as unknown as Rulebook, { ...newHeader(stormyTable(), dice) }));
  return accepted(openGame(stormy, newHeader({ ...table, rulebook: stormy }, dice)));
}
function stormyTable(): Game['table'] {
  const bound = stormy.bind({
    scenario: stormy.scenarios[0] as never,
    rulings: { R: 'a', F: 'a' },
    data: null,
  });
  return {
    rulebook: stormy,
    setup: { scenario: stormy.scenarios[0] as never, rulings: { R: 'a', F: 'a' }, data: null },
    rules: bound,
    seats: ['ann', 'ben'],
  };
}

const told = (value: number): Json => ({ weather: { value, as: 'change' } });
const weather = (game: Game, value: number): Game =>
  give(game, TABLE, `standing-${stateOf(game).position.open.reports}/report`, told(value));
const sealed = (game: Game, strengths: readonly [number, number] = [2, 1]): Game => {
  const ann = seal(seal(game, 'ann', 'strength', strengths[0]), 'ann', 'bid', 1);
  return seal(seal(ann, 'ben', 'strength', strengths[1]), 'ben', 'bid', 1);
};
const rest = (game: Game, face = 4): Game =>
  give(give(game, 'ann', '1/target', 'east'), 'dice', '1/roll', [face]);
/** Lines of everybody: 1 the weather, 2 the target that closes the step, 3 the roll. */
const whole = (value = 2, dice: DiceMode = 'typed'): Game => rest(sealed(weather(begin(dice), value)));

const right = (game: Game, edits: readonly Edit[], more: Partial<MendRequest> = {}): Game =>
  checked(accepted(mend(game, { seat: 'ann', mend: edits, reason: 'it was wrong', ...more })));
const wrong = (game: Game, edits: readonly Edit[], seat = 'ann'): string | null =>
  refusalKey(mend(game, { seat, mend: edits, reason: '' }));
/** A refusal with what it says, and whether it cites a clause. */
const refused = (game: Game, edits: readonly Edit[], seat = 'ann'): unknown => {
  const no = mend(game, { seat, mend: edits, reason: '' });
  return isRefusal(no) ? [no.refused.key, no.refused.args ?? {}, no.clauses.length > 0] : null;
};
/** What the latest entry that put right says: what, and what comes again. */
const mendedIn = (game: Game) =>
  game.moments.flatMap(({ entry }) => ('mend' in entry ? [entry] : [])).at(-1) ?? { mend: [], again: [] };
const bytes = (game: Game): string => canonical(stateOf(game).position);
const all = ({ state: { position, held, again } }: Game): string =>
  canonical({ position, held, again: again ?? null } as never);

/** Read from its entries a game is the same, at every one of them. */
function checked(game: Game): Game {
  const entries = JSON.parse(JSON.stringify(game.moments.map(({ entry }) => entry))) as [];
  const again = accepted(replay(stormy, game.header, entries, 'all'));
  expect(again.stopped).toBeNull();
  expect(canonical(stateOf(again.game) as never)).toBe(canonical(stateOf(game) as never));
  for (const n of entries.keys()) expect(all(gameAt(again.game, n)), `after ${n}`).toBe(all(gameAt(game, n)));
  return game;
}

const linesOf = (game: Game, seat: string | null = null) =>
  record(game, seat).map(({ kind, again, undone }) => [kind, again ?? 0, undone ?? false]);

describe('what was wrong then', () => {
  it('is put right from there, and the rest comes again, dice included', () => {
    const game = right(whole(), [{ at: 1, answer: told(3) }]);
    expect(bytes(game)).toBe(bytes(whole(3)));
    expect(linesOf(game)).toEqual([
      ['answer', 0, true],
      ['step', 0, true],
      ['answer', 0, true],
      ['undo', 0, false],
      ['answer', 1, false],
      ['step', 2, false],
      ['answer', 3, false],
    ]);
    expect(record(game, 'ben')[3]).toMatchObject({
      to: 0,
      seats: ['ann', 'ben'],
      reason: 'it was wrong',
      mended: [{ line: 1, as: 'changed', seat: TABLE, answer: told(3) }],
      comes: [1, 2, 3],
    });
  });

  it('can be a line too many', () => {
    const twice = rest(sealed(weather(weather(begin(), 3), 2)));
    const game = right(twice, [{ at: 1, strike: true }]);
    expect(bytes(game)).toBe(bytes(whole()));
  });

  it('can be a line that was missing; in a sealed step nobody is asked anew for it', () => {
    const put: Edit = { before: 1, seat: TABLE, decision: 'report', answer: told(2) };
    const before = sealed(begin(), [1, 1]);
    const game = right(rest(before), [put]);
    expect(awaitingOf(game.table, stateOf(game))).toEqual([]);
    expect(bytes(game)).toBe(bytes(rest(sealed(weather(begin(), 2), [1, 1]))));
    expect(record(game, null).find(({ kind }) => kind === 'undo')?.mended).toMatchObject([
      { as: 'put in', seat: TABLE, answer: told(2) },
    ]);
  });

  it('can be several things at once', () => {
    const game = right(whole(), [
      { at: 3, answer: [6] },
      { at: 1, answer: told(3) },
    ]);
    expect(bytes(game)).toBe(bytes(rest(sealed(weather(begin(), 3)), 6)));
  });

  it('can be of several seats at once, each in lines of its own record', () => {
    const hidden = give(begin(), 'ann', 'standing-ann-0/report', { spies: { value: 4, as: 'change' } });
    const game = rest(sealed(weather(hidden, 2)));
    const own = (seat: string, points: number) => ({ decision: `1/${seat}/strength`, answer: { points } });
    const put = { seat: TABLE, decision: 'report', answer: told(3) };
    const edits: Edit[] = [
      { before: 3, of: 'ben', ...put },
      { at: 2, of: 'ben', ...own('ben', 0) },
      { at: 3, ...own('ann', 1) },
    ];
    const mended = right(game, edits);
    expect(stateOf(mended).position).toMatchObject({
      open: { facts: { weather: { value: 3 } } },
      sealed: { ann: { strength: 1 }, ben: { strength: 0 } },
    });
    expect(mended.moments.flatMap(({ entry }) => ('mend' in entry ? (entry.mend ?? []) : []))).toEqual([
      { before: 8, ...put, decision: 'standing-1/report' },
      { at: 5, answer: { points: 0 } },
      { at: 3, answer: { points: 1 } },
    ]);
    expect(wrong(game, [{ at: 3, ...own('ben', 0) }])).toBe('mend.notYours');
    expect(wrong(game, [{ at: 2, of: 'cat', strike: true }])).toBe('mend.noSeat');
    expect(
      wrong(game, [
        { at: 2, strike: true },
        { at: 1, of: 'ben', strike: true },
      ]),
    ).toBe('mend.twice');
  });

  it('can be a typed die; what the program rolled stays, and comes again', () => {
    expect(bytes(right(whole(), [{ at: 3, answer: [5] }]))).toBe(bytes(rest(sealed(weather(begin(), 2)), 5)));
    expect(wrong(whole(2, 'program'), [{ at: 3, answer: [5] }])).toBe('mend.die');
    expect(bytes(right(whole(2, 'program'), [{ at: 1, answer: told(3) }]))).toBe(bytes(whole(3, 'program')));
  });

  it("is an answer of one's own, an open one or a sealed one of a closed step, and no other seat's", () => {
    const open = right(whole(), [{ at: 2, answer: 'west' }]);
    expect(stateOf(open).position.open).toMatchObject({ target: 'west', faces: [4] });
    const mine = right(whole(), [{ at: 2, decision: '1/ben/strength', answer: { points: 0 } }], {
      seat: 'ben',
    });
    expect(stateOf(mine).position.sealed).toMatchObject({ ben: { strength: 0, bid: 1 } });
    expect(stateOf(mine).position.open).toMatchObject({ faces: [4] });
    expect(record(mine, 'ben')[3]?.mended).toEqual([
      { line: 2, as: 'changed', seat: 'ben', decision: '1/ben/strength', answer: { points: 0 } },
    ]);
    for (const reader of ['ann', null])
      expect(record(mine, reader)[3]?.mended).toEqual([{ line: 2, as: 'changed', seat: 'ben' }]);
    expect(wrong(whole(), [{ at: 2, answer: 'west' }], 'ben')).toBe('mend.which');
    expect(wrong(whole(), [{ at: 2, decision: '1/ann/bid', answer: { points: 0 } }], 'ben')).toBe(
      'mend.notYours',
    );
  });
});

describe('what comes again', () => {
  it('stops at a question that was not asked before, and goes on after it', () => {
    const game = right(whole(), [{ at: 1, answer: told(6) }]);
    expect(awaitingOf(game.table, stateOf(game))).toEqual(['ben']);
    expect(stateOf(game).again?.answers).toHaveLength(6);
    const on = checked(give(game, 'ben', '1/why', 'rain'));
    expect(stateOf(on).again).toBeUndefined();
    expect(stateOf(on).position.open).toMatchObject({
      target: 'east',
      faces: [4],
      why: 'rain',
      step: 'over',
    });
  });

  it('tells what nobody asks for any more', () => {
    const stormed = rest(sealed(give(weather(begin(), 6), 'ben', '1/why', 'rain')));
    const game = right(stormed, [{ at: 1, answer: told(3) }]);
    expect(bytes(game)).toBe(bytes(whole(3)));
    expect(record(game, null).at(-1)).toMatchObject({ kind: 'passed', passed: [2] });
  });

  it('asks a sealed step anew of all where a form has narrowed, whatever was sealed; each finds its own answer', () => {
    const both = [1, 3].map((strength) => rest(sealed(weather(begin(), 3), [strength, 1])));
    const [small, large] = both.map((game) => right(game, [{ at: 1, answer: told(2) }])) as [Game, Game];
    for (const game of [small, large]) {
      expect(awaitingOf(game.table, stateOf(game))).toEqual(['ann', 'ben']);
      expect(stateOf(game).held).toEqual({});
    }
    for (const reader of ['ben', null]) expect(record(small, reader)).toEqual(record(large, reader));
    const drafts = asksOf(small.table, stateOf(small), 'ann').map(({ draft }) => draft);
    expect(drafts.slice(0, 2)).toEqual([{ points: 1 }, { points: 1 }]);
    const bens = asksOf(large.table, stateOf(large), 'ben').map(({ draft }) => draft);
    expect(bens.slice(0, 2)).toEqual([{ points: 1 }, { points: 1 }]);
    const on = checked(sealed(large, [2, 2]));
    expect(stateOf(on).position.open).toMatchObject({ target: 'east', faces: [4], step: 'over' });
  });

  it('tells nothing of who had answered in part', () => {
    const bens = seal(seal(weather(begin(), 3), 'ben', 'strength', 1), 'ben', 'bid', 1);
    const both = [bens, seal(bens, 'ann', 'bid', 1)];
    const [none, part] = both.map((game) => right(game, [{ at: 1, answer: told(2) }])) as [Game, Game];
    expect(answeredOf(none.table, stateOf(none))).toEqual(answeredOf(part.table, stateOf(part)));
    for (const reader of ['ben', null]) expect(record(none, reader)).toEqual(record(part, reader));
  });

  it('is chosen again by a seat that agreed so', () => {
    const game = right(whole(), [{ at: 1, answer: told(3) }], { anew: ['ben'] });
    expect(awaitingOf(game.table, stateOf(game))).toEqual(['ben']);
    expect(record(game, null).find(({ kind }) => kind === 'undo')).toMatchObject({ anew: ['ben'] });
    const on = checked(seal(seal(game, 'ben', 'strength', 0), 'ben', 'bid', 2));
    expect(stateOf(on).position.sealed).toMatchObject({ ann: { strength: 2 }, ben: { strength: 0, bid: 2 } });
    expect(stateOf(on).position.open).toMatchObject({ target: 'east', faces: [4] });
  });

  it('goes on after a restart as without one', () => {
    const game = right(whole(), [{ at: 1, answer: told(6) }]);
    const entries = game.moments.map(({ entry }) => entry);
    const again = accepted(replay(stormy, game.header, entries)).game;
    expect(bytes(give(again, 'ben', '1/why', 'wind'))).toBe(bytes(give(game, 'ben', '1/why', 'wind')));
  });

  it('keeps the tick of a directive that is told as it was, and of no other', () => {
    const ticked = [1, 2].reduce(
      (game, item) => accepted(tick(game, { seat: 'ann', line: 3, item, done: true }, { by: 'Ann' })),
      whole(),
    );
    const line = record(right(ticked, [{ at: 1, answer: told(3) }]), 'ben').at(-1);
    const directives = line?.dispatches.filter(({ kind }) => kind === 'directive').map(({ done }) => done);
    expect(directives).toEqual([{ seat: 'ann', by: 'Ann' }, undefined]);
  });
});

describe('what comes again, and what does not', () => {
  const report = { seat: TABLE, decision: 'report' };
  const bid = (points: number) => ({ decision: '1/ben/bid', answer: { points } });

  it('is what stands after the line, with its tick, and nothing before it', () => {
    const tickAt = (game: Game, line: number, item: number, done = true): Game =>
      accepted(tick(game, { seat: 'ann', line, item, done }));
    const stormed = tickAt(rest(sealed(give(weather(begin(), 6), 'ben', '1/why', 'rain'))), 2, 1);
    const ticked = tickAt(tickAt(tickAt(stormed, 4, 1), 4, 2), 4, 2, false);
    const die = right(ticked, [{ at: 4, answer: [5] }]);
    expect(mendedIn(die)).toMatchObject({ undone: [8], again: [{ n: 8, answer: [5] }, { n: 10 }] });
    expect(Object.keys(mendedIn(die))).not.toContain('anew');
    const twice = weather(weather(begin(), 2), 3);
    const put = right(twice, [{ before: 2, ...report, answer: told(4) }]);
    expect(mendedIn(put)).toMatchObject({
      undone: [2],
      mend: [{ before: 2, decision: 'standing-1/report' }],
      again: [{ seat: TABLE }, { n: 2 }],
    });
    const named = { before: 2, seat: TABLE, decision: 'standing-0/report', answer: told(4) };
    expect(mendedIn(right(twice, [named])).mend).toEqual(mendedIn(put).mend);
  });

  it('is no sealed answer that was changed or withdrawn afterwards, wherever it was given', () => {
    const anns = seal(seal(weather(begin(), 3), 'ann', 'strength', 3), 'ben', 'bid', 1);
    const taken = accepted(takeBack(anns, 'ann', '1/ann/strength'));
    const game = rest(sealed(seal(seal(taken, 'ben', 'strength', 2), 'ben', 'strength', 1)));
    const own = { decision: '1/ben/bid', answer: { points: 3 } };
    const once = right(game, [{ at: 2, ...own }], { seat: 'ben' });
    expect(stateOf(once).position).toMatchObject({
      open: { step: 'over' },
      sealed: { ann: { strength: 2 }, ben: { strength: 1, bid: 3 } },
    });
    const early = right(game, [{ at: 1, answer: told(4) }]);
    expect(stateOf(early).position.sealed).toMatchObject({
      ann: { strength: 2 },
      ben: { strength: 1, bid: 1 },
    });
    const none = right(game, [{ at: 2, decision: '1/ann/strength', strike: true }]);
    expect(
      asksOf(none.table, stateOf(none), 'ann').find(({ id }) => id === '1/ann/strength')?.held,
    ).toBeUndefined();
    const withdrawn = accepted(takeBack(seal(weather(begin(), 3), 'ann', 'bid', 1), 'ann', '1/ann/bid'));
    expect(mendedIn(right(withdrawn, [{ at: 1, answer: told(4) }])).again).toEqual([
      { n: 1, answer: told(4) },
    ]);
  });

  it('is of a step that was closed twice what counted the second time', () => {
    const closed = give(sealed(weather(begin(), 3)), 'ann', '1/target', 'east');
    const open = accepted(undo(closed, { seat: 'ann', consent: ['ben'], to: 1 }));
    const game = rest(sealed(open, [1, 3]));
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

  it('keeps what still waits as it had been put right', () => {
    const first = right(whole(), [
      { at: 1, answer: told(6) },
      { at: 3, answer: [6] },
      { before: 3, ...report, answer: told(4) },
    ]);
    const second = right(first, [{ at: 5, answer: told(3) }]);
    expect(stateOf(second).position.open).toMatchObject({
      step: 'over',
      faces: [6],
      facts: { weather: { value: 4 } },
    });
    const anew = right(whole(), [{ at: 1, answer: told(6) }], { anew: ['ben'] });
    const later = right(anew, [{ at: 5, answer: told(3) }]);
    expect(awaitingOf(later.table, stateOf(later))).toEqual(['ben']);
  });
});

describe('a correction of a correction', () => {
  it('puts right what came again', () => {
    const once = right(whole(), [{ at: 1, answer: told(3) }]);
    const twice = right(once, [{ at: 5, answer: told(4) }]);
    expect(bytes(twice)).toBe(bytes(whole(4)));
  });

  it('is the latest line that put right, struck out: everything is as it was', () => {
    const game = whole();
    for (const edits of [
      [{ at: 1, answer: told(6) }],
      [{ at: 1, strike: true }],
      [{ at: 2, strike: true }],
      [{ before: 2, seat: TABLE, decision: 'report', answer: told(3) }],
    ] as Edit[][]) {
      const mended = right(game, edits);
      const back = right(mended, [{ at: 4, strike: true }]);
      expect(all(back)).toBe(all(game));
      expect(back.moments.filter(({ entry }) => isPassed(entry))).toEqual([]);
      expect(mendedIn(back).mend).toEqual([{ at: 8, strike: true }]);
      expect(record(back, null).findLast(({ mended: of }) => of)?.mended).toEqual([
        { line: 4, as: 'struck out' },
      ]);
    }
    const one = weather(begin(), 2);
    const twofold = right(right(one, [{ at: 1, strike: true }]), [{ at: 2, strike: true }]);
    expect(wrong(twofold, [{ at: 2, strike: true }])).toBe('mend.notLast');
    const twice = right(right(game, [{ at: 1, answer: told(3) }]), [{ at: 5, answer: told(1) }]);
    expect(wrong(twice, [{ at: 4, strike: true }])).toBe('mend.notLast');
    expect(wrong(twice, [{ at: 1, strike: true }])).toBe('mend.gone');
    expect(wrong(twice, [{ at: 4, answer: told(1) }])).toBe('mend.onlyStrike');
  });

  it('is judged by what its asker saw: that others took back unseen does not show', () => {
    const half = seal(weather(weather(begin(), 2), 3), 'ben', 'bid', 1);
    const mended = right(half, [{ at: 1, strike: true }]);
    const spied = give(mended, 'ann', 'standing-ann-0/report', { spies: { value: 4, as: 'change' } });
    const hidden = accepted(undo(spied, { seat: 'ann' }));
    expect(wrong(hidden, [{ at: 3, strike: true }], 'ben')).toBe(
      wrong(mended, [{ at: 3, strike: true }], 'ben'),
    );
    expect(all(right(hidden, [{ at: 3, strike: true }], { seat: 'ben' }))).toBe(all(half));
  });

  it('keeps what still waits to come again', () => {
    const first = right(whole(), [{ at: 1, answer: told(6) }]);
    expect(stateOf(first).again?.answers).toHaveLength(6);
    const second = right(first, [{ at: 5, answer: told(3) }]);
    expect(bytes(second)).toBe(bytes(whole(3)));
    const back = right(first, [{ at: 4, strike: true }]);
    expect(all(back)).toBe(all(whole()));
  });

  it('brings back what was taken back', () => {
    const game = whole();
    const back = accepted(undo(game, { seat: 'ann', consent: ['ben'], to: 1 }));
    expect(all(right(back, [{ at: 4, strike: true }]))).toBe(all(game));
  });

  it('goes past what was taken back since', () => {
    const closed = give(sealed(weather(begin(), 2)), 'ann', '1/target', 'east');
    const game = weather(accepted(undo(weather(closed, 5), { seat: 'ann', consent: ['ben'], to: 2 })), 4);
    const mended = right(game, [{ at: 1, answer: told(3) }]);
    expect(stateOf(mended).position.open).toMatchObject({ target: 'east', facts: { weather: { value: 4 } } });
    expect(record(mended, null).filter(({ kind, undone }) => kind !== 'undo' && !undone)).toHaveLength(3);
  });
});

describe('sealed answers on the way', () => {
  it('come again as they counted in the end, replaced and withdrawn ones do not', () => {
    const before = seal(seal(weather(begin(), 3), 'ben', 'bid', 2), 'ann', 'strength', 3);
    const game = rest(sealed(before));
    const mended = right(game, [{ at: 1, answer: told(4) }]);
    expect(stateOf(mended).position.sealed).toMatchObject({ ann: { strength: 2 }, ben: { bid: 1 } });
    expect(mended.moments.filter(({ entry }) => 'again' in entry && !('undone' in entry))).toHaveLength(7);
  });

  it('that were changed after the line that was wrong are what they became', () => {
    const game = rest(sealed(seal(weather(seal(begin(), 'ann', 'strength', 1), 2), 'ann', 'strength', 1)));
    const mended = right(game, [{ at: 1, answer: told(3) }]);
    expect(stateOf(mended).position).toMatchObject({
      open: { step: 'over' },
      sealed: { ann: { strength: 2 } },
    });
  });
});

describe('it takes everybody', () => {
  const act = { kind: 'mend', seat: 'ann', mend: [{ at: 1, answer: told(3) }], reason: 'why' } as const;

  it('and nothing is worked out before all agree', () => {
    const game = whole();
    const waits = attempt(game, act, ['ann']);
    if (isRefusal(waits) || !isPending(waits)) throw new Error('it waits for nobody');
    expect(waits.concerned).toEqual(['ann', 'ben']);
    const done = attempt(game, waits.act, ['ann', 'ben']);
    if (isRefusal(done) || isPending(done)) throw new Error('it is not done');
    expect(bytes(done)).toBe(bytes(whole(3)));
  });

  it('and it is refused at once where its asker could see that it cannot be', () => {
    const game = whole();
    const open = { seat: 'ann', answer: 'west' };
    for (const [edits, why, args] of [
      [[], 'mend.nothing', {}],
      [[{ at: 9, strike: true }], 'mend.noLine', { line: 9 }],
      [[{ at: 1, answer: told(2) }], 'mend.same', { line: 1 }],
      [
        [
          { at: 1, strike: true },
          { at: 1, answer: told(4) },
        ],
        'mend.twice',
        { line: 1 },
      ],
      [
        [{ before: 2, seat: 'ben', decision: '1/ben/bid', answer: { points: 1 } }],
        'mend.notYours',
        { line: 2 },
      ],
      [[{ at: 3, decision: '1/target', strike: true }], 'mend.notYours', { line: 3 }],
      [[{ before: 2, decision: 'nothing', ...open }], 'mend.notAsked', { line: 2, decision: 'nothing' }],
      [[{ before: 2, decision: 'target', ...open }], 'mend.notAsked', { line: 2, decision: 'target' }],
    ] as [Edit[], string, object][])
      expect(refused(game, edits)).toEqual([why, args, false]);
    const which = { line: 2, decisions: ['1/ben/strength', '1/ben/bid'] };
    expect(refused(game, [{ at: 2, strike: true }], 'ben')).toEqual(['mend.which', which, false]);
    expect(refused(whole(2, 'program'), [{ at: 3, strike: true }])).toEqual(['mend.die', { line: 3 }, false]);
    for (const edit of [{ at: 1 }, { before: 2, seat: TABLE, decision: 'report' }])
      expect(refused(game, [{ ...edit, answer: told(77) }])).toMatchObject(['answer.notValue', {}, true]);
    const stormed = rest(sealed(give(weather(begin(), 6), 'ben', '1/why', 'rain')));
    const mended = right(stormed, [{ at: 1, answer: told(3) }]);
    const put = { seat: TABLE, decision: 'report', answer: told(4) };
    const last = record(mended, null).length;
    for (const [edits, why, args] of [
      [[{ at: last, strike: true }], 'mend.noAnswer', { line: last }],
      [[{ before: last, ...put }], 'mend.noAnswer', { line: last }],
      [[{ before: 5, ...put }], 'mend.noAnswer', { line: 5 }],
      [[{ before: 1, ...put }], 'mend.gone', { line: 1 }],
      [[{ at: 1, strike: true }], 'mend.gone', { line: 1 }],
      [[{ at: 5, answer: 1 }], 'mend.onlyStrike', { line: 5 }],
    ] as [Edit[], string, object][])
      expect(refused(mended, edits)).toEqual([why, args, false]);
    const half = mend(game, { ...act, reason: '' }, { agreed: ['ann'] });
    expect(refusalKey(half)).toBe('play.consent');
    expect(wrong(game, [{ at: 2, answer: 'west' }])).toBeNull();
    expect(wrong(game, [{ at: 2, decision: '1/target', answer: 'west' }])).toBeNull();
    expect(wrong(game, [{ at: 1, strike: true }], 'cat')).toBe('mend.noSeat');
    expect(refusalKey(mend(game, { ...act, anew: ['cat'] }))).toBe('mend.noSeat');
  });

  it('and is done once for a request', () => {
    const once = accepted(mend(whole(), act, { request: 'k' }));
    expect(accepted(mend(once, act, { request: 'k' }))).toBe(once);
    expect(refusalKey(mend(once, { ...act, reason: 'else' }, { request: 'k' }))).toBe('play.otherRequest');
  });

  it('and what was then can still be looked back at', () => {
    const game = right(whole(), [{ at: 1, answer: told(3) }]);
    const then = lookBack(game, 'ann', readOn(game, 'ann'), 1);
    expect(then?.view.open.facts).toMatchObject({ weather: { value: 2 } });
  });

  it('and what waits is not lost by one alone', () => {
    const first = weather(weather(begin(), 3), 2);
    const game = right(rest(sealed(first)), [{ at: 2, answer: told(6) }]);
    expect(refusalKey(undo(game, { seat: 'ben' }))).toBe('undo.consent');
    expect(stateOf(game).again?.answers).toHaveLength(6);
  });
});
