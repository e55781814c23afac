import { part } from '../part.ts';
import type { GuideEntry, Place } from '../stories/rule.ts';
import {
  all,
  any,
  eachAtWar,
  friendly,
  not,
  ruling,
  isSworn,
  total,
  isUnsworn,
  when,
} from '../stories/say.ts';
import { BELGIUM_HOLLAND_RULINGS } from './belgium-holland.rulings.ts';
import { clausesOf } from './clauses-of.ts';
import { onTurn1 } from './on-turn-1.ts';

const OF_BOTH = ruling('belgium-friends', 'both');
const FROM_THE_FIRST = ruling('belgium-begins', 'start');

const colony = (id: string, entry: string, name: string, value: number): Place => ({
  id,
  entry,
  name,
  value,
  start1939: { uk: 'friendly', france: 'friendly' },
  differs1939: any(OF_BOTH, not(FROM_THE_FIRST)),
  start1942: 'unprinted',
});

/**
 * BEH with Belgian Congo (BCO), Borneo (BOR), Celebes (CEL), Java (JAV), New Guinea (NGU), Sumatra (SUM), Suriname (SUR) and Timor
 * (TIM): it takes Allied aid (BEH.E1), may be won by France (BEH.I1) and fights beside it in full war (BEH.E2). Attacked by the
 * Axis, all of it is as French land (BEH.AX); by an Ally, see BEH.AL.
 */
export const BELGIUM_HOLLAND: GuideEntry = {
  id: 'BEH',
  name: 'Belgium/Holland',
  home: [
    {
      id: 'belgium-holland',
      entry: 'BEH',
      name: 'Belgium/Holland',
      value: 5,
      forces: { infantry: 3, artillery: 1 },
      forces1942: 'owned',
      factory: 'minor',
      start1939: { uk: 'friendly', france: 'friendly' },
      differs1939: all(OF_BOTH, FROM_THE_FIRST),
    },
  ],
  colonies: [
    colony('belgian-congo', 'BCO', 'Belgian Congo', 2),
    colony('borneo', 'BOR', 'Borneo', 3),
    colony('celebes', 'CEL', 'Celebes', 3),
    colony('java', 'JAV', 'Java', 3),
    colony('new-guinea', 'NGU', 'New Guinea', 2),
    colony('sumatra', 'SUM', 'Sumatra', 3),
    colony('suriname', 'SUR', 'Suriname', 1),
    colony('timor', 'TIM', 'Timor', 1),
  ],
  start1939: { uk: 'friendly' },
  start1942: { germany: 'total' },
  rules: [
    {
      id: 'BEH.E1',
      kind: 'event',
      when: isUnsworn('france'),
      then: [
        friendly('uk', { beside: true }),
        when(ruling('belgium-friends', 'both'), [friendly('france', { beside: true })]),
      ],
    },
    {
      id: 'BEH.I1',
      kind: 'influence',
      by: 'france',
      when: onTurn1(),
      then: [isSworn('france')],
    },
    {
      id: 'BEH.E2',
      kind: 'event',
      when: eachAtWar(['uk', 'france'], 'axis', 'full'),
      then: [total('france')],
    },
  ],
  axis: { class: 'total', nations: ['france'], original: true },
  allied: { class: 'friendly', nations: ['uk', 'france'] },
};

/** BEH: its clauses, and its rulings. */
export const BELGIUM_HOLLAND_STORY = part(import.meta.url, {
  clauses: clausesOf(BELGIUM_HOLLAND),
  rulings: BELGIUM_HOLLAND_RULINGS,
});
