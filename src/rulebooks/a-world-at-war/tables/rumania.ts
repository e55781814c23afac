import type { ResultEffect } from './results.ts';

/** What becomes of Bessarabia: ceded, fought over, left with Rumania, or as Germany says. */
export type Bessarabia = 'cede' | 'war' | 'dropped' | 'germany';

/**
 * What Rumania answers to Russia's territorial demands, by the result taken of the roll that they bring. From the public
 * page of 66.1, which breaks off after the outcomes; its modifiers are not known. On a 7 or more the Axis reaches the
 * answer of 5-6 by taking a lesser result (49.53).
 */
export const DEMAND_OUTCOMES: Readonly<Record<ResultEffect, Bessarabia>> = {
  'allied-ally': 'cede',
  'allied-associate': 'cede',
  'allied-hexes': 'cede',
  'allied-brps': 'cede',
  'allied-policy': 'cede',
  none: 'germany',
  current: 'germany',
  'axis-policy': 'germany',
  'axis-brps': 'war',
  'axis-hexes': 'dropped',
  'axis-associate': 'dropped',
  'axis-ally': 'dropped',
};

/** What Germany may say where the answer is its own. */
export const GERMANYS_ANSWERS = ['cede', 'war'] as const satisfies readonly Bessarabia[];
