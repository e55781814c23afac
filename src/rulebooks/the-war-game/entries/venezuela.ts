import { part } from '../part.ts';
import { CLASSES, type GuideEntry } from '../stories/rule.ts';
import { all, atWar, friendly, holds, not, isOccupiedBy } from '../stories/say.ts';
import { clausesOf } from './clauses-of.ts';

/**
 * VEN: the U.S.A.'s friend once the Axis is in South America (VEN.E1), or by influence in full war (VEN.I1). Boxes: VEN.AX,
 * VEN.AL.
 */
export const VENEZUELA: GuideEntry = {
  id: 'VEN',
  name: 'Venezuela',
  home: [{ id: 'venezuela', entry: 'VEN', name: 'Venezuela', value: 5, forces: { infantry: 1 } }],
  start1939: {},
  start1942: {},
  rules: [
    { id: 'VEN.E1', kind: 'event', when: isOccupiedBy('axis', 'south-america'), then: [friendly('usa')] },
    {
      id: 'VEN.I1',
      kind: 'influence',
      by: 'usa',
      when: all(atWar('usa', 'axis', 'full'), not(holds('usa', CLASSES))),
      then: [friendly('usa')],
    },
  ],
  axis: { class: 'sworn', nations: ['usa'] },
  allied: { class: 'neutral', nations: [] },
};

/** VEN: its clauses. */
export const VENEZUELA_STORY = part(import.meta.url, { clauses: clausesOf(VENEZUELA) });
