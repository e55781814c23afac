import { rulingsOf } from '../../../kernel/index.ts';
import { part } from '../part.ts';
import type { GuideEntry } from '../stories/rule.ts';
import { clausesOf } from './clauses-of.ts';

/** SWI: neutral always; attacked by Germany or Italy, it costs them two units first (SWI.E1). Boxes: SWI.AX, SWI.AL. */
export const SWITZERLAND: GuideEntry = {
  id: 'SWI',
  name: 'Switzerland',
  home: [{ id: 'switzerland', entry: 'SWI', name: 'Switzerland', value: 2, forces: { infantry: 1 } }],
  start1939: {},
  start1942: {},
  rules: [{ id: 'SWI.E1', kind: 'law', about: 'said-at-attack', by: ['germany', 'italy'], allows: true }],
  axis: { class: 'neutral', nations: [] },
  allied: { class: 'neutral', nations: [] },
};

/** The rulings of Switzerland. */
const { RULINGS } = rulingsOf([
  {
    id: 'switzerland-units',
    clauses: ['SWI.E1'],
    question: 'Which two units does an attack on Switzerland lose?',
    choices: [
      {
        id: 'owner',
        text: 'The attackers choose, two for each attack; an attack by two units or fewer is gone.',
      },
    ],
    default: 'owner',
    fixed: true,
  },
]);

/** SWI: its clauses, and its rulings. */
export const SWITZERLAND_STORY = part(import.meta.url, { clauses: clausesOf(SWITZERLAND), rulings: RULINGS });
