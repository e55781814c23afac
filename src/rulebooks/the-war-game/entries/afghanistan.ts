import { rulingsOf } from '../../../kernel/index.ts';
import { part } from '../part.ts';
import type { GuideEntry } from '../stories/rule.ts';
import { all, any, friendly, holds, not, ruling, shift, isSworn, toNeutral } from '../stories/say.ts';
import { clausesOf } from './clauses-of.ts';

/** AFG: rolls draw it to Britain and let it go (AFG.U1, AFG.U2); once won over (AFG.I1) it bounces (AFG.U3). Boxes: AFG.AX, AFG.AL. */
export const AFGHANISTAN: GuideEntry = {
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
      then: [isSworn('uk')],
    },
  ],
  axis: { class: 'sworn', nations: ['uk'] },
  allied: { class: 'neutral', nations: [], ends: true },
};

/** The gaps and contradictions in the story of Afghanistan. */
const { RULINGS } = rulingsOf([
  {
    id: 'afghanistan-again',
    clauses: ['AFG.U2'],
    question: 'How often must Britain roll to keep a Friendly Afghanistan?',
    choices: [
      { id: 'every-turn', text: 'Every turn.' },
      { id: 'once', text: 'Once, in the turn after it became Friendly; then it stays.' },
    ],
    default: 'every-turn',
  },
  {
    id: 'afghanistan-bounced',
    clauses: ['AFG.U3', 'AFG.I1'],
    question:
      'Afghanistan was won by influence and a roll has made it Friendly. May Britain influence it again?',
    choices: [
      { id: 'rolls', text: 'No: only the rolls move it from now on.' },
      { id: 'influence', text: 'Yes, besides the rolls.' },
    ],
    default: 'rolls',
  },
]);

/** AFG: its clauses, and its rulings. */
export const AFGHANISTAN_STORY = part(import.meta.url, { clauses: clausesOf(AFGHANISTAN), rulings: RULINGS });
