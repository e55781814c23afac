import { part } from '../part.ts';
import type { GuideEntry } from '../stories/rule.ts';
import {
  all,
  any,
  at,
  atWar,
  become,
  fromTurn,
  hadWar,
  holds,
  not,
  isOccupiedBy,
  ruling,
  state,
  isSworn,
  toNeutral,
  total,
} from '../stories/say.ts';
import { BRAZIL_RULINGS } from './brazil.rulings.ts';
import { clausesOf } from './clauses-of.ts';

const GUARDED = any(
  all(ruling('brazil-half', 'one'), isOccupiedBy('usa')),
  all(isOccupiedBy('usa', at('brazil-northern')), isOccupiedBy('usa', at('brazil-southern'))),
);

/**
 * BRA: Vargas may fall and come back (BRA.U1, BRA.U2), the U.S.A. may win it over (BRA.I1) and has it in full war (BRA.E1). Both
 * halves act as one. Boxes: BRA.AX, BRA.AL.
 */
export const BRAZIL: GuideEntry = {
  id: 'BRA',
  name: 'Brazil',
  rolls: 'usa',
  home: [
    {
      id: 'brazil-northern',
      entry: 'BRA',
      name: 'Northern Brazil',
      value: 4,
      valueBy: { ruling: 'brazil-values', choice: 'north-7', value: 7 },
      forces: { infantry: 1, destroyer: 1 },
      forces1942: 'owned',
    },
    {
      id: 'brazil-southern',
      entry: 'BRA',
      name: 'Southern Brazil',
      value: 7,
      valueBy: { ruling: 'brazil-values', choice: 'north-7', value: 4 },
      forces: { infantry: 1, artillery: 1 },
      forces1942: 'owned',
      factory: 'minor',
    },
  ],
  start1939: { usa: 'friendly' },
  start1942: { usa: 'total' },
  states: ['vargas', 'vargas-ousted'],
  rules: [
    {
      id: 'BRA.U1',
      kind: 'roll',
      rolls: 'usa',
      needs: 1,
      when: all(
        state('vargas'),
        not(atWar('usa', 'axis')),
        any(ruling('brazil-after-war', 'again'), not(hadWar('usa'))),
        not(GUARDED),
        any(ruling('brazil-sworn', 'too'), not(holds('usa', 'sworn'))),
      ),
      then: [become('vargas-ousted'), toNeutral()],
    },
    {
      id: 'BRA.U2',
      kind: 'roll',
      rolls: 'usa',
      needs: 7,
      when: state('vargas-ousted'),
      then: [become('vargas'), isSworn('usa')],
    },
    {
      id: 'BRA.I1',
      kind: 'influence',
      by: 'usa',
      when: all(fromTurn(1), any(ruling('brazil-influence', 'always'), not(state('vargas-ousted')))),
      then: [isSworn('usa')],
    },
    { id: 'BRA.E1', kind: 'event', when: atWar('usa', 'axis', 'full'), then: [total('usa')] },
  ],
  axis: { class: 'total', nations: ['usa'] },
  allied: { class: 'friendly', nations: ['usa'] },
};

/** BRA: its clauses, and its rulings. */
export const BRAZIL_STORY = part(import.meta.url, { clauses: clausesOf(BRAZIL), rulings: BRAZIL_RULINGS });
