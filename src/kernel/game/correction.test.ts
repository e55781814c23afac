import { describe, expect, it } from 'vitest';
import { mustAccept, begin, duel, give, refusalKey, seal } from '../kit/duel.test-helper.ts';
import { expire, type FactSchema } from '../sums/facts.ts';
import { answer, type Game, newHeader, openGame, stateOf } from './game.ts';
import { evaluateNamed } from '../sums/know.ts';
import { affectedIn, MOST_AFFECTED, record } from './record.ts';
import type { Rulebook, Rules } from '../rulebook.ts';
import type { Sheet } from '../sums/sheet.ts';
import { bindTable } from './table.ts';
import { words } from '../texts/words.ts';

const clauses = ['1'];
const label = words('t');
const march: Sheet = {
  title: label,
  lines: ['weather', 'mud'].map((fact) => ({
    id: `1/${fact}`,
    clause: '1',
    label,
    needs: [fact],
    value: (known) => known.number(fact),
  })),
};

/**
 * The duel in which naming a target tells so many marches: to all for the east, to ann alone for the west; mud rises
 * with it.
 */
const marching = (marches: number): Rulebook => ({
  ...duel,
  bind(setup) {
    const rules = duel.bind(setup) as unknown as Rules;
    const mud = (open: object): number => ('mud' in open ? Number(open.mud) : 0);
    const facts: FactSchema = {
      ...rules.facts,
      mud: { type: { kind: 'number', min: 0, max: 9 }, question: label, lasts: 'ever', clauses, kept: true },
    };
    const sheets = { march };
    const known: Rules['known'] = (view) => (key) =>
      key === 'mud' ? mud(view.open) : rules.known(view)(key);
    return {
      ...rules,
      facts,
      sheets,
      known,
      apply(position, decision, given, referee) {
        const { open } = position;
        if (decision.form.kind === 'report') {
          const { mud: told } = given as { mud?: { value: number } };
          if (told) Object.assign(open, { mud: told.value });
        }
        if (decision.id === '1/target') {
          const sheet = evaluateNamed({ facts, sheets }, 'march', known({ seat: null, open }));
          const to = given === 'east' ? 'all' : ['ann'];
          for (let each = 0; each < marches; each++)
            referee.tell?.({ to, kind: 'result', data: label, clauses, sheet });
          Object.assign(open, { mud: mud(open) + 1 });
        }
        rules.apply(position, decision, given, referee);
      },
    } satisfies Rules;
  },
});
const muddy = marching(1);

const table = mustAccept(bindTable(muddy, { scenario: 'only', rulings: {}, data: null }));
const start = (target: string): Game =>
  give(mustAccept(openGame(muddy, newHeader(table, 'typed'))), 'ann', '1/target', target);
const report = (game: Game, n: number, given: object): Game =>
  give(game, 'table', `standing-${n}/report`, given as never, { by: 'Ben' });
const correction = (value: number) => ({ value, as: 'correction' });
const last = (game: Game, seat: string | null) => record(game, seat).at(-1);

describe('a correction', () => {
  it('says who gave it, and names each past line whose sheet would have come out differently', () => {
    const game = report(start('east'), 0, { weather: correction(4) });
    expect(last(game, 'ben')).toMatchObject({
      by: 'Ben',
      affects: [
        {
          fact: 'weather',
          n: 1,
          sheet: 'march',
          before: { total: { min: 1, max: 1 } },
          after: { total: { min: 4 } },
        },
      ],
    });
  });

  it('touches nothing when the sheet would be the same, or the news is no correction', () => {
    expect(last(report(start('east'), 0, { weather: correction(1) }), 'ben')?.affects).toBeUndefined();
    expect(
      last(report(start('east'), 0, { weather: { value: 4, as: 'change' } }), 'ben')?.affects,
    ).toBeUndefined();
    expect(last(report(start('east'), 0, { weather: { as: 'unknown' } }), 'ben')?.affects).toBeUndefined();
  });

  it('counts from the latest change of the fact on', () => {
    const changed = report(start('east'), 0, { weather: { value: 3, as: 'change' } });
    expect(last(report(changed, 1, { weather: correction(4) }), 'ben')?.affects).toBeUndefined();
  });

  it('names to a seat only what that seat was told, in its own numbering', () => {
    const hidden = give(seal(start('west'), 'ben', 'bid', 1), 'ann', 'standing-ann-0/report', {
      spies: { value: 2, as: 'change' },
    });
    const game = report(hidden, 0, { weather: correction(4) });
    expect(last(game, 'ann')?.affects).toMatchObject([{ n: 1, sheet: 'march' }]);
    for (const seat of ['ben', 'table', null]) expect(last(game, seat)?.affects).toBeUndefined();
  });

  it('names the first sums that it touches, says how many more there are, and gives those when asked', () => {
    const busy = marching(53);
    const begun = give(mustAccept(openGame(busy, newHeader(table, 'typed'))), 'ann', '1/target', 'east');
    const game = report(begun, 0, { weather: correction(4) });
    const line = last(game, 'ben');
    expect([line?.affects?.length, line?.affectsMore]).toEqual([MOST_AFFECTED, 53 - MOST_AFFECTED]);
    const rest = affectedIn(game, 'ben', 2, { from: 50, most: 10 });
    expect([rest?.all, rest?.some.length]).toEqual([53, 3]);
    expect(rest?.some[0]).toMatchObject({ n: 1, sheet: 'march', after: { total: { min: 4 } } });
    expect(affectedIn(game, 'ben', 1)).toEqual({ some: [], all: 0 });
    expect(affectedIn(game, 'ben', 3)).toBeNull();
    expect(last(report(start('east'), 0, { weather: correction(4) }), 'ben')).not.toHaveProperty(
      'affectsMore',
    );
  });

  it('is told apart from the others in a game, each from what was so before it', () => {
    const twice = report(report(start('east'), 0, { weather: correction(4) }), 1, { weather: correction(6) });
    const game = report(twice, 2, { mud: correction(7) });
    const touched = record(game, 'ben').map(({ affects }) =>
      affects?.map(({ fact, n, after }) => [fact, n, after.total.min]),
    );
    expect(touched).toEqual([undefined, [['weather', 1, 4]], [['weather', 1, 6]], undefined]);
  });

  it('stays as it was when entries follow', () => {
    const game = report(start('east'), 0, { weather: correction(4) });
    const later = report(game, 1, { weather: { value: 5, as: 'change' } });
    expect(record(later, 'ben')[1]).toEqual(last(game, 'ben'));
  });
});

