import { expect, it } from 'vitest';
import type { FactValue } from '../../../kernel/index.ts';
import { render } from '../../../kernel/kit/front.test-helper.ts';
import { boundTo } from '../books.test-helper.ts';
import { aWorldAtWar } from '../index.ts';
import { inForce } from './in-force.ts';

const { books, start } = boundTo('global-1939');
const standing = (facts: Readonly<Record<string, FactValue>>) => inForce(books, start(facts).open);
const clausesWith = (facts: Readonly<Record<string, FactValue>>) =>
  standing(facts).map(({ clauses: [first] }) => first);

const MINUS_2 = { 'election-result.europe': -2, 'election-tension.usat': 60 };

it('lists nothing before an election', () => {
  expect(clausesWith({})).toEqual([]);
});

it('lists every restriction of a result, and the level of tension that lifts it', () => {
  expect(clausesWith(MINUS_2)).toEqual(['62.41/0', '62.41/-1', '62.41/-2', '62.53']);
  const levels = standing(MINUS_2).map(({ lifted }) => lifted.args?.['level']);
  expect(levels.slice(0, 3)).toEqual([72, 68, 64]);
  expect(standing(MINUS_2)[2]?.clauses).toEqual(['62.41/-2', '62.44', '62.52']);
  const [first] = standing(MINUS_2).map(({ lifted }) => render(aWorldAtWar.words, lifted));
  expect(first).toBe('USAT at 72; Germany declares war on a neutral U.S.; an atomic attack that fails');
});

it('binds a Britain that has surrendered by the first five alone (62.44)', () => {
  const on = standing({ 'election-result.europe': -6, 'surrendered.britain': true })
    .filter(({ clauses }) => clauses.includes('62.44'))
    .map((each) => each.on);
  expect(on).toEqual([...Array.from({ length: 5 }, () => 'us-and-britain'), 'us', 'us']);
  expect(standing({ 'election-result.europe': -1 }).map((each) => each.on)).toEqual(['us', 'us', 'us']);
});

it('lists what a separate peace leaves standing', () => {
  const peace = { 'us.peace.germany': true, 'election-result.europe': -7, 'election-tension.usat': 46 };
  expect(clausesWith(peace)).toEqual(expect.arrayContaining(['62.61', '62.45', '62.66', '62.67A', '62.53']));
  const japan = { 'us.peace.japan': true, 'election-result.pacific': -7, 'embargo.japan': true };
  expect(clausesWith(japan)).toEqual(expect.arrayContaining(['62.62', '62.45', '62.66', '62.67A', '62.53']));
  expect(standing(japan).flatMap(({ clauses }) => clauses)).not.toContain('62.67B');
});

it('says what stands in each theatre, and by which clauses', () => {
  const saidWith = (facts: Readonly<Record<string, FactValue>>) =>
    standing(facts)
      .filter(({ clauses: [first = ''] }) => !first.startsWith('62.41'))
      .map(({ about, clauses }) => [about.key, clauses]);
  expect(saidWith({ 'us.peace.germany': true, 'election-result.europe': -7 })).toEqual([
    ['inForce.peace.europe', ['62.61', '62.63']],
    ['inForce.peace.grants', ['62.45']],
    ['inForce.peace.governed', ['62.66', '62.66A', '62.66B']],
    ['inForce.peace.neutral', ['62.67A', '62.67B', '62.67C']],
    ['inForce.modifiers', ['62.53']],
  ]);
  expect(saidWith({ 'us.peace.japan': true, 'election-result.pacific': -7 })).toEqual([
    ['inForce.peace.pacific', ['62.62', '62.63']],
    ['inForce.peace.grants', ['62.45']],
    ['inForce.peace.governed', ['62.66', '62.66A', '62.66B']],
    ['inForce.peace.neutralPacific', ['62.67A', '62.67C']],
    ['inForce.embargoLifted', ['62.53']],
  ]);
  expect(saidWith({ 'election-result.pacific': 0, 'embargo.japan': true })).toEqual([
    ['inForce.embargo', ['62.53']],
  ]);
});

it('lists nothing where elections are reported', () => {
  const reported = boundTo('global-1939', { 'late-war': 'reported' });
  expect(inForce(reported.books, reported.start(MINUS_2).open)).toEqual([]);
});

it('lists nothing of a theatre where the war is over', () => {
  expect(clausesWith({ ...MINUS_2, 'surrendered.germany': true, 'surrendered.italy': true })).toEqual([]);
  expect(clausesWith({ 'election-result.pacific': -1, 'surrendered.japan': true })).toEqual([]);
});

it('lists the defeat of the U.S. alone, which nothing lifts (62.82)', () => {
  const facts = { 'us.defeated': true, 'us.peace.germany': true, 'election-result.europe': -7 };
  expect(clausesWith(facts)).toEqual(['62.82']);
});
