import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { isGermanyOut } from '../49-diplomacy/51-axis.ts';
import { type InForceOf, stands } from '../54-surrender/in-force.ts';
import { inForceTexts } from '../54-surrender/in-force.words.ts';
import { part } from '../part.ts';
import { LASTING_EFFECTS } from './2-effects.ts';

/** What a German surrender leaves standing: nobody's hexes (55.41, 55.52), no BRPs (55.61), U.S. elections (55.24). */
const inForce: InForceOf = ({ plan }, open) => {
  if (!plan.europe || !isGermanyOut(open)) return [];
  const at = { since: inForceTexts.inForce.surrender({ power: 'germany' }) };
  const isPacificLeft = !plan.european && !hasSurrendered(open, 'japan');
  return [
    stands(LASTING_EFFECTS.germanHexes, undefined, at),
    stands(LASTING_EFFECTS.germanBrps, undefined, at),
    ...(isPacificLeft ? [stands(LASTING_EFFECTS.germanyInElections, undefined, at)] : []),
  ];
};

/** 55.24 to 55.61: what stands after a German surrender. */
export const IN_FORCE = part(import.meta.url, { gives: { inForce: [inForce] } });
