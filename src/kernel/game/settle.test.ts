import { describe, expect, it } from 'vitest';
import { aloneIn, settleAll } from './settle.ts';
import { bindTable } from './table.ts';
import { answer, beginGame, type Game, newHeader, stateOf } from './game.ts';
import type { Json } from '../json.ts';
import { darts, type Open, SEATS } from '../kit/darts.test-helper.ts';
import { mustAccept } from '../kit/duel.test-helper.ts';
import { mend } from './mend.ts';
import { asksOf, awaitingOf } from './play.ts';
import { record } from './record.ts';
import { replay } from './replay.ts';
import type { Rulebook, Rules } from '../rulebook.ts';
import { undo } from './undo.ts';

// With the wind at 5 every throw hits: there is nothing to roll for.

const around = (change: (rules: Rules) => Partial<Rules>): Rulebook => ({
  ...darts,
  bind: (setup) => {
    const rules = darts.bind(setup);
    return { ...rules, ...change(rules) };
  },
});

function begin(book: Rulebook = darts): Game {
  const table = mustAccept(bindTable(book, { scenario: 'only', rulings: {}, data: null }));
  return beginGame(table, newHeader(table, 'typed'));
}
function say(game: Game, seat: string, name: string, given: Json): Game {
  const asked = asksOf(game.table, stateOf(game), seat).find(({ id }) => id.endsWith(name));
  return mustAccept(settleAll(game, answer(game, { seat, decision: asked?.id ?? name, answer: given })));
}
const blow = (game: Game, wind: number): Game =>
  say(game, 'table', '/report', { wind: { value: wind, as: 'change' } });
const bid = (game: Game): Game => SEATS.reduce((now, seat) => say(now, seat, '/bid', 'x'), game);
const open = (game: Game): Open => stateOf(game).position.open as Open;
const byThemselves = (game: Game): unknown[] =>
  game.moments.flatMap(({ entry }) => ('only' in entry ? [[entry.decision, entry.answer]] : []));

describe('a die of which every face does the same', () => {
  it('is given, and recorded so; one of which the faces differ is asked for', () => {
    const calm = bid(blow(begin(), 4));
    expect([awaitingOf(calm.table, stateOf(calm)), byThemselves(calm)]).toEqual([['dice'], []]);
    const windy = bid(blow(begin(), 5));
    expect(byThemselves(windy)).toEqual([
      ['1/throw', [1]],
      ['2/coin', [1]],
    ]);
    expect([awaitingOf(windy.table, stateOf(windy)), open(windy).points]).toEqual([SEATS, 2]);
    expect(record(windy, null).map(({ only = false }) => only)).toEqual([false, false, true, true]);
    const entries = windy.moments.map(({ entry }) => entry);
    expect(mustAccept(replay(darts, windy.header, entries, 'all'))).toMatchObject({ stopped: null });
  });

  it('is asked for where the throw touches what is sealed, or a door may open on it', () => {
    const touching = around((rules) => ({
      apply: (position, decision, ...rest) => {
        if (decision.seat === 'dice') Object.keys(position.sealed['ann'] ?? {});
        rules.apply(position, decision, ...rest);
      },
    }));
    const door = { name: 'd', about: '', clauses: ['1'], on: ['throw'], may: () => true };
    for (const book of [touching, { ...darts, doors: [door] }])
      expect(byThemselves(bid(blow(begin(book), 5)))).toEqual([]);
  });

  it('is asked for where the table can add to its sum', () => {
    const growing = around(({ sheets }) => ({
      sheets: Object.fromEntries(
        Object.entries(sheets).map(([name, sheet]) => [name, { ...sheet, adds: ['gust'] }]),
      ),
    }));
    expect(byThemselves(bid(blow(begin(growing), 5)))).toEqual([]);
  });
});

describe('a choice of one option', () => {
  const kind = { name: 'bid', seats: '', form: 'choose', about: '', clauses: ['1'] } as const;
  const bids = (more: object): Rulebook => ({ ...darts, decisions: [{ ...kind, ...more }] });
  const calm = (book: Rulebook): unknown[] => byThemselves(blow(begin(book), 4));

  it('is made, of every seat that has it', () => {
    expect(calm(bids({}))).toEqual([
      ['1/ann/bid', 'x'],
      ['1/ben/bid', 'x'],
    ]);
  });

  it('is asked for where it is to agree, where its kind is not known, and where a door may open on it', () => {
    const door = { name: 'd', about: '', clauses: ['1'], on: ['bid'], may: () => true };
    for (const book of [bids({ consent: true }), darts, { ...bids({}), doors: [door] }])
      expect(calm(book)).toEqual([]);
  });

  it('is asked for where there is another', () => {
    const two = around((rules) => ({
      asks: (view) =>
        rules.asks(view).map((each) =>
          each.form.kind === 'choose'
            ? {
                ...each,
                form: {
                  kind: 'choose',
                  options: [...each.form.options, { value: 'y', label: each.prompt }],
                },
              }
            : each,
        ),
    }));
    expect(calm({ ...two, decisions: [kind] })).toEqual([]);
  });
});

describe('what was done by itself', () => {
  it('goes with what it came of, and waits then for an answer', () => {
    const windy = bid(blow(begin(), 5));
    const back = mustAccept(undo(windy, { seat: 'ann', consent: ['ben'] }));
    expect(record(back, 'ann').map(({ undone = false }) => undone)).toEqual([false, true, true, true, false]);
    expect(awaitingOf(back.table, stateOf(back))).toEqual(SEATS);
    const half = mustAccept(undo(windy, { seat: 'ann', consent: ['ben'], to: 2 }));
    expect([awaitingOf(half.table, stateOf(half)), settleAll(windy, half)]).toEqual([['dice'], half]);
  });

  it('does not come again as if it had been given: it is asked where the faces differ now', () => {
    const windy = bid(blow(begin(), 5));
    const right = (wind: number): Game => {
      const edit = { at: 1, answer: { wind: { value: wind, as: 'change' } } };
      const request = { seat: 'ann', mend: [edit], reason: 'so it was' };
      return mustAccept(settleAll(windy, mend(windy, request, { agreed: SEATS })));
    };
    expect([open(right(3)).points, awaitingOf(right(3).table, stateOf(right(3)))]).toEqual([0, ['dice']]);
    expect(open(right(6)).points).toBe(2);
  });
});

it('a form is answered by itself only where it leaves nothing, and not where its seat’s own part is read', () => {
  const shut = (sealedToo: boolean): Rulebook =>
    around((rules) => ({
      asks: (view) =>
        rules.asks(view).map((each) => {
          if (sealedToo) Object.keys(view.sealed ?? {});
          const row = { id: 'well', label: each.prompt, barred: { clauses: ['1'], reason: each.prompt } };
          return each.seat === 'ann' && each.sealed
            ? { ...each, form: { kind: 'allocate', rows: [row], limits: [] } }
            : each;
        }),
    }));
  expect(aloneIn(begin(shut(false)))).toMatchObject({ decision: { seat: 'ann' }, answer: {} });
  expect(aloneIn(begin(shut(true)))).toBeNull();
  expect(aloneIn(begin())).toBeNull();
});
