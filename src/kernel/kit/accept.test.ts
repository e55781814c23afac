import { describe, expect, it } from 'vitest';
import { trials } from '../../../scripts/thorough.test-helper.ts';
import { PROOF } from '../../../scripts/tier.ts';
import type { Decision } from '../forms/decision.ts';
import type { MapPanel, Panel } from '../board/panel.ts';
import type { Rulebook } from '../rulebook.ts';
import { acceptRulebook } from './accept.ts';
import type { KitOptions } from './options.ts';
import { type KitReport, medianLife, summary } from './report.ts';
import { type ToyFault, toy } from './toy.test-helper.ts';

function accept(planted: ToyFault | null, options: Partial<KitOptions> = {}): KitReport {
  return acceptRulebook(toy(planted), {
    setups: [{ scenario: 'only', rulings: {}, data: null }],
    seeds: trials(15),
    pairs: 4,
    ...options,
  });
}

/** Where a fault is not the first that is seen: in which games it is. */
const SHORTEST: Partial<Record<ToyFault, Partial<KitOptions>>> = {
  // what leaks through what is asked leaks through the view as well, and is mostly seen there first
  'leak through asks': { seeds: 1, from: 4, upTo: 12 },
  'lost update': { seeds: 5, upTo: 60 },
};

describe('the acceptance kit', () => {
  it('finds nothing wrong with an honest rulebook, and pairs of its games live on', () => {
    const report = accept(null);
    expect(report.faults).toEqual([]);
    expect(report.games).toBe(trials(15));
    expect(report.pairs.run).toBeGreaterThan(PROOF ? 40 : 10);
    expect(report.pairs.passed / report.pairs.run).toBeGreaterThan(0.5);
    expect([...report.openings].toSorted()).toEqual(['hint on place', 'points on name']);
    expect(report.rows.used.size).toBe(9);
    expect(medianLife(report)).toBeGreaterThan(3);
    expect([...report.pairs.ends.keys()]).toEqual(
      expect.arrayContaining(['doors that differ', 'the end of the game']),
    );
    expect(summary(report)).toContain('median life');
  });

  it('allows what is barred in its random play, beside reports and rulings', () => {
    const setups = [{ scenario: 'only', rulings: {}, data: null }];
    const report = acceptRulebook(toy(), { setups, seeds: trials(10), pairs: 1, asides: 2, share: 0 });
    expect(report.faults).toEqual([]);
    expect([...report.standing].toSorted()).toEqual(['allow', 'report', 'ruling']);
  });

  it.each([
    'leak through view',
    'leak through rolls',
    'leak through asks',
    'lost update',
    'bar without clause',
  ] as const)('catches a planted fault and names it: %s', (planted) => {
    const found = accept(planted, SHORTEST[planted] ?? { seeds: 15, stop: true }).faults.map(
      (fault) => fault.check,
    );
    expect(found).toContain(planted);
  });
});

/** A decision with nothing left to choose. */
function barAll(decision: Decision): Decision {
  if (decision.form.kind !== 'choose') return decision;
  const barred = { clauses: ['1'], reason: { key: 't' } };
  const options = decision.form.options.map((each) => ({ ...each, barred }));
  return { ...decision, form: { kind: 'choose', options } };
}

/** The toy in which its naming can be skipped, and nobody need agree; whoever names has it taken away. */
function skipping(book: Rulebook): Partial<Rulebook> {
  return {
    bind(setup) {
      const bound = book.bind(setup);
      const skip = { value: 'naming', label: { key: 't' }, seats: [] };
      const stepOf = (open: object): string => String((open as { step?: string }).step);
      return {
        ...bound,
        skips: (open) => (stepOf(open) === 'name' ? [skip] : []),
        apply(position, decision, answer, referee) {
          if (answer === 'naming') Object.assign(position.open, { step: 'roll', target: 'x' });
          else bound.apply(position, decision, answer, referee);
        },
      };
    },
  };
}

