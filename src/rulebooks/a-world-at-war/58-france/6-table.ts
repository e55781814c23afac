import { claimsOf } from '../../../kernel/index.ts';
import { part } from '../part.ts';

// 58.621, 58.631: the Free French and the Vichy France Forces Table.

/** The kinds of unit: infantry, aircraft and destroyers in factors, armor, named ships and cruisers by unit (58.612). */
export const KINDS = ['infantry', 'armor', 'aaf', 'named', 'cruisers', 'destroyers'] as const;
export type FrenchForceKind = (typeof KINDS)[number];
export type FrenchForces = Readonly<Record<FrenchForceKind, number>>;

/** The surrender levels of both tables. */
export const LEVELS = ['+3', '+2', '+1', '0', '-1', '-2', '-3'] as const;
export type LevelId = (typeof LEVELS)[number];

const of = (
  infantry: number,
  armor: number,
  aaf: number,
  named: number,
  cruisers: number,
  destroyers: number,
): FrenchForces => ({ infantry, armor, aaf, named, cruisers, destroyers });

/** The Free French where Vichy France is established (58.621, 58.622). */
export const FREE_BESIDE_VICHY: Readonly<Record<LevelId, FrenchForces>> = {
  '+3': of(0, 0, 0, 0, 0, 0),
  '+2': of(1, 0, 0, 0, 0, 0),
  '+1': of(2, 0, 0, 0, 0, 0),
  '0': of(3, 0, 0, 0, 0, 0),
  '-1': of(6, 0, 0, 0, 1, 1),
  '-2': of(6, 0, 1, 1, 1, 1),
  '-3': of(6, 0, 2, 1, 2, 2),
};

/** The Free French where it is not (58.621). */
export const FREE_ALONE: Readonly<Record<LevelId, FrenchForces>> = {
  '+3': of(3, 0, 0, 0, 0, 0),
  '+2': of(6, 0, 0, 0, 1, 1),
  '+1': of(6, 0, 1, 1, 1, 1),
  '0': of(6, 0, 2, 1, 2, 2),
  '-1': of(9, 0, 2, 1, 2, 5),
  '-2': of(12, 0, 2, 1, 3, 6),
  '-3': of(9, 1, 2, 2, 3, 6),
};

/** Vichy France (58.631). */
export const VICHY: Readonly<Record<LevelId, FrenchForces>> = {
  '+3': of(12, 1, 3, 2, 3, 6),
  '+2': of(15, 0, 3, 1, 3, 6),
  '+1': of(12, 0, 3, 1, 2, 5),
  '0': of(12, 0, 2, 1, 2, 2),
  '-1': of(12, 0, 1, 1, 1, 1),
  '-2': of(12, 0, 0, 0, 1, 1),
  '-3': of(10, 0, 0, 0, 0, 0),
};

/** The rows of a table by level (58.621, 58.631). */
const byLevel = (table: string, title: string, where: string) =>
  claimsOf(table, LEVELS, ['directive', where], (level) => `${title}, level ${level}`);

/** 58.612, 58.621, 58.631: the forces tables. */
export const FORCES_TABLES = part(import.meta.url, {
  clauses: {
    '58.612': ['directive', 'French forces tables', 'KINDS'],
    '58.622': ['directive', 'Reduction if Vichy France is established', 'FREE_BESIDE_VICHY'],
    ...byLevel('58.621/v', 'Free French, Vichy France established', 'FREE_BESIDE_VICHY'),
    ...byLevel('58.621/n', 'Free French, Vichy France not established', 'FREE_ALONE'),
    ...byLevel('58.631/', 'Vichy France', 'VICHY'),
  },
});
