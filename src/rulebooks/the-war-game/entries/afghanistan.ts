import { part } from '../part.ts';
import type { Entry } from '../rule.ts';
import { all, any, friendly, holds, not, ruling, shift, sworn, toNeutral } from '../say.ts';
import { RULINGS } from './afghanistan.rulings.ts';
import { clausesOf } from './clauses-of.ts';

/** AFG: rolls draw it to Britain and let it go (AFG.U1, AFG.U2); once won over (AFG.I1) it bounces (AFG.U3). Boxes: AFG.AX, AFG.AL. */
export const AFGHANISTAN: Entry = {
  id: 'AFG',
  name: 'Afghanistan',
  rolls: 'uk',
  home: [{ id: 'afghanistan', entry: 'AFG', name: 'Afghanistan', value: 2, forces: { infantry: 1 } }],
  start1939: {},
  start1942: {},
  rules: [
    {
      id: 'AFG.U1',
      kind: 'roll',
      begun: holds('uk', 'friendly'),
      rolls: 'uk',
      needs: 2,
      when: all(not(holds('anyone', 'sworn')), not(holds('uk', 'friendly'))),
      then: [friendly('uk')],
    },
    {
      id: 'AFG.U2',
      kind: 'roll',
      rolls: 'uk',
      needs: 2,
      when: any(
        holds('uk', 'friendly', 'AFG.U1'),
        all(ruling('afghanistan-again', 'every-turn'), holds('uk', 'friendly', 'AFG.U2')),
      ),
      then: [friendly('uk')],
      otherwise: [toNeutral()],
    },
    {
      id: 'AFG.U3',
      kind: 'roll',
      rolls: 'uk',
      needs: 2,
      when: holds('uk', ['sworn', 'friendly'], 'AFG.I1', 'AFG.U3'),
      then: [shift('uk', ['sworn', 'friendly'], ['friendly', 'sworn'])],
    },
    {
      id: 'AFG.I1',
      kind: 'influence',
      by: 'uk',
      begun: holds('uk', 'sworn'),
      opening: 2,
      when: any(ruling('afghanistan-bounced', 'influence'), not(holds('uk', 'friendly', 'AFG.U3'))),
      then: [sworn('uk')],
    },
  ],
  axis: { class: 'sworn', nations: ['uk'] },
  allied: { class: 'neutral', nations: [], ends: true },
};

/** AFG: its clauses, and its rulings. */
export const AFGHANISTAN_STORY = part(import.meta.url, { clauses: clausesOf(AFGHANISTAN), rulings: RULINGS });
