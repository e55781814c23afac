import { describe, expect, it } from 'vitest';
import { type Decision, TABLE } from '../forms/decision.ts';
import { reportedValue } from '../sums/facts.ts';
import { own } from '../json.ts';
import type { Rulebook, Rules } from '../rulebook.ts';
import { words } from '../texts/words.ts';
import { parseCases } from './cases.ts';
import { runCase } from './conform.ts';
import { MOST } from './quiet.ts';
import { toy } from './toy.test-helper.ts';

/** What a toy declares to do nothing. */
interface Calm {
  readonly answers: Readonly<Record<string, string | Readonly<Record<string, never>>>>;
  /** These outcomes of its die. */
  readonly outcomes?: readonly string[];
  /** The weather is asked for before anything else, and this of it is nothing; null: anything is something. */
  readonly weather?: number | null;
}

const CALM: Calm = { answers: { place: {}, name: 'z' }, outcomes: ['low'] };

function calmToy({ answers, outcomes = [], weather }: Calm): Rulebook {
  const book = toy() as Rulebook;
  return {
    ...book,
    decisions: book.decisions.map((kind) => {
      const nothing = own(answers, kind.name);
      const form = kind.name === 'place' ? 'allocate' : kind.form;
      return { ...kind, form, ...(nothing === undefined ? {} : { nothing }) };
    }),
    bind(setup) {
      const rules = withOutcomes(book.bind(setup), outcomes);
      return weather === undefined ? rules : withWeather(rules, weather);
    },
  };
}

function withOutcomes(rules: Rules, quiet: readonly string[]): Rules {
  const { attack } = rules.sheets;
  if (!attack) throw new Error('the toy has a sheet');
  const outcomes = (attack.outcomes ?? []).map((each) =>
    quiet.includes(each.id) ? { ...each, nothing: true as const } : each,
  );
  return { ...rules, sheets: { attack: { ...attack, outcomes } } };
}

function withWeather(rules: Rules, nothing: number | null): Rules {
  const { weather } = rules.facts;
  if (!weather) throw new Error('the toy has a weather');
  const question: Decision = {
    id: 'sky/weather',
    seat: TABLE,
    form: { kind: 'report', facts: ['weather'] },
    prompt: words('t'),
    clauses: ['1'],
  };
  const isKnown = (open: Parameters<Rules['awaiting']>[0]): boolean =>
    reportedValue(open.facts, 'weather') !== undefined;
  return {
    ...rules,
    facts: { ...rules.facts, weather: { ...weather, ...(nothing === null ? {} : { nothing }) } },
    awaiting: (open) => (isKnown(open) ? rules.awaiting(open) : [TABLE]),
    asks: (view) => {
      if (isKnown(view.open)) return rules.asks(view);
      return view.seat === TABLE ? [question] : [];
    },
    apply: (position, decision, ...rest) =>
      decision.form.kind === 'report' ? undefined : rules.apply(position, decision, ...rest),
  };
}

function faultsOf(play: readonly object[], calm: Calm = CALM): readonly string[] {
  const parsed = parseCases({ format: 1, cases: [{ case: 'one', clauses: ['1'], play }] });
  if (!('cases' in parsed)) return parsed.faults;
  return parsed.cases.flatMap((each) => runCase(calmToy(calm), each).faults);
}

const quietly = (until: string) => ({ until, quietly: true });
const place = (seat: string, answer: object) => ({ seat, decision: 'place', answer });

