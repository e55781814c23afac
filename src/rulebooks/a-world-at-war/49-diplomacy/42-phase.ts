import { type Referee, expire } from '../../../kernel/index.ts';
import { freshPhase } from '../turn/lifetimes.ts';
import { hasDiplomacy } from '../turn/over.ts';
import { part } from '../part.ts';
import type { Faction } from '../powers.ts';
import { worldSequenceTexts } from '../turn/sequence.words.ts';
import { type Books, type Go, isAhead, type Open, type WorldStep } from '../state.ts';
import { namersOf } from './41-namers.ts';
import { covertInPlay } from './4262-covert.ts';
import { closeRings } from './4262-spy-rings.ts';
import { subversionInPlay } from './4263-subversion.ts';
import { askOfAggression } from './435-aggression.ts';
import { implement } from './5-results.ts';
import { settleSkipped } from './53-lesser.ts';
import { askForWar } from './58-obligations.ts';
import { lapseReactions } from './6-reactions.ts';
import { endColonies } from './63-triggers.ts';
import { endUses } from './634-subversion.ts';
import { takeBackDemands } from './7-demands.ts';
import { diceOverInAxis, dueDice, endDice, makeDiceDue } from './85-effective-level.ts';

// 49.42: a diplomatic phase, from the naming of targets to its results.

declare module '../state.ts' {
  interface Steps {
    phase: object;
    results: object;
    'phase-end': object;
  }
}

/** 49.41: a player turn begins with a diplomatic phase: nothing named, nothing rolled. None once the war in Europe is over (55.21). */
const phase: WorldStep<'phase'> = {
  clauses: ['49.41', '49.42'],
  next: (books, { open }) => begin(books, open),
};

function begin(books: Books, open: Open): readonly Go[] {
  const europe = hasDiplomacy(books, open);
  Object.assign(open, freshPhase());
  if (europe) askOfAggression(books, open, 'phase');
  const [ready, ...others] = europe ? WITH_NAMING : WITHOUT_NAMING;
  return open.phase === 'axis' ? [ready, diceOverInAxis(open), ...others] : [ready, ...others];
}

const WITH_NAMING: readonly [Go, ...Go[]] = [
  { step: 'ready' },
  { step: 'naming' },
  { step: 'results' },
  { step: 'phase-end' },
];
/** In a Pacific scenario nobody names targets. */
const WITHOUT_NAMING: readonly [Go, ...Go[]] = [
  WITH_NAMING[0],
  ...WITH_NAMING.slice(1).filter(({ step }) => step !== 'naming'),
];

/** 49.51, 49.4266: results take effect once all rolls of the phase are made, those in reaction too (49.65). */
const results: WorldStep<'results'> = {
  clauses: ['49.4266', '49.51'],
  next(books, { open }, _, referee): Go[] {
    takeEffect(books, open, referee);
    makeDiceDue(open, dueDice(books, open));
    return open.dice.length > 0 ? [{ step: 'tension' }] : [];
  },
  // what was rolled takes effect; what was named and not rolled falls away, and so do the dice of the tensions
  drop(books, { open }, _, referee): Go[] {
    settleSkipped(books, open, referee);
    takeBackDemands(open);
    open.rolls = open.rolls.filter(({ settled }) => settled !== null);
    lapseReactions(open, namersOf(open.phase), referee);
    // where nobody names, this comes before the Allied player turn has been played
    if (open.phase === 'axis' && hasDiplomacy(books, open)) endDice(open);
    takeEffect(books, open, referee);
    makeDiceDue(open, dueDice(books, open));
    return [{ step: 'tension' }];
  },
};

function takeEffect(books: Books, open: Open, referee: Referee): void {
  for (const each of open.rolls) implement(books, open, each, referee);
  askForWar(open);
  expire(open.facts, books.facts, 'phase');
  if (open.phase === 'allied') endColonies(open);
  else endUses(open);
  closeRings(open);
}

/** The end of a diplomatic phase. */
const phaseEnd: WorldStep<'phase-end'> = {
  clauses: ['49.42'],
  ends: {
    name: 'phase',
    clauses: ['49.41'],
    args: (_, open) => spanWords(open),
    seats: stillNaming,
  },
};

/**
 * The factions whose naming a skip takes away (49.41); undefined once targets are named: then others have a say in
 * them too, with subversion, reactions and covert operations; and where nobody names any.
 */
export function stillNaming(books: Books, open: Open): readonly Faction[] | undefined {
  if (!hasDiplomacy(books, open)) return undefined;
  const isNaming = isAhead(open, 'naming') || isAhead(open, 'ready');
  return isNaming ? namersOf(open.phase) : undefined;
}

/** What is skipped, in words. */
export function spanWords({ phase: now, turn, year }: Open) {
  return { phase: worldSequenceTexts.phase[now](), turn: worldSequenceTexts.turn[turn](), year };
}

/** 49.41: the diplomatic phase. */
export const PHASE = part(import.meta.url, {
  clauses: {
    '49.4': ['heading', 'Activation of DPs'],
    '49.41': ['computed', 'The diplomatic phase', 'phase'],
    '49.4266': ['computed', 'Sequence', 'results'],
    '49.65': ['computed', 'Results', 'results'],
  },
  steps: { phase, results, 'phase-end': phaseEnd },
  facts: [subversionInPlay, covertInPlay],
  at: { 'diplomatic-phase': () => [{ step: 'phase' }] },
});
