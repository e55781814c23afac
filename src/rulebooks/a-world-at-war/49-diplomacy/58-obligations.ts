import { type Referee, toAll } from '../../../kernel/dispatch.ts';
import { type FactValue, forget, reported, setFact } from '../../../kernel/facts.ts';
import { words } from '../../../kernel/words.ts';
import { atWar, attackersOf, FIGHTERS } from '../minor-wars.ts';
import { type Faction, POWERS } from '../powers.ts';
import { once } from '../once.ts';
import { binds, permanent, setStanding, standing, standingOf } from '../standing.ts';
import { type Books, type Follows, isMoving, type News, type Obligation, type Open } from '../state.ts';
import { tableFact } from '../tables/country-facts.ts';
import type { Effect, ResultRow } from '../tables/results.ts';
import { MINORS } from '../tables/targets.ts';
import { war } from '../wars.ts';

import { isGermanyOut } from './51-axis.ts';
import { ruled } from './58-obligations.rulings.ts';
import { conquered } from './43-bars.ts';
import { endTrigger, event, undoTrigger } from './63-triggers.ts';

// 49.58: Germany and Russia, at peace, may take a country from each other only by going to war.

const WAR = war.key('germany', 'russia');

const ENEMY = { germany: 'russia', russia: 'germany' } as const;

function givesHexes(effect: Effect): boolean {
  return effect.endsWith('hexes') || effect.endsWith('associate') || effect.endsWith('ally');
}

/** Whether a country is associated or allied with a power, or at war with it. */
function belongsTo(open: Open, target: string, power: Obligation['power']): boolean {
  const now = standingOf(open, target);
  return (
    (binds(now?.result) && now?.power === power) || reported(open.facts, atWar.key(power, target)) === true
  );
}

/** Who would have to declare war on whom to have a result of a country of the enemy's, or null; none once Germany has surrendered (55.51). */
function bindingOf(open: Open, { effect }: ResultRow, faction: Faction): Obligation['power'] | null {
  if (faction === 'western-allies' || !givesHexes(effect) || reported(open.facts, WAR) === true) return null;
  if (isGermanyOut(open)) return null;
  return faction === 'european-axis' ? 'germany' : 'russia';
}

/** The power that must declare war to have this result, or null. */
export function obligedBy(
  open: Open,
  target: string,
  row: ResultRow,
  faction: Faction,
): Obligation['power'] | null {
  if (isClaimedFor(open, target, row, faction)) return 'germany';
  const power = bindingOf(open, row, faction);
  return power !== null && belongsTo(open, target, ENEMY[power]) ? power : null;
}

/** Of whom a war with a country would make these results need a declaration, where none is told; null: of nobody. */
export function enemyUntold(
  open: Open,
  target: string,
  rows: readonly ResultRow[],
  faction: Faction,
): Obligation['power'] | null {
  const [power] = rows.flatMap((row) => bindingOf(open, row, faction) ?? []);
  return power !== undefined && !belongsTo(open, target, ENEMY[power]) ? ENEMY[power] : null;
}

/** The facts that decide it and that nobody has reported. */
export function missingForObligations(open: Open, targets: readonly string[]): string[] {
  if (targets.length === 0 || reported(open.facts, WAR) === true) return [];
  const missing: string[] = [];
  for (const target of targets)
    for (const key of warsWith(target)) if (reported(open.facts, key) === undefined) missing.push(key);
  return missing;
}

const warsWith = once((target) => FIGHTERS.map((power) => atWar.key(power, target)));

/** Declarations of war that are told as events of other rules: with each a power is at war with a minor country. */
const DECLARED = [
  { news: event.key('war.russia-finland'), power: 'russia', target: 'finland' },
  { news: event.key('war.russia-sweden'), power: 'russia', target: 'sweden' },
  { news: event.key('war.axis-sweden'), power: 'germany', target: 'sweden' },
] as const;

/** 49.58, 49.61: a war that is declared is fought, and one that is not fought is not declared, whatever it is told as. */
function noteWars(open: Open, { report, asked }: News, referee: Referee): void {
  for (const { news, power, target } of DECLARED) {
    const [declared, fought] = [report[news], report[atWar.key(power, target)]];
    if (declared?.value === true) {
      // in answer to the game it is long past, and may be over
      if (!asked) beginWar(open, power, target);
    }
    // that nobody declared a war which is told with it, or was told before the question, is no end of it
    else if (fought?.value === false || (declared?.value === false && !asked && !fought?.value)) {
      endWar(open, power, target);
      if (fought?.as === 'correction') undoTrigger(open, news, referee);
    }
  }
}

