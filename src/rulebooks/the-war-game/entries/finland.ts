import { part } from '../part.ts';
import type { GuideEntry } from '../stories/rule.ts';
import {
  all,
  any,
  at,
  fromTurn,
  isOccupiedBy,
  superior,
  isSworn,
  isThreatened,
  isUnsworn,
} from '../stories/say.ts';
import { clausesOf } from './clauses-of.ts';

const STAGED = at('kola', 'karelia');

/**
 * FIN: German neighbours or Soviet forces in Kola and Karelia bring it to Germany's side (FIN.E1, FIN.E2), as influence may (FIN.I1).
 * Boxes: FIN.AX, FIN.AL.
 */
export const FINLAND: GuideEntry = {
  id: 'FIN',
  name: 'Finland',
  home: [
    { id: 'finland', entry: 'FIN', name: 'Finland', value: 5, forces: { infantry: 3 }, forces1942: 'owned' },
  ],
  start1939: { germany: 'economic' },
  start1942: { germany: 'total' },
  rules: [
    { id: 'FIN.E1', kind: 'event', when: isOccupiedBy('germany', 'adjacent'), then: [isSworn('germany')] },
    {
      id: 'FIN.E2',
      kind: 'event',
      // told by units, or as a threat, of which nobody is asked where it brings no more
      when: all(isUnsworn('germany'), any(superior('ussr', STAGED), isThreatened('ussr', STAGED))),
      then: [isSworn('germany')],
    },
    {
      id: 'FIN.I1',
      kind: 'influence',
      by: 'germany',
      when: fromTurn(1),
      then: [isSworn('germany')],
    },
  ],
  axis: { class: 'sworn', nations: ['ussr'] },
  allied: { class: 'total', nations: ['germany'] },
};

/** FIN: its clauses. */
export const FINLAND_STORY = part(import.meta.url, { clauses: clausesOf(FINLAND) });
