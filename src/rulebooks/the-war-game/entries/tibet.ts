import { part } from '../part.ts';
import type { GuideEntry } from '../stories/rule.ts';
import { clausesOf } from './clauses-of.ts';

/** TIB: neutral, and the U.K.'s if attacked (TIB.AX, TIB.AL). */
export const TIBET: GuideEntry = {
  id: 'TIB',
  name: 'Tibet',
  home: [{ id: 'tibet', entry: 'TIB', name: 'Tibet', value: 1 }],
  start1939: {},
  start1942: {},
  rules: [],
  axis: { class: 'sworn', nations: ['uk'] },
  allied: { class: 'friendly', nations: ['uk'] },
};

/** TIB: its clauses. */
export const TIBET_STORY = part(import.meta.url, { clauses: clausesOf(TIBET) });
