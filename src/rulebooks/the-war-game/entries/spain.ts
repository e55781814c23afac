import type { Nation } from '../nations.ts';
import { part } from '../part.ts';
import { CLASSES, type GuideEntry } from '../stories/rule.ts';
import {
  all,
  any,
  at,
  controls,
  economic,
  friendly,
  holds,
  inferiorTogether,
  leave,
  not,
  isOccupiedBy,
  ruling,
  superior,
  isSworn,
  isUnsworn,
  when,
} from '../stories/say.ts';
import { clausesOf } from './clauses-of.ts';
import { SPAIN_RULINGS } from './spain.rulings.ts';

const AXIS_IN_EUROPE: readonly Nation[] = ['germany', 'italy'];
const BUT_USSR: readonly Nation[] = ['germany', 'italy', 'uk', 'france', 'japan', 'usa', 'china'];

/** What Spain wants to see under the Axis before it sides with it, beside the Axis's own land in Europe. */
const LIST = at(
  'algeria',
  'belgium-holland',
  'bulgaria',
  'denmark',
  'france',
  'gibraltar',
  'greece',
  'hungary',
  'morocco',
  'norway',
  'poland-eastern',
  'poland-western',
  'romania',
  'tunisia',
  'yugoslavia',
);
const LIST_HELD = all(controls(AXIS_IN_EUROPE, 'axis-europe'), controls(AXIS_IN_EUROPE, LIST));
const LIST_GERMAN = any(ruling('spain-list', 'together'), controls('germany', LIST));
const OCCUPIED_WITH_LIST = all(superior('germany'), LIST_HELD);

/**
 * SPA with the Balearic Islands (BAL), the Canary Islands (CAN), Cape Verde (CPV), Rio de Oro (RDO) and Southwest Africa: Germany
 * may win it when much of Europe is the Axis's (SPA.I1), and has it sworn with an army there (SPA.O1); the U.K. may when the tide has
 * turned (SPA.I2); the U.S.S.R. may buy it for a turn (SPA.I3). Boxes: SPA.AX, SPA.AL.
 */
export const SPAIN: GuideEntry = {
  id: 'SPA',
  name: 'Spain',
  home: [
    {
      id: 'spain',
      entry: 'SPA',
      name: 'Spain',
      value: 12,
      forces: { infantry: 5, artillery: 1, fighter: 1 },
      factory: 'minor',
    },
  ],
  colonies: [
    { id: 'balearic-islands', entry: 'BAL', name: 'Balearic Islands', value: 0 },
    { id: 'canary-islands', entry: 'CAN', name: 'Canary Islands', value: 0 },
    { id: 'cape-verde', entry: 'CPV', name: 'Cape Verde', value: 0 },
    { id: 'rio-de-oro', entry: 'RDO', name: 'Rio de Oro', value: 1 },
    { id: 'southwest-africa', name: 'Southwest Africa', value: null },
  ],
  start1939: {},
  start1942: {},
  rules: [
    {
      id: 'SPA.I1',
      kind: 'influence',
      by: 'germany',
      begins: true,
      when: all(LIST_HELD, LIST_GERMAN, not(holds('germany', CLASSES))),
      then: [friendly('germany')],
    },
    {
      id: 'SPA.O1',
      kind: 'event',
      at: 'turn-begins',
      when: OCCUPIED_WITH_LIST,
      then: [isSworn('germany')],
    },
    {
      id: 'SPA.O1/lapse',
      kind: 'event',
      at: 'turn-begins',
      lapse: true,
      when: all(ruling('spain-sworn', 'turn'), holds('germany', 'sworn', 'SPA.O1'), not(OCCUPIED_WITH_LIST)),
      then: [friendly('germany')],
    },
    {
      id: 'SPA.I2',
      kind: 'influence',
      by: 'uk',
      begins: true,
      resets: isOccupiedBy('axis', at('france')),
      when: all(controls('france', at('france')), inferiorTogether(AXIS_IN_EUROPE), isUnsworn('uk')),
      then: [
        isSworn('uk'),
        when(
          ruling('spain-leave', 'both'),
          [leave('germany', 'germany', 'italy')],
          [leave('germany', 'germany')],
        ),
      ],
    },
    {
      id: 'SPA.I3',
      kind: 'influence',
      by: 'ussr',
      flat: 7,
      resets: 'interruption',
      when: all(not(holds(BUT_USSR, CLASSES)), not(isOccupiedBy(BUT_USSR))),
      then: [economic('ussr', { until: 'turn-end' })],
    },
  ],
  axis: { class: 'total', nations: ['uk'] },
  allied: { class: 'total', nations: ['germany'] },
};

/** SPA: its clauses, and its rulings. */
export const SPAIN_STORY = part(import.meta.url, { clauses: clausesOf(SPAIN), rulings: SPAIN_RULINGS });
