import { expect, it } from 'vitest';
import { aWorldAtWar } from './index.ts';
import type { Roll } from './turn/lifetimes.ts';
import { SCENARIOS } from './starts/scenarios.ts';
import { startOf } from './start.test-helper.ts';
import type { Go, Open } from './state.ts';

/** From whom each skip takes a decision; null: all. */
function seatsIn(change: Partial<Open>, id = 'european-1940'): Record<string, readonly string[] | null> {
  const scenario = SCENARIOS.find((each) => each.id === id);
  if (!scenario) throw new Error('no scenario');
  const open = { ...startOf(scenario.id), ...change };
  const rules = aWorldAtWar.bind({ scenario, rulings: open.rulings, data: null });
  return Object.fromEntries((rules.skips?.(open) ?? []).map(({ value, seats }) => [value, seats ?? null]));
}

/** In a phase of the first turn, with a step open. */
function inPhase(step: string): Pick<Open, 'agenda'> {
  const ends = ['results', 'phase-end', 'turn-end', 'year-end'].map((each) => ({ step: each }));
  return { agenda: [{ step }, ...ends] };
}

const roll: Roll = { target: 'turkey', by: [], kind: 'named', rolled: null, settled: null, faction: null };

it('before anybody has named, skipping a phase takes the naming of those who name in it, and no more', () => {
  for (const step of ['ready', 'naming'] as const) {
    expect(seatsIn({ ...inPhase(step), phase: 'axis' })).toEqual({
      phase: ['european-axis'],
      turn: null,
      year: null,
    });
    const allies = ['western-allies', 'russia'];
    expect(seatsIn({ ...inPhase(step), phase: 'allied' })).toEqual({
      phase: allies,
      turn: allies,
      year: null,
    });
  }
});

it('once targets are named, every faction has a say in the phase', () => {
  const named: Partial<Open> = { ...inPhase('subversion'), phase: 'allied', rolls: [roll] };
  expect(seatsIn(named)).toEqual({ phase: null, turn: null, year: null });
});

it('asks nobody who is not there: where no targets are named, a skip is everybody\u2019s', () => {
  for (const phase of ['axis', 'allied'] as const)
    expect(seatsIn({ ...inPhase('ready'), phase }, 'pacific-1941')).toEqual({
      phase: null,
      turn: null,
      year: null,
    });
});

it('before the first turn of a year there is only the year to skip, which is everybody\u2019s', () => {
  expect(seatsIn({ agenda: [{ step: 'allocation' }, { step: 'turns' }, { step: 'year-end' }] })).toEqual({
    year: null,
  });
});

it('what is announced at a year\u2019s start is owed to all, also while a die that is due at once comes first', () => {
  const show: Go = { step: 'show', before: 'ready' };
  const die: Go = { step: 'tension', war: 'us' };
  const owed = [show, { step: 'turns' }, { step: 'year-end' }];
  expect(seatsIn({ agenda: owed })).toEqual({});
  expect(seatsIn({ agenda: [die, ...owed] })).toEqual({});
});
