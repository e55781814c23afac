import { rulingsOf } from '../../../kernel/index.ts';
import { part } from '../part.ts';
import type { GuideEntry } from '../stories/rule.ts';
import {
  all,
  any,
  attackedBy,
  become,
  friendly,
  fromTurn,
  holds,
  lend,
  not,
  isOccupiedBy,
  ruling,
  state,
  isSworn,
  total,
  isUnsworn,
  when,
} from '../stories/say.ts';
import { clausesOf } from './clauses-of.ts';

/**
 * ROM: any German unit gives it to Germany (ROM.O1), until the Axis leaves it (ROM.R1). Attacked by the U.S.S.R. under the Axis, it
 * sends an infantry to the attackers (ROM.R2). Germany may win it over (ROM.I1). Boxes: ROM.AX, ROM.AL.
 */
export const ROMANIA: GuideEntry = {
  id: 'ROM',
  name: 'Romania',
  home: [
    {
      id: 'romania',
      entry: 'ROM',
      name: 'Romania',
      value: 8,
      forces: { infantry: 2, artillery: 1 },
      forces1942: 'owned',
      factory: 'minor',
    },
  ],
  start1939: { germany: 'friendly' },
  start1942: { germany: 'total' },
  states: ['antonescu', 'michael'],
  rules: [
    { id: 'ROM.O1', kind: 'event', when: isOccupiedBy('germany'), then: [total('germany')] },
    {
      id: 'ROM.R1',
      kind: 'event',
      lapse: true,
      through: true,
      when: all(holds('germany', 'total'), not(isOccupiedBy('axis'))),
      then: [friendly('germany')],
    },
    {
      id: 'ROM.R2',
      kind: 'event',
      at: 'attack',
      through: true,
      when: all(attackedBy('ussr'), holds('axis', 'total')),
      then: [
        when(any(state('antonescu'), ruling('romania-infantry', 'each')), [lend('infantry', 1, 'ussr')]),
        become('michael'),
      ],
    },
    {
      id: 'ROM.I1',
      kind: 'influence',
      by: 'germany',
      when: all(
        fromTurn(1),
        isUnsworn('germany'),
        any(ruling('romania-left', 'influence'), not(holds('germany', 'friendly', 'ROM.R1'))),
      ),
      then: [isSworn('germany')],
    },
  ],
  axis: { class: 'sworn', nations: ['ussr'] },
  allied: { class: 'total', nations: ['germany'] },
};

/** The rulings of Romania. */
const { RULINGS } = rulingsOf([
  {
    id: 'romania-infantry',
    clauses: ['ROM.R2'],
    question: 'How often does a Romanian infantry join a Soviet attack on the Axis in Romania?',
    choices: [
      { id: 'each', text: 'At each attack, another one.' },
      { id: 'once', text: 'At the first attack alone.' },
    ],
    default: 'each',
  },
  {
    id: 'romania-left',
    clauses: ['ROM.I1', 'ROM.R1'],
    question:
      'The Axis has left a Romania that Germany had conquered or occupied, and it is Friendly again: may Germany influence it?',
    choices: [
      { id: 'influence', text: 'Yes, as at the start.' },
      { id: 'occupation', text: 'No: only a German land unit brings it back.' },
    ],
    default: 'influence',
  },
  {
    id: 'romania-empty',
    clauses: ['ROM.AL', 'ROM.R1'],
    question: 'A Romania without any unit is attacked and comes under German Total Control: does it stay so?',
    choices: [{ id: 'lapses', text: 'No: no Axis unit is there, and it is Friendly again at once.' }],
    default: 'lapses',
    fixed: true,
  },
]);

/** ROM: its clauses, and its rulings. */
export const ROMANIA_STORY = part(import.meta.url, { clauses: clausesOf(ROMANIA), rulings: RULINGS });
