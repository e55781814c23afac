import { NATIONS } from '../nations.ts';
import { part } from '../part.ts';
import type { GuideEntry } from '../stories/rule.ts';
import { all, any, holds, not, isOccupiedBy, ruling, strongest, isSworn } from '../stories/say.ts';
import { clausesOf } from './clauses-of.ts';
import { PARAGUAY_RULINGS } from './paraguay.rulings.ts';

const FOLLOWS = any(ruling('paraguay-follows', 'always'), not(holds('anyone', 'friendly', 'PAR.E1')));

/**
 * PAR: once the Axis is in South America, friend of the nation that is strongest there (PAR.E1), and sworn to it for good when
 * that nation comes (PAR.E2). Boxes: PAR.AX, PAR.AL.
 */
export const PARAGUAY: GuideEntry = {
  id: 'PAR',
  name: 'Paraguay',
  home: [{ id: 'paraguay', entry: 'PAR', name: 'Paraguay', value: 3, forces: { infantry: 1 } }],
  start1939: {},
  start1942: {},
  rules: [
    {
      id: 'PAR.E1',
      kind: 'event',
      lapse: true,
      when: all(isOccupiedBy('axis', 'south-america'), FOLLOWS),
      then: [strongest('friendly', 'south-america', NATIONS)],
    },
    {
      id: 'PAR.E2',
      kind: 'event',
      each: NATIONS,
      when: all(holds('it', 'friendly'), isOccupiedBy('it')),
      then: [isSworn('it', { fixed: true })],
    },
  ],
  axis: { class: 'sworn', nations: ['usa'] },
  allied: { class: 'sworn', nations: ['germany'] },
};

/** PAR: its clauses, and its rulings. */
export const PARAGUAY_STORY = part(import.meta.url, {
  clauses: clausesOf(PARAGUAY),
  rulings: PARAGUAY_RULINGS,
});
