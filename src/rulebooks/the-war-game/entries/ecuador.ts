import { part } from '../part.ts';
import type { GuideEntry } from '../stories/rule.ts';
import {
  all,
  any,
  attackedBy,
  become,
  becomeQuietly,
  conqueredBy,
  fromTurn,
  isOccupiedBy,
  ruling,
  state,
  isSworn,
  total,
  when,
} from '../stories/say.ts';
import { clausesOf } from './clauses-of.ts';
import { ECUADOR_RULINGS } from './ecuador.rulings.ts';

const RETAKEN = all(state('ecuador-peruvian'), ruling('peru-ecuador', 'ecuador'), conqueredBy('usa'));

/**
 * ECU with the Galapagos (GAL): the U.S.A. may win it over (ECU.I1), is asked for help against Peru (ECU.E1), may free it (ECU.E2), and
 * has it once the Axis stands elsewhere in the Americas (ECU.E3). Boxes: ECU.AX, ECU.AL.
 */
export const ECUADOR: GuideEntry = {
  id: 'ECU',
  name: 'Ecuador',
  home: [
    {
      id: 'ecuador',
      entry: 'ECU',
      name: 'Ecuador',
      value: 1,
      forces: { infantry: 1 },
      forces1942: 'unprinted',
    },
  ],
  colonies: [{ id: 'galapagos-islands', entry: 'GAL', name: 'Galapagos Islands', value: 0 }],
  start1939: { usa: 'friendly' },
  start1942: { usa: 'sworn' },
  states: ['ecuador-free', 'ecuador-peruvian'],
  rules: [
    {
      id: 'ECU.E1',
      kind: 'event',
      when: attackedBy('natives'),
      then: [isSworn('usa')],
    },
    {
      id: 'ECU.E2',
      kind: 'event',
      through: true,
      // freed, it is an ally again and no conquest
      lapse: true,
      opens: { to: 'usa', when: all(state('ecuador-peruvian'), ruling('peru-ecuador', 'ecuador')) },
      when: any(conqueredBy('natives'), RETAKEN),
      then: [
        when(
          RETAKEN,
          [become('ecuador-free'), isSworn('usa', { fixed: true })],
          [become('ecuador-peruvian')],
        ),
      ],
    },
    {
      id: 'ECU.E2/lost',
      kind: 'event',
      through: true,
      // whoever else takes it takes it from Peru for good
      when: all(state('ecuador-peruvian'), conqueredBy('anyone')),
      then: [becomeQuietly('ecuador-free')],
    },
    {
      id: 'ECU.E3',
      kind: 'event',
      when: all(state('ecuador-free'), isOccupiedBy('axis', 'the-americas')),
      then: [total('usa')],
    },
    {
      id: 'ECU.I1',
      kind: 'influence',
      by: 'usa',
      // absorbed by Peru, it is nobody to be won over (PER.U1a)
      when: all(fromTurn(1), state('ecuador-free')),
      then: [isSworn('usa')],
    },
  ],
  axis: { class: 'total', nations: ['usa'] },
  allied: { class: 'friendly', nations: ['usa'] },
};

/** ECU: its clauses, and its rulings. */
export const ECUADOR_STORY = part(import.meta.url, { clauses: clausesOf(ECUADOR), rulings: ECUADOR_RULINGS });
