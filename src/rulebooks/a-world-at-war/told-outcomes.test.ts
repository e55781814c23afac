import { expect, it } from 'vitest';
import { type FactValue, evaluateNamed, type frame, sums } from '../../kernel/index.ts';
import { britainAt } from './59-britain/21-check.ts';
import { boundTo } from './books.test-helper.ts';
import { election } from './62-elections/42-election.ts';
import type { ElectionCause } from './62-elections/2-when.ts';

/** The outcomes of the sums that are told, by the keys of their texts. */
function outcomesOf(told: readonly frame.Dispatch[]): Record<string, readonly string[]> {
  return Object.fromEntries(told.flatMap(({ data, sheet }) => (sheet ? [[data.key, sheet.outcomes]] : [])));
}

// Europe: 2 + 1 + 2 for the Allies and 5 for Britain, less 15: -5; the Pacific by what Japan declared or not
const EUROPE = {
  'dp.level.germany': 11,
  'dp.level.italy': 4,
  'dp.level.britain': 2,
  'dp.level.france': 0,
  'dp.level.us': 1,
  'dp.level.russia': 2,
  'atomic.britain': 0,
  'atomic.us': 0,
  'war.germany-us': true,
} as const;

function electionIn(scenario: string, cause: ElectionCause, facts: Record<string, FactValue>) {
  const { books, start } = boundTo(scenario);
  const told: frame.Dispatch[] = [];
  const referee = { reveal: () => undefined, tell: (each: frame.Dispatch) => void told.push(each) };
  election.next?.(books, start({ ...EUROPE, ...facts }), { step: 'election', cause } as never, referee);
  return outcomesOf(told);
}

it('says of a theatre what it brings only where nothing is counted against it (62.42)', () => {
  const pacific = { 'war.japan-us': true, 'war-declared.japan-us': 'us', 'resistance.japan': -3 };
  expect(electionIn('global-1939', 'year', pacific)).toEqual({
    'told.election.europe': [],
    'told.election.pacific': [],
  });
  expect(electionIn('campaign-1939', 'year', {})).toEqual({ 'told.election.europe': ['-5'] });
});

it('says of an attack that is no peace no result: it is all or nothing (62.83)', () => {
  expect(electionIn('campaign-1939', 'attack', {})).toEqual({ 'told.election.europe': [] });
});

it('does not say that Britain offers to surrender where it offers nothing (59.87)', () => {
  const { books, start } = boundTo('campaign-1939');
  const judged = (level: number, facts: Record<string, FactValue>) => {
    const position = start({ 'surrendered.britain': true, 'britain.level': -2, ...facts });
    const known = sums.withSheets(books, books.known({ seat: null, open: position.open }));
    const sum = evaluateNamed(books, 'resistance/britain', known);
    const told: frame.Dispatch[] = [];
    const total = { min: level, max: level };
    const referee = { reveal: () => undefined, tell: (each: frame.Dispatch) => void told.push(each) };
    britainAt(position.open).judge(books, position, { ...sum, total, outcomes: ['offers'] }, referee);
    return outcomesOf(told);
  };
  expect(judged(-2, {})).toEqual({ 'told.fightsOn': ['fights'] });
  expect(judged(-3, {})).toEqual({ 'told.britainOffers': ['offers'] });
  expect(judged(0, { 'surrendered.britain': false })).toEqual({ 'told.britainOffers': ['offers'] });
});
