import { type Referee, type Words, expire, tell, texts } from '../../kernel/index.ts';
import { NATIONS, type NationId } from './nations.ts';
import { part } from './part.ts';
import { incomes } from './rights.ts';
import { ROUND_RULINGS } from './rounds.rulings.ts';
import { hasChoice } from './spheres.ts';
import type { Books, Go, CooperationStep } from './state.ts';
import { type Board, freshTurn, mover, type Open } from './state.ts';
import { capitalIsHeld, NEEDS_CONTROL } from './territories.ts';

// S1: whose diplomacy phase it is, round by round.

declare module './state.ts' {
  interface Steps {
    round: { readonly round: number; readonly from: number };
    turn: { readonly nation: NationId };
    'turn-end': { readonly nation: NationId };
    'round-end': { readonly round: number };
  }
}

/** The round with which a game begins: its opening turn, or where the table says that it stands (S1). */
export function firstRound({ data, opening, order }: Board): Go[] {
  const midway = data.round !== undefined || data.nation !== undefined;
  const round = data.round ?? (opening && !midway ? 0 : 1);
  return [{ step: 'round', round, from: data.nation ? order.indexOf(data.nation) : 0 }];
}

/** The nations that move in a round; round 0 is the opening turn (S1). */
export function orderOf(
  { opening, order }: Pick<Board, 'opening' | 'order'>,
  round: number,
): readonly NationId[] {
  return round === 0 && opening ? [opening] : order;
}

/** S1: every nation has its turn; before the first round one can have an opening turn. */
const round: CooperationStep<'round'> = {
  clauses: ['S1'],
  next({ opening, order }, { open }, { round: number, from }): Go[] {
    open.round = number;
    const nations = orderOf({ opening, order }, number).slice(from);
    const turns = nations.flatMap((nation): Go[] => [
      { step: 'turn', nation },
      { step: 'turn-end', nation },
    ]);
    return [...turns, { step: 'round-end', round: number }];
  },
};

/** S1: a nation's diplomacy phase, passed by where it has none. */
const turn: CooperationStep<'turn'> = {
  clauses: ['S1', 'R6', 'R11'],
  needs: NEEDS_CONTROL,
  next(books, { open }, { nation }, referee): Go[] {
    const why = whyPassedBy(books, open, nation);
    if (why === null) return [{ step: 'choose', nation }];
    referee.tell?.({ to: 'all', kind: 'note', data: why.data, clauses: why.clauses });
    return [];
  },
};

/** Why a nation's diplomacy phase is passed by: capital held (R11), no dice (R6), nothing to choose (A25). */
export function whyPassedBy(
  board: Board,
  open: Open,
  nation: NationId,
): { readonly data: Words; readonly clauses: readonly string[] } | null {
  if (capitalIsHeld(board, open, nation))
    return { data: say.told.capitalHeld({ nation }), clauses: ['S1', 'R11'] };
  if (NATIONS[nation].dice === 0) return { data: say.told.noDice({ nation }), clauses: ['T1', 'R6'] };
  if (hasChoice(board, open, nation)) return null;
  return { data: say.told.noChoice({ nation }), clauses: ['S3', 'R3'] };
}

function endTurn(books: Books, open: Open): void {
  expire(open.facts, books.facts, 'turn');
  Object.assign(open, freshTurn());
}

/** The end of a nation's turn: what lasted as long has lapsed. */
const turnEnd: CooperationStep<'turn-end'> = {
  clauses: ['S1'],
  ends: {
    name: 'turn',
    clauses: ['S1'],
    args: (_, { round: number }, { nation }) => ({ nation, round: number }),
    // of all turns to come the first is the one that is skipped
    seats: (_, open, { nation }) => (nation === mover(open) ? [nation] : null),
  },
  next: (books, { open }) => endTurn(books, open),
};

/** The end of a round: what former neutrals pay (R9), and the next round, up to the last. */
const roundEnd: CooperationStep<'round-end'> = {
  clauses: ['S1', 'R9'],
  ends: {
    name: 'round',
    closes: true,
    clauses: ['S1'],
    args: (_, open, { round: number }) => ({ nation: mover(open), round: number }),
    seats: (books, open) => turnsToCome(books, open),
  },
  next(books, position, { round: number }, referee): Go[] {
    const { open } = position;
    if (number > 0) tellIncomes(books, open, referee);
    open.round++;
    return open.round > books.rounds ? [] : [{ step: 'round', round: open.round, from: 0 }];
  },
};

/** The nation to move, and those after it in the round that have a turn to lose (R11). */
function turnsToCome(board: Board, open: Open): NationId[] {
  const first = mover(open);
  const later = (open.agenda as readonly Go[]).flatMap((item) => (item.step === 'turn' ? [item.nation] : []));
  const others = later.filter((nation) => nation !== first && !capitalIsHeld(board, open, nation));
  return first === null ? others : [first, ...others];
}

function tellIncomes(board: Board, open: Open, referee: Referee): void {
  if (!referee.tell) return;
  const list = incomes(board, open).map(({ nation, income, neutrals, withheld }) =>
    (withheld ? say.income.withheld : say.income.line)({ nation, income, neutrals }),
  );
  const text = list.length === 0 ? say.told.noIncome : say.told.incomes;
  tell(referee, 'note', text, { round: open.round, list }, ['R9', 'T4']);
}

const say = texts({
  skip: {
    turn: 'Skip the turn of {nation}',
    round: 'Skip the rest of round {round}',
  },
  told: {
    skip: {
      turn: 'The table skips the turn of {nation}.',
      round: 'The table skips the rest of round {round}, from {nation} on.',
    },
    capitalHeld: '{nation} has no diplomacy phase: its capital is in enemy hands.',
    noDice: '{nation} has no diplomacy dice.',
    noChoice: '{nation} has no neutral to choose.',
    incomes: 'Income from former neutrals after round {round}: {list}.',
    noIncome: 'After round {round} nobody draws income from a former neutral.',
  },
  income: {
    line: '{nation} {income} ({neutrals})',
    withheld: '{nation} none, as its capital is in enemy hands ({neutrals}: {income})',
  },
});

/** S1: the rounds and the turns of nations, Italy’s without a roll (R6), and what a round brings at its end (R9). */
export const ROUNDS = part(import.meta.url, {
  clauses: {
    S1: ['computed', 'The phase begins'],
    R6: ['computed', 'Italy never rolls'],
  },
  steps: { round, turn, 'turn-end': turnEnd, 'round-end': roundEnd },
  rulings: ROUND_RULINGS,
  texts: say,
});
