import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { isGermanyOut } from '../49-diplomacy/51-axis.ts';
import type { InForceOf } from '../54-surrender/in-force.ts';
import { say as sayInForce } from '../54-surrender/in-force.words.ts';
import { part } from '../part.ts';
import { say } from './in-force.words.ts';

/** What a German surrender leaves standing: nobody's hexes (55.41, 55.52), no BRPs (55.61), U.S. elections (55.24). */
const inForce: InForceOf = ({ plan }, open) => {
  if (!plan.europe || !isGermanyOut(open)) return [];
  const since = sayInForce.inForce.surrender({ power: 'germany' });
  const lifted = sayInForce.inForce.never();
  return [
    {
      clauses: ['55.41', '55.52'],
      about: say.inForce.germanHexes(),
      on: 'germany',
      since,
      lifted: say.inForce.occupied(),
    },
    { clauses: ['55.61'], about: say.inForce.germanBrps(), on: 'germany', since, lifted },
    ...(plan.european || hasSurrendered(open, 'japan')
      ? []
      : [{ clauses: ['55.24'], about: say.inForce.germanyInElections(), on: 'us', since, lifted }]),
  ];
};

/** 55.24 to 55.61: what stands after a German surrender. */
export const IN_FORCE = part(import.meta.url, { gives: { inForce: [inForce] }, texts: say });
