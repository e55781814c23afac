import { describe, expect, it } from 'vitest';
import { type Possible, evaluateNamed, json, sums } from '../../kernel/index.ts';
import { rollOdds, withRulings } from '../../kernel/kit/front.test-helper.ts';
import { DICE_FACTS, hitNumberFact, hitsSheet } from './hits.ts';
import { NATIONS } from './nations.ts';
import { tableOf } from './start.test-helper.ts';

/** How many of the rolls move Turkey, for a nation with this hit number. */
function moves(nation: 'germany' | 'ussr', hitNumber: number, rulings = {}): [moves: number, of: number] {
  const { rules, setup } = tableOf({ rulings });
  const name = hitsSheet(nation, 'turkey');
  const sheet = json.own(rules.sheets, name);
  if (!sheet) throw new Error(`no ${name}`);
  const { dice } = NATIONS[nation];
  const known = (key: string): Possible =>
    key === hitNumberFact.key(nation, 'turkey') ? hitNumber : undefined;
  const sides = Array.from({ length: dice }, () => 6);
  const odds = rollOdds(
    name,
    sheet,
    withRulings(setup.rulings, known),
    rules.facts,
    DICE_FACTS.slice(0, dice),
    sides,
  );
  return [odds.outcomes.find(({ outcome }) => outcome === 'moves')?.sure ?? -1, Number(odds.of)];
}

describe('the chance of a move (R12)', () => {
  it.each([1, 2, 3, 4, 5, 6])('with one die and hit number %i is that many sixths', (number) => {
    expect(moves('ussr', number)).toEqual([number, 6]);
  });

  it.each([
    [1, 11],
    [2, 20],
    [3, 27],
    [4, 32],
    [5, 35],
    [6, 36],
  ])('with two dice and hit number %i is %i of 36', (number, count) => {
    expect(moves('germany', number)).toEqual([count, 36]);
  });

  it('is sure beyond 6 (A2)', () => {
    expect(moves('ussr', 9)).toEqual([6, 6]);
  });

  it('under ruling A1 counts a 1 and the number itself, no face between', () => {
    expect(moves('ussr', 1, { A1: 'exactly' })).toEqual([1, 6]);
    expect(moves('ussr', 4, { A1: 'exactly' })).toEqual([2, 6]);
  });
});

describe('the hit number (S5, R4)', () => {
  const hitNumber = (facts: Record<string, Possible>, rulings = {}) => {
    const { rules } = tableOf({ rulings });
    return evaluateNamed(
      rules,
      'hit-number/germany/turkey',
      sums.withSheets(rules, (key) => json.own(facts, key)),
    );
  };
  const around = { 'control.caucasus': 'ussr', 'control.iraq': 'uk', 'control.transjordan': 'uk' };

  it('is 1 and 1 more for each adjacent conquest, line by line', () => {
    const all = { ...around, 'control.caucasus': 'germany', 'controller.persia': 'germany' };
    const { lines, total } = hitNumber(all);
    expect(Object.fromEntries(lines.map(({ id, min }) => [id, min]))).toEqual({
      'S5/base': 1,
      'S5/caucasus': 1,
      'S5/iraq': 0,
      'S5/transjordan': 0,
      'S5/persia': 1,
    });
    expect(total).toEqual({ min: 3, max: 3 });
  });

  it('never takes unknown control for none', () => {
    const { total, missing } = hitNumber({ ...around, 'controller.persia': undefined });
    expect(total).toEqual({ min: 1, max: 2 });
    expect(missing).toEqual(['controller.persia']);
  });

  it('leaves out what a team-mate owned at the start under ruling A3', () => {
    const liberated = tableOf({ rulings: { A3: 'conquests' } }).rules.sheets[
      'hit-number/germany/switzerland'
    ];
    expect(liberated?.lines.map(({ id }) => id)).toEqual(['S5/base']);
    const controlled = tableOf().rules.sheets['hit-number/germany/switzerland'];
    expect(controlled?.lines.map(({ id }) => id)).toEqual(['S5/base', 'S5/italy']);
  });
});