/** A start that names a declared war has the war that it declares, unless it has ended by a conquest or a bond (49.435, 49.58). */
export function beginWithWars({ start }: Pick<Books, 'start'>, open: Open): void {
  for (const { news, power, target } of DECLARED) {
    if (reported(open.facts, news) !== true || start[atWar.key(power, target)] !== undefined) continue;
    if (reported(open.facts, conquered.key(target)) === true) continue;
    beginWar(open, power, target);
    endBetweenFriends(open, target);
  }
}

/** 49.435, 49.58: what else ends a war with a minor country: a bond with the power, or the conquest, seen once it is freed. */
function noteEnds(open: Open, { each, asked }: News): void {
  for (const { key, of, report } of each) {
    const [target = ''] = of;
    if (key === standing.key(target)) endBetweenFriends(open, target);
    else if (key === conquered.key(target) && !asked && report.as === 'change' && report.value === false)
      endOfFreed(open, target);
  }
}

/** 49.58: a power that is told to be at war with an associate or ally of its own side has it no longer. */
function noteBreaks(open: Open, { report }: News, referee: Referee): void {
  for (const target of MINORS) {
    const now = standingOf(open, target);
    if (now === null || !binds(now.result) || report[standing.key(target)] !== undefined) continue;
    const isBroken = attackersOf(open, target).some((power) => POWERS[power].faction === now.faction);
    if (!isBroken) continue;
    setStanding(open, target, null);
    referee.tell?.(toAll('directive', words('told.cancelled', { target }), ['49.58']));
  }
}

/** 49.435: a country that is freed is at war with nobody; one that never fell fights on. */
function endOfFreed(open: Open, target: string): void {
  if (open.fallen?.includes(target)) for (const power of FIGHTERS) endWar(open, power, target);
}

/** 49.58: who is associated or allied with a power is not at war with it. */
export function endBetweenFriends(open: Open, target: string): void {
  const now = standingOf(open, target);
  if (now === null || !binds(now.result)) return;
  for (const power of attackersOf(open, target))
    if (POWERS[power].faction === now.faction) endWar(open, power, target);
}

/** A war is over under each of its names, and a second one is another (49.61). */
function endWar(open: Open, power: Obligation['power'], target: string): void {
  const { facts } = open;
  if (reported(facts, atWar.key(power, target)) === true) setFact(facts, atWar.key(power, target), false);
  const told = DECLARED.find((each) => each.power === power && each.target === target)?.news;
  if (told === undefined) return;
  if (reported(facts, told) !== false) setFact(facts, told, false);
  endTrigger(open, told);
}

/** A power is at war with a minor country from now on (49.58). */
export function beginWar(open: Open, power: Obligation['power'], target: string): void {
  setFact(open.facts, atWar.key(power, target), true);
}

const CLAIM = tableFact.key('finland', 'germany-declares');

/** Finland's table: what is taken by a roll for which a German declaration of war was claimed needs it (ruling claimed-war). */
function isClaimedFor(open: Open, target: string, { effect }: ResultRow, faction: Faction): boolean {
  if (target !== 'finland' || faction !== 'european-axis' || isGermanyOut(open)) return false;
  if (reported(open.facts, CLAIM) !== true || reported(open.facts, WAR) === true) return false;
  const ruling = ruled(open.rulings, 'claimed-war');
  return ruling !== 'told' && (givesHexes(effect) || (ruling === 'owed' && effect === 'axis-brps'));
}

/** Finland's table: who claims a declaration of war for the roll has to declare it. */
function noteClaim(open: Open, report: News['report'], referee: Referee): void {
  if (report[CLAIM]?.value !== true || reported(open.facts, CLAIM) !== true) return;
  if (reported(open.facts, WAR) === true) return;
  const data = words('told.claimed', { target: 'finland' });
  referee.tell?.(toAll('directive', data, ['49.4265']));
}

