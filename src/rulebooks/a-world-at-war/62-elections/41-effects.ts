import { type Referee, directive, forget, reportedValue, setFact, texts } from '../../../kernel/index.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { actual } from '../49-diplomacy/8-tension.ts';
import { levelsReported, setByElection } from '../49-diplomacy/86-elections.ts';
import { begin } from '../54-surrender/in-force.ts';
import { electionResult, electionTension, NONE, PEACE, usDefeated } from '../war/elections.ts';
import { electionTexts } from '../war/elections.words.ts';
import { part } from '../part.ts';
import type { Books, Go, Open, WorldPosition } from '../state.ts';
import { SIDES, type Theatre } from '../war/theatres.ts';
import { areAtWar } from '../war/wars.ts';
import type { ElectionCause } from './2-when.ts';
import { RESTRICTIONS, rowOf } from './31-outcomes.ts';
import { electionsEffectRuling, ELECTIONS_EFFECT_RULINGS } from './41-effects.rulings.ts';
import { embargoAfter } from './53-embargo.ts';
import { signPeace, tellGovernedBy } from './6-peace.ts';
import { peaceLevel, POINTS } from './65-level.ts';
import { defeatUs, failAttack } from './8-atomic-war.ts';

// 62.4: what a result brings in its theatre.

/** A result as it was won, and as it was taken (62.43). */
interface Taken {
  readonly theatre: Theatre;
  readonly result: number;
  readonly taken: number;
  readonly cause: ElectionCause;
}

/**
 * 62.41: a result is put in effect: none leaves everything as it is, one down to -6 restricts American forces by every row from 0
 * down to it (62.44), one of -7 or lower is a separate peace (62.6). The U.S. is pressed to do less, never conquered (62.11).
 */
export function implement(
  books: Books,
  { open }: WorldPosition,
  { theatre, result, taken, cause }: Taken,
  referee: Referee,
): readonly Go[] {
  if (cause === 'attack' && taken > PEACE) return failAttack(open, referee);
  setFact(open.facts, electionResult.key(theatre), taken);
  // what follows from the peace knows already that it is for good (62.82)
  if (cause === 'attack') setFact(open.facts, usDefeated.key(), true);
  if (taken >= NONE) return [];
  if (taken > PEACE) restrict(open, theatre, taken, referee);
  else {
    const isScale = electionsEffectRuling(open.rulings, 'election-milder-tension') === 'rolled';
    makePeace(open, theatre, taken, peaceLevel(isScale ? result : taken), referee);
  }
  if (cause === 'attack') return defeatUs(books, open, referee);
  if (taken <= PEACE) tellGovernedBy(theatre, referee);
  tellModifiers(theatre, referee);
  return theatre === 'pacific' ? embargoAfter(open, referee) : [];
}

/** A restriction of 62.41. */
type Row = (typeof RESTRICTIONS)[number];

/** 62.41, 62.44: a restriction; what lifts it is a level of tension (62.52). */
export function restriction(row: Row) {
  return {
    clauses: [`62.41/${row}`, '62.44'],
    listed: [`62.41/${row}`, '62.44', '62.52'],
    told: say.told.restricted[row],
    about: say.inForce.restricted[row],
    on: 'us',
  };
}

const say = texts({
  told: {
    restricted: {
      '0': 'In {theatre} American forces end all offensive economic warfare: strategic and conventional bombing, submarine warfare, flying bombs and rockets. They make no atomic attacks.',
      '-1': 'In {theatre} American forces neither begin nor continue ground attacks at less than 2:1.',
      '-2': 'In {theatre} the U.S. conducts no full offensives.',
      '-3': 'In {theatre} American forces take no part in offensive operations of any kind.',
      '-4': 'In {theatre} American forces take no part in attritions.',
      '-5': 'For {theatre} American ground units may not leave the U.S. box.',
      '-6': 'For {theatre} American air units may not leave the U.S. box.',
    },
    recorded: '{tension} is recorded again: every {points} points that it rises make the result one better.',
    noWarToEnd:
      'The U.S. is not at war with {enemy}: there is no peace to sign, and play goes on in {theatre}.',
    modifiers: {
      europe:
        'Leave out of the USAT list what counts the major powers at war with the Axis: from now on each major power but the U.S. at war with Germany adds 1 at the start of every turn, and the program counts it. All other normal modifiers go on, and those that apply after an election alone are added.',
    },
  },
  inForce: {
    restricted: {
      '0': 'no offensive economic warfare and no atomic attacks in {theatre}',
      '-1': 'no ground attacks at less than 2:1 in {theatre}',
      '-2': 'no full offensives in {theatre}',
      '-3': 'no offensive operations in {theatre}',
      '-4': 'no attritions in {theatre}',
      '-5': 'ground units stay in the U.S. box, for {theatre}',
      '-6': 'air units stay in the U.S. box, for {theatre}',
    },
    modifiers:
      '+1 in USAT each turn for each major power but the U.S. at war with Germany, in place of the usual modifiers for them',
  },
});

