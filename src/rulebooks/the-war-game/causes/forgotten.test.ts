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
const SEEDS = PROOF ? Array.from({ length: 30 }, (_, i) => i + 1) : [1];

it.each(PROOF ? WORLDS : WORLDS.slice(0, 1))(
  'a game begun in the middle that has forgotten what made things so goes on as if it had not (%o)',
  (world) => {
    const faults = SEEDS.flatMap((seed) => forgotten(world, seed, PROOF ? 6 : 2));
    expect(faults).toEqual([]);
  },
);
