import type { Words } from '../../../kernel/words.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import type { InForce, InForceOf } from '../54-surrender/in-force.ts';
import { say } from '../54-surrender/in-force.words.ts';
import { isLateWarPlayed } from '../54-surrender/played.ts';
import type { Open } from '../state.ts';
import { hasFranceFallen, vichyNow } from './31-established.ts';
import { fellAgo } from './42-leaving.ts';
import { coloniesThatAre, INDEPENDENT } from './53-colonies.ts';
import { isVichyBound } from './632-vichy-units.ts';
import { AREAS, conquestValue, isConquered } from './7-brps.ts';
import { say as sayFrance } from './words.ts';

/** After the fall of France: what the next player turns bring, and what stands of Vichy France, the Free French and the colonies. */
export const inForce: InForceOf = (books, open) => {
  const isOut = hasSurrendered(open, 'france') && isLateWarPlayed(books, open);
  if (!isOut || !hasFranceFallen(open)) return [];
  return [...soon(open), ...ofVichy(open), ...ofColonies(open), ...freeFrench(), ...brps(open)];
};

const SINCE = say.inForce.surrender({ power: 'france' });

function stands(
  clauses: readonly string[],
  about: Words,
  on: string,
  lifted: Words = say.inForce.never(),
): InForce {
  return { clauses, about, on, since: SINCE, lifted };
}

/** 58.42, 58.532C, 58.531C, 58.72: until the player turns of the next game turn are over. */
function soon(open: Open): readonly InForce[] {
  const isLeft = fellAgo(open, 0) || (fellAgo(open, 1) && open.phase === 'axis');
  if (!isLeft) return [];
  const independent = coloniesThatAre(open, 'independent');
  const free = coloniesThatAre(open, 'free');
  const axisEnd = sayFrance.inForce.axisTurnAfterFrance();
  return [
    ...(vichyNow(open) === 'established'
      ? [stands(['58.42'], sayFrance.inForce.axisLeavesVichy(), 'european-axis', axisEnd)]
      : []),
    ...(independent.length > 0
      ? [
          stands(
            ['58.532C'],
            sayFrance.inForce.axisLeavesColonies({ colonies: independent }),
            'european-axis',
            axisEnd,
          ),
        ]
      : []),
    ...(free.length > 0
      ? [
          stands(
            ['58.531C'],
            sayFrance.inForce.freeBrps({ colonies: free }),
            'britain',
            sayFrance.inForce.alliedTurnAfterFrance(),
          ),
        ]
      : []),
  ];
}

/** 58.31A, 58.632, 58.633, 58.642: while Vichy France is neutral. */
function ofVichy(open: Open): readonly InForce[] {
  if (vichyNow(open) !== 'established' || isVichyBound(open)) return [];
  const lifted = sayFrance.inForce.vichyBound();
  return [
    stands(['58.632'], sayFrance.inForce.vichyUnits(), 'vichy-france', lifted),
    stands(['58.633'], sayFrance.inForce.vichyNeutral(), 'vichy-france', lifted),
    stands(['58.642'], sayFrance.inForce.vichyRepairs(), 'vichy-france', sayFrance.inForce.vichyActivation()),
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
            sayFrance.inForce.independent({ colonies: independent, ...INDEPENDENT }),
            'all',
            sayFrance.inForce.independentAttacked(),
          ),
        ]
      : []),
    ...(axis.length > 0
      ? [
          stands(
            ['58.533'],
            sayFrance.inForce.axisColonies({ colonies: axis }),
            'european-axis',
            sayFrance.inForce.axisColoniesTaken(),
          ),
        ]
      : []),
  ];
}

/** 58.624: for the rest of the game. */
function freeFrench(): readonly InForce[] {
  return [stands(['58.624'], sayFrance.inForce.freeFrench(), 'britain')];
}

/** 58.71, 58.72: what France is worth to who conquered it. */
function brps(open: Open): readonly InForce[] {
  const areas = stands(['58.71'], sayFrance.inForce.frenchAreas(AREAS), 'all');
  const value = conquestValue(open);
  if (!isConquered(open) || value === undefined) return [areas];
  const lost = sayFrance.inForce.frenchCitiesLost();
  return [
    areas,
    stands(['58.72', '58.73'], sayFrance.inForce.conquest({ brps: value }), 'european-axis', lost),
  ];
}
