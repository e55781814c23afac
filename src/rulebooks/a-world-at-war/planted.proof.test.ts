import { expect, it, vi } from 'vitest';
import {
  isNamed,
  PLANTED_FAULTS,
  PLANTED_IN_MORE,
  plantedElsewhere,
} from '../../kernel/kit/planted.test-helper.ts';
import type { frame } from '../../kernel/index.ts';
import { faultsIn, groundFor } from './planted.test-helper.ts';

vi.resetModules();
const fresh = await import('../../kernel/kit/planted.test-helper.ts');
const again = (await import('./index.ts')).aWorldAtWar as unknown as frame.Rulebook;

it.each([...PLANTED_FAULTS, ...PLANTED_IN_MORE])(
  'catches $name around rule 49 in some game, and says where',
  (planted) => {
    const ground = groundFor(planted);
    const faults = faultsIn(planted, {
      seeds: 12,
      elsewhere: plantedElsewhere(planted, ground, fresh, again),
    });
    const named = faults.filter((fault) => isNamed(planted, ground, fault));
    expect(named, JSON.stringify(faults)).not.toEqual([]);
  },
);
