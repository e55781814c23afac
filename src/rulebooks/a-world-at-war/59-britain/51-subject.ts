import { type Referee, directive, rulingsOf, texts } from '../../../kernel/index.ts';
import { part } from '../part.ts';
import type { Books, Open } from '../state.ts';

// 59.513, 59.514: what is subject to removal, and what is not.

const say = texts({
  told: {
    groundSubject:
      'Ground units can be removed that are unbuilt, in the European or Pacific theater, or added by mobilization or production. They still count towards the maximum force pool.',
    airSubject:
      'Air units can be removed that are unbuilt, in the European or Pacific theater, and AAF or NAS added by mobilization or production.',
    navalSubject:
      'Naval units can be eliminated, submarines, incomplete, damaged, sunk in port and salvageable ones among them.',
    bombersExempt: 'Strategic bombers, interceptors and jets stay.',
    escortsExempt: 'ASW and transports stay.',
    commonwealthExempt: 'Canadian, South African, Australian and Indian ground, air and naval units stay.',
    australianExempt:
      'Canadian, South African, Australian and Indian ground units stay, and Australian AAF and naval units.',
    freeFrenchExempt: 'Free French units stay.',
    minorsExempt:
      'Units of minor allies and associated minor countries stay, unless negotiations change the status of their country.',
    asiaExempt: 'British naval units in Asia stay, as this is a European scenario.',
    asiaSubject:
      'British ground, air and naval units in Asia can be removed like all others, whether or not Japan makes peace.',
  },
});

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

const { RULINGS, ruled } = rulingsOf([
  {
    id: 'commonwealth-units',
    clauses: ['59.513C', '59.513D', '59.514C'],
    question: 'Which air and naval units of the Commonwealth stay when Britain surrenders?',
    choices: [
      { id: 'all', text: 'Those of Canada, South Africa, Australia and India, as 59.514C has it.' },
      { id: 'australian', text: 'The Australian ones alone, which 59.513C and D name.' },
    ],
    default: 'all',
  },
]);

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
