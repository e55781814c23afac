import { words } from '../../../kernel/words.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { isGermanyOut } from '../49-diplomacy/51-axis.ts';
import type { InForceOf } from '../54-surrender/in-force.ts';

/** What a German surrender leaves standing: nobody's hexes (55.41, 55.52), no BRPs (55.61), U.S. elections (55.24). */
export const inForce: InForceOf = ({ plan }, open) => {
  if (!plan.europe || !isGermanyOut(open)) return [];
  const since = words('inForce.surrender', { power: 'germany' });
  const lifted = words('inForce.never');
  return [
    {
      clauses: ['55.41', '55.52'],
      about: words('inForce.germanHexes'),
      on: 'germany',
      since,
      lifted: words('inForce.occupied'),
    },
    { clauses: ['55.61'], about: words('inForce.germanBrps'), on: 'germany', since, lifted },
    ...(plan.european || hasSurrendered(open, 'japan')
      ? []
      : [{ clauses: ['55.24'], about: words('inForce.germanyInElections'), on: 'us', since, lifted }]),
  ];
};
