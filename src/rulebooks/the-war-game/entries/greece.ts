import { part } from '../part.ts';
import type { GuideEntry } from '../stories/rule.ts';
import { occupiedOrCome, isSworn } from '../stories/say.ts';
import { clausesOf } from './clauses-of.ts';

/** GRE with Crete (CRE): Britain may win it over while Germany or Italy stands beside it (GRE.I1). Boxes: GRE.AX, GRE.AL. */
export const GREECE: GuideEntry = {
  id: 'GRE',
  name: 'Greece',
  home: [
    {
      id: 'greece',
      entry: 'GRE',
      name: 'Greece',
      value: 6,
      // the destroyer stands in the setup chart and the rules of neutral navies, not in the entry
      forces: { infantry: 4, artillery: 1, fighter: 1, destroyer: 1 },
      forces1942: 'owned',
      factory: 'minor',
    },
  ],
  colonies: [
    { id: 'crete', entry: 'CRE', name: 'Crete', value: 2, forces: { infantry: 1 }, forces1942: 'owned' },
  ],
  start1939: { uk: 'friendly' },
  start1942: { germany: 'total' },
  rules: [
    {
      id: 'GRE.I1',
      kind: 'influence',
      by: 'uk',
      when: occupiedOrCome(['germany', 'italy'], 'adjacent'),
      then: [isSworn('uk')],
    },
  ],
  axis: { class: 'total', nations: ['uk'] },
  allied: { class: 'friendly', nations: ['uk'] },
};

/** GRE: its clauses. */
export const GREECE_STORY = part(import.meta.url, { clauses: clausesOf(GREECE) });
