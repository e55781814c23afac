import { part } from '../part.ts';
import type { GuideEntry } from '../stories/rule.ts';
import {
  all,
  any,
  at,
  atWar,
  become,
  controlsSome,
  fromTurn,
  holds,
  holdsAt,
  not,
  isOccupiedBy,
  ruling,
  state,
  superiorTogether,
  isSworn,
  total,
  when,
} from '../stories/say.ts';
import { clausesOf } from './clauses-of.ts';
import { HUNGARY_RULINGS } from './hungary.rulings.ts';

const TALKS = all(holds('germany', 'total'), state('hungarian-talks'));

/**
 * HUN: Germany gets it by force (HUN.O1), as a neighbour or in war with the U.S.S.R. (HUN.E1), or by influence (HUN.I1). Left empty
 * with Allies beside it, the Premier talks in secret (HUN.R0) with the U.S.S.R. (HUN.R1) or the West (HUN.R2), the lower roll before
 * the higher (HUN.R3); then Germany can only conquer it (HUN.E2). Boxes: HUN.AX, HUN.AL.
 */
export const HUNGARY: GuideEntry = {
  id: 'HUN',
  name: 'Hungary',
  rolls: 'ussr',
  home: [
    { id: 'hungary', entry: 'HUN', name: 'Hungary', value: 4, forces: { infantry: 2 }, forces1942: 'owned' },
  ],
  start1939: { germany: 'friendly' },
  start1942: { germany: 'total' },
  states: ['hungarian-pact', 'hungarian-talks', 'hungarian-turn'],
  rules: [
    {
      id: 'HUN.O1',
      kind: 'event',
      when: all(not(state('hungarian-turn')), superiorTogether(['germany', 'italy'])),
      then: [total('germany')],
    },
    {
      id: 'HUN.E1',
      kind: 'event',
      when: all(
        not(state('hungarian-turn')),
        any(holdsAt(at('romania', 'yugoslavia'), 'germany', 'total'), atWar('germany', 'ussr')),
      ),
      then: [isSworn('germany')],
    },
    {
      id: 'HUN.R0',
      kind: 'event',
      through: true,
      when: holds('germany', 'total'),
      then: [
        when(
          all(not(isOccupiedBy('axis')), isOccupiedBy('allies', 'adjacent')),
          [become('hungarian-talks')],
          [become('hungarian-pact')],
        ),
      ],
    },
    {
      id: 'HUN.R1',
      kind: 'roll',
      rolls: 'ussr',
      needs: 5,
      through: true,
      when: all(TALKS, isOccupiedBy('ussr', 'adjacent')),
      then: [become('hungarian-turn'), isSworn('ussr')],
    },
    {
      id: 'HUN.R2',
      kind: 'roll',
      rolls: 'ussr',
      needs: 9,
      through: true,
      when: all(TALKS, isOccupiedBy('western', 'adjacent')),
      then: [become('hungarian-turn'), isSworn('uk')],
    },
    {
      id: 'HUN.R3',
      kind: 'rivals',
      of: ['HUN.R1', 'HUN.R2'],
      when: any(
        ruling('hungary-both', 'occupation'),
        all(controlsSome('ussr', 'adjacent'), controlsSome('western', 'adjacent')),
      ),
    },
    {
      id: 'HUN.E2',
      kind: 'law',
      about: 'influence',
      by: 'germany',
      allows: false,
      when: state('hungarian-turn'),
    },
    {
      id: 'HUN.I1',
      kind: 'influence',
      by: 'germany',
      when: fromTurn(1),
      then: [isSworn('germany')],
    },
  ],
  axis: { class: 'sworn', nations: ['ussr'] },
  allied: { class: 'total', nations: ['germany'] },
};

/** HUN: its clauses, and its rulings. */
export const HUNGARY_STORY = part(import.meta.url, { clauses: clausesOf(HUNGARY), rulings: HUNGARY_RULINGS });
