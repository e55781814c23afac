import { part } from '../part.ts';
import type { GuideEntry } from '../stories/rule.ts';
import { add, become, state } from '../stories/say.ts';
import { clausesOf } from './clauses-of.ts';

/** YUG: a coup brings King Peter to power, and another infantry; it stays neutral (YUG.U1). Boxes: YUG.AX, YUG.AL. */
export const YUGOSLAVIA: GuideEntry = {
  id: 'YUG',
  name: 'Yugoslavia',
  rolls: 'ussr',
  home: [
    {
      id: 'yugoslavia',
      entry: 'YUG',
      name: 'Yugoslavia',
      value: 5,
      forces: { infantry: 3 },
      forces1942: 'owned',
    },
  ],
  start1939: {},
  start1942: { germany: 'total' },
  states: ['prince-paul', 'king-peter'],
  rules: [
    {
      id: 'YUG.U1',
      kind: 'roll',
      rolls: 'ussr',
      needs: 5,
      when: state('prince-paul'),
      then: [become('king-peter'), add('infantry')],
    },
  ],
  axis: { class: 'sworn', nations: ['uk'] },
  allied: { class: 'sworn', nations: ['germany'] },
};

/** YUG: its clauses. */
export const YUGOSLAVIA_STORY = part(import.meta.url, { clauses: clausesOf(YUGOSLAVIA) });
