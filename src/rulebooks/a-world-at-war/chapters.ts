import { DIPLOMACY } from './49-diplomacy/index.ts';
import { SURRENDER } from './54-surrender/index.ts';
import { GERMANY } from './55-germany/index.ts';
import { ITALY } from './56-italy/index.ts';
import { JAPAN } from './57-japan/index.ts';
import { FRANCE } from './58-france/index.ts';
import { BRITAIN } from './59-britain/index.ts';
import { RUSSIA } from './60-russia/index.ts';
import { CHINA } from './61-china/index.ts';
import { ELECTIONS } from './62-elections/index.ts';
import { DECLARATIONS } from './war/declarations.ts';
import { FOR_WHOM, ENDING } from './turn/ending.ts';
import { LOG } from './log.ts';
import { chapter } from './part.ts';
import { polishBook } from './polish.ts';
import { SEQUENCE } from './turn/sequence.ts';

/** The chapters of the rulebook: in their order its facts are listed, news is followed, and things fall due. */
export const CHAPTERS = [
  chapter([SEQUENCE, ENDING], { texts: polishBook }),
  DIPLOMACY,
  SURRENDER,
  GERMANY,
  ITALY,
  JAPAN,
  FRANCE,
  BRITAIN,
  RUSSIA,
  CHINA,
  ELECTIONS,
  chapter([FOR_WHOM, LOG]),
  chapter([DECLARATIONS], { texts: polishBook }),
] as const;
