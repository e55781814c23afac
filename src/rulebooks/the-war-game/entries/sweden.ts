import { rulingsOf } from '../../../kernel/index.ts';
import { part } from '../part.ts';
import type { GuideEntry } from '../stories/rule.ts';
import { isThreatened } from '../stories/say.ts';
import { clausesOf } from './clauses-of.ts';

/** SWE: neutral always; it arms while Germany and Italy threaten it (SWE.U1). Boxes: SWE.AX, SWE.AL. */
export const SWEDEN: GuideEntry = {
  id: 'SWE',
  name: 'Sweden',
  rolls: 'uk',
  home: [
    {
      id: 'sweden',
      entry: 'SWE',
      name: 'Sweden',
      value: 8,
      forces: { infantry: 3, artillery: 1 },
      forces1942: { infantry: 4, artillery: 1 },
      factory: 'minor',
    },
  ],
  start1939: {},
  start1942: {},
  rules: [
    {
      id: 'SWE.U1',
      kind: 'table',
      rolls: 'uk',
      when: isThreatened(['germany', 'italy']),
      rows: [
        { to: 7, kind: 'infantry' },
        { to: 10, kind: 'artillery' },
        { to: 12, kind: 'fighter' },
      ],
      most: 5,
    },
  ],
  axis: { class: 'neutral', nations: [] },
  allied: { class: 'neutral', nations: [] },
};

/** The rulings of Sweden. */
const { RULINGS } = rulingsOf([
  {
    id: 'sweden-1942',
    clauses: ['SWE.U1', 'G.L1'],
    question: 'Sweden has an infantry more in 1942: is that one of the five that it may add?',
    choices: [{ id: 'no', text: 'No: it may still add five.' }],
    default: 'no',
    fixed: true,
  },
]);

/** SWE: its clauses, and its rulings. */
export const SWEDEN_STORY = part(import.meta.url, { clauses: clausesOf(SWEDEN), rulings: RULINGS });
