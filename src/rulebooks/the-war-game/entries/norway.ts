import { rulingsOf } from '../../../kernel/index.ts';
import { part } from '../part.ts';
import type { GuideEntry } from '../stories/rule.ts';
import {
  all,
  any,
  hasArrived,
  at,
  friendly,
  holds,
  neutral,
  ruling,
  isSworn,
  isThreatened,
  when,
} from '../stories/say.ts';
import { clausesOf } from './clauses-of.ts';

const THREATENED = isThreatened(['germany', 'italy']);

/**
 * NOR: the U.K. may win a neutral Norway over (NOR.I1), more easily with foreign units next door (NOR.M1): as a friend, or as a
 * Sworn ally where Germany and Italy threaten it (NOR.M2). Boxes: NOR.AX, NOR.AL.
 */
export const NORWAY: GuideEntry = {
  id: 'NOR',
  name: 'Norway',
  rolls: 'uk',
  home: [
    {
      id: 'norway',
      entry: 'NOR',
      name: 'Norway',
      value: 5,
      forces: { infantry: 2, artillery: 1 },
      forces1942: 'owned',
    },
  ],
  start1939: {},
  start1942: { germany: 'total' },
  rules: [
    {
      id: 'NOR.I1',
      kind: 'influence',
      by: 'uk',
      when: any(neutral(), all(ruling('norway-raise', 'yes'), holds('uk', 'friendly'), THREATENED)),
      then: [when(THREATENED, [isSworn('uk')], [friendly('uk')])],
    },
    {
      id: 'NOR.M1',
      kind: 'bonus',
      to: 'NOR.I1',
      adds: 2,
      when: hasArrived('anyone', at('denmark', 'sweden', 'finland')),
    },
  ],
  axis: { class: 'sworn', nations: ['uk'] },
  allied: { class: 'sworn', nations: ['germany'] },
};

/** The rulings of Norway. */
const { RULINGS } = rulingsOf([
  {
    id: 'norway-raise',
    clauses: ['NOR.I1', 'NOR.M2'],
    question: 'Norway is the U.K.’s friend already when it is threatened: may the U.K. still roll for more?',
    choices: [
      { id: 'no', text: 'No: only a neutral Norway is open.' },
      { id: 'yes', text: 'Yes, while the threat lasts.' },
    ],
    default: 'no',
  },
  {
    id: 'norway-foreign',
    clauses: ['NOR.M1', 'G.H1'],
    question:
      'Total Control has made the army of Denmark, Sweden or Finland a nation\u2019s: is that army a foreign force beside Norway?',
    choices: [{ id: 'came', text: 'No: only units that have come into it are.' }],
    default: 'came',
    fixed: true,
  },
]);

/** NOR: its clauses, and its rulings. */
export const NORWAY_STORY = part(import.meta.url, { clauses: clausesOf(NORWAY), rulings: RULINGS });
