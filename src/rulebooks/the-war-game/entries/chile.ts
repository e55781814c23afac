import { part } from '../part.ts';
import type { Entry } from '../rule.ts';
import {
  ALLIED,
  all,
  any,
  atWar,
  become,
  friendly,
  holds,
  not,
  occupied,
  ruling,
  state,
  superior,
  total,
} from '../say.ts';
import { RULINGS } from './chile.rulings.ts';
import { clausesOf } from './clauses-of.ts';

const CERDA = any(state('cerda'), all(ruling('chile-cerda', 'back'), state('cerda-supporters')));
const OCCUPIED = any(
  occupied('germany'),
  all(ruling('chile-occupied', 'axis'), occupied('axis')),
  all(ruling('chile-occupied', 'anyone'), occupied('anyone')),
);

/** The army that gave it to Germany has left it (ruling chile-total). */
const LEFT = all(ruling('chile-total', 'revolts'), holds('germany', 'total', 'CHI.O1'));

/**
 * CHI: an Axis neighbour can bring its fascists to power (CHI.U1), force gives it to Germany (CHI.O1), a revolt to the U.S.A.
 * (CHI.U2), which may win Cerda over in war (CHI.I1). Boxes: CHI.AX, CHI.AL.
 */
export const CHILE: Entry = {
  id: 'CHI',
  name: 'Chile',
  rolls: 'germany',
  home: [{ id: 'chile', entry: 'CHI', name: 'Chile', value: 3, forces: { infantry: 1 } }],
  start1939: {},
  start1942: {},
  states: ['cerda', 'chilean-fascists', 'cerda-supporters'],
  rules: [
    {
      id: 'CHI.U1',
      kind: 'roll',
      rolls: 'germany',
      needs: 7,
      when: all(CERDA, occupied('axis', 'adjacent')),
      then: [become('chilean-fascists'), friendly('germany')],
    },
    { id: 'CHI.O1', kind: 'event', when: superior('germany'), then: [total('germany')] },
    {
      id: 'CHI.U2',
      kind: 'roll',
      rolls: 'germany',
      needs: 5,
      begins: true,
      throughBy: { ruling: 'chile-total', choice: 'revolts' },
      when: all(any(holds('germany', ALLIED), LEFT), not(OCCUPIED)),
      then: [become('cerda-supporters'), friendly('usa')],
    },
    {
      id: 'CHI.I1',
      kind: 'influence',
      by: 'usa',
      when: all(atWar('usa', 'axis'), CERDA),
      then: [friendly('usa')],
    },
  ],
  axis: { class: 'sworn', nations: ['usa'] },
  allied: { class: 'sworn', nations: ['germany'] },
};

/** CHI: its clauses, and its rulings. */
export const CHILE_STORY = part(import.meta.url, { clauses: clausesOf(CHILE), rulings: RULINGS });
