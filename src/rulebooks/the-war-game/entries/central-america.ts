import { part } from '../part.ts';
import type { GuideEntry } from '../stories/rule.ts';
import { all, friendly, fromTurn, holds, not, isOccupiedBy, superior, isSworn } from '../stories/say.ts';
import { clausesOf } from './clauses-of.ts';

/** CAM: Sworn to the U.S.A. by force or influence (CAM.O1, CAM.I1), until a coup (CAM.U1). Boxes: CAM.AX, CAM.AL. */
export const CENTRAL_AMERICA: GuideEntry = {
  id: 'CAM',
  name: 'Central America',
  rolls: 'usa',
  home: [
    {
      id: 'central-america',
      entry: 'CAM',
      name: 'Central America',
      value: 4,
      forces: { infantry: 1 },
      forces1942: 'unprinted',
    },
  ],
  start1939: { usa: 'friendly' },
  start1942: { usa: 'sworn' },
  rules: [
    { id: 'CAM.O1', kind: 'event', when: superior('usa'), then: [isSworn('usa')] },
    {
      id: 'CAM.U1',
      kind: 'roll',
      rolls: 'usa',
      needs: 1,
      // there is nothing to drop from but Sworn
      when: all(holds('usa', 'sworn'), not(isOccupiedBy('usa'))),
      then: [friendly('usa')],
    },
    {
      id: 'CAM.I1',
      kind: 'influence',
      by: 'usa',
      when: fromTurn(1),
      then: [isSworn('usa')],
    },
  ],
  axis: { class: 'total', nations: ['usa'] },
  allied: { class: 'friendly', nations: ['usa'] },
};

/** CAM: its clauses. */
export const CENTRAL_AMERICA_STORY = part(import.meta.url, { clauses: clausesOf(CENTRAL_AMERICA) });
