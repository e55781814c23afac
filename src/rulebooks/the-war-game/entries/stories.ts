import type { Ruling } from '../../../kernel/index.ts';
import { chapter } from '../part.ts';
import { GOVERNMENTS_A_TO_H } from './a-h.ts';
import { AFGHANISTAN_STORY } from './afghanistan.ts';
import { ARGENTINA_STORY } from './argentina.ts';
import { BELGIUM_HOLLAND_STORY } from './belgium-holland.ts';
import { BOLIVIA_STORY } from './bolivia.ts';
import { BRAZIL_STORY } from './brazil.ts';
import { BULGARIA_STORY } from './bulgaria.ts';
import { CENTRAL_AMERICA_STORY } from './central-america.ts';
import { CHILE_STORY } from './chile.ts';
import { COLOMBIA_STORY } from './colombia.ts';
import { CUBA_STORY } from './cuba.ts';
import { DENMARK_STORY } from './denmark.ts';
import { ECUADOR_STORY } from './ecuador.ts';
import { EIRE_STORY } from './eire.ts';
import { ESTONIA_STORY } from './estonia.ts';
import { FINLAND_STORY } from './finland.ts';
import { GREECE_STORY } from './greece.ts';
import { HUNGARY_STORY } from './hungary.ts';
import { GOVERNMENTS_I_TO_Y } from './i-y.ts';
import { IRAN_STORY } from './iran.ts';
import { IRAQ_STORY } from './iraq.ts';
import { LIBERIA_STORY } from './liberia.ts';
import { MEXICO_STORY } from './mexico.ts';
import { MONGOLIA_STORY } from './mongolia.ts';
import { NEPAL_STORY } from './nepal.ts';
import { NORWAY_STORY } from './norway.ts';
import { OMAN_STORY } from './oman.ts';
import { ON_TURN_1 } from './on-turn-1.ts';
import { PANAMA_STORY } from './panama.ts';
import { PARAGUAY_STORY } from './paraguay.ts';
import { PERU_STORY } from './peru.ts';
import { POLAND_STORY } from './poland.ts';
import { PORTUGAL_STORY } from './portugal.ts';
import { ROMANIA_STORY } from './romania.ts';
import { SAUDI_ARABIA_STORY } from './saudi-arabia.ts';
import { SPAIN_STORY } from './spain.ts';
import { SWEDEN_STORY } from './sweden.ts';
import { SWITZERLAND_STORY } from './switzerland.ts';
import { THAILAND_STORY } from './thailand.ts';
import { TIBET_STORY } from './tibet.ts';
import { TURKEY_STORY } from './turkey.ts';
import { VENEZUELA_STORY } from './venezuela.ts';
import { WEST_INDIES_STORY } from './west-indies.ts';
import { YEMEN_STORY } from './yemen.ts';
import { YUGOSLAVIA_STORY } from './yugoslavia.ts';

/** The stories of the entries, in the order of the guide. */
export const STORIES = chapter([
  AFGHANISTAN_STORY,
  ARGENTINA_STORY,
  BELGIUM_HOLLAND_STORY,
  BOLIVIA_STORY,
  BRAZIL_STORY,
  BULGARIA_STORY,
  CENTRAL_AMERICA_STORY,
  CHILE_STORY,
  COLOMBIA_STORY,
  CUBA_STORY,
  DENMARK_STORY,
  ECUADOR_STORY,
  EIRE_STORY,
  ESTONIA_STORY,
  FINLAND_STORY,
  GREECE_STORY,
  HUNGARY_STORY,
  ON_TURN_1,
  IRAN_STORY,
  IRAQ_STORY,
  LIBERIA_STORY,
  MEXICO_STORY,
  MONGOLIA_STORY,
  NEPAL_STORY,
  NORWAY_STORY,
  OMAN_STORY,
  PANAMA_STORY,
  PARAGUAY_STORY,
  PERU_STORY,
  POLAND_STORY,
  PORTUGAL_STORY,
  ROMANIA_STORY,
  SAUDI_ARABIA_STORY,
  SPAIN_STORY,
  SWEDEN_STORY,
  SWITZERLAND_STORY,
  THAILAND_STORY,
  TIBET_STORY,
  TURKEY_STORY,
  VENEZUELA_STORY,
  WEST_INDIES_STORY,
  YEMEN_STORY,
  YUGOSLAVIA_STORY,
  GOVERNMENTS_A_TO_H,
  GOVERNMENTS_I_TO_Y,
]);

/** The rulings of the stories. */
export const ENTRY_RULINGS: readonly Ruling[] = STORIES.flatMap(({ rulings = [] }) => rulings);
