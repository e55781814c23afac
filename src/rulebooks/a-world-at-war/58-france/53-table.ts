import type { Clause } from '../../../kernel/index.ts';

// 58.53: the French Colonies Table.

/** The colonies, in the order of the table (58.53). */
export const COLONIES = ['lebanon-syria', 'morocco', 'algeria', 'tunisia'] as const;
export type Colony = (typeof COLONIES)[number];

/** What a die is rolled for (58.531). */
export const ROLLS = ['lebanon-syria', 'north-africa'] as const;
export type RolledColonies = (typeof ROLLS)[number];

/** 58.531A: so much is added where Vichy France was established. */
export const WITH_VICHY = 3;

/** The colonies of French North Africa, the first to become free first (58.531E). */
export const NORTH_AFRICA = ['morocco', 'algeria', 'tunisia'] as const satisfies readonly Colony[];

/** Totals with the colonies that become free on them. */
export interface Band {
  readonly id: string;
  readonly from?: number;
  readonly to?: number;
  readonly free: readonly Colony[];
  readonly clauses: readonly Clause[];
}

/** What each total brings (58.531D, 58.531E). */
export const BAND: Readonly<Record<RolledColonies, readonly Band[]>> = {
  'lebanon-syria': [
    { id: 'free', to: 3, free: ['lebanon-syria'], clauses: ['58.53/syria'] },
    { id: 'not-free', from: 4, free: [], clauses: ['58.531B'] },
  ],
  'north-africa': [
    {
      id: 'tunisia',
      to: 1,
      free: ['morocco', 'algeria', 'tunisia'],
      clauses: ['58.531E/tunisia', '58.53/tunisia'],
    },
    {
      id: 'algeria',
      from: 2,
      to: 2,
      free: ['morocco', 'algeria'],
      clauses: ['58.531E/algeria', '58.53/algeria'],
    },
    { id: 'morocco', from: 3, to: 3, free: ['morocco'], clauses: ['58.531E/morocco', '58.53/morocco'] },
    { id: 'none', from: 4, free: [], clauses: ['58.531B'] },
  ],
};
