import { type Referee, directive, texts } from '../../../kernel/index.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { begin, lasting } from '../54-surrender/in-force.ts';
import { fact, inRegister } from '../facts/facts.ts';
import { part } from '../part.ts';
import { isLateWarPlayed } from '../turn/played.ts';
import { type Books, type Follows, type Go, isAhead, type Open, type WorldStep, turnId } from '../state.ts';
import { fallOf, tellFall } from '../war/falls.ts';
import { vichyNow } from '../war/vichy.ts';
import { TURNS } from '../war/wars.ts';
import { coloniesThatAre, colony } from './53-colonies.ts';
import { conquestValue, isConquered } from './7-brps.ts';

// 58.42, 58.531C, 58.532C, 58.72: what is due in the two player turns after the fall of France.

declare module '../state.ts' {
  interface Steps {
    'french-aftermath': { readonly at: DueAt };
  }
}

/** The start and the end of the next Axis player turn, the start of the next Allied one. */
type DueAt = 'axis-start' | 'axis-end' | 'allied-start';

/** The game turn in which France fell: the player turns of the next one bring what is due (58.42). */
const fellIn = inRegister<[]>({
  key: () => 'france.fell-in',
  of: [[]],
  spec: () => fact('frenchFellIn', { kind: 'choice', values: TURNS }, ['58.12', '58.42'], { kept: true }),
  read: (open) => fallOf(open, 'france').since,
  write: (open, value) => tellFall(open, 'france', 'since', value as string | undefined),
});

/** Whether France fell so many game turns ago (58.42). */
export function fellAgo(open: Open, turns: number): boolean {
  const then = TURNS[TURNS.indexOf(turnId(open)) - turns];
  return hasSurrendered(open, 'france') && fallOf(open, 'france').since === then;
}

function dueIn(books: Books, open: Open, at: DueAt): readonly Go[] {
  const isNext = isLateWarPlayed(books, open) && fellAgo(open, 1);
  return isNext ? [{ step: 'french-aftermath', at }] : [];
}

/** What the start of a player turn brings (58.42, 58.532C, 58.531C, 58.72). */
function aftermathAtStart(books: Books, open: Open): readonly Go[] {
  return dueIn(books, open, open.phase === 'axis' ? 'axis-start' : 'allied-start');
}

/** What the end of a player turn brings (58.42, 58.532C). */
function aftermathAtEnd(books: Books, open: Open): readonly Go[] {
  return open.phase === 'axis' ? dueIn(books, open, 'axis-end') : [];
}

/** 58.42, 58.531C, 58.532C, 58.72: what is due now, with its figures. */
const aftermath: WorldStep<'french-aftermath'> = {
  clauses: ['58.42', '58.531C', '58.532C', '58.72'],
  next: (_, { open }, { at }, referee) => TELLS[at](open, referee),
};

const say = texts({
  fact: {
    frenchFellIn: 'In which turn did France surrender?',
  },
  told: {
    axisLeavesVichy:
      'Axis forces in Vichy France or its colonies: trace supply through Vichy territory only in initial supply determination of this player turn; leave it by the end of this player turn, not into Spain; no attrition or offensive operations from it; no others enter it unless the Axis declare war on Vichy France. They do not modify a diplomatic roll for Vichy France.',
    axisLeftInVichy: 'Eliminate Axis forces that are still in Vichy France or its colonies.',
    axisLeavesColonies:
      'Axis units in {colonies}: at least partial supply in this player turn, no attacks from there; they leave by its end unless the Axis declare war on the country.',
    axisLeftInColonies:
      'Eliminate Axis units that are still in {colonies}, unless the Axis declared war on the country.',
    freeBrpsNow: 'Britain now receives the prorated BRPs of its Free French colonies: {colonies}.',
    conquestDue: 'The major power that conquered France now receives its prorated value, of {brps} BRPs.',
    conquestDueByBase: 'The major power that conquered France now receives its prorated value.',
  },
  inForce: {
    axisTurnAfterFrance: 'the end of the next Axis player turn, or a declaration of war on it',
    alliedTurnAfterFrance: 'paid at the start of the next Allied player turn',
    axisLeavesVichy:
      'forces in Vichy territory leave it, not into Spain; supply through it in initial determination alone; no attacks from it; no others enter; no effect on diplomatic rolls',
    axisLeavesColonies: 'units in {colonies} leave, with at least partial supply and no attacks',
    freeBrpsNow: 'prorated BRPs due for {colonies}',
  },
});