describe('the kit on a rulebook that is wrong in other ways', () => {
  const title = { key: 't' };
  const book: Rulebook = toy();
  type Bound = ReturnType<Rulebook['bind']>;
  const rules = (change: (bound: Bound) => Partial<Bound>): Partial<Rulebook> => ({
    bind: (setup) => {
      const bound = book.bind(setup);
      return { ...bound, ...change(bound) };
    },
  });
  const found = (change: Partial<Rulebook>, mostMoves = 200): string[] => {
    const setups = [{ scenario: 'only', rulings: {}, data: null }];
    const report = acceptRulebook(
      { ...book, ...change },
      { setups, seeds: PROOF ? 2 : 1, pairs: 1, mostMoves, share: 0 },
    );
    return report.faults.map((fault) => fault.check);
  };
  const withOpen = (position: ReturnType<Bound['setup']>, more: unknown): typeof position => {
    Object.assign(position.open, { more });
    return position;
  };
  const panels = (...all: readonly Panel[]): Partial<Rulebook> => rules(() => ({ board: () => all }));
  const board = (rows: string[][]): Partial<Rulebook> =>
    panels({ kind: 'table', title, columns: [title], rows });
  const map = (places: MapPanel['places'], legend: MapPanel['legend'] = []): Partial<Rulebook> =>
    panels({ kind: 'map', title, legend, places });
  const place = { id: 'here', label: 'Here', tone: 'neutral', words: [] } as const;

  it('finds nothing where nothing is wrong', () => {
    const legend = [{ label: title, looks: [{ tone: 'first' } as const] }];
    const right = map([{ ...place, tone: 'first' }], legend);
    expect(found(right).filter((check) => check !== 'lost update')).toEqual([]);
    expect(found(board([['a'], ['b']])).filter((check) => check !== 'lost update')).toEqual([]);
  });

  it.each<[string, Partial<Rulebook>]>([
    ['unknown clause', { clauses: book.clauses.slice(0, 2) }],
    ['prospect', { decisions: book.decisions.map((each) => ({ ...each, leadsTo: [] })) }],
    ['unknown clause', { doors: book.doors.map((each) => ({ ...each, clauses: ['9'] })) }],
    ['undeclared door', { doors: book.doors.map((each) => ({ ...each, name: 'poin' })) }],
    ['door on another decision', { doors: book.doors.map((each) => ({ ...each, on: ['roll'] })) }],
    ['door that may not open', { doors: book.doors.map((each) => ({ ...each, may: () => false })) }],
    ['door of any value', { doors: book.doors.map((each) => ({ ...each, may: () => true })) }],
    ['skip', skipping(book)],
    ['text without words', { words: {} }],
    ['a name for programs in a text', { words: { t: 'text' } }],
    ['a name for programs in a text', { words: { ...book.words, t: 'how many points.ann, then' } }],
    ['text without argument', { words: { t: 'text of {whom}' } }],
    ['vocabulary', { decisions: book.decisions.slice(1) }],
    ['vocabulary', { scenarios: book.scenarios.map((each) => ({ ...each, facts: { none: 1 } })) }],
    ['board', board([['a', 'b']])],
    ['board', board([])],
    ['board', map([place, place])],
    ['board', map([{ ...place, tone: 'first' }])],
    ['board', map([{ ...place, mark: 'noted' }])],
    ['text without words', map([{ ...place, words: [{ key: 'unwritten' }] }])],
    [
      'board',
      panels({
        kind: 'docket',
        title,
        items: [{ what: title, who: ['nobody'], done: false, clauses: [] }],
      }),
    ],
    [
      'unknown clause',
      panels({ kind: 'docket', title, items: [{ what: title, who: [], done: true, clauses: ['9'] }] }),
    ],
    ['awaiting', rules(() => ({ awaiting: () => ['ann'] }))],
    ['copy', rules(({ setup }) => ({ copy: setup }))],
    ['sheet throws', rules(() => ({ facts: {} }))],
    ['throws', rules(() => ({ facts: {} }))],
    ['throws', rules(() => ({ setup: () => JSON.parse('?') as never }))],
    ['throws', rules(({ setup }) => ({ setup: () => withOpen(setup(), -0) }))],
    ['throws', rules(({ setup }) => ({ setup: () => withOpen(setup(), undefined) }))],
    ['throws', rules(({ setup }) => ({ setup: () => withOpen(setup(), Number.NaN) }))],
    ['throws', rules(() => ({ apply: () => void JSON.parse('?') }))],
    ['stuck', rules(({ asks }) => ({ asks: (view) => asks(view).map(barAll) }))],
  ])('names it: %s', (check, change) => {
    expect(found(change)).toContain(check);
  });

  it('names a report that only its seat may know and that others notice', () => {
    const apply =
      (bound: Bound): Bound['apply'] =>
      (position, decision, answer, referee) => {
        bound.apply(position, decision, answer, referee);
        if (decision.sealed && decision.optional)
          referee.tell?.({ to: 'all', kind: 'note', data: { key: 't' }, clauses: ['1'] });
      };
    expect(found(rules((bound) => ({ apply: apply(bound) })))).toContain('sealed report');
  });

  const skips = [{ value: 'round', label: { key: 't' } }];
  it('names a skip that changes nothing, and what cannot be played once it is allowed', () => {
    expect(found(rules(() => ({ skips: () => skips })))).toContain('skip');
    const apply =
      (bound: Bound): Bound['apply'] =>
      (position, decision, answer, referee) => {
        if (position.open.allowed && decision.id.endsWith('/name')) throw new Error('barred after all');
        bound.apply(position, decision, answer, referee);
      };
    expect(found(rules((bound) => ({ apply: apply(bound) })))).toContain('throws');
  });

  it('names a game without end', () => {
    expect(found({}, 10)).toContain('endless');
  });
});
