import { rulingsOf } from '../../../kernel/index.ts';
import { part } from '../part.ts';
import type { GuideEntry } from '../stories/rule.ts';
import { all, any, hasArrived, at, holds, isOccupiedBy, ruling, isSworn, total } from '../stories/say.ts';
import { clausesOf } from './clauses-of.ts';
import { onTurn1 } from './on-turn-1.ts';

const POLAND = at('poland-western', 'poland-eastern');

/** EST: the U.S.S.R. may win it over (EST.I1); units in Poland, or Soviet ones at home, make it Soviet (EST.E1). Boxes: EST.AX, EST.AL. */
export const ESTONIA: GuideEntry = {
  id: 'EST',
  name: 'Estonia',
  home: [
    { id: 'estonia', entry: 'EST', name: 'Estonia', value: 2, forces: { infantry: 1 }, forces1942: 'owned' },
  ],
  start1939: { ussr: 'friendly' },
  start1942: { germany: 'total' },
  rules: [
    {
      id: 'EST.E1',
      kind: 'event',
      when: any(
        hasArrived('anyone', POLAND),
        all(ruling('estonia-poles', 'occupied'), isOccupiedBy('anyone', POLAND)),
        isOccupiedBy('ussr'),
      ),
      then: [total('ussr')],
    },
    {
      id: 'EST.I1',
      kind: 'influence',
      by: 'ussr',
      when: all(onTurn1(), holds('ussr', 'friendly')),
      then: [isSworn('ussr')],
    },
  ],
  axis: { class: 'total', nations: ['ussr'] },
  allied: { class: 'sworn', nations: ['germany'] },
};

/** The ruling of Estonia. */
const { RULINGS } = rulingsOf([
  {
    id: 'estonia-poles',
    clauses: ['EST.E1', 'POL.AX'],
    question:
      'An attack has put Poland under Total Control of the U.K.: do the Poles who hold it make Poland occupied?',
    choices: [
      { id: 'occupied', text: 'As units that Total Control has turned do everywhere else.' },
      { id: 'not', text: 'No: only forces that have come into Poland.' },
    ],
    default: 'occupied',
  },
]);

/** EST: its clauses, and its rulings. */
export const ESTONIA_STORY = part(import.meta.url, { clauses: clausesOf(ESTONIA), rulings: RULINGS });
