import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import type { InForce, InForceOf } from '../54-surrender/in-force.ts';
import { say as sayInForce } from '../54-surrender/in-force.words.ts';
import { part } from '../part.ts';
import { arePlayed } from '../played.ts';
import { TURNS, turnsLeft } from './8-european.ts';
import { say } from './in-force.words.ts';

const SINCE = sayInForce.inForce.surrender({ power: 'japan' });
const NEVER = sayInForce.inForce.never();

/** Of the map of the Pacific: nobody's hexes, no BRPs (57.41, 57.61, 57.71). */
const ON_THE_MAP: readonly InForce[] = [
  {
    clauses: ['57.41', '57.61'],
    about: say.inForce.japanHexes(),
    on: 'japan',
    since: SINCE,
    lifted: say.inForce['japanHexes.lifted'](),
  },
  { clauses: ['57.71'], about: say.inForce.japanBrps(), on: 'japan', since: SINCE, lifted: NEVER },
];

const ELECTIONS: InForce = {
  clauses: ['57.22'],
  about: say.inForce.japanInElections(),
  on: 'us',
  since: SINCE,
  lifted: NEVER,
};

/** What a Japanese surrender leaves standing: on the map (57.41, 57.61, 57.71), in U.S. elections (57.22), forces to come (57.82). */
export const inForce: InForceOf = (books, open) => {
  if (!hasSurrendered(open, 'japan') || !arePlayed(books, open)) return [];
  const turns = turnsLeft(open);
  const over: InForce = {
    clauses: ['57.82'],
    about: say.inForce.over({ turns }),
    on: 'us',
    since: SINCE,
    lifted: say.inForce['over.lifted']({ of: TURNS }),
  };
  return [
    ...(books.plan.european ? [] : ON_THE_MAP),
    ...(books.plan.europe ? [ELECTIONS] : []),
    ...(turns > 0 ? [over] : []),
  ];
};

/** 57.22 to 57.82: what stands after a Japanese surrender. */
export const IN_FORCE = part(import.meta.url, { gives: { inForce: [inForce] }, texts: say });
