import type { Words } from '../../../kernel/texts/words.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import type { InForce, InForceOf } from '../54-surrender/in-force.ts';
import { say as sayInForce } from '../54-surrender/in-force.words.ts';
import { part } from '../part.ts';
import { isLateWarPlayed } from '../played.ts';
import type { Open } from '../state.ts';
import { hasFranceFallen, vichyNow } from '../vichy.ts';
import { fellAgo } from './42-leaving.ts';
import { coloniesThatAre, INDEPENDENT } from './53-colonies.ts';
import { isVichyBound } from './632-vichy-units.ts';
import { AREAS, conquestValue, isConquered } from './7-brps.ts';
import { say } from './in-force.words.ts';

/** After the fall of France: what the next player turns bring, and what stands of Vichy France, the Free French and the colonies. */
export const inForce: InForceOf = (books, open) => {
  const isOut = hasSurrendered(open, 'france') && isLateWarPlayed(books, open);
  if (!isOut || !hasFranceFallen(open)) return [];
  return [...soon(open), ...ofVichy(open), ...ofColonies(open), ...freeFrench(), ...brps(open)];
};

const SINCE = sayInForce.inForce.surrender({ power: 'france' });

function stands(
  clauses: readonly string[],
  about: Words,
  on: string,
  lifted: Words = sayInForce.inForce.never(),
): InForce {
  return { clauses, about, on, since: SINCE, lifted };
}

/** 58.42, 58.532C, 58.531C, 58.72: until the player turns of the next game turn are over. */
function soon(open: Open): readonly InForce[] {
  const isLeft = fellAgo(open, 0) || (fellAgo(open, 1) && open.phase === 'axis');
  if (!isLeft) return [];
  const independent = coloniesThatAre(open, 'independent');
  const free = coloniesThatAre(open, 'free');
  const axisEnd = say.inForce.axisTurnAfterFrance();
  return [
    ...(vichyNow(open) === 'established'
      ? [stands(['58.42'], say.inForce.axisLeavesVichy(), 'european-axis', axisEnd)]
      : []),
    ...(independent.length > 0
      ? [
          stands(
            ['58.532C'],
            say.inForce.axisLeavesColonies({ colonies: independent }),
            'european-axis',
            axisEnd,
          ),
        ]
      : []),
    ...(free.length > 0
      ? [
          stands(
            ['58.531C'],
            say.inForce.freeBrps({ colonies: free }),
            'britain',
            say.inForce.alliedTurnAfterFrance(),
          ),
        ]
      : []),
  ];
}

/** 58.31A, 58.632, 58.633, 58.642: while Vichy France is neutral. */
function ofVichy(open: Open): readonly InForce[] {
  if (vichyNow(open) !== 'established' || isVichyBound(open)) return [];
  const lifted = say.inForce.vichyBound();
  return [
    stands(['58.632'], say.inForce.vichyUnits(), 'vichy-france', lifted),
    stands(['58.633'], say.inForce.vichyNeutral(), 'vichy-france', lifted),
    stands(['58.642'], say.inForce.vichyRepairs(), 'vichy-france', say.inForce.vichyActivation()),
  ];
}

/** 58.532A, 58.533: former colonies that are independent, and those that the Axis took before. */
function ofColonies(open: Open): readonly InForce[] {
  const independent = coloniesThatAre(open, 'independent');
  const axis = coloniesThatAre(open, 'axis');
  return [
    ...(independent.length > 0
      ? [
          stands(
            ['58.532A'],
            say.inForce.independent({ colonies: independent, ...INDEPENDENT }),
            'all',
            say.inForce.independentAttacked(),
          ),
        ]
      : []),
    ...(axis.length > 0
      ? [
          stands(
            ['58.533'],
            say.inForce.axisColonies({ colonies: axis }),
            'european-axis',
            say.inForce.axisColoniesTaken(),
          ),
        ]
      : []),
  ];
}

/** 58.624: for the rest of the game. */
function freeFrench(): readonly InForce[] {
  return [stands(['58.624'], say.inForce.freeFrench(), 'britain')];
}

/** 58.71, 58.72: what France is worth to who conquered it. */
function brps(open: Open): readonly InForce[] {
  const areas = stands(['58.71'], say.inForce.frenchAreas(AREAS), 'all');
  const value = conquestValue(open);
  if (!isConquered(open) || value === undefined) return [areas];
  const lost = say.inForce.frenchCitiesLost();
  return [areas, stands(['58.72', '58.73'], say.inForce.conquest({ brps: value }), 'european-axis', lost)];
}

/** Rule 58: what of it is in force. */
export const IN_FORCE = part(import.meta.url, {
  gives: { inForce: [inForce] },
  texts: say,
});
