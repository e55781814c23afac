import { describe, expect, it } from 'vitest';
import { trials } from '../../scripts/thorough.test-helper.ts';
import { PROOF } from '../../scripts/tier.ts';
import { around, after } from '../kernel/kit/ground.test-helper.ts';
import {
  leftBehind,
  type ThereAndBackGames,
  thereAndBackFaults,
} from '../kernel/kit/there-and-back.test-helper.ts';
import type { frame } from '../kernel/index.ts';
import { RULEBOOKS } from './index.ts';
import { levelOfCooperation } from './level-of-cooperation/index.ts';
import { OURS } from './ours.test-helper.ts';
import { STAYS } from './stays.test-helper.ts';

// Whatever the table tells and then tells back leaves no trace, but for what the log says or a rule keeps.

type Much = Pick<ThereAndBackGames, 'points' | 'ofKind' | 'pairs'>;
/** As much as a few seconds of the proof allow: a point costs more, the more facts and followers a rulebook has. */
const MUCH: Readonly<Record<string, Much>> = {
  'level-of-cooperation': { points: 12, ofKind: 3, pairs: 20 },
  'gathering-storm': { points: 4, ofKind: 2, pairs: 20 },
  'the-war-game': { points: 2, ofKind: 1, pairs: 6 },
  'a-world-at-war': { points: 5, ofKind: 1, pairs: 8 },
};

it('says of each rulebook of the house how much is told', () => {
  expect(Object.keys(MUCH)).toEqual(expect.arrayContaining([...OURS]));
});

const USUAL: Much = { points: 4, ofKind: 2, pairs: 10 };

function triedIn({ id, scenarios }: frame.Rulebook): readonly ThereAndBackGames[] {
  const { points, ofKind, pairs } = MUCH[id] ?? USUAL;
  // what a scenario tells that others do not is for the proof
  return (PROOF ? scenarios : scenarios.slice(0, 1)).map(({ id: scenario }) => ({
    setup: { scenario, rulings: {}, data: null },
    seeds: 1,
    most: 150,
    asides: 10,
    points: trials(points),
    ofKind,
    pairs: trials(pairs),
  }));
}

describe.each(RULEBOOKS)('what is told and told back in $id', (book) => {
  it('reads as before, or the log or a rule says why not', () => {
    expect(thereAndBackFaults(leftBehind(book, triedIn(book)), STAYS[book.id] ?? [])).toEqual([]);
  });
});

it('notices what stays, and what is listed without a reason', () => {
  const tried: ThereAndBackGames = {
    setup: { scenario: 'short-1942', rulings: {}, data: null },
    seeds: 1,
    most: 20,
    points: 2,
    ofKind: 100,
    pairs: 0,
  };
  const forgetful = around(levelOfCooperation as unknown as frame.Rulebook, (rules) =>
    after(rules, ({ open }, _, answer) => {
      if (JSON.stringify(answer).includes('control.iraq'))
        Object.assign(open.facts, { 'control.egypt': { value: 'nobody', as: 'change' } });
    }),
  );
  const left = [...leftBehind(forgetful, [tried])];
  const [fault] = thereAndBackFaults(left, []);
  expect(fault).toMatch(
    /^control\.egypt was ".*" and is "nobody" after control\.iraq \(.*\) was told and told back$/,
  );
  const line = { told: 'control.iraq', fact: 'control.*' };
  expect(thereAndBackFaults(left, [{ ...line, why: 'planted' }])).toEqual([]);
  expect(thereAndBackFaults(left, [{ ...line, why: ' ' }])).toEqual([
    'control.* after control.iraq is listed without a reason',
  ]);
});
