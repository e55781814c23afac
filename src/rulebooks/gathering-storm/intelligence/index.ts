import type { Chapter } from '../../../kernel/chapter.ts';
import { CONQUESTS } from '../freed.ts';
import type { Ground } from '../state.ts';
import { COVERT, covert, covertModifier } from './16.16A-covert.ts';
import { RULINGS as COVERT_RULINGS } from './16.16A-covert.rulings.ts';
import {
  LEVEL,
  level,
  LEVEL_SHOWN,
  SUBVERT,
  subversion,
  subversionLevel,
  subversionModifier,
} from './16.16H-subversion.ts';
import { RULINGS as SUBVERSION_RULINGS } from './16.16H-subversion.rulings.ts';
import { DRAWN_LATE } from './24.56D-drawn.ts';
import { RULINGS as DRAWN_RULINGS } from './24.56D-drawn.rulings.ts';
import { removed } from './24.83-removed.ts';
import { RULINGS as NEEDLESS_RULINGS } from './needless.rulings.ts';
import { THREAT, threat, threatModifier } from './24.83-threat.ts';
import { RULINGS as THREAT_RULINGS } from './24.83-threat.rulings.ts';
import { fixedModifier, targetEvents } from './5-target-events.ts';
import { FLEXIBLE, flexibleEvents, regionalModifier } from './6-flexible-events.ts';
import { CLAUSES } from './clauses.ts';
import { CARDS, cards, EVENT, held } from './held.ts';
import { general, generalRussian, OPENING, opening, purge } from './opening.ts';
import { operations } from './operations.ts';
import { WORDS } from './words.ts';

/** The steps of events and intelligence: the opening of a turn, steps 5, 6, 7, 9 and 10. */
export const STEPS = {
  opening,
  cards,
  'target-events': targetEvents,
  'flexible-events': flexibleEvents,
  threat,
  covert,
  subversion,
  'subversion-level': level,
};

/** Events and intelligence. */
export const EVENTS: Chapter<Ground> = {
  clauses: CLAUSES,
  rulings: [
    ...DRAWN_RULINGS,
    ...THREAT_RULINGS,
    ...COVERT_RULINGS,
    ...SUBVERSION_RULINGS,
    ...NEEDLESS_RULINGS,
  ],
  facts: [
    purge,
    general,
    generalRussian,
    held,
    removed,
    operations,
    subversionLevel,
    fixedModifier,
    regionalModifier,
    threatModifier,
    covertModifier,
    subversionModifier,
  ],
  decisions: [OPENING, CARDS, FLEXIBLE, THREAT, COVERT, SUBVERT, LEVEL],
  doors: [EVENT, LEVEL_SHOWN],
  news: [DRAWN_LATE, CONQUESTS],
  words: WORDS,
};
