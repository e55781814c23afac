import { part } from '../part.ts';
import type { Entry } from '../rule.ts';
import {
  all,
  any,
  fromTurn,
  holds,
  neutral,
  not,
  occupied,
  ruling,
  shift,
  sworn,
  toNeutral,
} from '../say.ts';
import { clausesOf } from './clauses-of.ts';
import { RULINGS } from './liberia.rulings.ts';

const GOES_ON = { ruling: 'liberia-progression', choice: 'goes-on' };
const REGAINED = holds('usa', 'friendly', 'LIB.I2');

/**
 * LIB: the U.S.A. may win it over (LIB.I1). Without Allied forces its people can revolt (LIB.U1); then the U.S.A. goes on, in
 * two steps (LIB.I2). Boxes: LIB.AX, LIB.AL.
 */
export const LIBERIA: Entry = {
  id: 'LIB',
  name: 'Liberia',
  rolls: 'usa',
  home: [{ id: 'liberia', entry: 'LIB', name: 'Liberia', value: 1, forces1942: 'unprinted' }],
  start1939: { usa: 'friendly' },
  start1942: { usa: 'sworn' },
  rules: [
    {
      id: 'LIB.U1',
      kind: 'roll',
      rolls: 'usa',
      needs: 2,
      when: all(
        not(neutral()),
        not(occupied('allies')),
        any(not(holds('usa', 'sworn')), ruling('liberia-sworn', 'revolts')),
      ),
      then: [toNeutral()],
    },
    {
      id: 'LIB.I2',
      kind: 'influence',
      by: 'usa',
      when: any(neutral(), REGAINED),
      goesOn: { from: 'LIB.I1', ...GOES_ON },
      then: [shift('usa', ['neutral', 'friendly'], ['friendly', 'sworn'])],
    },
    {
      id: 'LIB.I1',
      kind: 'influence',
      by: 'usa',
      when: all(fromTurn(1), holds('usa', 'friendly'), not(REGAINED)),
      goesOn: { from: 'LIB.I2', ...GOES_ON },
      then: [sworn('usa')],
    },
  ],
  axis: { class: 'total', nations: ['usa'] },
  allied: { class: 'friendly', nations: ['usa'] },
};

/** LIB: its clauses, and its rulings. */
export const LIBERIA_STORY = part(import.meta.url, { clauses: clausesOf(LIBERIA), rulings: RULINGS });
