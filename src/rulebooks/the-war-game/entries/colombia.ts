import { part } from '../part.ts';
import type { GuideEntry } from '../stories/rule.ts';
import { atWar, isSworn } from '../stories/say.ts';
import { clausesOf } from './clauses-of.ts';

/** COL: a U.S.A. at war may win it over (COL.I1). Boxes: COL.AX, COL.AL. */
export const COLOMBIA: GuideEntry = {
  id: 'COL',
  name: 'Colombia',
  home: [
    {
      id: 'colombia',
      entry: 'COL',
      name: 'Colombia',
      value: 5,
      forces: { infantry: 1 },
      forces1942: 'unprinted',
    },
  ],
  start1939: { usa: 'friendly' },
  start1942: { usa: 'sworn' },
  rules: [
    {
      id: 'COL.I1',
      kind: 'influence',
      by: 'usa',
      when: atWar('usa', 'axis'),
      then: [isSworn('usa')],
    },
  ],
  axis: { class: 'total', nations: ['usa'] },
  allied: { class: 'friendly', nations: ['usa'] },
};

/** COL: its clauses. */
export const COLOMBIA_STORY = part(import.meta.url, { clauses: clausesOf(COLOMBIA) });
