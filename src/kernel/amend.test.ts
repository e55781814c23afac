import { describe, expect, it } from 'vitest';
import { actSeen, attempt, isPending } from './act.ts';
import { amend } from './amend.ts';
import { clauses, darts as book, type Open, SEATS } from './darts.test-helper.ts';
import { accepted, give, refusalKey } from './duel.test-helper.ts';
import type { Entry, Header } from './entry.ts';
import { type Game, gameAt, newHeader, openGame, stateAt, stateOf } from './game.ts';
import { canonical, type Json } from './json.ts';
import { renamed } from './migrate.ts';
import { awaitingOf } from './play.ts';
import { record } from './record.ts';
import { type Replayed, replay } from './replay.ts';
import type { Rulebook } from './rulebook.ts';
import { bindTable } from './standing.ts';
import { judgeUndo, undo } from './undo.ts';
import type { Since } from './step.ts';
import { words } from './words.ts';

const table = accepted(bindTable(book, { scenario: 'only', rulings: {}, data: null }));
const bids = (game: Game, n: number): Game =>
  SEATS.reduce((at, seat) => give(at, seat, `${n}/${seat}/bid`, 'x'), game);
const correct = (game: Game, given: Readonly<Record<string, number>>, as = 'correction'): Game => {
  const { reports } = stateOf(game).position.open;
  const told = Object.entries(given).map(([key, value]) => [key, { value, as }]);
  return give(game, 'table', `standing-${reports}/report`, Object.fromEntries(told) as Json);
};
/** Both have bid, the dart fell 4 in line 2: a miss; the coin fell 1 in line 3. */
const missed = (): Game => {
  const start = bids(accepted(openGame(book, newHeader(table, 'typed'))), 1);
  return give(give(start, 'dice', '1/throw', [4]), 'dice', '2/coin', [1]);
};
/** There had been more wind: line 4, which makes the throw of line 2 a hit. */
const corrected = (): Game => correct(missed(), { wind: 2 });
const wish = { seat: 'ann', line: 2, fact: 'wind' };
const amended = (game = corrected()): Game => accepted(amend(game, wish, { by: 'Ann' }));

const points = (game: Game): number => (stateOf(game).position.open as Open).points;
const last = (game: Game, seat: string | null = 'ben') => record(game, seat).at(-1);
const reread = (game: Game): { header: Header; entries: Entry[] } =>
  JSON.parse(JSON.stringify({ header: game.header, entries: game.moments.map(({ entry }) => entry) }));
const again = (game: Game, entries = reread(game).entries, rulebook = book): Replayed =>
  accepted(replay(rulebook, reread(game).header, entries, 'all'));

