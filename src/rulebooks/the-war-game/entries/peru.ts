import { NATIONS } from '../nations.ts';
import { part } from '../part.ts';
import { CLASSES, type GuideEntry } from '../stories/rule.ts';
import {
  all,
  any,
  at,
  battle,
  become,
  economic,
  hasHappened,
  holds,
  holdsAt,
  not,
  now,
  isOccupiedBy,
  ruling,
  state,
  strongest,
  toNeutral,
  when,
} from '../stories/say.ts';
import { clausesOf } from './clauses-of.ts';
import { PERU_RULINGS } from './peru.rulings.ts';

const ECUADOR = at('ecuador');
const FOLLOWS = any(
  ruling('peru-follows', 'always'),
  not(any(holds('anyone', 'economic', 'PER.E1'), hasHappened('PER.E1'))),
);

/**
 * PER: once the Axis is in South America, it trades with the nation that is strongest there (PER.E1). It may attack Ecuador
 * (PER.U1), which it then absorbs (PER.U1a), or makes up with the U.S.A. (PER.U1b); never twice, and the U.S.A. may not take its
 * Ecuador (PER.U1c). Boxes: PER.AX, PER.AL.
 */
export const PERU: GuideEntry = {
  id: 'PER',
  name: 'Peru',
  rolls: 'germany',
  home: [{ id: 'peru', entry: 'PER', name: 'Peru', value: 5, forces: { infantry: 2 } }],
  start1939: {},
  start1942: {},
  states: ['border-dispute', 'border-war', 'ecuador-taken'],
  rules: [
    {
      id: 'PER.E1',
      kind: 'event',
      lapse: true,
      when: all(isOccupiedBy('axis', 'south-america'), FOLLOWS),
      then: [strongest('economic', 'south-america', NATIONS)],
    },
    {
      id: 'PER.U1',
      kind: 'roll',
      rolls: 'germany',
      needs: 5,
      when: all(state('border-dispute'), not(isOccupiedBy('anyone', ECUADOR))),
      then: [
        become('border-war'),
        battle({
          army: 'PER',
          in: 'ecuador',
          turnOf: 'germany',
          against: 'natives',
          unless: all(ruling('peru-turned', 'stays'), holds('anyone', ['sworn', 'total'])),
          won: [now('PER.U1a')],
          lost: [now('PER.U1b')],
          none: [when(ruling('peru-nobody', 'repelled'), [now('PER.U1b')])],
        }),
      ],
    },
    {
      id: 'PER.U1a',
      kind: 'event',
      at: 'called',
      // taken in battle, whoever had it
      through: true,
      then: [become('ecuador-taken'), toNeutral(undefined, { on: { places: ['ecuador'] } })],
    },
    { id: 'PER.U1b', kind: 'event', at: 'called', then: [economic('usa')] },
    {
      id: 'PER.U1c',
      kind: 'law',
      about: 'attack',
      by: 'usa',
      allows: false,
      on: ECUADOR,
      when: all(
        ruling('peru-ecuador', 'peru'),
        state('ecuador-taken'),
        not(holdsAt(ECUADOR, 'anyone', ...CLASSES)),
      ),
    },
  ],
  axis: { class: 'sworn', nations: ['usa'] },
  allied: { class: 'neutral', nations: [] },
};

/** PER: its clauses, and its rulings. */
export const PERU_STORY = part(import.meta.url, { clauses: clausesOf(PERU), rulings: PERU_RULINGS });
