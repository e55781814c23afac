import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { isGermanyOut } from '../49-diplomacy/51-axis.ts';
import type { InForce, InForceOf } from '../54-surrender/in-force.ts';
import { say as sayInForce } from '../54-surrender/in-force.words.ts';
import { part } from '../part.ts';
import { arePlayed } from '../played.ts';
import type { Open } from '../state.ts';
import { AREAS } from './2-effects.ts';
import { DEFENCE, isItalyIn } from './7-impairments.ts';
import { say } from './in-force.words.ts';

/** Before Italy surrenders what impairs its units (56.71 to 56.73), afterwards what holds of those that fight on (56.32, 56.33, 56.61). */
const inForce: InForceOf = (books, open) => {
  if (isItalyIn(books, open)) return [...always(), ...now(open)];
  const isOut = books.plan.europe && hasSurrendered(open, 'italy') && arePlayed(books, open);
  return isOut ? afterwards(open) : [];
};

const SURRENDER = say.inForce.untilItaly();

/** 56.71, 56.72: at all times. */
function always(): readonly InForce[] {
  return [
    {
      clauses: ['56.71'],
      about: say.inForce.italiansAbroad({ dm: DEFENCE }),
      on: 'italy',
      lifted: SURRENDER,
    },
    { clauses: ['56.72'], about: say.inForce.italiansInTheEast(), on: 'italy', lifted: SURRENDER },
  ];
}

/** 56.73: in this player turn. */
function now({ impaired, phase }: Open): readonly InForce[] {
  if (!impaired) return [];
  const isAxis = phase === 'axis';
  return [
    {
      clauses: [isAxis ? '56.73A' : '56.73B'],
      about: (isAxis ? say.inForce.noItalianOffensives : say.inForce.italianDefence)({ dm: DEFENCE }),
      on: 'italy',
      since: sayInForce.inForce.turnStart(),
      lifted: say.inForce.untilTurnEnd(),
    },
  ];
}

/** 56.32B and D, 56.33, 56.61 to 56.63: for the rest of the game. */
function afterwards(open: Open): readonly InForce[] {
  const all: readonly (readonly [
    clauses: readonly string[],
    about: typeof say.inForce.italianBrps,
    on: string,
  ])[] = [
    ...(isGermanyOut(open) ? [] : [[['56.32B'], say.inForce.folgore, 'germany'] as const]),
    [['56.32D'], say.inForce.italianShips, 'italy'],
    [['56.33'], say.inForce.italianBuilding, 'italy'],
    [['56.61', '56.62', '56.63'], say.inForce.italianBrps, 'italy'],
  ];
  const since = sayInForce.inForce.surrender({ power: 'italy' });
  return all.map(([clauses, about, on]) => ({
    clauses,
    about: about(AREAS),
    on,
    since,
    lifted: sayInForce.inForce.never(),
  }));
}

/** 56.32 to 56.73: what stands of Italy. */
export const IN_FORCE = part(import.meta.url, { gives: { inForce: [inForce] }, texts: say });
