import type { Referee } from '../../kernel/dispatch.ts';
import type { Option } from '../../kernel/form.ts';
import { words } from '../../kernel/words.ts';
import { endPhase, openPhase } from './49-diplomacy/41-phase.ts';
import { afterPhase } from './49-diplomacy/41-turns.ts';
import { namersOf } from './49-diplomacy/4-naming.ts';
import { payDue } from './49-diplomacy/5-results.ts';
import { passByDice } from './49-diplomacy/85-effective-level.ts';
import { endYear } from './49-diplomacy/45-year-end.ts';
import { settleObligations } from './49-diplomacy/58-obligations.ts';
import { missReactions } from './49-diplomacy/6-reactions.ts';
import { takeBackDemands } from './49-diplomacy/7-demands.ts';
import { FACTIONS, type Faction } from './powers.ts';
import type { Books, Game, Open } from './state.ts';

/**
 * What the table may pass by in one answer: the rest of the phase, of the turn, or of the year. Each names the seats
 * from whom it takes a decision; none named: all.
 */
export function skips({ plan }: Books, open: Open): readonly Option[] {
  // what is announced at the year's start is owed to all (49.21)
  if (open.step === 'over' || open.show?.next === 'ready') return [];
  const args = {
    phase: words(`phase.${open.phase}`) as never,
    turn: words(`turn.${open.turn}`) as never,
    year: open.year,
  };
  const option = (value: string): Option => ({ value, label: words(`skip.${value}`, args) });
  if (isOutsideTurns(open)) return [option('year')];
  const seats = stillNaming(open);
  const phase = seats ? { ...option('phase'), seats } : option('phase');
  const turn = seats && plan.order.at(-1) === open.phase ? { ...option('turn'), seats } : option('turn');
  return [phase, turn, option('year')];
}

/**
 * The factions whose naming a skip takes away (49.41); undefined once targets are named: then others have a say in
 * them too, with subversion, reactions and covert operations.
 */
function stillNaming({ step, phase }: Open): readonly Faction[] | undefined {
  return step === 'ready' || step === 'naming' ? namersOf(phase) : undefined;
}

/** Before the first turn of a year, while DPs are allotted and placed, and after its last, while sheets are checked. */
function isOutsideTurns({ step }: Open): boolean {
  return step === 'allotment' || step === 'allocation' || step === 'sheets';
}

/** Pass by a phase, a turn or a year. What is settled takes effect; what was named and not rolled falls away. */
export function skip(books: Books, game: Game, what: string, referee: Referee): void {
  const { open } = game;
  const { year, turn } = open;
  const [option] = skips(books, open).filter(({ value }) => value === what);
  if (option)
    referee.tell?.({
      to: 'all',
      kind: 'ruling',
      data: words(`told.${option.label.key}`, option.label.args),
      clauses: ['49.41'],
    });
  const goesOn = (): boolean => {
    if (open.step === 'over' || what === 'phase' || open.year !== year) return false;
    return what === 'year' || (open.turn === turn && open.step !== 'sheets');
  };
  do skipOnce(books, game, referee);
  while (goesOn());
}

function skipOnce(books: Books, game: Game, referee: Referee): void {
  const { open } = game;
  if (isOutsideTurns(open)) {
    if (open.step !== 'sheets') passByTurns(open, referee);
    return endYear(books, game, referee);
  }
  // its results have taken effect already: only the dice of the tensions are passed by
  if (open.step === 'tension') {
    passByDice(open);
    return afterPhase(books, game, referee);
  }
  // the player turn comes all the same, and with it what is due at its start
  if (open.step === 'ready') openPhase(books, open, referee);
  takeBackDemands(open);
  open.rolls = open.rolls.filter(({ settled }) => settled !== null);
  delete open.show;
  missReactions(open, namersOf(open.phase));
  endPhase(books, game, referee, 'skipped');
}

/** All turns of a year are passed by: reaction rolls are missed (49.61), BRPs paid (49.59), declarations due (49.58). */
function passByTurns(open: Open, referee: Referee): void {
  missReactions(open, FACTIONS);
  for (const phase of ['axis', 'allied'] as const) {
    open.phase = phase;
    open.judged = false;
    settleObligations(open, referee);
    payDue(open, referee);
  }
}