describe('a changed outcome', () => {
  it('is offered where the outcome of a roll changes and its step can make up for it', () => {
    expect(last(corrected())?.affects).toMatchObject([
      { n: 2, sheet: 'throw', before: { outcomes: ['miss'] }, after: { outcomes: ['hit'] }, amends: true },
      { n: 3, sheet: 'throw' },
    ]);
    expect(last(corrected())?.affects?.[1]).not.toHaveProperty('amends');
    expect(last(corrected())?.affects?.[0]).not.toHaveProperty('roll');
    const [same] = last(correct(missed(), { wind: 0 }))?.affects ?? [];
    expect(same).toMatchObject({ n: 2, after: { total: { min: 4 } } });
    expect(same).not.toHaveProperty('amends');
  });

  it('stands from now on: the step says what follows, by what was open then and is now', () => {
    const game = amended();
    expect([points(corrected()), points(game)]).toEqual([0, 1]);
    for (const seat of ['ann', 'ben', 'table', null])
      expect(last(game, seat)).toMatchObject({
        n: 5,
        kind: 'amend',
        seat: 'table',
        by: 'Ann',
        agreed: SEATS,
        amended: {
          n: 2,
          correction: 4,
          fact: 'wind',
          sheet: 'throw',
          before: { total: { min: 5 } },
          after: { total: { min: 6 } },
        },
        dispatches: [
          { kind: 'ruling', data: { key: 'amend.told' }, sheet: { total: { min: 6 } } },
          { data: words('amended', { round: 1, was: 0, from: 5, answer: [4] }) },
        ],
      });
    expect(record(game, null)[1]?.dispatches).toEqual(record(missed(), null)[1]?.dispatches);
  });

  it('is refused with a sentence where there is nothing to change', () => {
    const ask = (game: Game, of: object = {}): string | null => refusalKey(amend(game, { ...wish, ...of }));
    expect(ask(corrected(), { line: 9 })).toBe('amend.noLine');
    expect(ask(corrected(), { seat: 'zoe' })).toBe('amend.noLine');
    expect(ask(corrected(), { line: 1 })).toBe('amend.none');
    expect(ask(corrected(), { fact: 'gust' })).toBe('amend.none');
    expect(ask(corrected(), { sheet: 'other' })).toBe('amend.none');
    expect(ask(correct(missed(), { wind: 2 }, 'change'))).toBe('amend.none');
    expect(ask(correct(missed(), { wind: 0 }))).toBe('amend.same');
    expect(ask(correct(missed(), { wind: 6 }), { line: 3 })).toBe('amend.cannot');
    expect(ask(amended())).toBe('amend.done');
    expect(ask(correct(corrected(), { wind: 1 }))).toBe('amend.none');
    const back = accepted(undo(corrected(), { seat: 'ann', consent: SEATS }));
    expect(ask(back)).toBe('amend.none');
    expect(amend(amended(), wish)).toMatchObject({ clauses });
  });

  it('is refused while it is not known how it comes out', () => {
    const start = correct(accepted(openGame(book, newHeader(table, 'typed'))), { wind: 2 });
    const calm = give(start, 'table', 'standing-1/report', { gust: { as: 'unknown' } });
    const game = correct(give(bids(calm, 1), 'dice', '1/throw', [4]), { wind: 1 });
    const [affected] = last(game)?.affects ?? [];
    expect(affected).toMatchObject({ before: { outcomes: ['hit'] }, after: { outcomes: ['miss', 'hit'] } });
    expect(affected).not.toHaveProperty('amends');
    expect(refusalKey(amend(game, { ...wish, line: 4 }))).toBe('amend.unsettled');
  });

  it('that is asked for twice under one key stands once', () => {
    const once = accepted(amend(corrected(), wish, { request: 'r' }));
    expect(amend(once, wish, { request: 'r' })).toBe(once);
    expect(refusalKey(amend(once, { ...wish, line: 3 }, { request: 'r' }))).toBe('play.otherRequest');
  });

  it('asks anew what was put down in secret before it', () => {
    const waiting = give(correct(missed(), { wind: 2 }), 'ann', '2/ann/bid', 'x');
    expect(awaitingOf(table, stateOf(waiting))).toEqual(['ben']);
    expect(awaitingOf(table, stateOf(amended(waiting)))).toEqual(SEATS);
    expect(stateOf(amended(waiting)).drafts).toEqual({ ann: { '2/ann/bid': 'x' } });
  });

  it('is itself a past sum for later corrections: then it is taken back, or left', () => {
    const game = correct(amended(), { wind: 1 });
    expect(last(game)?.affects).toMatchObject([
      { n: 5, before: { total: { min: 6 } }, after: { total: { min: 5 }, outcomes: ['miss'] } },
    ]);
    const other = correct(amended(), { gust: 1 });
    expect(last(other)?.affects?.map(({ n, after }) => [n, after.total.min])).toEqual([
      [2, 6],
      [3, 3],
      [5, 7],
    ]);
    for (const { affects = [] } of [last(game) ?? {}, last(other) ?? {}])
      for (const each of affects) expect(each).not.toHaveProperty('amends');
    expect(refusalKey(amend(other, { ...wish, fact: 'gust' }))).toBe('amend.done');
  });
});

