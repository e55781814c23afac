import { expect, it } from 'vitest';
import { begin, refusalKey } from '../kit/duel.test-helper.ts';
import { type Decision, standingDecision, TABLE } from '../forms/decision.ts';
import type { Option } from '../forms/form.ts';
import { agreement, concerned } from './proposal.ts';

const { table } = begin();
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
  expect(concerned(table, skip, 'turn')).toEqual(['ben']);
  expect(concerned(table, skip, 'year')).toEqual(['ann', 'ben']);
  expect(concerned(table, ruling, 'R=b')).toEqual(['ann', 'ben']);
  expect(concerned(table, standing('allow', []), 'x=y')).toEqual(['ann', 'ben']);
  expect(concerned(table, standing('allow-secret', []), 'x=y')).toEqual([]);
  expect(concerned(table, standing('report', []), {})).toEqual([]);
});

it('concerns all where the table puts right from now on what the rules keep, and nobody where it reports the map', () => {
  const { rules } = table;
  const kept = {
    ...table,
    rules: { ...rules, facts: { ...rules.facts, score: { ...rules.facts['weather'], kept: true } } },
  };
  const report = standing('report', []);
  const told = (fact: string) => ({ [fact]: { value: 1, as: 'correction' } });
  expect(concerned(kept as typeof table, report, told('score'))).toEqual(['ann', 'ben']);
  expect(concerned(kept as typeof table, report, told('weather'))).toEqual([]);
  const own = standingDecision('ann-0/report', 'ann', { kind: 'report', facts: ['score'], some: true }, 't');
  expect(concerned(kept as typeof table, own, told('score'))).toEqual([]);
});

it('concerns all where what the rules have set is corrected, and nobody where the table tells that it changed', () => {
  const { rules } = table;
  const set = {
    ...table,
    rules: { ...rules, facts: { ...rules.facts, flags: { ...rules.facts['weather'], byRules: true } } },
  };
  const told = (as: string) => ({ flags: { ...(as === 'unknown' ? {} : { value: 1 }), as } });
  expect(concerned(set as typeof table, standing('report', []), told('correction'))).toEqual(['ann', 'ben']);
  // said to be unknown, it would be asked, and told otherwise
  expect(concerned(set as typeof table, standing('report', []), told('unknown'))).toEqual(['ann', 'ben']);
  expect(concerned(set as typeof table, standing('report', []), told('change'))).toEqual([]);
});

it('has the agreement of those it needs, and says who is missing', () => {
  expect(agreement(table, skip, 'turn', ['ben', 'ann'])).toEqual({ agreed: ['ben'] });
  expect(agreement(table, skip, 'turn', undefined)).toEqual({ agreed: ['ben'] });
  expect(agreement(table, standing('report', []), {}, [])).toEqual({});
  const refused = agreement(table, ruling, 'R=b', ['ann']);
  expect(refusalKey(refused)).toBe('play.consent');
  expect(refused).toMatchObject({ refused: { args: { seats: ['ben'] } } });
});

it('concerns all where the table tells what a rule bars', () => {
  const news = { fact: 'weather', value: 'rain', barred: { clauses: ['5.1'], reason: label } };
  const form = { kind: 'report', facts: ['weather'], some: true, barred: [news] } as const;
  const report = standingDecision('0/report', TABLE, form, 't');
  const told = { value: 'rain', as: 'override', reason: 'agreed' };
  expect(concerned(table, report, { weather: told })).toEqual(['ann', 'ben']);
  expect(concerned(table, report, { weather: { value: 'rain', as: 'change' } })).toEqual([]);
});
