import { NATIONS } from '../nations.ts';
import { part } from '../part.ts';
import type { GuideEntry } from '../stories/rule.ts';
import {
  all,
  any,
  become,
  friendly,
  holds,
  isKeptBy,
  not,
  now,
  isOccupiedBy,
  ruling,
  state,
  strongest,
  isSworn,
  total,
  when,
} from '../stories/say.ts';
import { ARGENTINA_RULINGS } from './argentina.rulings.ts';
import { clausesOf } from './clauses-of.ts';

const RIVALS = ['usa', 'germany'] as const;

/** Somebody who has won it over is still there: nothing undoes that. */
const WON_AND_HELD = isKeptBy('ARG.I1');

/** ARG: two presidents and a general (ARG.U1 to U4); whoever occupies it may win it over (ARG.I1). Boxes: ARG.AX, ARG.AL. */
export const ARGENTINA: GuideEntry = {
  id: 'ARG',
  name: 'Argentina',
  rolls: 'usa',
  home: [
    {
      id: 'argentina',
      entry: 'ARG',
      name: 'Argentina',
      value: 7,
      forces: { infantry: 2, artillery: 1 },
      factory: 'minor',
    },
  ],
  start1939: { usa: 'friendly' },
  start1942: { usa: 'friendly' },
  states: ['ortiz', 'castillo', 'ramirez'],
  rules: [
    {
      id: 'ARG.U1',
      kind: 'roll',
      rolls: 'usa',
      needs: 3,
      when: state('ortiz'),
      then: [become('castillo'), when(not(any(isOccupiedBy('usa'), WON_AND_HELD)), [friendly('germany')])],
    },
    {
      id: 'ARG.U2',
      kind: 'order',
      decides: 'germany',
      when: all(state('castillo'), isOccupiedBy('usa')),
      battle: {
        army: 'ARG',
        in: 'argentina',
        turnOf: 'germany',
        against: ['usa'],
        join: ['germany', 'italy'],
        won: [total('germany')],
        lost: [total('usa')],
        none: [total('germany')],
      },
    },
    {
      id: 'ARG.U3',
      kind: 'roll',
      rolls: 'usa',
      needs: 2,
      when: state('castillo'),
      then: [become('ramirez'), when(ruling('argentina-coup', 'at-once'), [now('ARG.U4')])],
    },
    {
      id: 'ARG.U4',
      kind: 'event',
      at: 'docket',
      also: { ruling: 'argentina-moment', choice: 'any-moment' },
      lapse: true,
      when: all(
        state('ramirez'),
        not(WON_AND_HELD),
        any(ruling('argentina-sworn', 'follows'), not(holds('anyone', 'sworn', 'ARG.I1'))),
      ),
      then: [
        when(
          isOccupiedBy('germany'),
          [friendly('germany')],
          [
            when(
              isOccupiedBy('usa'),
              [friendly('usa')],
              [
                when(isOccupiedBy('axis', 'south-america'), [
                  when(
                    ruling('argentina-sum', 'player'),
                    [strongest('friendly', 'south-america', RIVALS, { sum: 'player' })],
                    [strongest('friendly', 'south-america', RIVALS)],
                  ),
                ]),
              ],
            ),
          ],
        ),
      ],
    },
    {
      id: 'ARG.I1',
      kind: 'influence',
      each: NATIONS,
      by: 'it',
      when: all(isOccupiedBy('it'), not(WON_AND_HELD)),
      then: [isSworn('it')],
    },
  ],
  axis: { class: 'sworn', nations: ['usa'] },
  allied: { class: 'sworn', nations: ['germany'] },
};

/** ARG: its clauses, and its rulings. */
export const ARGENTINA_STORY = part(import.meta.url, {
  clauses: clausesOf(ARGENTINA),
  rulings: ARGENTINA_RULINGS,
});
