import { words } from '../../../kernel/words.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { isGermanyOut } from '../49-diplomacy/51-axis.ts';
import type { InForce, InForceOf } from '../54-surrender/in-force.ts';
import { arePlayed } from '../54-surrender/played.ts';
import type { Open } from '../state.ts';
import { AREAS } from './2-effects.ts';
import { DEFENCE, isItalyIn } from './7-impairments.ts';

/** Before Italy surrenders what impairs its units (56.71 to 56.73), afterwards what holds of those that fight on (56.32, 56.33, 56.61). */
export const inForce: InForceOf = (books, open) => {
  if (isItalyIn(books, open)) return [...always(), ...now(open)];
  const isOut = books.plan.europe && hasSurrendered(open, 'italy') && arePlayed(books, open);
  return isOut ? afterwards(open) : [];
};

const SURRENDER = words('inForce.untilItaly');

/** 56.71, 56.72: at all times. */
function always(): readonly InForce[] {
  return [
    {
      clauses: ['56.71'],
      about: words('inForce.italiansAbroad', { dm: DEFENCE }),
      on: 'italy',
      lifted: SURRENDER,
    },
    { clauses: ['56.72'], about: words('inForce.italiansInTheEast'), on: 'italy', lifted: SURRENDER },
  ];
}

/** 56.73: in this player turn. */
function now({ impaired, phase }: Open): readonly InForce[] {
  if (!impaired) return [];
  const isAxis = phase === 'axis';
  return [
    {
      clauses: [isAxis ? '56.73A' : '56.73B'],
      about: words(isAxis ? 'inForce.noItalianOffensives' : 'inForce.italianDefence', { dm: DEFENCE }),
      on: 'italy',
      since: words('inForce.turnStart'),
      lifted: words('inForce.untilTurnEnd'),
    },
  ];
}

/** 56.32B and D, 56.33, 56.61 to 56.63: for the rest of the game. */
function afterwards(open: Open): readonly InForce[] {
  const all: readonly (readonly [clauses: readonly string[], key: string, on: string])[] = [
    ...(isGermanyOut(open) ? [] : [[['56.32B'], 'inForce.folgore', 'germany'] as const]),
    [['56.32D'], 'inForce.italianShips', 'italy'],
    [['56.33'], 'inForce.italianBuilding', 'italy'],
    [['56.61', '56.62', '56.63'], 'inForce.italianBrps', 'italy'],
  ];
  const since = words('inForce.surrender', { power: 'italy' });
  return all.map(([clauses, key, on]) => ({
    clauses,
    about: words(key, AREAS),
    on,
    since,
    lifted: words('inForce.never'),
  }));
}
