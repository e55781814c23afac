import type { Entry } from '../rule.ts';
import { become, friendly, not, occupied, state, strongest, sworn, total, when } from '../say.ts';

/** ARG: two presidents and a general (ARG.U1 to U4), and whoever occupies it may win it over (ARG.I1). */
export const ARGENTINA: Entry = {
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
      then: [become('castillo'), when(not(occupied('usa')), [friendly('germany')])],
    },
    {
      id: 'ARG.U2',
      kind: 'order',
      decides: 'germany',
      when: { is: 'all', of: [state('castillo'), occupied('usa')] },
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
      then: [become('ramirez')],
    },
    {
      id: 'ARG.U4',
      kind: 'event',
      at: 'docket',
      lapse: true,
      when: state('ramirez'),
      then: [
        when(
          occupied('germany'),
          [friendly('germany')],
          [
            when(
              occupied('usa'),
              [friendly('usa')],
              [
                when(occupied('axis', 'south-america'), [
                  strongest('friendly', 'south-america', ['usa', 'germany']),
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
      each: ['germany', 'italy', 'ussr', 'uk', 'france', 'japan', 'usa', 'china'],
      by: 'it',
      when: occupied('it'),
      then: [sworn('it')],
    },
  ],
  axis: { class: 'sworn', nations: ['usa'] },
  allied: { class: 'sworn', nations: ['germany'] },
};
