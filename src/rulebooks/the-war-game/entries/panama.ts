import { rulingsOf } from '../../../kernel/index.ts';
import { part } from '../part.ts';
import type { GuideEntry } from '../stories/rule.ts';
import {
  add,
  all,
  any,
  become,
  fromTurn,
  friendly,
  holds,
  not,
  now,
  isOccupiedBy,
  ruling,
  shift,
  state,
  isSworn,
  isUnsworn,
  when,
} from '../stories/say.ts';
import { clausesOf } from './clauses-of.ts';

/**
 * PAN: Harmodio may be won over by the U.S.A. (PAN.I1), his brother Arnulfo may not (PAN.U1); the police that drives him out is
 * sworn to the U.S.A. while its units are there (PAN.U2). Boxes: PAN.AX, PAN.AL.
 */
export const PANAMA: GuideEntry = {
  id: 'PAN',
  name: 'Panama',
  rolls: 'usa',
  home: [
    {
      id: 'panama',
      entry: 'PAN',
      name: 'Panama',
      value: 3,
      forces: { infantry: 1 },
      forces1942: 'unprinted',
    },
  ],
  start1939: { usa: 'friendly' },
  start1942: { usa: 'sworn' },
  states: ['harmodio', 'arnulfo', 'police'],
  rules: [
    {
      id: 'PAN.I1',
      kind: 'influence',
      by: 'usa',
      when: all(fromTurn(1), state('harmodio'), isUnsworn('usa')),
      then: [isSworn('usa')],
    },
    {
      id: 'PAN.U1',
      kind: 'roll',
      rolls: 'usa',
      needs: 3,
      when: state('harmodio'),
      then: [
        become('arnulfo'),
        when(any(not(holds('usa', 'sworn')), ruling('panama-sworn', 'falls')), [friendly('usa')]),
        add('infantry'),
        now('PAN.U2'),
      ],
    },
    {
      id: 'PAN.U2',
      kind: 'roll',
      rolls: 'usa',
      needs: 7,
      when: state('arnulfo'),
      then: [become('police'), when(isOccupiedBy('usa'), [isSworn('usa')], [friendly('usa')])],
    },
    {
      id: 'PAN.U2/police',
      kind: 'event',
      lapse: true,
      when: state('police'),
      then: [
        when(
          isOccupiedBy('usa'),
          [shift('usa', ['friendly', 'sworn'])],
          [shift('usa', ['sworn', 'friendly'])],
        ),
      ],
    },
  ],
  axis: { class: 'total', nations: ['usa'] },
  allied: { class: 'friendly', nations: ['usa'] },
};

/** The rulings of Panama. */
const { RULINGS } = rulingsOf([
  {
    id: 'panama-sworn',
    clauses: ['PAN.U1'],
    question: 'Panama is Sworn to the U.S.A. when Arnulfo Arias takes power: what is it then?',
    choices: [
      { id: 'falls', text: 'A Friendly ally: it falls back.' },
      { id: 'stays', text: 'Sworn: what is frozen is what it was.' },
    ],
    default: 'falls',
  },
  {
    id: 'panama-police',
    clauses: ['PAN.I1', 'PAN.U2'],
    question: 'May the U.S.A. influence the Panama of the police?',
    choices: [{ id: 'no', text: 'No: it hangs on American units being there.' }],
    default: 'no',
    fixed: true,
  },
]);

/** PAN: its clauses, and its rulings. */
export const PANAMA_STORY = part(import.meta.url, { clauses: clausesOf(PANAMA), rulings: RULINGS });
