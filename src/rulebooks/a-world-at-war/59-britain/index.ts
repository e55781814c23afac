import { chapter } from '../part.ts';
import { polishBook } from '../polish.ts';
import { CHECK } from './21-check.ts';
import { RESISTANCE } from './21-resistance.ts';
import { RESISTANCE_COUNTS } from './22-counted.ts';
import { NAVAL_RATIO } from './22-naval.ts';
import { BRITISH_OFFER } from './23-offer.ts';
import { SURRENDER_REPORTED } from './41-reported.ts';
import { REDUCTION } from './51-reduction.ts';
import { REMOVED_UNITS } from './51-removed.ts';
import { SUBJECT_UNITS } from './51-subject.ts';
import { REMOVABLE } from './51-units.ts';
import { NEGOTIATIONS } from './6-concessions.ts';
import { TERMS } from './61-terms.ts';
import { HEXES } from './63-hexes.ts';
import { BRITISH_MINORS } from './65-minors.ts';
import { CONCESSION_TABLE } from './65-territories.ts';
import { DEMANDS } from './66-demands.ts';
import { CONCESSION_EFFECTS } from './66-75-effects.ts';
import { RETURNS } from './7-returns.ts';
import { AFTERMATH } from './8-aftermath.ts';
import { NEUTRAL } from './83-neutral.ts';
import { RESUMPTION } from './86-resumption.ts';
import { FAR_EAST } from './89-far-east.ts';
import { BRITISH_FACTS } from './facts.ts';
import { IN_FORCE } from './in-force.ts';

/** Rule 59: Britain. */
export const BRITAIN = chapter(
  [
    RESISTANCE,
    RESISTANCE_COUNTS,
    NAVAL_RATIO,
    BRITISH_FACTS,
    CHECK,
    BRITISH_OFFER,
    RESUMPTION,
    SURRENDER_REPORTED,
    REMOVABLE,
    REDUCTION,
    REMOVED_UNITS,
    SUBJECT_UNITS,
    TERMS,
    HEXES,
    FAR_EAST,
    CONCESSION_TABLE,
    BRITISH_MINORS,
    RETURNS,
    DEMANDS,
    CONCESSION_EFFECTS,
    NEGOTIATIONS,
    AFTERMATH,
    NEUTRAL,
    IN_FORCE,
  ],
  { order: (one, other) => (one < other ? -1 : 1), texts: polishBook },
);
