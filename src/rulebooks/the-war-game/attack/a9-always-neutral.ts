import { part } from '../part.ts';
import type { Entry } from '../rule.ts';
import { RULINGS } from './a9-always-neutral.rulings.ts';

/** G.A9: whether a territory takes nobody's side, whoever attacks it: Sweden, Switzerland and Turkey. */
export function alwaysNeutral({ axis, allied }: Entry): boolean {
  return axis.class === 'neutral' && allied.class === 'neutral';
}

/** G.A9: who is neutral whatever comes. */
export const ALWAYS_NEUTRAL = part(import.meta.url, {
  rulings: RULINGS,
  clauses: { 'G.A9': ['enforced', 'Three are always neutral', 'alwaysNeutral'] },
});
