import { rulingsOf } from '../../../kernel/index.ts';
import { part } from '../part.ts';
import type { GuideEntry } from '../stories/rule.ts';
import {
  all,
  any,
  attackedBy,
  fromTurn,
  not,
  ruling,
  everStruck,
  isSworn,
  isUnsworn,
} from '../stories/say.ts';
import { clausesOf } from './clauses-of.ts';

/**
 * POL, in two halves: sworn to the U.K. once Germany has attacked or entered what is not its own (POL.E1) or by influence
 * (POL.I1). Boxes: POL.AX, POL.AL.
 */
export const POLAND: GuideEntry = {
  id: 'POL',
  name: 'Poland',
  home: [
    {
      id: 'poland-western',
      entry: 'POL',
      name: 'Western Poland',
      value: 4,
      forces: { infantry: 3, armor: 1, fighter: 1 },
      forces1942: 'owned',
      factory: 'minor',
    },
    {
      id: 'poland-eastern',
      entry: 'POL',
      name: 'Eastern Poland',
      value: 4,
      forces: { infantry: 2, artillery: 1 },
      forces1942: 'owned',
    },
  ],
  start1939: { uk: 'friendly' },
  start1942: { germany: 'total' },
  rules: [
    {
      id: 'POL.E1',
      kind: 'event',
      when: all(
        everStruck('germany', 'abroad'),
        any(ruling('poland-attacked', 'both'), not(attackedBy('axis'))),
      ),
      then: [isSworn('uk')],
    },
    {
      id: 'POL.I1',
      kind: 'influence',
      by: 'uk',
      when: all(fromTurn(1), isUnsworn('uk')),
      then: [isSworn('uk')],
    },
  ],
  axis: { class: 'total', nations: ['uk'] },
  allied: { class: 'sworn', nations: ['uk'] },
};

/** The gaps in the story of Poland. */
const { RULINGS } = rulingsOf([
  {
    id: 'poland-attacked',
    clauses: ['POL.E1', 'POL.AX'],
    question: 'Germany’s first attack is one on Poland itself: does Poland turn twice?',
    choices: [
      { id: 'box', text: 'No: its box says how it turns, as the attack dice are rolled.' },
      { id: 'both', text: 'Yes: it is Sworn as soon as the attack is reported, and then turns by its box.' },
    ],
    default: 'box',
  },
]);

/** POL: its clauses, and its rulings. */
export const POLAND_STORY = part(import.meta.url, { clauses: clausesOf(POLAND), rulings: RULINGS });