describe('a changed outcome on which something was built since', () => {
  const why = words('too late');
  const seen: { since: Since; was: number }[] = [];
  /** The throw stands for good once somebody has told of a gust. */
  const barring: Rulebook = {
    ...book,
    bind: (setup) => ({
      ...book.bind(setup),
      amendBar(_, __, { was, since }) {
        seen.push({ since, was: (was as Open).round });
        return since.facts.includes('gust') ? { clauses, reason: why } : null;
      },
    }),
  };
  const openTable = accepted(bindTable(barring, { scenario: 'only', rulings: {}, data: null }));
  const play = (game: Game): Game => give(give(bids(game, 1), 'dice', '1/throw', [4]), 'dice', '2/coin', [1]);
  const start = play(accepted(openGame(barring, newHeader(openTable, 'typed'))));

  it('is not offered, and says why; going back is left', () => {
    const game = correct(correct(start, { gust: 0 }, 'change'), { wind: 2 });
    expect(last(game)?.affects).toMatchObject([{ n: 2, barred: why }, { n: 3 }]);
    expect(last(game)?.affects?.[0]).not.toHaveProperty('amends');
    expect(amend(game, wish)).toEqual({ refused: why, clauses });
    expect(judgeUndo(game, { seat: 'ann', to: 1 })).toMatchObject({ can: 'together' });
  });

  it('is judged by what all know to have come since, up to now', () => {
    seen.length = 0;
    const game = correct(start, { wind: 2 });
    expect(last(game)?.affects?.[0]).toHaveProperty('amends');
    expect(seen).toEqual([{ since: { sheets: ['throw'], facts: ['wind'] }, was: 2 }]);
    const later = correct(game, { gust: 0 }, 'change');
    expect(record(later, 'ben')[3]?.affects?.[0]).toHaveProperty('amends');
    expect(amend(later, wish)).toEqual({ refused: why, clauses });
    const back = accepted(undo(later, { seat: 'ann', consent: SEATS }));
    expect(points(accepted(amend(back, wish)))).toBe(1);
  });
});

describe('the consent to a changed outcome', () => {
  it('is asked of every other seat', () => {
    const act = { kind: 'amend', ...wish } as const;
    const pending = attempt(corrected(), act, ['ann']);
    if (!isPending(pending)) throw new Error('not pending');
    expect(pending.concerned).toEqual(SEATS);
    expect(actSeen(corrected(), pending, 'ben')).toEqual({
      kind: 'amend',
      seat: 'ann',
      fact: 'wind',
      sheet: 'throw',
      line: 2,
    });
    const done = attempt(corrected(), pending.act, SEATS, { by: 'Ann' });
    if (isPending(done)) throw new Error('pending');
    expect(accepted(done).moments.at(-1)?.entry).toEqual(amended().moments.at(-1)?.entry);
    expect(refusalKey(amend(corrected(), wish, { agreed: ['ben'] }))).toBe('play.consent');
    expect(refusalKey(attempt(missed(), act, ['ann']))).toBe('amend.none');
  });
});

describe('taking back', () => {
  it('a changed outcome needs all, and leaves all as before it', () => {
    const game = amended();
    expect(judgeUndo(game, { seat: 'ann' })).toMatchObject({ can: 'together', gone: [{ n: 5 }] });
    const back = accepted(undo(game, { seat: 'ann', consent: SEATS }));
    expect(canonical(stateOf(back))).toBe(canonical(stateOf(corrected())));
    expect(record(back, 'ben')[4]).toMatchObject({ kind: 'amend', undone: true });
    const anew = amended(back);
    expect(points(anew)).toBe(1);
    expect(again(anew).stopped).toBeNull();
  });

  it('its correction or its roll takes it along', () => {
    for (const [to, was] of [
      [3, missed()],
      [1, gameAt(missed(), 2)],
    ] as const) {
      const back = accepted(undo(bids(amended(), 2), { seat: 'ben', consent: SEATS, to }));
      expect(canonical(stateOf(back).position)).toBe(canonical(stateOf(was).position));
      expect(record(back, 'ben')[4]).toMatchObject({ kind: 'amend', undone: true });
      expect(again(back).stopped).toBeNull();
    }
  });
});

