import { part } from '../part.ts';
import type { GuideEntry } from '../stories/rule.ts';
import { isOccupiedBy, total } from '../stories/say.ts';
import { clausesOf } from './clauses-of.ts';

/** CUB: American units bring it under Total Control for good (CUB.O1). Boxes: CUB.AX, CUB.AL. */
export const CUBA: GuideEntry = {
  id: 'CUB',
  name: 'Cuba',
  home: [
    {
      id: 'cuba',
      entry: 'CUB',
      name: 'Cuba',
      value: 1,
      forces: { infantry: 1 },
      forces1942: 'unprinted',
    },
  ],
  start1939: { usa: 'sworn' },
  start1942: { usa: 'sworn' },
  rules: [{ id: 'CUB.O1', kind: 'event', when: isOccupiedBy('usa'), then: [total('usa', { fixed: true })] }],
  axis: { class: 'total', nations: ['usa'] },
  allied: { class: 'friendly', nations: ['usa'] },
};

/** CUB: its clauses. */
export const CUBA_STORY = part(import.meta.url, { clauses: clausesOf(CUBA) });
