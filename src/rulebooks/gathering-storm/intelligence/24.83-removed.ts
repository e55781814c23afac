import { family } from '../../../kernel/family.ts';
import { words } from '../../../kernel/words.ts';
import type { Power } from '../powers.ts';
import type { Ground } from '../state.ts';

/** The powers that the communist threat serves (24.83). */
export const THREATENED = ['germany', 'italy'] as const satisfies readonly Power[];

/** How many Russian flags Germany or Italy removed from a target in the turn before (24.83). */
export const removed = family<Ground, [Power, string]>({
  key: (power, target) => `removed.${power}.${target}`,
  each: ({ targets }) => THREATENED.flatMap((power) => targets.map(({ id }): [Power, string] => [power, id])),
  spec: (_, power, target) => ({
    type: { kind: 'number', min: 0, max: 9 },
    lasts: 'ever',
    question: words('fact.removed', { power, target }),
    clauses: ['24.83'],
  }),
});
