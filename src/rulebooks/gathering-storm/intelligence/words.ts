import { wordBook } from '../../../kernel/words.ts';
import { WORDS as COVERT } from './16.16A-covert.words.ts';
import { WORDS as SUBVERSION } from './16.16H-subversion.words.ts';
import { WORDS as DRAWN } from './24.56D-drawn.words.ts';
import { WORDS as THREAT } from './24.83-threat.words.ts';
import { WORDS as TARGET_EVENTS } from './5-target-events.words.ts';
import { WORDS as FLEXIBLE } from './6-flexible-events.words.ts';
import { WORDS as BARS } from './bars.words.ts';
import { WORDS as MODIFIERS } from './event-modifiers.words.ts';
import { WORDS as HELD } from './held.words.ts';
import { WORDS as OPENING } from './opening.words.ts';

/** The texts of events and intelligence. */
export const WORDS = wordBook(
  OPENING,
  HELD,
  BARS,
  MODIFIERS,
  DRAWN,
  TARGET_EVENTS,
  FLEXIBLE,
  THREAT,
  COVERT,
  SUBVERSION,
);
