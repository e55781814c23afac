import { part } from '../part.ts';
import type { GuideEntry } from '../stories/rule.ts';
import { all, atWar, fromTurn, phonyWar, isSworn, total, isUnsworn } from '../stories/say.ts';
import { clausesOf } from './clauses-of.ts';

/**
 * MEX: sworn to the U.S.A. once the Phony War has started (MEX.E1) or by influence (MEX.I1), and at war beside it a turn later
 * (MEX.E2). Boxes: MEX.AX, MEX.AL.
 */
export const MEXICO: GuideEntry = {
  id: 'MEX',
  name: 'Mexico',
  home: [
    {
      id: 'mexico',
      entry: 'MEX',
      name: 'Mexico',
      value: 9,
      forces: { infantry: 3 },
      // American by then
      forces1942: { infantry: 1 },
      factory: 'minor',
    },
  ],
  start1939: { usa: 'friendly' },
  start1942: { usa: 'total' },
  rules: [
    { id: 'MEX.E1', kind: 'event', when: phonyWar(), then: [isSworn('usa')] },
    { id: 'MEX.E2', kind: 'event', at: 'docket', when: atWar('usa', 'axis'), then: [total('usa')] },
    {
      id: 'MEX.I1',
      kind: 'influence',
      by: 'usa',
      when: all(fromTurn(1), isUnsworn('usa')),
      then: [isSworn('usa')],
    },
  ],
  axis: { class: 'total', nations: ['usa'] },
  allied: { class: 'total', nations: ['usa'] },
};

/** MEX: its clauses. */
export const MEXICO_STORY = part(import.meta.url, { clauses: clausesOf(MEXICO) });
