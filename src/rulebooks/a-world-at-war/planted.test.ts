import { expect, it, vi } from 'vitest';
import { setFact } from '../../kernel/sums/facts.ts';
import { around, type Ground } from '../../kernel/kit/ground.test-helper.ts';
import { shortened } from '../../kernel/kit/options.ts';
import {
  faultsAround,
  isNamed,
  PLANTED,
  PLANTED_IN_MORE,
  plantedElsewhere,
} from '../../kernel/kit/planted.test-helper.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { hiddenRing } from './49-diplomacy/4262-spy-rings.ts';
import { say } from './49-diplomacy/45-year-end.words.ts';
import { aWorldAtWar } from './index.ts';
import { dpDoor, dpsIn, type Position } from './state.ts';
import { MINORS, RUSSIAN_TARGETS } from './tables/targets.ts';

/** Rule 49 in which the Axis holds secret spy rings from the start. */
const book = around(aWorldAtWar as unknown as Rulebook, (rules) => ({
  setup() {
    const position = rules.setup();
    for (const target of MINORS)
      setFact(position.sealed['european-axis']?.facts ?? {}, hiddenRing.key('european-axis', target), true);
    return position;
  },
}));

const ground: Ground = {
  book: aWorldAtWar as unknown as Rulebook,
  keeper: 'russia',
  other: 'western-allies',
  place: 'allocate',
  name: 'name',
  namer: 'russia',
  targets: MINORS.filter((target) => RUSSIAN_TARGETS.includes(target)),
  points: ({ sealed }, seat, target) =>
    dpsIn((sealed as unknown as Position['sealed'])[seat]?.dps ?? {}, target),
  named: (answer) => Object.keys(answer as object),
  door: dpDoor,
  clause: '49.425',
  text: (n) => say.told.yearEnd({ year: n }),
};

vi.resetModules();
const fresh = await import('../../kernel/kit/planted.test-helper.ts');
const again = (await import('./index.ts')).aWorldAtWar as unknown as Rulebook;

it.each([...PLANTED, ...PLANTED_IN_MORE])('catches $name around rule 49, and says where', (planted) => {
  const withRings = planted.check === 'door that may not open' && planted.name.includes('to all');
  // Russia has to be asked wherever its secrets are looked for
  const rulings = { 'nothing-to-choose': 'asked', ...(withRings && { 'spy-rings': 'secret' }) };
  const setups = [{ scenario: 'european-1940', rulings, data: null }];
  const here = withRings ? { ...ground, book } : ground;
  const faults = faultsAround(planted, here, {
    ...shortened({ setups, seeds: 1, pairs: 6 }),
    seeds: 12,
    asides: 60,
    elsewhere: plantedElsewhere(planted, here, fresh, again),
  });
  const named = faults.filter((fault) => isNamed(planted, here, fault));
  expect(named, JSON.stringify(faults)).not.toEqual([]);
});
