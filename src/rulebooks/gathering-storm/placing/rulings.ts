import type { Ruling } from '../../../kernel/ruling.ts';
import { RULINGS as PURGE } from './22.21B-purge.rulings.ts';
import { RULINGS as ANTI_COMINTERN } from './24.3-anti-comintern.rulings.ts';
import { RULINGS as MILITARY } from './24.4-military.rulings.ts';
import { RULINGS as DIPLOMATIC } from './24.5-diplomatic.rulings.ts';
import { RULINGS as SUCCESS } from './24.53-success.rulings.ts';
import { RULINGS as LIMITS } from './24.54E-limits.rulings.ts';
import { RULINGS as ALLIES } from './24.56D-allies.rulings.ts';
import { RULINGS as STRENGTHS } from './strengths.rulings.ts';

/** The rulings of placing. */
export const RULINGS: readonly Ruling[] = [
  ...STRENGTHS,
  ...ANTI_COMINTERN,
  ...MILITARY,
  ...DIPLOMATIC,
  ...SUCCESS,
  ...LIMITS,
  ...ALLIES,
  ...PURGE,
];