describe('a stored changed outcome', () => {
  const game = give(bids(amended(), 2), 'dice', '2/throw', [6]);

  it('replays equal, at every entry, and from a checkpoint', () => {
    const { game: other, stopped } = again(game);
    expect(stopped).toBeNull();
    const kept = { ...game, checkpoints: [6, 7].map((n) => ({ n, state: stateAt(game, n) })) };
    for (let n = 0; n <= game.moments.length; n++)
      for (const each of [other, kept]) expect(canonical(stateAt(each, n))).toBe(canonical(stateAt(game, n)));
    for (const seat of [...SEATS, null]) expect(record(other, seat)).toEqual(record(game, seat));
  });

  it('is chained: another one in its place is noticed, and so is one of nothing', () => {
    const spoilt = (change: object): unknown =>
      again(
        game,
        reread(game).entries.map((entry) => {
          if (!('amend' in entry)) return entry;
          return { ...entry, amend: { ...entry.amend, ...change } } as Entry;
        }),
      ).stopped?.refused;
    expect(spoilt({})).toBeUndefined();
    for (const change of [{ n: 2 }, { n: 77 }, { fact: 'gust' }, { sheet: 'x' }, { correction: 3 }])
      expect(spoilt(change)).toMatchObject({
        key: 'replay.refused',
        args: { reason: { key: 'amend.none' } },
      });
    expect(spoilt({ n: 4 })).toMatchObject({ args: { reason: { key: 'amend.cannot' } } });
    const agreed = reread(game).entries.map((entry) =>
      'amend' in entry ? { ...entry, agreed: ['ann'] } : entry,
    );
    expect(again(game, agreed).stopped).toMatchObject({ refused: { key: 'replay.differs' } });
  });

  it('goes along to rules with other names, and stops where they cannot make up for it', () => {
    const migration = { from: '1', to: '2', about: '', toldAlike: true };
    const kept = again(game, undefined, {
      ...book,
      version: '2',
      migrations: [{ ...migration, renamed: {} }],
    });
    expect(kept.stopped).toBeNull();
    const without: Rulebook = {
      ...book,
      version: '2',
      migrations: [{ ...migration, renamed: {}, toldAlike: false }],
      bind(setup) {
        const { amend: _, amendable: __, ...rules } = book.bind(setup);
        return rules;
      },
    };
    expect(again(game, undefined, without).stopped).toMatchObject({
      refused: { key: 'replay.refused', args: { reason: { key: 'amend.cannot' } } },
    });
  });

  it('is read by the new names of its fact and its sheet', () => {
    const entry = amended().moments.at(-1)?.entry as Entry;
    const names = { facts: { wind: 'breeze' }, sheets: { throw: 'dart' } };
    const now = renamed(entry, [{ from: '1', to: '2', about: '', toldAlike: true, renamed: names }]);
    expect(now).toEqual({ ...entry, amend: { n: 3, correction: 5, fact: 'breeze', sheet: 'dart' } });
  });

  it('of a correction that was taken back is refused', () => {
    const back = accepted(undo(corrected(), { seat: 'ann', consent: SEATS }));
    const late = { ...(amended().moments.at(-1)?.entry as Entry), n: 7 };
    expect(again(back, [...reread(back).entries, late]).stopped).toMatchObject({
      n: 7,
      refused: { key: 'replay.refused', args: { reason: { key: 'amend.gone' } } },
    });
  });
});
