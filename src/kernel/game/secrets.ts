import type { ReadTable } from '../rulebook.ts';

/** Whether any seat of a game may know what others may not. */
export function hasSecrets({ rulebook, rules, setup }: ReadTable): boolean {
  if (setup.scenario.open) return false;
  return rulebook.doors.length > 0 || Object.values(rules.facts).some(({ owner }) => owner !== undefined);
}
