import { expect, it, vi } from 'vitest';
import type { Json } from '../json.ts';
import { type FaultGround } from './ground.test-helper.ts';
import { faultsAround, isNamed, PLANTED_FAULTS, plantedElsewhere } from './planted.test-helper.ts';
import { toy } from './toy.test-helper.ts';
import type { Rulebook } from '../rulebook.ts';

const ground: FaultGround = {
  book: toy() as unknown as Rulebook,
  keeper: 'ben',
  other: 'cat',
  place: 'place',
  name: 'name',
  namer: 'ben',
  targets: ['x', 'y', 'z'],
  points: ({ sealed }, seat, target) =>
    (sealed[seat] as unknown as { points: Record<string, number> })?.points[target] ?? 0,
  // naming a place without points of one's own says nothing of them
  named: (answer: Json, position) =>
    ground.points(position, 'ben', answer as string) > 0 ? [answer as string] : [],
  door: (target) => `points/${target}`,
  clause: '3',
  text: (n) => ({ key: 't', args: { n } }),
};

vi.resetModules();
const fresh = await import('./planted.test-helper.ts');
const again = await import('./toy.test-helper.ts');

/** The first game that shows a fault, where the first few do not. */
const FIRST: Readonly<Record<string, number>> = { 'a trial that tells more than the move': 7 };

it.each(PLANTED_FAULTS)('catches $name, and says where', (planted) => {
  const setups = [{ scenario: 'only', rulings: {}, data: null }];
  const elsewhere = plantedElsewhere(planted, ground, fresh, again.toy() as unknown as Rulebook);
  const from = FIRST[planted.name] ?? 1;
  const faults = faultsAround(planted, ground, { setups, seeds: 15, from, pairs: 6, elsewhere });
  expect(
    faults.filter((fault) => isNamed(planted, ground, fault)),
    JSON.stringify(faults),
  ).not.toEqual([]);
});
