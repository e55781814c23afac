import { rulingsOf } from '../../../kernel/index.ts';
import { part } from '../part.ts';
import type { GuideEntry } from '../stories/rule.ts';
import { all, controlsSome, isOccupiedBy, ruling, isSworn, isUnsworn } from '../stories/say.ts';
import { clausesOf } from './clauses-of.ts';

const THREATENED = controlsSome('axis', 'adjacent');

/**
 * YEM with Socotra (SOC): the U.K. may win it over for a dollar or more a roll, turn after turn (YEM.I1). When the Axis takes what is
 * next door it rolls better (YEM.M1), and has it at once with units in Yemen (YEM.O1). Boxes: YEM.AX, YEM.AL.
 */
export const YEMEN: GuideEntry = {
  id: 'YEM',
  name: 'Yemen',
  rolls: 'uk',
  home: [{ id: 'yemen', entry: 'YEM', name: 'Yemen', value: 2 }],
  colonies: [{ id: 'socotra', entry: 'SOC', name: 'Socotra', value: 0 }],
  start1939: { uk: 'friendly' },
  start1942: { uk: 'friendly' },
  rules: [
    {
      id: 'YEM.I1',
      kind: 'influence',
      by: 'uk',
      least: 1,
      resets: 'interruption',
      when: isUnsworn('uk'),
      then: [isSworn('uk')],
    },
    { id: 'YEM.M1', kind: 'bonus', to: 'YEM.I1', adds: 5, when: THREATENED },
    {
      id: 'YEM.M1/free',
      kind: 'bonus',
      to: 'YEM.I1',
      adds: 0,
      free: true,
      when: all(ruling('yemen-dollar', 'free'), THREATENED),
    },
    {
      id: 'YEM.O1',
      kind: 'event',
      when: all(THREATENED, isOccupiedBy('uk')),
      then: [isSworn('uk')],
    },
  ],
  axis: { class: 'sworn', nations: ['uk'] },
  allied: { class: 'friendly', nations: ['uk'] },
};

/** The rulings of Yemen. */
const { RULINGS } = rulingsOf([
  {
    id: 'yemen-dollar',
    clauses: ['YEM.M1', 'YEM.I1'],
    question: 'The Axis controls what is next door to Yemen: does the U.K. still pay for each roll?',
    choices: [
      { id: 'due', text: 'Yes: a dollar at least, as always.' },
      { id: 'free', text: 'No: what it pays is its own choice.' },
    ],
    default: 'due',
  },
]);

/** YEM: its clauses, and its rulings. */
export const YEMEN_STORY = part(import.meta.url, { clauses: clausesOf(YEMEN), rulings: RULINGS });
