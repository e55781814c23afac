import { rulingsOf } from '../../../kernel/index.ts';
import { part } from '../part.ts';
import type { GuideEntry } from '../stories/rule.ts';
import { all, any, controlsSome, isOccupiedBy, ruling, isSworn, isUnsworn } from '../stories/say.ts';
import { clausesOf } from './clauses-of.ts';

const THREATENED = controlsSome('axis', 'adjacent');

/**
 * OMA: the U.K. may win it over for a dollar or more a roll (OMA.I1); with the Axis next door for nothing (OMA.M1), and better with
 * units there (OMA.M2). Boxes: OMA.AX, OMA.AL.
 */
export const OMAN: GuideEntry = {
  id: 'OMA',
  name: 'Oman',
  rolls: 'uk',
  home: [{ id: 'oman', entry: 'OMA', name: 'Oman', value: 2 }],
  start1939: { uk: 'friendly' },
  start1942: { uk: 'friendly' },
  rules: [
    { id: 'OMA.I1', kind: 'influence', by: 'uk', least: 1, when: isUnsworn('uk'), then: [isSworn('uk')] },
    { id: 'OMA.M1', kind: 'bonus', to: 'OMA.I1', adds: 0, free: true, when: THREATENED },
    {
      id: 'OMA.M2',
      kind: 'bonus',
      to: 'OMA.I1',
      adds: 2,
      when: all(isOccupiedBy('uk'), any(ruling('oman-bonus', 'any-roll'), THREATENED)),
    },
  ],
  axis: { class: 'sworn', nations: ['uk'] },
  allied: { class: 'friendly', nations: ['uk'] },
};

/** The rulings of Oman. */
const { RULINGS } = rulingsOf([
  {
    id: 'oman-bonus',
    clauses: ['OMA.M2', 'OMA.M1'],
    question: 'British units are in Oman: which rolls of the U.K. are better by 2?',
    choices: [
      { id: 'any-roll', text: 'All of them.' },
      { id: 'threatened-only', text: 'Those for which it need not pay, with the Axis next door.' },
    ],
    default: 'any-roll',
  },
]);

/** OMA: its clauses, and its rulings. */
export const OMAN_STORY = part(import.meta.url, { clauses: clausesOf(OMAN), rulings: RULINGS });
