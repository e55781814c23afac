import { describe, expect, it } from 'vitest';
import { mustAccept, begin, duel, give, refusalKey, seal } from '../kit/duel.test-helper.ts';
import { answer, type Game, newHeader, openGame, stateOf } from './game.ts';
import { answeredOf, asksOf } from './play.ts';
import { replay } from './replay.ts';
import type { Rulebook } from '../rulebook.ts';
import { agreement, concernedSeats, standingName } from './always-open.ts';
import { bindTable } from './table.ts';
import { words } from '../texts/words.ts';
import { type Decision, standingDecision, TABLE } from '../forms/decision.ts';
import type { Option } from '../forms/form.ts';

/** The duel with a plan that the table can skip. */
const hasty: Rulebook = {
  ...duel,
  bind(setup) {
    const rules = duel.bind(setup);
    return {
      ...rules,
      skips: (open) => ('step' in open && open.step === 'plan' ? [{ value: 'plan', label: words('t') }] : []),
      apply(position, decision, given, referee) {
        if (standingName(decision) !== 'skip')
          return rules.apply(position as never, decision, given, referee);
        Object.assign(position.open, { step: 'roll', skipped: given });
      },
    } as ReturnType<Rulebook['bind']>;
  },
};

const table = mustAccept(bindTable(hasty, { scenario: 'only', rulings: {}, data: null }));
const start = (): Game => mustAccept(openGame(hasty, newHeader(table, 'typed')));
const names = (game: Game, seat: string) =>
  asksOf(game.table, stateOf(game), seat).map((each) => standingName(each));

describe('a skip', () => {
  it('is offered to the table where the rules have one', () => {
    expect(names(start(), 'table')).toEqual(['report', 'ruling', 'skip']);
    expect(names(begin(), 'table')).toEqual(['report', 'ruling']);
    expect(names(start(), 'ann')).not.toContain('skip');
  });

  it('is applied by the rules in one answer, and sealed answers of the step fall away', () => {
    const game = give(seal(start(), 'ann', 'bid', 1), 'table', 'standing-0/skip', 'plan');
    expect(stateOf(game).position.open).toMatchObject({ step: 'roll', skipped: 'plan', reports: 1 });
    expect(answeredOf(table, stateOf(game))).toEqual([]);
    expect(stateOf(game).held).toEqual({});
    expect(names(game, 'table')).toEqual(['report', 'ruling']);
    const over = give(game, 'dice', '1/roll', [4]);
    expect(over.table.rules.awaiting(stateOf(over).position.open)).toEqual([]);
    expect(
      mustAccept(
        replay(
          hasty,
          over.header,
          over.moments.map((each) => each.entry),
        ),
      ).stopped,
    ).toBeNull();
  });

  it('is refused for what the rules do not name', () => {
    const move = { seat: 'table', decision: 'standing-0/skip', answer: 'year' };
    expect(refusalKey(answer(start(), move))).toBe('answer.noOption');
    expect(refusalKey(answer(begin(), { ...move, answer: 'plan' }))).toBe('play.notAsked');
  });
});

it('has a name for each standing decision and none for what the rules ask', () => {
  expect(names(start(), 'ann')).toEqual([null, null, null, 'report']);
});

const { table: duelTable } = begin();
const label = { key: 't' };

function standing(name: string, options: readonly Option[]): Decision {
  return standingDecision(`0/${name}`, TABLE, { kind: 'choose', options }, 't');
}

const skip = standing('skip', [
  { value: 'turn', label, seats: ['ben'] },
  { value: 'year', label },
]);
const ruling = standing('ruling', [{ value: 'R=b', label }]);

it('concerns the seats that a skip names, or all; all for a ruling and a bar set aside; nobody else for the rest', () => {
  expect(concernedSeats(duelTable, skip, 'turn')).toEqual(['ben']);
  expect(concernedSeats(duelTable, skip, 'year')).toEqual(['ann', 'ben']);
  expect(concernedSeats(duelTable, ruling, 'R=b')).toEqual(['ann', 'ben']);
  expect(concernedSeats(duelTable, standing('allow', []), 'x=y')).toEqual(['ann', 'ben']);
  expect(concernedSeats(duelTable, standing('allow-secret', []), 'x=y')).toEqual([]);
  expect(concernedSeats(duelTable, standing('report', []), {})).toEqual([]);
});

it('concerns all where the table puts right from now on what the rules keep, and nobody where it reports the map', () => {
  const { rules } = duelTable;
  const kept = {
    ...duelTable,
    rules: { ...rules, facts: { ...rules.facts, score: { ...rules.facts['weather'], kept: true } } },
  };
  const report = standing('report', []);
  const told = (fact: string) => ({ [fact]: { value: 1, as: 'correction' } });
  expect(concernedSeats(kept as typeof table, report, told('score'))).toEqual(['ann', 'ben']);
  expect(concernedSeats(kept as typeof table, report, told('weather'))).toEqual([]);
  const own = standingDecision('ann-0/report', 'ann', { kind: 'report', facts: ['score'], some: true }, 't');
  expect(concernedSeats(kept as typeof table, own, told('score'))).toEqual([]);
});

it('concerns all where what the rules have set is corrected, and nobody where the table tells that it changed', () => {
  const { rules } = duelTable;
  const set = {
    ...duelTable,
    rules: { ...rules, facts: { ...rules.facts, flags: { ...rules.facts['weather'], byRules: true } } },
  };
  const told = (as: string) => ({ flags: { ...(as === 'unknown' ? {} : { value: 1 }), as } });
  expect(concernedSeats(set as typeof table, standing('report', []), told('correction'))).toEqual([
    'ann',
    'ben',
  ]);
  // said to be unknown, it would be asked, and told otherwise
  expect(concernedSeats(set as typeof table, standing('report', []), told('unknown'))).toEqual([
    'ann',
    'ben',
  ]);
  expect(concernedSeats(set as typeof table, standing('report', []), told('change'))).toEqual([]);
});

it('has the agreement of those it needs, and says who is missing', () => {
  expect(agreement(duelTable, skip, 'turn', ['ben', 'ann'])).toEqual({ agreed: ['ben'] });
  expect(agreement(duelTable, skip, 'turn', undefined)).toEqual({ agreed: ['ben'] });
  expect(agreement(duelTable, standing('report', []), {}, [])).toEqual({});
  const refused = agreement(duelTable, ruling, 'R=b', ['ann']);
  expect(refusalKey(refused)).toBe('play.consent');
  expect(refused).toMatchObject({ refused: { args: { seats: ['ben'] } } });
});

it('concerns all where the table tells what a rule bars', () => {
  const news = { fact: 'weather', value: 'rain', barred: { clauses: ['5.1'], reason: label } };
  const form = { kind: 'report', facts: ['weather'], some: true, barred: [news] } as const;
  const report = standingDecision('0/report', TABLE, form, 't');
  const told = { value: 'rain', as: 'override', reason: 'agreed' };
  expect(concernedSeats(duelTable, report, { weather: told })).toEqual(['ann', 'ben']);
  expect(concernedSeats(duelTable, report, { weather: { value: 'rain', as: 'change' } })).toEqual([]);
});
