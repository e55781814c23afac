import { AXIS } from '../nations.ts';
import { part } from '../part.ts';
import type { GuideEntry } from '../stories/rule.ts';
import { all, any, atWar, eachAtWar, not, ruling, strait, isThreatened } from '../stories/say.ts';
import { clausesOf } from './clauses-of.ts';
import { TURKEY_RULINGS } from './turkey.rulings.ts';

const FULL_WAR = any(
  all(ruling('turkey-axis', 'any'), atWar('axis', 'ussr', 'full')),
  all(ruling('turkey-axis', 'all'), eachAtWar(AXIS, 'ussr', 'full')),
);

/**
 * TUR: neutral always; it arms while the Axis threatens it (TUR.U1) and closes the Bosphorus to all (TUR.S0) but in the full war of
 * Axis and U.S.S.R. (TUR.S1), or for a turn by a roll under what the Axis has beside it (TUR.S2). Boxes: TUR.AX, TUR.AL.
 */
export const TURKEY: GuideEntry = {
  id: 'TUR',
  name: 'Turkey',
  rolls: 'ussr',
  home: [
    {
      id: 'turkey',
      entry: 'TUR',
      name: 'Turkey',
      value: 8,
      forces: { infantry: 4, artillery: 1 },
      factory: 'minor',
    },
  ],
  start1939: {},
  start1942: {},
  rules: [
    {
      id: 'TUR.U1',
      kind: 'table',
      rolls: 'ussr',
      when: isThreatened('axis'),
      rows: [
        { to: 7, kind: 'infantry' },
        { to: 10, kind: 'artillery' },
        { to: 12, kind: 'fighter' },
      ],
      most: 5,
    },
    { id: 'TUR.S0', kind: 'law', about: 'strait', by: 'anyone', allows: false },
    { id: 'TUR.S1', kind: 'law', about: 'strait', by: 'anyone', allows: true, when: FULL_WAR },
    {
      id: 'TUR.S2',
      kind: 'roll',
      rolls: 'germany',
      needs: 'adjacent-axis',
      after: ['BUL.U1', 'BUL.U2'],
      when: not(FULL_WAR),
      then: [strait()],
    },
  ],
  axis: { class: 'neutral', nations: [] },
  allied: { class: 'neutral', nations: [] },
};

/** TUR: its clauses, and its rulings. */
export const TURKEY_STORY = part(import.meta.url, { clauses: clausesOf(TURKEY), rulings: TURKEY_RULINGS });
