import { describe, expect, it } from 'vitest';
import type { Refusal } from '../clause.ts';
import { mustAccept, begin, duel, duelTable, give, refusalKey, seal } from '../kit/duel.test-helper.ts';
import { type Again, type Entry, type Header, type MendedEntry, type Move } from './entry.ts';
import type { Decision } from '../forms/decision.ts';
import { type Game, newHeader, openGame, stateOf, takeBack } from './game.ts';
import { isFor } from './again.ts';
import type { Json } from '../json.ts';
import { idNow, putInNow, renameEntry, uncountedSince } from './migrate.ts';
import { type ReplayedGame, replay } from './replay.ts';
import type { Migration, Rulebook, Rules } from '../rulebook.ts';
import { undo } from './undo.ts';
import { render } from '../texts/words.ts';
import { KERNEL } from '../version.ts';

type Bound = ReturnType<Rulebook['bind']>;

/** The duel with other names: the target is aimed at, the east is the orient, and the bid is opened as an offer. */
const renamed: Rulebook = {
  ...duel,
  version: '2',
  doors: duel.doors.map((door) => ({ ...door, name: 'offer', on: ['bid', 'strength', 'aim'] })),
  bind(setup) {
    const rules = duel.bind(setup) as unknown as Rules;
    const names: Record<string, string> = { east: 'orient', west: 'west' };
    return {
      ...rules,
      asks: (view) =>
        rules.asks(view as never).map((each) => {
          if (each.id !== '1/target' || each.form.kind !== 'choose') return each;
          const options = each.form.options.map((option) => ({
            ...option,
            value: names[option.value] ?? '',
          }));
          return { ...each, id: '1/aim', form: { ...each.form, options } };
        }),
      apply(position, decision, given, referee) {
        const [id, said] =
          decision.id === '1/aim' ? ['1/target', given === 'orient' ? 'east' : given] : [decision.id, given];
        rules.apply(position as never, { ...decision, id }, said, {
          ...referee,
          reveal: (door) => referee.reveal({ ...door, key: 'offer' }),
        });
      },
    } as Bound;
  },
};

const STEP: Migration = {
  from: '1',
  to: '2',
  about: 'Names.',
  renamed: { decisions: { target: 'aim' }, values: { east: 'orient' }, doors: { bid: 'offer' } },
  toldAlike: true,
};
const migrated: Rulebook = { ...renamed, migrations: [STEP] };

/** A game of the first version, with an undo and a step that closed. */
function old(): Game {
  let game = give(begin(), 'ann', '1/target', 'west');
  game = mustAccept(undo(game, { seat: 'ann', consent: ['ben'] }));
  for (const seat of ['ann', 'ben']) game = seal(seal(game, seat, 'strength', 2), seat, 'bid', 1);
  return give(game, 'ann', '1/target', 'east');
}

const entriesOf = (game: Game): Entry[] =>
  JSON.parse(JSON.stringify(game.moments.map(({ entry }) => entry))) as Entry[];
const opened = (book: Rulebook, game = old(), entries: readonly Entry[] = entriesOf(game)): ReplayedGame =>
  mustAccept(replay(book, game.header, entries, 'all') as ReplayedGame | Refusal);