/** 58.42, 58.531C, 58.532C: what stands until the player turns of the next game turn. */
export const LASTING_LEAVE = lasting(say, {
  axisLeavesVichy: { clauses: ['58.42'], on: 'european-axis', lifted: say.inForce.axisTurnAfterFrance() },
  axisLeavesColonies: {
    clauses: ['58.532C'],
    on: 'european-axis',
    lifted: say.inForce.axisTurnAfterFrance(),
  },
  freeBrpsNow: { clauses: ['58.531C'], on: 'britain', lifted: say.inForce.alliedTurnAfterFrance() },
});

const TELLS: Readonly<Record<DueAt, (open: Open, referee: Referee) => void>> = {
  'axis-start': tellAxisStart,
  'axis-end': tellAxisEnd,
  'allied-start': tellAlliedStart,
};

function tellAxisStart(open: Open, referee: Referee): void {
  const independent = coloniesThatAre(open, 'independent');
  if (vichyNow(open) === 'established') begin(referee, LASTING_LEAVE.axisLeavesVichy, undefined);
  if (independent.length > 0) {
    begin(referee, LASTING_LEAVE.axisLeavesColonies, { colonies: independent });
  }
  if (!isConquered(open)) return;
  const brps = conquestValue(open);
  directive(
    referee,
    brps === undefined ? say.told.conquestDueByBase : say.told.conquestDue,
    { brps: brps ?? '' },
    ['58.71', '58.72', '58.73'],
  );
}

function tellAxisEnd(open: Open, referee: Referee): void {
  const independent = coloniesThatAre(open, 'independent');
  if (vichyNow(open) === 'established') directive(referee, say.told.axisLeftInVichy, undefined, ['58.42']);
  if (independent.length === 0) return;
  directive(referee, say.told.axisLeftInColonies, { colonies: independent }, ['58.532C']);
}

function tellAlliedStart(open: Open, referee: Referee): void {
  tellFreeBrps(coloniesThatAre(open, 'free'), referee);
}

function tellFreeBrps(colonies: readonly string[], referee: Referee): void {
  if (colonies.length === 0) return;
  begin(referee, LASTING_LEAVE.freeBrpsNow, { colonies: [...colonies] });
}

/** 58.531C: a colony that is told to be Free French once that start is over brings its BRPs as late as it is told. */
const freeLate: Follows = {
  clauses: ['58.531C'],
  on: [colony],
  brings(books, { open }, { each }, referee) {
    const isPast = open.phase === 'allied' && !isAhead(open, 'french-aftermath');
    if (!isLateWarPlayed(books, open) || !fellAgo(open, 1) || !isPast) return;
    tellFreeBrps(
      each.filter(({ report }) => report.value === 'free').map(({ of }) => String(of[0])),
      referee,
    );
  },
};

/** 58.42: who leaves, and what is due later. */
export const LEAVING = part(import.meta.url, {
  clauses: {
    '58.42': ['directive', 'Effect on Axis forces', 'aftermath'],
    '58.532C': ['directive', 'Axis units in former colonies', 'aftermath'],
  },
  steps: { 'french-aftermath': aftermath },
  at: { 'player-turn-start': aftermathAtStart, 'player-turn-end': aftermathAtEnd },
  news: [freeLate],
  facts: [fellIn],
  texts: say,
});
