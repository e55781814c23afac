import { part } from '../part.ts';
import type { GuideEntry } from '../stories/rule.ts';
import { isOccupiedBy, total } from '../stories/say.ts';
import { clausesOf } from './clauses-of.ts';

/** NEP: British once the Axis is next door (NEP.E1). Boxes: NEP.AX, NEP.AL. */
export const NEPAL: GuideEntry = {
  id: 'NEP',
  name: 'Nepal',
  home: [{ id: 'nepal', entry: 'NEP', name: 'Nepal', value: 1 }],
  start1939: { uk: 'friendly' },
  start1942: { uk: 'friendly' },
  rules: [{ id: 'NEP.E1', kind: 'event', when: isOccupiedBy('axis', 'adjacent'), then: [total('uk')] }],
  axis: { class: 'total', nations: ['uk'] },
  allied: { class: 'friendly', nations: ['uk'] },
};

/** NEP: its clauses. */
export const NEPAL_STORY = part(import.meta.url, { clauses: clausesOf(NEPAL) });
