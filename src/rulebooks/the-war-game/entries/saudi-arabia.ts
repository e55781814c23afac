import { part } from '../part.ts';
import type { GuideEntry } from '../stories/rule.ts';
import { at, occupiedOrCome, isSworn, isUnsworn } from '../stories/say.ts';
import { clausesOf } from './clauses-of.ts';

/**
 * SAU: sworn to the U.K. once the Axis is next door (SAU.E1) or by influence (SAU.I1), which costs two dollars or more a roll but
 * with the Axis further off (SAU.M1). Boxes: SAU.AX, SAU.AL.
 */
export const SAUDI_ARABIA: GuideEntry = {
  id: 'SAU',
  name: 'Saudi Arabia',
  rolls: 'uk',
  home: [{ id: 'saudi-arabia', entry: 'SAU', name: 'Saudi Arabia', value: 3, forces: { infantry: 1 } }],
  start1939: { uk: 'friendly' },
  start1942: { uk: 'friendly' },
  rules: [
    { id: 'SAU.E1', kind: 'event', when: occupiedOrCome('axis', 'adjacent'), then: [isSworn('uk')] },
    { id: 'SAU.I1', kind: 'influence', by: 'uk', least: 2, when: isUnsworn('uk'), then: [isSworn('uk')] },
    {
      id: 'SAU.M1',
      kind: 'bonus',
      to: 'SAU.I1',
      adds: 2,
      free: true,
      when: occupiedOrCome('axis', at('anglo-egyptian-sudan', 'egypt', 'iran', 'syria')),
    },
  ],
  axis: { class: 'sworn', nations: ['uk'] },
  allied: { class: 'friendly', nations: ['germany'] },
};

/** SAU: its clauses. */
export const SAUDI_ARABIA_STORY = part(import.meta.url, { clauses: clausesOf(SAUDI_ARABIA) });
