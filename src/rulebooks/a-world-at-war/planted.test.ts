import { expect, it } from 'vitest';
import type { KitOptions } from '../../kernel/kit/options.ts';
import { isNamed, PLANTED_FAULTS, PLANTED_IN_MORE } from '../../kernel/kit/planted.test-helper.ts';
import { faultsIn, groundFor } from './planted.test-helper.ts';

type Shortest = Required<Pick<KitOptions, 'from' | 'upTo' | 'pairs'>>;

/**
 * Faults that hang on what a rulebook has, in the shortest game that shows each. The others are caught around the small game
 * of the kernel's tests; the proof looks for every one around this rulebook.
 */
const SHORTEST: Readonly<Record<string, Shortest>> = {
  'a cache shared between seats': { from: 6, upTo: 4, pairs: 1 },
  'a door opened for a target nobody named': { from: 4, upTo: 8, pairs: 0 },
  'a door to all instead of one': { from: 6, upTo: 4, pairs: 0 },
  'the number of rows told by who names none': { from: 3, upTo: 4, pairs: 1 },
  'a rare leak': { from: 5, upTo: 4, pairs: 1 },
  'a door to its own seat': { from: 1, upTo: 8, pairs: 0 },
};

const planted = [...PLANTED_FAULTS, ...PLANTED_IN_MORE].flatMap((fault) => {
  const shortest = SHORTEST[fault.name];
  return shortest ? [{ name: fault.name, fault, shortest }] : [];
});

it.each(planted)('catches $name around rule 49, and says where', ({ fault, shortest }) => {
  const faults = faultsIn(fault, { ...shortest, seeds: 1 });
  const named = faults.filter((each) => isNamed(fault, groundFor(fault), each));
  expect(named, JSON.stringify(faults)).not.toEqual([]);
});

it('has a fault for each line of its table', () => {
  expect(planted.map(({ name }) => name).toSorted()).toEqual(Object.keys(SHORTEST).toSorted());
});