/** 49.58, 49.4265: wars that are told as events of other rules, and declarations that are claimed for a roll. */
export const wars: Follows = {
  clauses: ['49.58', '49.4265'],
  on: [event, tableFact, atWar, conquered, standing],
  brings(_, { open }, news, referee) {
    noteWars(open, news, referee);
    noteEnds(open, news);
    noteBreaks(open, news, referee);
    noteClaim(open, news.report, referee);
    lapseObligations(open, [], referee);
  },
};

/** Whether a power must declare war in its own next player turn, not in this one (ruling declaring-out-of-turn). */
export function declaresLater(open: Open, power: Obligation['power']): boolean {
  return !isMoving(open, POWERS[power].faction) && ruled(open.rulings, 'declaring-out-of-turn') === 'next';
}

/**
 * 49.58: a result is about to take effect that needs a declaration of war, in this player turn or in the power's next one; what is
 * owed for a country already is owed for it from then on.
 */
export function oblige(
  open: Open,
  target: string,
  { row, result }: { readonly row: ResultRow; readonly result: FactValue },
  faction: Faction,
  referee: Referee,
): void {
  const bound = bindingOf(open, row, faction);
  const owed = open.obliged.find((each) => each.target === target && each.power === bound);
  if (owed) {
    open.obliged = open.obliged.map((each) => (each === owed ? { ...each, result } : each));
    return;
  }
  const power = obligedBy(open, target, row, faction);
  if (power === null) return;
  const later = declaresLater(open, power);
  open.obliged.push({
    power,
    target,
    result,
    before: reported(open.facts, standing.key(target)) ?? 'none',
    permanent: reported(open.facts, permanent.key(target)) === true,
    later,
  });
  tell(referee, later ? 'told.mustDeclareLater' : 'told.mustDeclare', { power, target });
}

/** 49.58: a declaration is owed only as long as what it is owed for is in effect. */
export function lapseObligations(open: Open, clauses: readonly string[], referee: Referee): void {
  const isOwed = ({ target, result }: Obligation): boolean =>
    reported(open.facts, standing.key(target)) === result;
  const lapsed = open.obliged.filter((each) => !isOwed(each)).map(({ target }) => target);
  if (lapsed.length === 0) return;
  open.obliged = open.obliged.filter(isOwed);
  referee.tell?.(toAll('note', words('told.owedNoMore', { targets: lapsed }), [...clauses, '49.58']));
}

/** Declarations that are due in this player turn are asked for before the next phase. */
export function askForWar(open: Open): void {
  const isDue = open.obliged.some(({ later }) => !later);
  // without the old value: what is owed is not answered by habit
  if (isDue && reported(open.facts, WAR) !== true) forget(open.facts, WAR);
}

/** The player turn was skipped: whether what was due in it was declared is asked at the next one, and what is due next, then too. */
export function deferObligations(open: Open, referee: Referee): void {
  if (open.obliged.every(({ later }) => later) || reported(open.facts, WAR) === true)
    return settleObligations(open, referee);
  open.obliged = open.obliged.map((each) => ({ ...each, later: false }));
  askForWar(open);
}

/** The player turn is over: without the declaration that was due in it what was before is in effect again. */
export function settleObligations(open: Open, referee: Referee): void {
  // a report can open a phase anew
  if (open.judged) return;
  open.judged = true;
  if (open.obliged.length === 0) return;
  const obliged = reported(open.facts, WAR) === true ? [] : open.obliged;
  for (const each of obliged) if (!each.later) makeVoid(open, each, referee);
  open.obliged = obliged.filter(({ later }) => later).map((each) => ({ ...each, later: false }));
}

function makeVoid(
  open: Open,
  { power, target, before, permanent: starred }: Obligation,
  referee: Referee,
): void {
  setFact(open.facts, standing.key(target), before);
  setFact(open.facts, permanent.key(target), starred);
  open.due = open.due.filter((each) => each.power !== power || each.target !== target);
  tell(referee, 'told.notDeclared', { power, target });
}

function tell(
  referee: Referee,
  key: string,
  args: { readonly power: Obligation['power']; readonly target: string },
): void {
  const data = words(key, { ...args, enemy: ENEMY[args.power] });
  referee.tell?.(toAll('directive', data, ['49.58']));
}
