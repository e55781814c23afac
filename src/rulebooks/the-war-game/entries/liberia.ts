import { rulingsOf } from '../../../kernel/index.ts';
import { part } from '../part.ts';
import type { GuideEntry } from '../stories/rule.ts';
import {
  all,
  any,
  fromTurn,
  holds,
  neutral,
  not,
  isOccupiedBy,
  ruling,
  shift,
  isSworn,
  toNeutral,
} from '../stories/say.ts';
import { clausesOf } from './clauses-of.ts';

const GOES_ON = { ruling: 'liberia-progression', choice: 'goes-on' };
const REGAINED = holds('usa', 'friendly', 'LIB.I2');

/**
 * LIB: the U.S.A. may win it over (LIB.I1). Without Allied forces its people can revolt (LIB.U1); then the U.S.A. goes on, in
 * two steps (LIB.I2). Boxes: LIB.AX, LIB.AL.
 */
export const LIBERIA: GuideEntry = {
  id: 'LIB',
  name: 'Liberia',
  rolls: 'usa',
  home: [{ id: 'liberia', entry: 'LIB', name: 'Liberia', value: 1, forces1942: 'unprinted' }],
  start1939: { usa: 'friendly' },
  start1942: { usa: 'sworn' },
  rules: [
    {
      id: 'LIB.U1',
      kind: 'roll',
      rolls: 'usa',
      needs: 2,
      when: all(
        not(neutral()),
        not(isOccupiedBy('allies')),
        any(not(holds('usa', 'sworn')), ruling('liberia-sworn', 'revolts')),
      ),
      then: [toNeutral()],
    },
    {
      id: 'LIB.I2',
      kind: 'influence',
      by: 'usa',
      when: any(neutral(), REGAINED),
      goesOn: { from: 'LIB.I1', ...GOES_ON },
      then: [shift('usa', ['neutral', 'friendly'], ['friendly', 'sworn'])],
    },
    {
      id: 'LIB.I1',
      kind: 'influence',
      by: 'usa',
      when: all(fromTurn(1), holds('usa', 'friendly'), not(REGAINED)),
      goesOn: { from: 'LIB.I2', ...GOES_ON },
      then: [isSworn('usa')],
    },
  ],
  axis: { class: 'total', nations: ['usa'] },
  allied: { class: 'friendly', nations: ['usa'] },
};

/** The rulings of Liberia. */
const { RULINGS } = rulingsOf([
  {
    id: 'liberia-sworn',
    clauses: ['LIB.U1'],
    question: 'Can a Sworn Liberia without Allied forces revolt?',
    choices: [
      { id: 'revolts', text: 'Yes.' },
      { id: 'safe', text: 'No: only a Friendly one.' },
    ],
    default: 'revolts',
  },
  {
    id: 'liberia-progression',
    clauses: ['LIB.I1', 'LIB.I2', 'G.I4'],
    question: 'Liberia has revolted: with which number do the attempts of the U.S.A. go on?',
    choices: [
      { id: 'goes-on', text: 'With the next one: all its attempts in Liberia are one progression.' },
      { id: 'anew', text: 'With the first one: to win back Liberia is a progression of its own.' },
    ],
    default: 'goes-on',
  },
  {
    id: 'liberia-next',
    clauses: ['LIB.I2'],
    question: 'A Liberia that was won back becomes Sworn by the next roll: must that roll work?',
    choices: [{ id: 'works', text: 'Yes: each of the two steps needs a roll that works.' }],
    default: 'works',
    fixed: true,
  },
]);

/** LIB: its clauses, and its rulings. */
export const LIBERIA_STORY = part(import.meta.url, { clauses: clausesOf(LIBERIA), rulings: RULINGS });
