import type { Entry } from '../rule.ts';
import { sworn, unsworn } from '../say.ts';

/** OMA: the U.K. may win it over (OMA.I1). Boxes: OMA.AX, OMA.AL. */
export const OMAN: Entry = {
  id: 'OMA',
  name: 'Oman',
  rolls: 'uk',
  home: [{ id: 'oman', entry: 'OMA', name: 'Oman', value: 2 }],
  start1939: { uk: 'friendly' },
  start1942: { uk: 'friendly' },
  rules: [{ id: 'OMA.I1', kind: 'influence', by: 'uk', when: unsworn('uk'), then: [sworn('uk')] }],
  axis: { class: 'sworn', nations: ['uk'] },
  allied: { class: 'friendly', nations: ['uk'] },
};
