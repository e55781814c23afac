import { FRIENDS, type Nation } from '../nations.ts';
import type { Effect, Entry, PlaceId } from '../rule.ts';
import { all, any, at, conqueredBy, holds, holdsAt, liberatedBy, not, ruling, sworn, when } from '../say.ts';
import { onTurn1 } from './on-turn-1.ts';

/** A colony joins the home country unless another has taken it. */
const joins = (colony: PlaceId, nation: Nation): Effect =>
  when(not(holdsAt(at(colony), 'anyone', 'total')), [sworn(nation, { on: { places: [colony] } })]);

/**
 * DEN with the Faeroe Islands (FAE), Greenland (GRL) and Iceland (ICE): Britain may win it over (DEN.I1); liberated, it joins the
 * Allies (DEN.E1). Attacked, all of it turns (DEN.AX, DEN.AL; FAE.AX, FAE.AL; ICE.AX, ICE.AL), Greenland toward the U.S.A. (GRL.AX,
 * GRL.AL).
 */
export const DENMARK: Entry = {
  id: 'DEN',
  name: 'Denmark',
  home: [
    {
      id: 'denmark',
      entry: 'DEN',
      name: 'Denmark',
      value: 4,
      forces: { infantry: 2, artillery: 1 },
      forces1942: 'owned',
    },
  ],
  colonies: [
    { id: 'faeroe-islands', entry: 'FAE', name: 'Faeroe Islands', value: 0, start1942: 'unprinted' },
    {
      id: 'greenland',
      entry: 'GRL',
      name: 'Greenland',
      value: 2,
      forces: { infantry: 1 },
      forces1942: 'unprinted',
      start1939: { usa: 'friendly' },
      differs1939: { ruling: 'greenland-friend', choice: 'usa' },
      start1942: { usa: 'sworn' },
      toward: { uk: 'usa' },
    },
    {
      id: 'iceland',
      entry: 'ICE',
      name: 'Iceland',
      value: 2,
      forces: { infantry: 1 },
      forces1942: 'unprinted',
      start1942: { uk: 'sworn' },
    },
  ],
  start1939: { uk: 'friendly' },
  start1942: { germany: 'total' },
  rules: [
    {
      id: 'DEN.E1',
      kind: 'event',
      through: true,
      // whoever drove the Axis out does not keep it
      lapse: true,
      when: any(liberatedBy(FRIENDS), all(ruling('denmark-liberator', 'any-ally'), conqueredBy('ussr'))),
      then: [
        sworn('uk', { on: 'home' }),
        joins('faeroe-islands', 'uk'),
        joins('greenland', 'usa'),
        joins('iceland', 'uk'),
      ],
    },
    {
      id: 'DEN.I1',
      kind: 'influence',
      by: 'uk',
      when: all(onTurn1(), holds('uk', 'friendly')),
      then: [sworn('uk')],
    },
  ],
  axis: { class: 'sworn', nations: ['uk'] },
  allied: { class: 'friendly', nations: ['uk'] },
};
