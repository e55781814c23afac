import type { Phase } from '../turn/lifetimes.ts';
import type { Faction } from '../powers.ts';

/** The factions that name targets in a phase (49.411 to 49.413). */
export function namersOf(phase: Phase): readonly Faction[] {
  return NAMERS[phase];
}

const NAMERS: Readonly<Record<Phase, readonly Faction[]>> = {
  axis: ['european-axis'],
  allied: ['western-allies', 'russia'],
};