describe('passing quietly', () => {
  it('stops before the decision, of whatever seat, by its name or its id', () => {
    const asksName = {
      expect: { awaiting: ['ben'], asks: { ben: ['name'] }, facts: { 'points.ann': null } },
    };
    expect(faultsOf([quietly('name'), asksName])).toEqual([]);
    expect(faultsOf([quietly('1/name'), asksName])).toEqual([]);
  });

  it('does nothing for those alone who have not answered', () => {
    const after = {
      expect: { sealed: { ann: { 'points.x': 2 }, ben: { points: {} }, cat: { points: {} } } },
    };
    expect(faultsOf([place('ann', { x: 2 }), quietly('name'), after])).toEqual([]);
  });

  it('stops before a roll, and rolls what brings nothing, as high as it can be', () => {
    expect(faultsOf([quietly('roll'), { expect: { awaiting: ['dice'] } }])).toEqual([]);
    const rolled = { told: [{ kind: 'rolled' }], open: { round: 2, score: 5 } };
    expect(faultsOf([quietly('roll'), quietly('place'), { expect: rolled }])).toEqual([]);
    const points = [place('ann', { z: 2 }), place('ben', { z: 1 }), place('cat', {})];
    expect(faultsOf([...points, quietly('2/ann/place'), { expect: rolled }])).toEqual([]);
  });

  it('goes on over rounds, and keeps all that was told for the next expectation', () => {
    const calm = { ...CALM, answers: { place: {}, name: 'y' } };
    const told = { told: [{ kind: 'rolled' }, { kind: 'directive', to: ['cat'] }], open: { round: 2 } };
    expect(faultsOf([quietly('2/name'), { expect: told }], calm)).toEqual([]);
  });

  it('answers a report where every fact of it can say that nothing happened', () => {
    const dry = { expect: { facts: { weather: 0 }, awaiting: ['ann', 'ben', 'cat'] } };
    expect(faultsOf([quietly('place'), dry], { ...CALM, weather: 0 })).toEqual([]);
    expect(faultsOf([quietly('weather')], { ...CALM, weather: 0 })).toEqual([
      'step 1: "weather" is asked already',
    ]);
  });
});

describe('passing quietly fails', () => {
  it.each<[string, object[], Calm, string]>([
    [
      'at a decision that is not declared',
      [quietly('roll')],
      { answers: { place: {} } },
      'ben is asked 1/name',
    ],
    ['where doing nothing is refused', [quietly('3/name')], CALM, 'ben cannot pass 2/name: text'],
    [
      'at dice of which no outcome is declared',
      [quietly('2/name')],
      { ...CALM, outcomes: [] },
      'dice is asked',
    ],
    [
      'at dice of which every fall brings something',
      [place('ann', { z: 2 }), place('ben', { z: 2 }), place('cat', { z: 2 }), quietly('2/name')],
      CALM,
      'dice is asked 1/roll',
    ],
    [
      'at a report that has to be told',
      [quietly('name')],
      { ...CALM, weather: null },
      'table is asked sky/weather',
    ],
    ['where it says nothing', [quietly('place')], CALM, '"place" is asked already'],
    ['where there is no such decision', [quietly('nmae')], CALM, '"nmae" was to come'],
    ['without its word', [{ until: 'name' }], CALM, '"step" needs "quietly".'],
    ['loudly', [{ until: 'name', quietly: false }], CALM, '"step quietly" must be true.'],
  ])('%s', (_, steps, calm, fault) => {
    expect(faultsOf(steps, calm).join('\n')).toContain(fault);
  });

  it('at the end of the game, and after a bound of answers', () => {
    const book = calmToy(CALM);
    const parsed = parseCases({
      format: 1,
      cases: [{ case: 'a', clauses: ['1'], play: [quietly('never')] }],
    });
    const [given] = 'cases' in parsed ? parsed.cases : [];
    if (!given) throw new Error('a case');
    const changing = (over: (round: number) => boolean): Rulebook => ({
      ...book,
      bind: (setup) => {
        const rules = book.bind(setup);
        return {
          ...rules,
          awaiting: (open) =>
            over((open as unknown as { round: number }).round) ? [] : rules.awaiting(open),
          apply(position, decision, ...rest) {
            const open = position.open as unknown as { round: number; target: string };
            rules.apply(position, decision, ...rest);
            // the bar of the toy on naming the same place twice, and its end, are of no matter here
            if (decision.form.kind === 'roll') Object.assign(open, { target: '', step: 'place' });
          },
        };
      },
    });
    expect(
      runCase(
        changing((round) => round > 1),
        given,
      ).faults,
    ).toEqual(['step 1: the game ended, and "never" was not asked']);
    expect(
      runCase(
        changing(() => false),
        given,
      ).faults,
    ).toEqual([`step 1: "never" is not asked within ${MOST} answers`]);
  });
});
