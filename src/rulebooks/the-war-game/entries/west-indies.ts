import { part } from '../part.ts';
import type { GuideEntry } from '../stories/rule.ts';
import { isOccupiedBy, total } from '../stories/say.ts';
import { clausesOf } from './clauses-of.ts';

/** WIN: any American unit gives it to the U.S.A. for good (WIN.O1). Boxes: WIN.AX, WIN.AL. */
export const WEST_INDIES: GuideEntry = {
  id: 'WIN',
  name: 'West Indies',
  home: [{ id: 'west-indies', entry: 'WIN', name: 'West Indies', value: 1, forces1942: 'unprinted' }],
  start1939: { usa: 'sworn' },
  start1942: { usa: 'sworn' },
  rules: [{ id: 'WIN.O1', kind: 'event', when: isOccupiedBy('usa'), then: [total('usa', { fixed: true })] }],
  axis: { class: 'total', nations: ['usa'] },
  allied: { class: 'sworn', nations: ['usa'] },
};

/** WIN: its clauses. */
export const WEST_INDIES_STORY = part(import.meta.url, { clauses: clausesOf(WEST_INDIES) });
