// 56.32: the Post-Surrender Italian Forces Table.

/** The kinds of unit of the table: infantry and destroyers in factors, named ships and cruisers by unit (56.322). */
export const KINDS = ['infantry', 'named', 'cruisers', 'destroyers'] as const;
export type ItalianForceKind = (typeof KINDS)[number];
export type ItalianForces = Readonly<Record<ItalianForceKind, number>>;

/** The surrender levels of the table (56.32). */
export const LEVELS = ['+2', '+1', '0', '-1', '-2'] as const;

export const NONE: ItalianForces = { infantry: 0, named: 0, cruisers: 0, destroyers: 0 };
const MANY: ItalianForces = { infantry: 9, named: 1, cruisers: 2, destroyers: 2 };
const SOME: ItalianForces = { infantry: 6, named: 1, cruisers: 1, destroyers: 1 };
const SHARED: ItalianForces = { infantry: 3, named: 0, cruisers: 1, destroyers: 1 };

/** The Post-Surrender Italian Forces Table, by surrender level (56.32, 56.322). */
const TABLE: Readonly<Record<number, readonly [germany: ItalianForces, us: ItalianForces]>> = {
  2: [MANY, NONE],
  1: [SOME, NONE],
  0: [SHARED, SHARED],
  [-1]: [NONE, SOME],
  [-2]: [NONE, MANY],
};

/** What each side receives at a level, which is never beyond those of the table (56.31B). */
export function rowAt(level: number): readonly [germany: ItalianForces, us: ItalianForces] {
  return TABLE[level] as readonly [ItalianForces, ItalianForces];
}
