import { describe, expect, it } from 'vitest';
import { sums } from '../../../kernel/index.ts';
import { REMEMBERED_RULES } from './facts.ts';
import { STRENGTHS } from '../rules/h-forces.ts';
import { OUR_MAP } from '../files/map.ts';
import { startOf } from '../rules/l-starts.ts';
import { tableOf } from '../steered.test-helper.ts';

const { rules } = tableOf({});

/** What a fact is; undefined: there is none. */
const specOf = (key: string) => rules.facts[key];

describe('the facts of the world', () => {
  it.each([
    ['natives.norway.infantry', 0, 20],
    ['units.germany.norway.armor', 0, 40],
    ['value.gibraltar', 0, 30],
    ['built.SWE', 0, 5],
    ['built.TUR', 0, 5],
    ['rolled.BUL.U1', 0, 40],
    ['vichy', 0, 12],
    ['attempts.NOR.I1/uk', 0, 40],
    ['land-value.uk', 0, 400],
    ['spent.uk', 0, 99],
    ['money.NOR.I1/uk.influence', 0, 3],
    ['die.NOR.I1/uk', 1, 12],
    ['die.ARG.U1', 1, 12],
  ])('%s goes from %i to %i', (key, least, most) => {
    const type = specOf(key)?.type;
    expect(type && [least - 1, least, most, most + 1].map((value) => sums.fits(type, value))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('that the rules keep are only corrected', () => {
    const kept = [
      'class.norway.uk',
      'through.norway.uk',
      'natives.norway.infantry',
      'government.ARG',
      'built.SWE',
    ];
    kept.push(
      'rolled.BUL.U1',
      'ended.NOR',
      'attempts.NOR.I1/uk',
      'spent.uk',
      'opened.AFG.I1',
      'won.NOR.I1/uk',
    );
    kept.push('began.CHI.U2');
    expect(kept.filter((key) => specOf(key)?.kept !== true)).toEqual([]);
    const told = [
      'land-value.uk',
      'units.uk.norway.infantry',
      'holder.egypt',
      'value.egypt',
      'war.germany.uk',
      'phony-war',
      'threat.SWE',
      'vichy',
    ];
    expect(told.filter((key) => specOf(key)?.kept === true)).toEqual([]);
  });

  it('are those that a story asks for', () => {
    const there = [
      'units.ussr.kola.infantry',
      'struck.germany.abroad',
      'struck.italy.abroad',
      'struck.japan.abroad',
      'government.ARG',
    ];
    expect(there.filter((key) => specOf(key) === undefined)).toEqual([]);
    const none = [
      'units.uk.egypt.infantry',
      'struck.uk.abroad',
      'struck.ussr.abroad',
      'government.NOR',
      'threat.ARG',
      'built.NOR',
    ];
    expect(none.filter((key) => specOf(key) !== undefined)).toEqual([]);
    expect(Object.keys(rules.facts).filter((key) => key.startsWith('threat.'))).toEqual([
      'threat.FIN',
      'threat.NOR',
      'threat.SWE',
      'threat.TUR',
    ]);
    expect(REMEMBERED_RULES).toEqual(['BOL.U2', 'BOL.U3', 'BUL.U1', 'PER.E1']);
  });
});

it('an armor counts most of what occupies, and a unit as it attacks and defends together', () => {
  expect(STRENGTHS).toEqual({ infantry: 6, artillery: 8, armor: 12, fighter: 14, destroyer: 12 });
});

it('a scenario begins without empty marks', () => {
  for (const year of [1939, 1942] as const) {
    const defaults = tableOf({}).setup.rulings;
    const { marks, forces } = startOf(year, defaults, OUR_MAP);
    for (const some of [...Object.values(marks), ...Object.values(forces)]) expect(some).not.toEqual({});
  }
});
