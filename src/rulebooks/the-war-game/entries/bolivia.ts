import { part } from '../part.ts';
import type { GuideEntry } from '../stories/rule.ts';
import {
  all,
  any,
  atWar,
  become,
  economic,
  friendly,
  not,
  now,
  ruling,
  since,
  state,
  isSworn,
} from '../stories/say.ts';
import { BOLIVIA_RULINGS } from './bolivia.rulings.ts';
import { clausesOf } from './clauses-of.ts';

/**
 * BOL: Busch dies and an election follows at once (BOL.U1, BOL.U2), another four turns later (BOL.U3); under Peñaranda a U.S.A. at
 * full war may win it over (BOL.I1). Boxes: BOL.AX, BOL.AL.
 */
export const BOLIVIA: GuideEntry = {
  id: 'BOL',
  name: 'Bolivia',
  rolls: 'usa',
  home: [{ id: 'bolivia', entry: 'BOL', name: 'Bolivia', value: 4, forces: { infantry: 2 } }],
  start1939: {},
  start1942: {},
  states: ['busch', 'quintanilla', 'penaranda'],
  rules: [
    {
      id: 'BOL.U1',
      kind: 'roll',
      rolls: 'usa',
      needs: 7,
      when: state('busch'),
      then: [become('quintanilla'), friendly('usa'), now('BOL.U2')],
    },
    {
      id: 'BOL.U2',
      kind: 'roll',
      rolls: 'usa',
      needs: 3,
      second: 'only',
      then: [become('penaranda'), economic('usa')],
    },
    {
      id: 'BOL.U3',
      kind: 'roll',
      rolls: 'usa',
      needs: 3,
      when: all(
        state('quintanilla'),
        since('BOL.U2', 4),
        any(
          // none has been held but the first
          not(since('BOL.U3', 0)),
          all(ruling('bolivia-elections', 'until-elected'), since('BOL.U3', 4)),
        ),
      ),
      then: [become('penaranda'), economic('usa')],
    },
    {
      id: 'BOL.I1',
      kind: 'influence',
      by: 'usa',
      when: all(atWar('usa', 'axis', 'full'), state('penaranda')),
      then: [isSworn('usa')],
    },
  ],
  axis: { class: 'sworn', nations: ['usa'] },
  allied: { class: 'neutral', nations: [], ends: true },
};

/** BOL: its clauses, and its rulings. */
export const BOLIVIA_STORY = part(import.meta.url, { clauses: clausesOf(BOLIVIA), rulings: BOLIVIA_RULINGS });
