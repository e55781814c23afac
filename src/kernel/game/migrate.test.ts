import { describe, expect, it } from 'vitest';
import type { Refusal } from '../clause.ts';
import { accepted, begin, duel, give, refusalKey, seal } from '../kit/duel.test-helper.ts';
import type { Entry, Header } from './entry.ts';
import { type Game, stateOf } from './game.ts';
import type { Json } from '../json.ts';
import { renamed as toPresent } from './migrate.ts';
import { type Replayed, replay } from './replay.ts';
import type { Migration, Rulebook, Rules } from '../rulebook.ts';
import { undo } from './undo.ts';
import { render } from '../texts/words.ts';

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
  game = accepted(undo(game, { seat: 'ann', consent: ['ben'] }));
  for (const seat of ['ann', 'ben']) game = seal(seal(game, seat, 'strength', 2), seat, 'bid', 1);
  return give(game, 'ann', '1/target', 'east');
}

const entriesOf = (game: Game): Entry[] =>
  JSON.parse(JSON.stringify(game.moments.map(({ entry }) => entry))) as Entry[];
const opened = (book: Rulebook, game = old(), entries: readonly Entry[] = entriesOf(game)): Replayed =>
  accepted(replay(book, game.header, entries, 'all') as Replayed | Refusal);

describe('a game of an earlier version', () => {
  it('opens through the map of renamed ids, with the chain compared, and goes on', () => {
    const { game, stopped } = opened(migrated);
    expect(stopped).toBeNull();
    expect(game.moments.at(-1)?.entry).toMatchObject({ decision: '1/aim', answer: 'orient' });
    expect(game.moments.at(-1)?.told.doors.map(({ key }) => key)).toEqual(['offer']);
    expect(game.header).toMatchObject({
      rulesVersion: '2',
      migrations: [{ from: { kernel: '1', rules: '1' }, to: { kernel: '1', rules: '2' }, entries: 7 }],
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

describe('the names in an answer', () => {
  const names = { facts: { weather: 'sky' }, values: { east: 'orient', points: 'dots' } };
  const now = (given: Json): unknown =>
    toPresent({ n: 1, seat: 'ann', decision: '1/none', answer: given }, [{ ...STEP, renamed: names }]);

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

  it('include the decision of a withdrawal, and none of an undo', () => {
    const way = [{ ...STEP, renamed: { decisions: { bid: 'offer' } } }];
    expect(toPresent({ n: 1, seat: 'ann', withdraw: '1/bid/bid' }, way)).toMatchObject({
      withdraw: '1/bid/offer',
    });
    const undone = { n: 2, undone: [1], seats: ['ann'], reason: 'bid' };
    expect(toPresent(undone, way)).toEqual(undone);
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