describe('a game of an earlier version', () => {
  it('opens through the map of renamed ids, with the chain compared, and goes on', () => {
    const { game, stopped } = opened(migrated);
    expect(stopped).toBeNull();
    expect(game.moments.at(-1)?.entry).toMatchObject({ decision: '1/aim', answer: 'orient' });
    expect(game.moments.at(-1)?.told.doors.map(({ key }) => key)).toEqual(['offer']);
    expect(game.header).toMatchObject({
      rulesVersion: '2',
      migrations: [{ from: { kernel: KERNEL, rules: '1' }, to: { kernel: KERNEL, rules: '2' }, entries: 7 }],
    });
    const later = give(game, 'dice', '1/roll', [4]);
    const stored = [...entriesOf(old()), ...entriesOf(later).slice(7)];
    expect(replay(migrated, later.header, stored, 'all')).toMatchObject({ stopped: null });
  });

  it('goes through every version on the way', () => {
    const third: Rulebook = {
      ...renamed,
      version: '3',
      migrations: [STEP, { from: '2', to: '3', about: '', renamed: {}, toldAlike: true }],
    };
    expect(opened(third).stopped).toBeNull();
    expect(opened(third).game.header.rulesVersion).toBe('3');
  });

  it('stops, read-only, before an entry that did something else, and names it', () => {
    const entries = entriesOf(old());
    entries[2] = { ...(entries[2] as Entry), answer: { points: 3 } } as Entry;
    const { game, stopped } = opened(migrated, old(), entries);
    expect(stopped).toMatchObject({ n: 3, refused: { key: 'replay.differs' }, clauses: ['1'] });
    expect(game.moments).toHaveLength(2);
    const forgotten = { ...migrated, migrations: [{ ...STEP, renamed: { ...STEP.renamed, doors: {} } }] };
    expect(opened(forgotten).stopped).toMatchObject({ n: 7, refused: { key: 'replay.differs' } });
  });

  it('stops before what maps to no open decision, with the sentence why', () => {
    const { stopped, game } = opened({ ...migrated, migrations: [{ ...STEP, renamed: {} }] });
    expect(stopped).toMatchObject({ n: 1, refused: { key: 'replay.refused' } });
    expect(stopped && render({}, stopped.refused)).toMatch(/entry 1 \(1\/target\).*not asked of ann now/);
    expect(game.moments).toHaveLength(0);
  });

  it('opens with what it told not compared where that changed on purpose, each answer still checked', () => {
    const loose = {
      ...migrated,
      migrations: [{ ...STEP, renamed: { ...STEP.renamed, doors: {} }, toldAlike: false }],
    };
    expect(opened(loose).stopped).toBeNull();
  });

  it('keeps what was played where a ruling has a name only since, also when it is opened again', () => {
    const choices = ['x', 'y'].map((id) => ({ id, text: id }));
    const ruling = { id: 'N', clauses: ['1'], question: '?', choices, default: 'x' };
    const named: Rulebook = {
      ...renamed,
      rulings: [...duel.rulings, ruling],
      migrations: [{ ...STEP, rulings: { N: 'y', R: 'b' } }],
    };
    const { game, stopped } = opened(named);
    expect(stopped).toBeNull();
    expect(game.header.rulings).toEqual({ R: 'a', F: 'a', N: 'y' });
    expect(stateOf(game).position.open.rulings).toMatchObject({ N: 'y', R: 'a' });
    expect(game.header.migrations).toMatchObject([{ entries: 7, rulings: { N: 'y' } }]);
    expect(replay(named, game.header, entriesOf(old()), 'all')).toMatchObject({ stopped: null });
  });

  it('is refused where no way leads to the present version, or a newer program made it', () => {
    const refusal = (book: Rulebook, change: Partial<Header>): string | null =>
      refusalKey(replay(book, { ...old().header, ...change }, []));
    expect(refusal(renamed, {})).toBe('setup.version');
    expect(refusal(migrated, { rulesVersion: '0' })).toBe('setup.version');
    expect(refusal(migrated, { kernel: '99' })).toBe('setup.kernel');
    expect(refusal({ ...migrated, migrations: [{ ...STEP, to: '1' }] }, {})).toBe('setup.version');
  });
});

/** The duel in which the id of a bid counts something. */
const counting: Rulebook = {
  ...duel,
  bind(setup) {
    const rules = duel.bind(setup);
    const counted = (id: string): string => id.replace(/bid$/, '7/bid');
    return {
      ...rules,
      asks: (view) => rules.asks(view as never).map((each) => ({ ...each, id: counted(each.id) })),
    } as Bound;
  },
};

describe('an id that counted', () => {
  const uncounted = (id: string): string => id.replace(/\/\d+(?=\/bid$)/, '');
  const now: Rulebook = {
    ...duel,
    version: '2',
    migrations: [{ ...STEP, renamed: {}, uncounted }],
  };

  it('is that of the decision of today that is the same without its count, also where it was held and withdrawn', () => {
    let game: Game = mustAccept(openGame(counting, newHeader(duelTable(), 'typed')));
    game = give(game, 'ann', '1/target', 'west');
    game = give(game, 'ann', '1/ann/7/bid', { points: 1 });
    game = mustAccept(takeBack(game, 'ann', '1/ann/7/bid'));
    game = give(seal(game, 'ann', 'strength', 1), 'ann', '1/ann/7/bid', { points: 2 });
    const { game: opening, stopped } = opened(now, game);
    expect(stopped).toBeNull();
    expect(stateOf(opening).held).toEqual({
      ann: { '1/ann/strength': { points: 1 }, '1/ann/bid': { points: 2 } },
    });
    expect(opened({ ...now, migrations: [{ ...STEP, renamed: {} }] }, game).stopped).toMatchObject({ n: 2 });
  });

  it('of a question for facts is that of the one question that is open, whatever its moment is called', () => {
    const plain = uncountedSince('1', []);
    expect(idNow('1940/missing-3/report', ['1940/spring/axis/missing/ready/report'], plain)).toBe(
      '1940/spring/axis/missing/ready/report',
    );
    expect(idNow('1940/changes', ['1940/spring/missing/ready/report'], plain)).toBe('1940/changes');
    expect(uncountedSince(KERNEL, [])).toEqual([]);
  });

  it('that was put in and still waits is of the question of its moment', () => {
    const put = { seat: 'table', decision: '1940/missing-3/report', answer: {} };
    const again: Again[] = [{ n: 1 }, put];
    const undo = { n: 2, undone: [1], seats: ['ann'], reason: '', hash: '', again };
    const [, now] = putInNow(undo).again ?? [];
    expect(isFor(now as Move, { seat: 'table', id: '1940/missing/ready/2/report' } as Decision)).toBe(true);
    expect(isFor(now as Move, { seat: 'table', id: '1941/missing/ready/report' } as Decision)).toBe(false);
  });
});

