import { describe, expect, it } from 'vitest';
import type { Json } from '../../kernel/json.ts';
import { levelOfCooperation } from '../../rulebooks/level-of-cooperation/index.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { readOutcome } from './result-file.ts';
import {
  type Match,
  mergeParts,
  type NamedPart,
  type SavedResult,
  resultText,
  shareOfGames,
  type Variants,
} from './result.ts';
import { planOf, simulationOf, tallyOf } from './simulate.test-helper.ts';

/** A document with something in it that may be wrong. */
interface Changed {
  kind: string;
  format: number;
  to: number;
  more: number;
  plan: { rulebook: string; scenario: string; levels: Record<string, string> };
  tally: { games: number; ended: Record<string, number>; places: object };
}

const part = (name: string, from: number, to: number, moved: number, seed = '1'): NamedPart => ({
  name,
  result: simulationOf(planOf(10, seed), tallyOf(to - from, moved), { from, to }),
});

describe('parts', () => {
  it('come to the whole, in whatever order they are given', () => {
    const merged = mergeParts([part('b', 4, 7, 2), part('c', 7, 10, 0), part('a', 0, 4, 1)]);
    if ('why' in merged) throw new Error(merged.why);
    expect(resultText(merged)).toBe(resultText(simulationOf(planOf(10), tallyOf(10, 3))));
  });

  it.each([
    [[part('a', 0, 5, 1), part('b', 5, 10, 1, '2')], { why: 'plan', one: 'a', other: 'b' }],
    [[part('a', 0, 5, 1), part('b', 0, 5, 1)], { why: 'twice', one: 'a', other: 'b', from: 0, to: 5 }],
    [[part('a', 0, 6, 1), part('b', 4, 10, 1)], { why: 'twice', one: 'a', other: 'b', from: 4, to: 6 }],
    [[part('a', 0, 4, 1), part('b', 6, 10, 1)], { why: 'missing', from: 4, to: 6 }],
    [[part('b', 5, 10, 1)], { why: 'missing', from: 0, to: 5 }],
    [[part('a', 0, 5, 1)], { why: 'missing', from: 5, to: 10 }],
  ])('that do not fit are refused: %#', (parts, why) => {
    expect(mergeParts(parts as [NamedPart, ...NamedPart[]])).toEqual(why);
  });

  it('share the games evenly, each game in one of them', () => {
    const shares = [1, 2, 3].map((share) => shareOfGames(10, share, 3));
    expect(shares).toEqual([
      { from: 0, to: 3 },
      { from: 3, to: 6 },
      { from: 6, to: 10 },
    ]);
  });
});

describe('the file of a result', () => {
  const books = [levelOfCooperation as unknown as Rulebook];
  const text = resultText(part('a', 0, 4, 1).result);
  const changed = (change: (document: Changed) => void): Json => {
    const document = JSON.parse(text);
    change(document);
    return document;
  };

  it('is read as it was written', () => {
    const read = readOutcome(JSON.parse(text) as Json, books);
    expect('result' in read && resultText(read.result)).toBe(text);
  });

  it.each<[string, (file: Changed) => void, string]>([
    ['another kind', (file) => (file.kind = 'aims'), 'kind must be "simulation"'],
    ['another format', (file) => (file.format = 2), 'format must be 1; no other format is known'],
    ['another rulebook', (file) => (file.plan.rulebook = 'chess'), 'plan.rulebook must be one of'],
    ['no such scenario', (file) => (file.plan.scenario = 'moon'), 'plan.scenario must be one of'],
    ['no such level', (file) => (file.plan.levels['uk'] = 'great'), 'plan.levels.uk must be one of'],
    [
      'games that are not there',
      (file) => (file.tally.games = 5),
      'tally.games must be 4, as many as it is of',
    ],
    ['a part beyond the games', (file) => (file.to = 11), 'to must be a whole number from 0 to 10'],
    ['a count that is none', (file) => (file.tally.ended['2'] = 1.5), 'tally.ended.2 must be a whole number'],
    ['a turn that is none', (file) => (file.tally.ended = { soon: 4 }), 'tally.ended.soon is no turn'],
    ['more fields', (file) => (file.more = 1), 'more is not a field here'],
    [
      'a place with a name that objects have',
      (file) => (file.tally.places = JSON.parse('{"__proto__":{}}')),
      'tally.places.__proto__ is no id',
    ],
  ])('is refused with %s', (_, change, says) => {
    const read = readOutcome(changed(change), books);
    const faults = 'faults' in read ? read.faults.map(({ path, fault }) => `${path.join('.')} ${fault}`) : [];
    expect(faults.join('\n')).toContain(says);
  });
});

