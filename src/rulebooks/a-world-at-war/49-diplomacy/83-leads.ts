import { type Lead, reportedValue } from '../../../kernel/index.ts';
import type { Faction } from '../powers.ts';
import type { Open } from '../state.ts';
import { allocationTexts } from './2-allocation.words.ts';
import { actual } from './8-tension.ts';
import { effectiveSheet, tensionDie } from './85-effective-level.ts';

// 49.83, 49.85: what a DP in USAT leads to.

/** 49.83: the Axis lowers USAT, the West raises it. */
export const usatBy = (faction: Faction): number => (faction === 'european-axis' ? -1 : 1);

const ROLL: Lead = { name: effectiveSheet('usat'), dice: [tensionDie.key('usat')] };

/** 49.83, 49.851B: the effective level once so many DPs of a faction are triggered; none while nobody has said the actual one. */
export function usatLeads(open: Open, faction: Faction): readonly Lead[] {
  const level = reportedValue(open.facts, actual.key('usat'));
  if (typeof level !== 'number') return [];
  const each = usatBy(faction);
  // those that were triggered this year are in it
  const none = level - each * (open.spent[faction] ?? 0);
  return [
    { ...ROLL, sets: actual.key('usat'), worth: { none, each }, now: allocationTexts.now.level({ level }) },
  ];
}
