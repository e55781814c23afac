import { RULINGS as ALLOTMENT } from './1-allotment.rulings.ts';
import { RULINGS as ALLOCATION } from './2-allocation.rulings.ts';
import { RULINGS as PAPER } from './21-paper.rulings.ts';
import { RULINGS as NAMING } from './41-naming.rulings.ts';
import { RULINGS as DIE_ROLL } from './42-die-roll.rulings.ts';
import { RULINGS as COVERT } from './4262-covert.rulings.ts';
import { RULINGS as SPY_RINGS } from './4262-spy-rings.rulings.ts';
import { RULINGS as SUBVERSION } from './4263-subversion.rulings.ts';
import { RULINGS as AGGRESSION } from './435-aggression.rulings.ts';
import { RULINGS as BARS } from './43-bars.rulings.ts';
import { RULINGS as RESULTS } from './5-results.rulings.ts';
import { RULINGS as AXIS } from './51-axis.rulings.ts';
import { RULINGS as OBLIGATIONS } from './58-obligations.rulings.ts';
import { RULINGS as REACTIONS } from './6-reactions.rulings.ts';
import { RULINGS as DEMANDS } from './7-demands.rulings.ts';
import { RULINGS as TENSION } from './8-tension.rulings.ts';
import { RULINGS as EFFECTIVE_LEVEL } from './85-effective-level.rulings.ts';
import { RULINGS as ASKED } from './asked.rulings.ts';

const ALL = [
  ...ALLOTMENT,
  ...ALLOCATION,
  ...PAPER,
  ...NAMING,
  ...DIE_ROLL,
  ...COVERT,
  ...SPY_RINGS,
  ...SUBVERSION,
  ...BARS,
  ...AGGRESSION,
  ...RESULTS,
  ...AXIS,
  ...OBLIGATIONS,
  ...REACTIONS,
  ...DEMANDS,
  ...TENSION,
  ...EFFECTIVE_LEVEL,
  ...ASKED,
];

type RulingId = (typeof ALL)[number]['id'];

/** As a table is asked them when it sets up a game. */
const ORDER: readonly RulingId[] = [
  'secrecy',
  'spy-rings',
  'aggressor',
  'mixed-allied-dps',
  'same-target',
  'allied-naming',
  'subversion-uses',
  'senior-before-us',
  'pro-allied-status',
  'usat-first-year',
  'nothing-to-choose',
  'usat-at-year-start',
  'covert-order',
  'no-allied-dps',
  'general-scale',
  'belgian-beneficiary',
  'finland-factors',
  'minimum-result',
  'subversion-count',
  'subversion-of-the-west',
  'subversion-serves',
  'subversion-of-reactions',
  'reaction-bars',
  'reaction-results',
  'dps-in-oneself',
  'russian-intelligence',
  'pacific-dps',
  'declaring-out-of-turn',
  'claimed-war',
  'demands-again',
  'demand-outcomes',
  'demand-beneficiary',
  'finland-demands',
  'named-and-demanded',
  'usjt-at-once',
  'tensions-at-war',
  'not-declared',
  'italy-alone',
  'asked',
  'conquests',
  'conquered-star',
];

/** The rulings of rule 49: what its text leaves open, as far as it is built. */
export const RULINGS = ALL.toSorted((a, b) => placeOf(a.id) - placeOf(b.id));

function placeOf(id: RulingId): number {
  const place = ORDER.indexOf(id);
  if (place < 0) throw new Error(`no place for the ruling ${id}`);
  return place;
}
