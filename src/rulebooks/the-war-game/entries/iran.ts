import { rulingsOf } from '../../../kernel/index.ts';
import { part } from '../part.ts';
import type { GuideEntry } from '../stories/rule.ts';
import {
  all,
  friendly,
  holds,
  not,
  isOccupiedBy,
  occupiedOrCome,
  ruling,
  superior,
  isSworn,
  toNeutral,
  isUnsworn,
  when,
} from '../stories/say.ts';
import { clausesOf } from './clauses-of.ts';

/**
 * IRN: a British force stronger than its army makes it a Sworn ally (IRN.O1), for as long as any of it stays (IRN.O2). The U.K.
 * may win it over while the Axis is next door (IRN.I1). Boxes: IRN.AX, IRN.AL.
 */
export const IRAN: GuideEntry = {
  id: 'IRN',
  name: 'Iran',
  home: [{ id: 'iran', entry: 'IRN', name: 'Iran', value: 5, forces: { infantry: 2 } }],
  start1939: { uk: 'friendly' },
  start1942: { uk: 'friendly' },
  rules: [
    {
      id: 'IRN.O1',
      kind: 'event',
      begun: all(holds('uk', 'sworn'), isOccupiedBy('uk')),
      when: superior('uk'),
      then: [isSworn('uk')],
    },
    {
      id: 'IRN.O2',
      kind: 'event',
      lapse: true,
      when: all(holds('uk', 'sworn', 'IRN.O1'), not(isOccupiedBy('uk'))),
      then: [when(ruling('iran-left', 'friendly'), [friendly('uk')], [toNeutral('uk')])],
    },
    {
      id: 'IRN.I1',
      kind: 'influence',
      by: 'uk',
      begun: all(holds('uk', 'sworn'), not(isOccupiedBy('uk'))),
      when: all(occupiedOrCome('axis', 'adjacent'), isUnsworn('uk')),
      then: [isSworn('uk')],
    },
  ],
  axis: { class: 'total', nations: ['uk'] },
  allied: { class: 'sworn', nations: ['germany'] },
};

/** The rulings of Iran. */
const { RULINGS } = rulingsOf([
  {
    id: 'iran-left',
    clauses: ['IRN.O2'],
    question: 'The last British unit leaves an Iran that was Sworn by occupation: what is it then?',
    choices: [
      { id: 'friendly', text: 'A Friendly ally of the U.K., as at the start.' },
      { id: 'neutral', text: 'Neutral toward the U.K.' },
    ],
    default: 'friendly',
  },
  {
    id: 'iran-rail',
    clauses: ['IRN.O1', 'G.A4'],
    question: 'May the U.K. use the railways of a Sworn Iran, as its entry says in passing?',
    choices: [{ id: 'no', text: 'No: a Sworn ally opens no railway.' }],
    default: 'no',
    fixed: true,
  },
]);

/** IRN: its clauses, and its rulings. */
export const IRAN_STORY = part(import.meta.url, { clauses: clausesOf(IRAN), rulings: RULINGS });
