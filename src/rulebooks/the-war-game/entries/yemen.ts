import type { Entry } from '../rule.ts';
import { all, controlsSome, occupied, sworn, unsworn } from '../say.ts';

/**
 * YEM with Socotra (SOC): the U.K. may win it over (YEM.I1), and has it at once with units in Yemen when the Axis takes what is next
 * door (YEM.O1). Boxes: YEM.AX, YEM.AL.
 */
export const YEMEN: Entry = {
  id: 'YEM',
  name: 'Yemen',
  rolls: 'uk',
  home: [{ id: 'yemen', entry: 'YEM', name: 'Yemen', value: 2 }],
  colonies: [{ id: 'socotra', entry: 'SOC', name: 'Socotra', value: 0 }],
  start1939: { uk: 'friendly' },
  start1942: { uk: 'friendly' },
  rules: [
    { id: 'YEM.I1', kind: 'influence', by: 'uk', when: unsworn('uk'), then: [sworn('uk')] },
    {
      id: 'YEM.O1',
      kind: 'event',
      when: all(controlsSome('axis', 'adjacent'), occupied('uk')),
      then: [sworn('uk')],
    },
  ],
  axis: { class: 'sworn', nations: ['uk'] },
  allied: { class: 'friendly', nations: ['uk'] },
};
