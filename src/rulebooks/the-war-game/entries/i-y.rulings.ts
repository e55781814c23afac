import type { Ruling } from '../../../kernel/ruling.ts';
import { RULINGS as IRAN } from './iran.rulings.ts';
import { RULINGS as IRAQ } from './iraq.rulings.ts';
import { RULINGS as LIBERIA } from './liberia.rulings.ts';
import { RULINGS as MONGOLIA } from './mongolia.rulings.ts';
import { RULINGS as NORWAY } from './norway.rulings.ts';
import { RULINGS as OMAN } from './oman.rulings.ts';
import { RULINGS as PANAMA } from './panama.rulings.ts';
import { RULINGS as PARAGUAY } from './paraguay.rulings.ts';
import { RULINGS as PERU } from './peru.rulings.ts';
import { RULINGS as PORTUGAL } from './portugal.rulings.ts';
import { RULINGS as ROMANIA } from './romania.rulings.ts';
import { RULINGS as SPAIN } from './spain.rulings.ts';
import { RULINGS as SWEDEN } from './sweden.rulings.ts';
import { RULINGS as SWITZERLAND } from './switzerland.rulings.ts';
import { RULINGS as THAILAND } from './thailand.rulings.ts';
import { RULINGS as TURKEY } from './turkey.rulings.ts';
import { RULINGS as YEMEN } from './yemen.rulings.ts';

/** The rulings of the entries from Iran to Yugoslavia, in the order of the guide. */
export const RULINGS: readonly Ruling[] = [
  ...IRAN,
  ...IRAQ,
  ...LIBERIA,
  ...MONGOLIA,
  ...NORWAY,
  ...OMAN,
  ...PANAMA,
  ...PARAGUAY,
  ...PERU,
  ...PORTUGAL,
  ...ROMANIA,
  ...SPAIN,
  ...SWEDEN,
  ...SWITZERLAND,
  ...THAILAND,
  ...TURKEY,
  ...YEMEN,
];