describe('the names in an answer', () => {
  const names = { facts: { weather: 'sky' }, values: { east: 'orient', points: 'dots' } };
  const now = (given: Json): unknown =>
    renameEntry({ n: 1, seat: 'ann', decision: '1/none', answer: given }, [{ ...STEP, renamed: names }]);

  it.each<[string, Json, Json]>([
    ['rows', { points: 2, other: 1 }, { dots: 2, other: 1 }],
    ['options', 'east', 'orient'],
    ['facts', { weather: { value: 1, as: 'change' } }, { sky: { value: 1, as: 'change' } }],
    [
      'a choice that gives its reason, which is nobody\u2019s name',
      { value: 'east', reason: 'east' },
      { value: 'orient', reason: 'east' },
    ],
    ['no faces', [4], [4]],
  ])('are those of %s', (_, given, answer) => {
    expect(now(given)).toEqual({ n: 1, seat: 'ann', decision: '1/none', answer });
  });

  it('include the decision of a withdrawal, and no reason of an undo', () => {
    const way = [{ ...STEP, renamed: { decisions: { bid: 'offer' } } }];
    expect(renameEntry({ n: 1, seat: 'ann', withdraw: '1/bid/bid' }, way)).toMatchObject({
      withdraw: '1/bid/offer',
    });
    const undone = { n: 2, undone: [1], seats: ['ann'], reason: 'bid' };
    expect(renameEntry(undone, way)).toEqual(undone);
  });

  it('include what an undo puts right and puts in', () => {
    const way = [{ ...STEP, renamed: { decisions: { bid: 'offer' }, values: { east: 'orient' } } }];
    const undone = { n: 2, undone: [1], seats: ['ann'], reason: '' };
    const put = { seat: 'ann', decision: '1/bid', answer: 'east' };
    const now = { seat: 'ann', decision: '1/offer', answer: 'orient' };
    const mend: MendedEntry[] = [
      { before: 1, ...put },
      { at: 1, answer: 'east' },
      { at: 1, strike: true },
    ];
    const again: Again[] = [{ n: 1, answer: 'east' }, { n: 1 }, put];
    expect(renameEntry({ ...undone, mend, again }, way)).toEqual({
      ...undone,
      mend: [
        { before: 1, ...now },
        { at: 1, answer: 'orient' },
        { at: 1, strike: true },
      ],
      again: [{ n: 1, answer: 'orient' }, { n: 1 }, now],
    });
  });
});

describe('the chain of entries', () => {
  it('tells who gave an entry, its order, and its header', () => {
    const game = old();
    const stop = (change: (entries: Entry[]) => Entry[]): number | undefined =>
      opened(duel, game, change(entriesOf(game))).stopped?.n;
    expect(stop((entries) => entries)).toBeUndefined();
    expect(stop((entries) => entries.with(3, { ...(entries[3] as Entry), by: 'Eve' }))).toBe(4);
    expect(stop((entries) => entries.with(1, { ...(entries[1] as Entry), reason: 'Eve' } as Entry))).toBe(2);
    const other = replay(
      duel,
      { ...game.header, rulings: { ...game.header.rulings, R: 'b' } },
      entriesOf(game),
    );
    expect(other).toMatchObject({ stopped: { n: 1 } });
  });

  it('is the same whatever the shape of the state, which is compared only within a version', () => {
    const shaped: Rulebook = {
      ...duel,
      bind: (setup) => {
        const rules = duel.bind(setup);
        const setUp = rules.setup();
        return { ...rules, setup: () => ({ ...setUp, open: { ...setUp.open, more: 1 } }) } as Bound;
      },
    };
    expect(opened(shaped).stopped).toMatchObject({ n: 1, refused: { key: 'replay.differs' } });
    const next = { ...shaped, version: '2', migrations: [{ ...STEP, renamed: {} }] };
    expect(opened(next).stopped).toBeNull();
  });
});
