import { type Referee, toAll } from '../../../kernel/dispatch.ts';
import { reported, setFact } from '../../../kernel/facts.ts';
import type { Bar } from '../../../kernel/form.ts';
import { isSame } from '../../../kernel/json.ts';
import type { Change } from '../../../kernel/step.ts';
import { words } from '../../../kernel/words.ts';
import type { Roll } from '../lifetimes.ts';
import { once, targetBar } from '../once.ts';
import { permanent, readStanding, standing } from '../standing.ts';
import { type Books, type Position, type Go, isAhead, type Open, phaseId, type Step } from '../state.ts';
import { effectOf } from '../tables/results.ts';
import { war } from '../wars.ts';
import { conquered } from './43-bars.ts';

import { rowOf } from './5-rows.ts';
import { follow } from './53-lesser.ts';
import { atWar, obligedBy } from './58-obligations.ts';
import { event, spainByAttack } from './63-triggers.ts';

// 49.425, 49.51: a roll comes out otherwise than it did, as a fact that it read was put right. While its phase goes on,
// nothing of it is in effect yet (49.4266): the roll has the new outcome, and what was decided of the old one is decided anew.
// After that the old result is taken back as far as it is in effect, and the new one takes effect now.

declare module '../state.ts' {
  interface Steps {
    amended: { readonly target: string; readonly rolled: string };
  }
}

const RUMANIAN_WAR = atWar.key('russia', 'rumania');
const WAR = war.key('germany', 'russia');

/** Whether the phase of a roll goes on, and no result of it is in effect (49.4266). */
function isUnderWay(open: Open, was: Open): boolean {
  return phaseId(open) === phaseId(was) && isAhead(open, 'results');
}

/** 49.425, 49.51, 49.53: what becomes of the game when a roll for a target comes out otherwise. */
export function amendRoll(
  books: Books,
  { open }: Position,
  { target }: { readonly target: string },
  change: Change<Open>,
  referee: Referee,
): Go[] {
  const { was, after } = change;
  const rolled = after.outcomes[0] ?? '';
  const roll = open.rolls.find((each) => each.target === target);
  if (isUnderWay(open, was) && roll) {
    const isAnswered = roll.settled !== null && !isAhead(open, 'demand');
    if (roll.kind === 'demand' && isAnswered) takeBackDemand(open, change, referee);
    Object.assign(roll, { rolled: null, settled: null, faction: null });
    return [{ step: 'amended', target, rolled }];
  }
  const then = was.rolls.find((each) => each.target === target);
  if (!then) throw new Error(`nothing was rolled for ${target}`);
  takeBackResult(books, open, target, change, referee);
  const late: Roll = { ...then, rolled, settled: null, faction: null };
  return follow(books, open, was, { target, anew: { phase: phaseId(was), late } }, referee);
}

/** 49.425: the roll of a phase under way has its new outcome, once nothing is asked any more of the old one. */
export const amended: Step<'amended'> = {
  clauses: ['49.425', '49.51'],
  next(books, { open }, { target, rolled }, referee): Go[] {
    const roll = open.rolls.find((each) => each.target === target);
    if (!roll) return [];
    roll.rolled = rolled;
    return follow(books, open, open, { target, anew: { phase: phaseId(open) } }, referee);
  },
};

/** 49.71: what had become of Bessarabia does not hold, nor the war over it, unless the table has told of one. */
function takeBackDemand(open: Open, { was, since }: Change<Open>, referee: Referee): void {
  const before = reported(was.facts, RUMANIAN_WAR);
  if (before !== undefined && !since.facts.includes(RUMANIAN_WAR)) setFact(open.facts, RUMANIAN_WAR, before);
  referee.tell?.(toAll('directive', words('told.bessarabia.anew'), ['49.71']));
}

/** The old result is taken back: what stood before it stands again, without its star, obligation and BRPs due. */
function takeBackResult(
  { tables }: Books,
  open: Open,
  target: string,
  { was, before }: Change<Open>,
  referee: Referee,
): void {
  for (const fact of [standing.key(target), permanent.key(target)]) {
    const then = reported(was.facts, fact);
    if (then !== undefined) setFact(open.facts, fact, then);
  }
  if (target === 'spain' && was.spainByAttack) open.spainByAttack = true;
  const isOld = (all: readonly object[], one: object): boolean => all.some((each) => isSame(each, one));
  open.due = open.due.filter((each) => each.target !== target || isOld(was.due, each));
  open.obliged = open.obliged.filter((each) => each.target !== target || isOld(was.obliged, each));
  const old = rowOf(tables, open, target, before.outcomes[0] ?? '');
  if (old?.effect === 'current' || (old?.effect === 'none' && old.text === undefined)) return;
  const inEffect = readStanding(reported(was.facts, standing.key(target)));
  const result = words(inEffect ? `result.${inEffect.result}` : 'result.none');
  referee.tell?.(toAll('directive', words('told.amendedResult', { target, result }), ['49.51']));
}

const BARS = {
  demand: targetBar(['49.71'], 'bar.amendedDemand'),
  rolling: targetBar(['49.425'], 'bar.amendedRolling'),
  conquered: targetBar(['49.435'], 'bar.amendedConquered'),
  told: targetBar(['49.51'], 'bar.amendedTold'),
  read: targetBar(['49.433', '49.51'], 'bar.amendedRead'),
  war: targetBar(['49.58'], 'bar.amendedWar'),
};

/**
 * Why a roll cannot come out otherwise by now: its result is in effect, and what the players or a later sum made of it
 * cannot be told apart from what they would have made of another.
 */
export function amendedBar(
  books: Books,
  open: Open,
  { target }: { readonly target: string },
  { was, since }: Change<Open>,
): Bar | null {
  if (isUnderWay(open, was)) return null;
  const isNow = (each: Readonly<Roll>): boolean => each.target === target;
  if (was.rolls.find(isNow)?.kind === 'demand') return BARS.demand(target);
  if (isAhead(open, 'results') && open.rolls.some(isNow)) return BARS.rolling(target);
  if (reported(open.facts, conquered.key(target)) === true) return BARS.conquered(target);
  if (since.facts.some((each) => settledBy(target).includes(each))) return BARS.told(target);
  if (since.sheets.some((each) => readsResult(books, each, target))) return BARS.read(target);
  return hasGoneToWar(open, was, target) ? BARS.war(target) : null;
}

/** The facts by which the table says itself what is in effect for a target. */
const settledBy = once((target): readonly string[] => [
  standing.key(target),
  permanent.key(target),
  conquered.key(target),
  ...(target === 'spain' ? [spainByAttack.key(target), event.key('war.west-portugal')] : []),
]);

function readsResult({ sheets }: Books, sheet: string, target: string): boolean {
  const read = sheets[sheet]?.lines.flatMap(({ needs }) => needs) ?? [];
  return read.includes(standing.key(target));
}

/** Whether Germany and Russia have gone to war since, as the result in effect would have needed (49.58). */
function hasGoneToWar(open: Open, was: Open, target: string): boolean {
  const now = readStanding(reported(open.facts, standing.key(target)));
  if (now === null || reported(open.facts, WAR) !== true) return false;
  const row = { id: now.result, effect: effectOf(now.result) };
  return obligedBy(was, target, row, now.faction) !== null;
}
