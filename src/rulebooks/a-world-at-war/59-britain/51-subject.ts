import { type Referee, toAll } from '../../../kernel/dispatch.ts';
import { words } from '../../../kernel/words.ts';
import type { Books } from '../state.ts';

// 59.513, 59.514: what is subject to removal, and what is not.

/** What of Britain is subject to removal, and what is not (59.513B to D, 59.514A to E). */
const ALL: readonly (readonly [clauses: readonly string[], key: string])[] = [
  [['59.513B'], 'told.groundSubject'],
  [['59.513C'], 'told.airSubject'],
  [['59.513D'], 'told.navalSubject'],
  [['59.514', '59.514A', '59.513C'], 'told.bombersExempt'],
  [['59.514', '59.514B', '59.513D'], 'told.escortsExempt'],
  [['59.514', '59.514C'], 'told.commonwealthExempt'],
  [['59.514', '59.514D'], 'told.freeFrenchExempt'],
  [['59.514', '59.514E'], 'told.minorsExempt'],
];

/** 59.513B, 59.513C, 59.513D, 59.514, 59.514A to E, 59.893: told before Britain selects; naval units in Asia are subject except in a European scenario. */
export function tellSubject({ plan }: Books, referee: Referee): void {
  for (const [clauses, key] of ALL) referee.tell?.(toAll('directive', words(key), clauses));
  const [key, clauses] = plan.european
    ? ['told.asiaExempt', ['59.513D']]
    : ['told.asiaSubject', ['59.513D', '59.893']];
  referee.tell?.(toAll('directive', words(key as string), clauses as string[]));
}
