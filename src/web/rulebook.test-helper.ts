import type { Rulebook } from '../kernel/rulebook.ts';
import { findRulebook } from '../rulebooks/index.ts';

/** A rulebook by its id. */
export function rulebookOf(id: string): Rulebook {
  const rulebook = findRulebook(id);
  if (!rulebook) throw new Error(`no rulebook ${id}`);
  return rulebook;
}
