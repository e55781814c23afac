import { expect, it } from 'vitest';
import { PROOF } from '../../../../scripts/tier.ts';
import type { World } from '../steered.test-helper.ts';
import { forgetCauses } from './forgotten.test-helper.ts';

const WORLDS: readonly World[] = [
  { scenario: 'world-1939' },
  { scenario: 'world-1942' },
  {
    scenario: 'world-1939',
    rulings: { 'after-box': 'goes-on', 'spain-sworn': 'stays', 'argentina-sworn': 'follows' },
  },
];
const SEEDS = PROOF ? Array.from({ length: 10 }, (_, i) => i + 1) : [1];

/** What a start neither says nor concludes; anything else that is otherwise is a fault. */
const UNSEEN: readonly RegExp[] = [
  // how much of an army was left when a box turned it over: as much as is printed (G.C5)
  /^(belgium-holland|greece|brazil-southern): natives /,
  /^\d+\/ussr\/(spain|brazil-southern)\/battle: no more (natives\/fighter:1)?, now /,
  /^\d+\/ussr\/brazil-southern\/battle: no more usa\/infantry:6, now usa\/infantry:5 natives\/infantry:1$/,
  /^forces germany\/spain$/,
  // whose a colony had been before it was taken from the Axis (BEH.AX, G.B7)
  /^(java|borneo): \{"(uk|france)":\{"class":"total","by":"conquest"/,
  // that an attack has turned the home by one box before the other did
  /^belgium-holland: \{"france":\{"class":"friendly","by":"BEH.AL"\}.*, now \{"france":"total"\}/,
];

const isUnseen = (fault: string): boolean =>
  UNSEEN.some((each) => each.test(fault.replace(/^seed \d+, turn \d+: /, '')));

it.each(PROOF ? WORLDS : WORLDS.slice(0, 1))(
  'a game begun in the middle that has forgotten what made things so goes on as if it had not (%o)',
  (world) => {
    const faults = SEEDS.flatMap((seed) => forgetCauses(world, seed, PROOF ? 6 : 2));
    expect(faults.filter((each) => !isUnseen(each))).toEqual([]);
  },
);
