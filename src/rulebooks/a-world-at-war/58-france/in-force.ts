import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { type InForce, type InForceOf, stands } from '../54-surrender/in-force.ts';
import { inForceTexts } from '../54-surrender/in-force.words.ts';
import { part } from '../part.ts';
import { isLateWarPlayed } from '../turn/played.ts';
import type { Open } from '../state.ts';
import { hasFranceFallen, vichyNow } from '../war/vichy.ts';
import { fellAgo, LASTING_LEAVE } from './42-leaving.ts';
import { coloniesThatAre, INDEPENDENT, LASTING_COLONIES } from './53-colonies.ts';
import { LASTING_FORCES } from './6-forces.ts';
import { isVichyBound } from './632-vichy-units.ts';
import { AREAS, conquestValue, isConquered, LASTING_BRPS } from './7-brps.ts';
import { brpTexts } from './7-brps.words.ts';

/** After the fall of France: what the next player turns bring, and what stands of Vichy France, the Free French and the colonies. */
export const inForce: InForceOf = (books, open) => {
  const isOut = hasSurrendered(open, 'france') && isLateWarPlayed(books, open);
  if (!isOut || !hasFranceFallen(open)) return [];
  return [
    ...soon(open),
    ...ofVichy(open),
    ...ofColonies(open),
    stands(LASTING_FORCES.freeStatus, undefined, AT),
    ...brps(open),
  ];
};

const AT = { since: inForceTexts.inForce.surrender({ power: 'france' }) };

/** 58.42, 58.532C, 58.531C, 58.72: until the player turns of the next game turn are over. */
function soon(open: Open): readonly InForce[] {
  const isLeft = fellAgo(open, 0) || (fellAgo(open, 1) && open.phase === 'axis');
  if (!isLeft) return [];
  const independent = coloniesThatAre(open, 'independent');
  const free = coloniesThatAre(open, 'free');
  return [
    ...(vichyNow(open) === 'established' ? [stands(LASTING_LEAVE.axisLeavesVichy, undefined, AT)] : []),
    ...(independent.length > 0
      ? [stands(LASTING_LEAVE.axisLeavesColonies, { colonies: independent }, AT)]
      : []),
    ...(free.length > 0 ? [stands(LASTING_LEAVE.freeBrpsNow, { colonies: free }, AT)] : []),
  ];
}

/** 58.31A, 58.632, 58.633, 58.642: while Vichy France is neutral. */
function ofVichy(open: Open): readonly InForce[] {
  if (vichyNow(open) !== 'established' || isVichyBound(open)) return [];
  const { vichyPlaced, vichyStatus, damagedShipsBoth } = LASTING_FORCES;
  return [vichyPlaced, vichyStatus, damagedShipsBoth].map((each) => stands(each, undefined, AT));
}

/** 58.532A, 58.533: former colonies that are independent, and those that the Axis took before. */
function ofColonies(open: Open): readonly InForce[] {
  const independent = coloniesThatAre(open, 'independent');
  const axis = coloniesThatAre(open, 'axis');
  const args = { colonies: independent, ...INDEPENDENT };
  return [
    ...(independent.length > 0 ? [stands(LASTING_COLONIES.independent, args, AT)] : []),
    ...(axis.length > 0 ? [stands(LASTING_COLONIES.coloniesAxis, { colonies: axis }, AT)] : []),
  ];
}

/** 58.71, 58.72: what France is worth to who conquered it. */
function brps(open: Open): readonly InForce[] {
  const areas = stands(LASTING_BRPS.frenchAreas, AREAS, AT);
  const value = conquestValue(open);
  if (!isConquered(open) || value === undefined) return [areas];
  const conquest: InForce = {
    clauses: ['58.72', '58.73'],
    about: brpTexts.inForce.conquest({ brps: value }),
    on: 'european-axis',
    lifted: brpTexts.inForce.frenchCitiesLost(),
    ...AT,
  };
  return [areas, conquest];
}

/** Rule 58: what of it is in force. */
export const IN_FORCE = part(import.meta.url, { gives: { inForce: [inForce] } });
