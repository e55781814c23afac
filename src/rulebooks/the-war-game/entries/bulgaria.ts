import { part } from '../part.ts';
import type { GuideEntry } from '../stories/rule.ts';
import {
  all,
  any,
  become,
  economic,
  fromTurn,
  holds,
  not,
  isOccupiedBy,
  ruling,
  state,
  everStruck,
  superior,
  isSworn,
  total,
} from '../stories/say.ts';
import { BULGARIA_RULINGS } from './bulgaria.rulings.ts';
import { clausesOf } from './clauses-of.ts';

/**
 * BUL: King Boris sides with Germany in force, by influence or against the U.S.S.R. (BUL.O1, BUL.I1, BUL.E1); his murder brings
 * Bozhilov (BUL.U1), a Soviet neighbour a revolt (BUL.U2), and then Germany can only conquer it (BUL.E2). Boxes: BUL.AX, BUL.AL.
 */
export const BULGARIA: GuideEntry = {
  id: 'BUL',
  name: 'Bulgaria',
  rolls: 'germany',
  home: [
    {
      id: 'bulgaria',
      entry: 'BUL',
      name: 'Bulgaria',
      value: 3,
      forces: { infantry: 2 },
      forces1942: 'owned',
    },
  ],
  start1939: { germany: 'friendly' },
  start1942: { germany: 'total' },
  states: ['boris', 'bozhilov', 'bulgarian-communists'],
  state1942: 'bozhilov',
  rules: [
    {
      id: 'BUL.O1',
      kind: 'event',
      when: all(not(state('bulgarian-communists')), superior('germany')),
      then: [isSworn('germany')],
    },
    {
      id: 'BUL.I1',
      kind: 'influence',
      by: 'germany',
      when: fromTurn(1),
      then: [isSworn('germany')],
    },
    {
      id: 'BUL.E1',
      kind: 'event',
      when: all(not(state('bulgarian-communists')), everStruck('germany', 'soviet-land')),
      then: [isSworn('germany')],
    },
    {
      id: 'BUL.U1',
      kind: 'roll',
      rolls: 'germany',
      decides: 'germany',
      once: true,
      needs: 7,
      when: all(state('boris'), holds('germany', 'sworn')),
      then: [become('bozhilov'), total('germany')],
    },
    {
      id: 'BUL.U2',
      kind: 'roll',
      rolls: 'germany',
      needs: 9,
      through: true,
      when: all(
        state('bozhilov'),
        holds('germany', 'total'),
        // conquest ends revolts (BUL.E2)
        not(holds('germany', 'total', 'conquest')),
        isOccupiedBy('ussr', 'adjacent'),
        any(ruling('bulgaria-empty', 'neighbour'), not(isOccupiedBy('axis'))),
      ),
      then: [become('bulgarian-communists'), economic('ussr')],
    },
    {
      id: 'BUL.E2',
      kind: 'law',
      about: 'influence',
      by: 'germany',
      allows: false,
      when: state('bulgarian-communists'),
    },
  ],
  axis: { class: 'total', nations: ['ussr'] },
  allied: { class: 'total', nations: ['germany'] },
};

/** BUL: its clauses, and its rulings. */
export const BULGARIA_STORY = part(import.meta.url, {
  clauses: clausesOf(BULGARIA),
  rulings: BULGARIA_RULINGS,
});
