import { part } from '../part.ts';
import type { GuideEntry } from '../stories/rule.ts';
import { entriesIToYTexts } from './i-y.words.ts';
import { IRAN } from './iran.ts';
import { IRAQ } from './iraq.ts';
import { LIBERIA } from './liberia.ts';
import { MEXICO } from './mexico.ts';
import { MONGOLIA } from './mongolia.ts';
import { NEPAL } from './nepal.ts';
import { NORWAY } from './norway.ts';
import { OMAN } from './oman.ts';
import { PANAMA } from './panama.ts';
import { PARAGUAY } from './paraguay.ts';
import { PERU } from './peru.ts';
import { POLAND } from './poland.ts';
import { PORTUGAL } from './portugal.ts';
import { ROMANIA } from './romania.ts';
import { SAUDI_ARABIA } from './saudi-arabia.ts';
import { SPAIN } from './spain.ts';
import { SWEDEN } from './sweden.ts';
import { SWITZERLAND } from './switzerland.ts';
import { THAILAND } from './thailand.ts';
import { TIBET } from './tibet.ts';
import { TURKEY } from './turkey.ts';
import { VENEZUELA } from './venezuela.ts';
import { WEST_INDIES } from './west-indies.ts';
import { YEMEN } from './yemen.ts';
import { YUGOSLAVIA } from './yugoslavia.ts';

/** The entries from Iran to Yugoslavia that have a story, in the order of the guide. */
export const I_TO_Y: readonly GuideEntry[] = [
  IRAN,
  IRAQ,
  LIBERIA,
  MEXICO,
  MONGOLIA,
  NEPAL,
  NORWAY,
  OMAN,
  PANAMA,
  PARAGUAY,
  PERU,
  POLAND,
  PORTUGAL,
  ROMANIA,
  SAUDI_ARABIA,
  SPAIN,
  SWEDEN,
  SWITZERLAND,
  THAILAND,
  TIBET,
  TURKEY,
  VENEZUELA,
  WEST_INDIES,
  YEMEN,
  YUGOSLAVIA,
];

/** Who or what governs in them, and what is said in their stories alone. */
export const GOVERNMENTS_I_TO_Y = part(import.meta.url, {
  texts: entriesIToYTexts,
});
