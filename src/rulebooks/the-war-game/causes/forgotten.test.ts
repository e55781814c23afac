import { expect, it } from 'vitest';
import { PROOF } from '../../../../scripts/tier.ts';
import type { World } from '../steered.test-helper.ts';
import { forgotten } from './forgotten.test-helper.ts';

const WORLDS: readonly World[] = [
  { scenario: 'world-1939' },
  { scenario: 'world-1942' },
  {
    scenario: 'world-1939',
    rulings: { 'after-box': 'goes-on', 'spain-sworn': 'stays', 'argentina-sworn': 'follows' },
  },
];
const SEEDS = PROOF ? Array.from({ length: 10 }, (_, i) => i + 1) : [1];

/** What no standing shows, and a start cannot say: it goes on as if it had been as printed. */
const UNSEEN: readonly RegExp[] = [
  // how much of an army was left when a box turned it over (G.C5)
  /: natives .*, now |\/battle: no more .*, now natives|\/battle: no more natives|forces /,
  // whose a colony of Belgium and Holland had been before the Axis took it (BEH.AX, G.B7)
  /^(belgium-holland|java|borneo|celebes|sumatra|west-indies|suriname|belgian-congo|dutch-[a-z-]+): /,
];

const isUnseen = (fault: string): boolean =>
  UNSEEN.some((each) => each.test(fault.replace(/^seed \d+, turn \d+: /, '')));

it.each(PROOF ? WORLDS : WORLDS.slice(0, 1))(
  'a game begun in the middle that has forgotten what made things so goes on as if it had not (%o)',
  (world) => {
    const faults = SEEDS.flatMap((seed) => forgotten(world, seed, PROOF ? 6 : 2));
    expect(faults.filter((each) => !isUnseen(each))).toEqual([]);
  },
);