/** 62.53: what moves USAT after an election in Europe. */
export const MODIFIERS = {
  clauses: ['62.53'],
  told: say.told.modifiers.europe,
  about: say.inForce.modifiers,
  on: 'us',
};

/** 62.41: the restrictions of a result, each of them with those of every milder one (62.41), on whom (62.44). */
function restrict(open: Open, theatre: Theatre, result: number, referee: Referee): void {
  bind(open, theatre, result, referee);
  countFrom(open, theatre, result, referee);
}

function bind(open: Open, theatre: Theatre, result: number, referee: Referee): void {
  const args = { theatre: electionTexts.theatre[theatre]() };
  for (const row of RESTRICTIONS.filter((each) => Number(each) >= result))
    begin(referee, restriction(row), args);
  if (hasSurrendered(open, 'britain')) directive(referee, electionTexts.told.britainToo, {}, ['62.44']);
}

/** 62.51, 62.52: the tension is recorded again; from which level on, ruling election-base says. */
function countFrom(open: Open, theatre: Theatre, result: number, referee: Referee): void {
  const { tension } = SIDES[theatre];
  const isSet = electionsEffectRuling(open.rulings, 'election-base') === 'scale';
  const level = isSet ? peaceLevel(result) : reportedValue(open.facts, actual.key(tension));
  if (isSet) setByElection(open, tension, peaceLevel(result), ['62.51', '62.65'], referee);
  if (typeof level === 'number') setFact(open.facts, electionTension.key(tension), level);
  else forget(open.facts, electionTension.key(tension));
  directive(referee, say.told.recorded, { tension, points: POINTS }, ['62.51', '62.52']);
}

/**
 * 62.41/-7, 62.41/below: a separate peace and the level that it sets. Without a war with Germany or Japan there is none to sign
 * (62.64): the tension falls (ruling election-no-war), and every milder result binds the U.S. in a war with Italy alone (ruling
 * peace-with-italy) and in one that it enters later.
 */
function makePeace(open: Open, theatre: Theatre, taken: number, level: number, referee: Referee): void {
  const { enemy, tension, wars } = SIDES[theatre];
  const clauses = [`62.41/${rowOf(taken)}`, '62.65'];
  if (areAtWar(open, enemy, 'us')) signPeace(open, theatre, clauses, referee);
  else {
    directive(referee, say.told.noWarToEnd, { enemy, theatre: electionTexts.theatre[theatre]() }, ['62.64']);
    const before = reportedValue(open.facts, actual.key(tension));
    const stays =
      electionsEffectRuling(open.rulings, 'election-no-war') === 'lowered' && typeof before === 'number';
    level = stays ? Math.min(before, level) : level;
    if (wars.some((each) => areAtWar(open, each, 'us'))) bind(open, theatre, taken, referee);
  }
  setByElection(open, tension, level, clauses, referee);
  setFact(open.facts, electionTension.key(tension), level);
}

/** 62.53: what moves a tension after an election, beside the normal modifiers, and which of those no longer do. */
function tellModifiers(theatre: Theatre, referee: Referee): void {
  if (theatre === 'europe') begin(referee, MODIFIERS, {});
}

/** 62.4: what the result of an election brings. */
export const EFFECTS = part(import.meta.url, {
  clauses: {
    '62.11': ['enforced', 'The U.S. may not be conquered', 'implement'],
    '62.41': ['enforced', 'Theater results combined', 'implement'],
    '62.41/0': ['directive', 'No offensive economic warfare', 'implement'],
    '62.41/-1': ['directive', 'No ground attacks at less than 2:1', 'implement'],
    '62.41/-2': ['directive', 'No full offensives', 'implement'],
    '62.41/-3': ['directive', 'No offensive operations', 'implement'],
    '62.41/-4': ['directive', 'No attritions', 'implement'],
    '62.41/-5': ['directive', 'Ground units stay in the U.S. box', 'implement'],
    '62.41/-6': ['directive', 'Air units stay in the U.S. box', 'implement'],
    '62.41/-7': ['enforced', 'A separate peace', 'implement'],
    '62.41/below': ['enforced', 'A separate peace at a lower tension', 'implement'],
    '62.44': ['directive', 'Election results apply only to American units', 'implement'],
    '62.4': ['heading', 'U.S. election results'],
  },
  rulings: ELECTIONS_EFFECT_RULINGS,
  news: [levelsReported],
  texts: say,
});
