import { rulingsOf } from '../../../kernel/index.ts';
import { part } from '../part.ts';
import type { GuideEntry } from '../stories/rule.ts';
import {
  ALLIED_CLASSES,
  all,
  any,
  atWar,
  become,
  friendly,
  holds,
  not,
  isOccupiedBy,
  ruling,
  state,
  superior,
  total,
} from '../stories/say.ts';
import { clausesOf } from './clauses-of.ts';

const CERDA = any(state('cerda'), all(ruling('chile-cerda', 'back'), state('cerda-supporters')));
const OCCUPIED = any(
  isOccupiedBy('germany'),
  all(ruling('chile-occupied', 'axis'), isOccupiedBy('axis')),
  all(ruling('chile-occupied', 'anyone'), isOccupiedBy('anyone')),
);

/** The army that gave it to Germany has left it (ruling chile-total). */
const LEFT = all(ruling('chile-total', 'revolts'), holds('germany', 'total', 'CHI.O1'));

/**
 * CHI: an Axis neighbour can bring its fascists to power (CHI.U1), force gives it to Germany (CHI.O1), a revolt to the U.S.A.
 * (CHI.U2), which may win Cerda over in war (CHI.I1). Boxes: CHI.AX, CHI.AL.
 */
export const CHILE: GuideEntry = {
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
      when: all(CERDA, isOccupiedBy('axis', 'adjacent')),
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
      when: all(any(holds('germany', ALLIED_CLASSES), LEFT), not(OCCUPIED)),
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

/** The gaps and contradictions in the story of Chile. */
const { RULINGS } = rulingsOf([
  {
    id: 'chile-occupied',
    clauses: ['CHI.U2'],
    question: 'Whose land units keep a German ally Chile from revolt?',
    choices: [
      { id: 'axis', text: 'Those of any Axis nation.' },
      { id: 'germany', text: 'Only those of Germany.' },
      { id: 'anyone', text: 'Those of any nation.' },
    ],
    default: 'axis',
  },
  {
    id: 'chile-total',
    clauses: ['CHI.U2', 'CHI.O1'],
    question: 'The army that gave Chile to Germany has left it: can its people revolt, as allies can?',
    choices: [
      { id: 'stays', text: 'No: Total Control lasts until it is conquered.' },
      { id: 'revolts', text: 'Yes, once no land unit is left there, those that were its own included.' },
    ],
    default: 'stays',
  },
  {
    id: 'chile-cerda',
    clauses: ['CHI.U1', 'CHI.U2', 'CHI.I1'],
    question: 'Is Cerda in power again after the revolt of his supporters?',
    choices: [
      { id: 'over', text: 'No: nothing but an attack changes Chile any more.' },
      { id: 'back', text: 'Yes: another coup can come.' },
    ],
    default: 'over',
  },
]);

/** CHI: its clauses, and its rulings. */
export const CHILE_STORY = part(import.meta.url, { clauses: clausesOf(CHILE), rulings: RULINGS });
