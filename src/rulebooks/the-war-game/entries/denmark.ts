import { rulingsOf } from '../../../kernel/index.ts';
import { FRIENDS } from '../nations.ts';
import { part } from '../part.ts';
import type { Condition, GuideEntry, EventRule, PlaceId, Where } from '../stories/rule.ts';
import { all, any, at, holds, liberatedBy, ruling, isSworn } from '../stories/say.ts';
import { clausesOf } from './clauses-of.ts';
import { onTurn1 } from './on-turn-1.ts';

/** An Ally has just taken a place from the Axis (ruling denmark-liberator). */
const freed = (where: Where): Condition =>
  any(liberatedBy(FRIENDS, where), all(ruling('denmark-liberator', 'any-ally'), liberatedBy('ussr', where)));

/** A colony that is freed by itself joins, by the ruling iceland-freed. */
const joins = (colony: PlaceId): EventRule => ({
  id: `DEN.E1/${colony}`,
  kind: 'event',
  through: true,
  lapse: true,
  when: all(ruling('iceland-freed', 'joins'), freed(at(colony))),
  then: [isSworn('uk', { on: { places: [colony] } })],
});

/**
 * DEN with the Faeroe Islands (FAE), Greenland (GRL) and Iceland (ICE): Britain may win it over (DEN.I1); liberated, it joins the
 * Allies (DEN.E1). Attacked, all of it turns (DEN.AX, DEN.AL; FAE.AX, FAE.AL; ICE.AX, ICE.AL), Greenland toward the U.S.A. (GRL.AX,
 * GRL.AL).
 */
export const DENMARK: GuideEntry = {
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
      differs1939: ruling('greenland-friend', 'usa'),
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
      when: freed('home'),
      // what another has taken it keeps
      then: [isSworn('uk', { spares: 'total' })],
    },
    joins('faeroe-islands'),
    joins('greenland'),
    joins('iceland'),
    {
      id: 'DEN.I1',
      kind: 'influence',
      by: 'uk',
      when: all(onTurn1(), holds('uk', 'friendly')),
      then: [isSworn('uk')],
    },
  ],
  axis: { class: 'sworn', nations: ['uk'] },
  allied: { class: 'friendly', nations: ['uk'] },
};

/** The gaps and contradictions in the story of Denmark. */
const { RULINGS } = rulingsOf([
  {
    id: 'denmark-liberator',
    clauses: ['DEN.E1'],
    question: 'Who can liberate Denmark?',
    choices: [
      { id: 'friends', text: 'Any Ally but the U.S.S.R.' },
      { id: 'any-ally', text: 'Any Ally, the U.S.S.R. too.' },
    ],
    default: 'friends',
  },
  {
    id: 'iceland-freed',
    clauses: ['DEN.E1', 'ICE', 'FAE', 'GRL', 'G.B7'],
    question: 'A Danish colony is taken from the Axis by itself: whose is it?',
    choices: [
      { id: 'taker', text: 'Under Total Control of who has taken it.' },
      { id: 'joins', text: 'It joins the Allies at once, as Denmark does when it is liberated.' },
    ],
    default: 'taker',
  },
  {
    id: 'greenland-friend',
    clauses: ['GRL', 'DEN', 'G.E3'],
    question: 'Whose friend is Greenland at first? Its entry sends to that of Denmark, a friend of the U.K.',
    choices: [
      { id: 'usa', text: 'The U.S.A.’s, toward which Greenland turns in all else.' },
      { id: 'uk', text: 'The U.K.’s, as Denmark is.' },
    ],
    default: 'usa',
    fixed: true,
  },
]);

/** DEN: its clauses, and its rulings. */
export const DENMARK_STORY = part(import.meta.url, { clauses: clausesOf(DENMARK), rulings: RULINGS });