describe('the file of a match, and of two variants', () => {
  const books = [levelOfCooperation as unknown as Rulebook];
  const half = { sum: 10_000, squares: 50_000_000 };
  const match: Match = {
    format: 1,
    kind: 'match',
    rules: '1',
    plan: planOf(4),
    levels: ['minister', 'steady'],
    tally: {
      pairs: 2,
      answers: 40,
      shares: [half, half],
      differences: { sum: -5, squares: 25 },
      more: 0,
      alike: 1,
      less: 1,
    },
  };
  const variants: Variants = {
    format: 1,
    kind: 'variants',
    rules: '1',
    plan: planOf(4),
    against: { ...planOf(4), rulings: { A2: 'cap' } },
    tally: {
      one: tallyOf(4, 1),
      other: tallyOf(4, 2),
      more: { germany: { sum: -5, squares: 25 } },
      both: { turkey: { '0': 2, '-1': 1 } },
    },
  };
  const read = (file: object) => readOutcome(JSON.parse(JSON.stringify(file)) as Json, books);

  it.each([match, variants])('is read as it was written: %#', (result) => {
    expect(read(JSON.parse(resultText(result)))).toEqual({ result });
  });

  it.each<[object, string]>([
    [{ ...match, levels: ['steady'] }, 'levels must be two levels'],
    [{ ...match, plan: planOf(5) }, 'plan.games must be even'],
    [{ ...match, tally: { ...match.tally, pairs: 4 } }, 'tally.pairs must be 2'],
    [{ ...match, tally: { ...match.tally, less: 2 } }, 'tally.more must come to all pairs'],
    [{ ...match, against: planOf(4) }, 'against is not a field here'],
    [{ ...variants, against: planOf(6) }, 'against.games must be as that of the plan'],
    [{ ...variants, tally: { ...variants.tally, one: tallyOf(3, 1) } }, 'tally.one.games must be 4'],
    [
      { ...variants, tally: { ...variants.tally, both: { turkey: { '0': 4 } } } },
      'tally.both.turkey.0 does not go',
    ],
    [{ ...variants, tally: { ...variants.tally, both: {} } }, 'tally.both.turkey.0 does not go'],
  ])('is refused where it does not hold together: %#', (file, says) => {
    const found = read(file);
    const faults =
      'faults' in found ? found.faults.map(({ path, fault }) => `${path.join('.')} ${fault}`) : [];
    expect(faults.join('\n')).toContain(says);
  });

  it('of parts come to the whole; a part of another kind is none of them', () => {
    const [one, two] = [
      { name: 'a', result: { ...match, from: 0, to: 2, plan: planOf(8) } },
      { name: 'b', result: { ...match, from: 2, to: 4, plan: planOf(8) } },
    ];
    const merged = mergeParts([two, one]);
    expect(merged).toMatchObject({ tally: { pairs: 4, alike: 2, differences: { sum: -10, squares: 50 } } });
    expect(mergeParts<SavedResult>([one, part('c', 0, 4, 1)])).toEqual({ why: 'plan', one: 'a', other: 'c' });
  });
});
