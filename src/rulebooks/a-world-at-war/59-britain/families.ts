import type { Family } from '../state.ts';
import { BRITISH } from './22-counted.ts';
import { left, otherFactors } from './51-units.ts';
import { FAMILIES as OF_CONCESSIONS } from './6-families.ts';
import {
  britishLevel,
  britishPeace,
  britishTurn,
  forgone,
  germanDeclaration,
  japaneseTreaty,
  removedFactors,
} from './facts.ts';

/** The facts of rule 59. */
export const FAMILIES: readonly Family[] = [
  ...BRITISH,
  britishLevel,
  britishTurn,
  germanDeclaration,
  forgone,
  removedFactors,
  britishPeace,
  japaneseTreaty,
  left,
  otherFactors,
  ...OF_CONCESSIONS,
];
