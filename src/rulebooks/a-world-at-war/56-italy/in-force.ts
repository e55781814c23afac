import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { isGermanyOut } from '../49-diplomacy/51-axis.ts';
import { type InForce, type InForceOf, stands } from '../54-surrender/in-force.ts';
import { inForceTexts } from '../54-surrender/in-force.words.ts';
import { part } from '../part.ts';
import { areEffectsPlayed } from '../turn/played.ts';
import type { Open } from '../state.ts';
import { AREAS, LASTING_EFFECTS } from './2-effects.ts';
import { LASTING_FORCES } from './32-forces.ts';
import { DEFENCE, isItalyIn, LASTING_IMPAIRMENTS } from './7-impairments.ts';

/** Before Italy surrenders what impairs its units (56.71 to 56.73), afterwards what holds of those that fight on (56.32, 56.33, 56.61). */
const inForce: InForceOf = (books, open) => {
  if (isItalyIn(books, open)) return [...always(), ...now(open)];
  const isOut = books.plan.europe && hasSurrendered(open, 'italy') && areEffectsPlayed(books, open);
  return isOut ? afterwards(open) : [];
};

/** 56.71, 56.72: at all times. */
function always(): readonly InForce[] {
  return [
    stands(LASTING_IMPAIRMENTS.italiansAbroad, { dm: DEFENCE }),
    stands(LASTING_IMPAIRMENTS.italiansInTheEast, undefined),
  ];
}

/** 56.73: in this player turn. */
function now({ impaired, phase }: Open): readonly InForce[] {
  const its = phase === 'axis' ? LASTING_IMPAIRMENTS.noItalianOffensives : LASTING_IMPAIRMENTS.italianDefence;
  return impaired ? [stands(its, { dm: DEFENCE }, { since: inForceTexts.inForce.turnStart() })] : [];
}

/** 56.32B and D, 56.33, 56.61 to 56.63: for the rest of the game. */
function afterwards(open: Open): readonly InForce[] {
  const since = inForceTexts.inForce.surrender({ power: 'italy' });
  const all = [
    ...(isGermanyOut(open) ? [] : [LASTING_FORCES.folgore]),
    LASTING_FORCES.italianNavy,
    LASTING_EFFECTS.italianBuilding,
    LASTING_EFFECTS.italianBrps,
  ];
  return all.map((each) => stands(each, AREAS, { since }));
}

/** 56.32 to 56.73: what stands of Italy. */
export const IN_FORCE = part(import.meta.url, { gives: { inForce: [inForce] } });