describe('a correction of a fact that has lapsed', () => {
  /** The same, but that the weather is nobody's any more once the march is over. */
  const fleeting: Rulebook = {
    ...muddy,
    bind(setup) {
      const rules = muddy.bind(setup);
      return {
        ...rules,
        apply(position, decision, given, referee) {
          rules.apply(position, decision, given, referee);
          if (decision.id === '1/target') expire(position.open.facts, rules.facts, 'turn');
        },
      };
    },
  };
  const marched = (): Game =>
    give(mustAccept(openGame(fleeting, newHeader(table, 'typed'))), 'ann', '1/target', 'east');

  it('names the sums that it touches all the same, and says nothing of what is so now', () => {
    const before = marched();
    const game = report(before, 0, { weather: correction(4) });
    expect(last(game, 'ben')?.affects).toMatchObject([
      { n: 1, sheet: 'march', before: { total: { min: 1 } }, after: { total: { min: 4 } } },
    ]);
    expect(
      before.table.rules.known({ seat: null, open: stateOf(game).position.open })('weather'),
    ).toBeUndefined();
    expect(stateOf(game).position.open.facts['weather']).toEqual({ value: null, as: 'lapsed', was: 4 });
  });

  it('is of the time since the fact was last told: news of another turn begins anew', () => {
    const game = report(report(marched(), 0, { weather: { value: 2, as: 'change' } }), 1, {
      weather: correction(4),
    });
    expect(last(game, 'ben')?.affects).toBeUndefined();
  });
});

it('of a secret is named to its own seat alone, though others are told that something was said', () => {
  const spies = { ...march.lines[0], id: '1/spies', needs: ['spies'] } as Sheet['lines'][number];
  const spying: Rulebook = {
    ...muddy,
    bind(setup) {
      const rules = muddy.bind(setup);
      const line = { ...spies, value: (known: Parameters<typeof spies.value>[0]) => known.number('spies') };
      return {
        ...rules,
        sheets: { march: { ...march, lines: [...march.lines, line] } },
        apply(position, decision, given, referee) {
          rules.apply(position, decision, given, referee);
          if (decision.sealed && decision.form.kind === 'report')
            referee.tell?.({ to: ['ann', 'ben'], kind: 'note', data: label, clauses });
        },
      };
    },
  };
  const marched = give(mustAccept(openGame(spying, newHeader(table, 'typed'))), 'ann', '1/target', 'east');
  const game = give(marched, 'ann', 'standing-ann-0/report', { spies: correction(4) });
  expect(affectedIn(game, 'ann', 2)?.all).toBe(1);
  expect(last(game, 'ann')?.affects).toMatchObject([{ n: 1, sheet: 'march' }]);
  expect(last(game, 'ben')).toEqual({ n: 2, kind: 'told', dispatches: expect.any(Array) });
  expect(affectedIn(game, 'ben', 2)).toEqual({ some: [], all: 0 });
});

describe('a value that the rules keep', () => {
  it('is corrected by its name, and the rules write it where it stands', () => {
    const game = report(start('east'), 0, { mud: correction(7) });
    expect(stateOf(game).position.open).toMatchObject({ mud: 7 });
    expect(table.rules.known({ seat: null, open: stateOf(game).position.open })('mud')).toBe(7);
  });

  it('is only corrected: it is no news, and never unknown', () => {
    for (const given of [
      { value: 3, as: 'change' },
      { as: 'unknown' },
      { value: 3, as: 'override', reason: 'x' },
    ]) {
      const move = { seat: 'table', decision: 'standing-0/report', answer: { mud: given } };
      expect(refusalKey(answer(start('east'), move as never))).toBe('answer.onlyCorrected');
    }
  });

  it('touches no sheet from before play changed it', () => {
    expect(last(report(start('east'), 0, { mud: correction(7) }), 'ben')?.affects).toBeUndefined();
  });
});

it('touches nothing in a game without sheets', () => {
  const game = give(begin(), 'table', 'standing-0/report', { weather: correction(2) });
  expect(last(game, null)?.affects).toBeUndefined();
});
