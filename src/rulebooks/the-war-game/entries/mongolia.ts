import { part } from '../part.ts';
import type { GuideEntry } from '../stories/rule.ts';
import {
  add,
  all,
  any,
  battle,
  fromTurn,
  friendly,
  holds,
  not,
  notSuperior,
  now,
  isOccupiedBy,
  ruling,
  shift,
  superior,
  isSworn,
  tell,
  when,
} from '../stories/say.ts';
import { clausesOf } from './clauses-of.ts';
import { MONGOLIA_RULINGS } from './mongolia.rulings.ts';

const SUITORS = ['ussr', 'japan', 'china'] as const;
const KEPT = any(...SUITORS.map((nation) => all(holds(nation, 'sworn'), superior(nation))));

/** It is somebody's until it has risen (ruling mongolia-joins). */
const WAITS = all(ruling('mongolia-joins', 'after-revolt'), holds(SUITORS, 'sworn'));

/** It has revolted, by ruling mongolia-rises against that very one. */
const RISEN = any(
  all(ruling('mongolia-rises', 'any'), holds(SUITORS, 'friendly', 'MON.U1')),
  holds('it', 'friendly', 'MON.U1'),
);

/**
 * MON: friend of up to three (MON.I1), of whom one at a time may come (MON.O0), and sworn to the one who does so in force
 * (MON.O1). Against one who is there in no such force it rises (MON.U1) and fights (MON.U2). Where two friends fight, its own
 * units are lost last (MON.E1). Boxes: MON.AX, MON.AL.
 */
export const MONGOLIA: GuideEntry = {
  id: 'MON',
  name: 'Mongolia',
  rolls: 'china',
  home: [{ id: 'mongolia', entry: 'MON', name: 'Mongolia', value: 2, forces: { infantry: 2 } }],
  start1939: {},
  start1942: { ussr: 'friendly', japan: 'friendly', china: 'friendly' },
  rules: [
    {
      id: 'MON.O0',
      kind: 'law',
      about: 'entry',
      each: SUITORS,
      by: 'it',
      allows: false,
      // another of them was there first
      when: all(isOccupiedBy(SUITORS), not(isOccupiedBy('it'))),
    },
    {
      id: 'MON.O1',
      kind: 'event',
      each: SUITORS,
      // one who stands there in force keeps it from the others
      when: all(holds('it', 'friendly'), superior('it'), not(KEPT), not(WAITS)),
      // it joins one alone: who had it before is its friend again
      then: [
        ...SUITORS.map((nation) => shift(nation, ['sworn', 'friendly'])),
        when(ruling('mongolia-friends', 'stay'), [isSworn('it', { beside: true })], [isSworn('it')]),
      ],
    },
    {
      id: 'MON.O1/left',
      kind: 'event',
      lapse: true,
      each: SUITORS,
      when: all(ruling('mongolia-left', 'lapses'), holds('it', 'sworn'), not(isOccupiedBy('it'))),
      then: [shift('it', ['sworn', 'friendly'])],
    },
    {
      id: 'MON.U1',
      kind: 'roll',
      rolls: 'china',
      needs: 7,
      each: SUITORS,
      when: all(holds('it', 'sworn'), notSuperior('it')),
      then: [shift('it', ['sworn', 'friendly']), now('MON.U2')],
    },
    {
      id: 'MON.U2',
      kind: 'roll',
      rolls: 'china',
      needs: 7,
      each: SUITORS,
      // a nation to which it is Sworn it revolts against first
      when: all(RISEN, not(holds('it', 'sworn')), notSuperior('it'), not(superior(SUITORS))),
      then: [
        add('infantry'),
        tell('mongolia-joined'),
        battle({
          army: 'MON',
          in: 'mongolia',
          turnOf: 'opponent',
          against: 'it',
          join: ['ussr', 'japan'],
          won: [],
          lost: [],
          none: [],
        }),
      ],
    },
    { id: 'MON.E1', kind: 'law', about: 'said-at-attack', by: SUITORS, allows: true },
    {
      id: 'MON.I1',
      kind: 'influence',
      each: SUITORS,
      by: 'it',
      when: all(fromTurn(1), not(holds('it', ['friendly', 'sworn']))),
      then: [friendly('it', { beside: true })],
    },
  ],
  axis: { class: 'sworn', nations: ['ussr'] },
  allied: { class: 'sworn', nations: ['japan'] },
};

/** MON: its clauses, and its rulings. */
export const MONGOLIA_STORY = part(import.meta.url, {
  clauses: clausesOf(MONGOLIA),
  rulings: MONGOLIA_RULINGS,
});
