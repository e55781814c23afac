import type { Entry } from '../rule.ts';
import {
  add,
  all,
  battle,
  friendly,
  holds,
  not,
  notSuperior,
  now,
  occupied,
  shift,
  superior,
  sworn,
} from '../say.ts';

const SUITORS = ['ussr', 'japan', 'china'] as const;

/** MON: friend of up to three, sworn to the one who occupies it in force (MON.O1), and rising against one who does not (MON.U1, U2). */
export const MONGOLIA: Entry = {
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
      by: SUITORS,
      allows: false,
      each: SUITORS,
      // one of them at a time: whoever is there first
      when: occupied(SUITORS),
    },
    {
      id: 'MON.O1',
      kind: 'event',
      each: SUITORS,
      when: all(holds('it', 'friendly'), superior('it')),
      then: [sworn('it', { beside: true })],
    },
    {
      id: 'MON.U1',
      kind: 'roll',
      rolls: 'china',
      needs: 7,
      each: SUITORS,
      when: all(holds('it', 'sworn', 'MON.O1'), notSuperior('it')),
      then: [shift('it', ['sworn', 'friendly']), now('MON.U2')],
    },
    {
      id: 'MON.U2',
      kind: 'roll',
      rolls: 'china',
      needs: 7,
      each: SUITORS,
      second: 'too',
      when: all(holds('it', 'friendly', 'MON.U1'), notSuperior('it')),
      then: [
        add('infantry'),
        battle({
          army: 'MON',
          in: 'mongolia',
          turnOf: 'opponent',
          against: 'it',
          join: SUITORS,
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
      when: not(holds('it', ['friendly', 'sworn'])),
      then: [friendly('it', { beside: true })],
    },
  ],
  axis: { class: 'sworn', nations: ['ussr'] },
  allied: { class: 'sworn', nations: ['japan'] },
};
