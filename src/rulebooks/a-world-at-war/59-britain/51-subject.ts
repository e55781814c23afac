import { directive, type Referee } from '../../../kernel/steps/dispatch.ts';
import { part } from '../part.ts';
import type { Books, Open } from '../state.ts';
import { ruled, RULINGS } from './51-subject.rulings.ts';
import { say } from './51-subject.words.ts';

// 59.513, 59.514: what is subject to removal, and what is not.

/** What of Britain is subject to removal, and what is not (59.513B to D, 59.514A to E). */
const ALL: readonly (readonly [clauses: readonly string[], text: typeof say.told.groundSubject])[] = [
  [['59.513B'], say.told.groundSubject],
  [['59.513C'], say.told.airSubject],
  [['59.513D'], say.told.navalSubject],
  [['59.514', '59.514A', '59.513C'], say.told.bombersExempt],
  [['59.514', '59.514B', '59.513D'], say.told.escortsExempt],
  [['59.514', '59.514D'], say.told.freeFrenchExempt],
  [['59.514', '59.514E'], say.told.minorsExempt],
];

/** 59.513B, 59.513C, 59.513D, 59.514, 59.514A to E, 59.893: told before Britain selects; naval units in Asia are subject except in a European scenario. */
export function tellSubject({ plan }: Books, { rulings }: Open, referee: Referee): void {
  for (const [clauses, text] of ALL) directive(referee, text, undefined, clauses);
  const exempt =
    ruled(rulings, 'commonwealth-units') === 'all' ? say.told.commonwealthExempt : say.told.australianExempt;
  directive(referee, exempt, undefined, ['59.514', '59.514C']);
  const [text, clauses] = plan.european
    ? [say.told.asiaExempt, ['59.513D']]
    : [say.told.asiaSubject, ['59.513D', '59.893']];
  directive(referee, text, undefined, clauses);
}

/** 59.513, 59.514: what is subject to elimination. */
export const SUBJECT_UNITS = part(import.meta.url, {
  clauses: {
    '59.513B': ['directive', 'Ground units', 'tellSubject'],
    '59.513C': ['directive', 'Air units', 'tellSubject'],
    '59.514': ['directive', 'Units not subject to elimination', 'tellSubject'],
    '59.514A': ['directive', 'Bombers, interceptors, jets', 'tellSubject'],
    '59.514B': ['directive', 'ASW and transports', 'tellSubject'],
    '59.514C': ['directive', 'Commonwealth units', 'tellSubject'],
    '59.514D': ['directive', 'Free French units', 'tellSubject'],
    '59.514E': ['directive', 'Minor country units', 'tellSubject'],
    '59.893': ['directive', 'Units in Asia', 'tellSubject'],
  },
  rulings: RULINGS,
  texts: say,
});
