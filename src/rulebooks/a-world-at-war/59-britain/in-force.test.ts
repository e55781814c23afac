import { expect, it } from 'vitest';
import type { FactValue } from '../../../kernel/facts.ts';
import { boundTo } from '../books.test-helper.ts';
import { inForce } from './in-force.ts';

const WAR = { 'surrendered.britain': true, 'britain.level': -2, 'britain.turn': '1939/fall' } as const;
const PEACE = { ...WAR, 'british-peace': true, 'war.germany-britain': false } as const;

/** What stands in Fall 1939 or, with a surrender told as so many turns ago, later. */
function standing(scenario: string, facts: Record<string, FactValue>, turn = '1939/fall'): string[] {
  const { books, start } = boundTo(scenario);
  const { open } = start(facts);
  const [year = '', season = ''] = turn.split('/');
  Object.assign(open, { year: Number(year), turn: season });
  return inForce(books, open).map(({ clauses }) => clauses.join());
}

it('is nothing before a surrender, and nothing where the late war is reported', () => {
  expect(standing('campaign-1939', {})).toEqual([]);
  const { books, start } = boundTo('campaign-1939', { 'late-war': 'reported' });
  expect(inForce(books, start(PEACE).open)).toEqual([]);
});

it('lends the Commonwealth from the turn after on', () => {
  expect(standing('campaign-1939', WAR)).toEqual(['59.81', '59.82A', '59.87', '59.88']);
  expect(standing('campaign-1939', WAR, '1939/winter')).toContain('59.52');
});

it('forbids war in the turn after a peace, and says afterwards how it comes', () => {
  const inPeace = ['59.81', '59.82A', '59.83', '59.84'];
  expect(standing('campaign-1939', PEACE)).toEqual([...inPeace, '59.86A']);
  expect(standing('campaign-1939', PEACE, '1939/winter')).toEqual(['59.52', ...inPeace, '59.86A']);
  expect(standing('campaign-1939', PEACE, '1940/spring')).toEqual(['59.52', ...inPeace, '59.86B,59.86C']);
});

it('says what Japan may do', () => {
  const asia = (facts: Record<string, FactValue>, turn?: string): string[] =>
    standing('global-1939', { ...PEACE, ...facts }, turn).filter((clause) => clause.startsWith('59.89'));
  expect(asia({})).toEqual(['59.891A']);
  expect(asia({ 'war.japan-britain': true, 'war.japan-us': true })).toEqual(['59.894']);
  expect(asia({ 'war.japan-britain': true })).toEqual(['59.894']);
  expect(asia({ 'treaty.japan': true })).toEqual(['59.892B', '59.892C']);
  expect(asia({ 'surrendered.japan': true })).toEqual([]);
});
