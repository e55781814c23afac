import { part } from '../part.ts';
import { CLASSES, type GuideEntry } from '../stories/rule.ts';
import {
  all,
  any,
  become,
  friendly,
  holds,
  leave,
  not,
  now,
  isOccupiedBy,
  ruling,
  shift,
  state,
  strikes,
  everStruck,
  isSworn,
  toNeutral,
  total,
  when,
} from '../stories/say.ts';
import { clausesOf } from './clauses-of.ts';
import { EIRE_RULINGS } from './eire.rulings.ts';
import { onTurn1 } from './on-turn-1.ts';

/**
 * EIR: quarrels cool it (EIR.U1) and can put British units out, or let them attack (EIR.U1b); attacks on Britain warm it (EIR.E1) and,
 * by land, win it (EIR.E2); so may influence (EIR.I1). Boxes: EIR.AX, EIR.AL.
 */
export const EIRE: GuideEntry = {
  id: 'EIR',
  name: 'Eire',
  rolls: 'uk',
  home: [{ id: 'eire', entry: 'EIR', name: 'Eire', value: 3, forces: { infantry: 1 }, forces1942: 'owned' }],
  start1939: { uk: 'friendly' },
  start1942: { uk: 'total' },
  states: ['eire-calm', 'eire-roused'],
  rules: [
    {
      id: 'EIR.U1',
      kind: 'roll',
      rolls: 'uk',
      needs: 7,
      when: any(
        holds('uk', ['friendly', 'sworn']),
        all(ruling('eire-economic', 'falls'), holds('uk', 'economic')),
      ),
      then: [when(holds('uk', 'sworn'), [friendly('uk')], [toNeutral(), now('EIR.U1b/leave')])],
    },
    { id: 'EIR.U1b/leave', kind: 'event', at: 'called', then: [leave('uk', 'uk')] },
    {
      id: 'EIR.U1b',
      kind: 'law',
      about: 'attack',
      by: 'uk',
      allows: true,
      when: all(not(holds('uk', CLASSES)), isOccupiedBy('uk')),
    },
    {
      id: 'EIR.E1',
      kind: 'event',
      when: all(
        strikes(['germany', 'italy'], 'british-land'),
        any(ruling('eire-sympathy', 'each-attack'), state('eire-calm')),
      ),
      then: [become('eire-roused'), shift('uk', ['neutral', 'economic'], ['friendly', 'sworn'])],
    },
    { id: 'EIR.E2', kind: 'event', when: everStruck('axis', 'british-isles'), then: [total('uk')] },
    {
      id: 'EIR.I1',
      kind: 'influence',
      by: 'uk',
      when: onTurn1(),
      then: [isSworn('uk')],
    },
  ],
  axis: { class: 'total', nations: ['uk'] },
  allied: { class: 'neutral', nations: [] },
};

/** EIR: its clauses, and its rulings. */
export const EIRE_STORY = part(import.meta.url, { clauses: clausesOf(EIRE), rulings: EIRE_RULINGS });
