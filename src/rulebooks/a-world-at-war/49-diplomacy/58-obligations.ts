import { type Referee, toAll } from '../../../kernel/dispatch.ts';
import { reported, setFact, forget } from '../../../kernel/facts.ts';
import { words } from '../../../kernel/words.ts';
import { fact, family, pairs, truth } from '../facts.ts';
import { type Faction, POWERS } from '../powers.ts';
import { once, onceForPair } from '../once.ts';
import { permanent, standing, standingOf } from '../standing.ts';
import { type Follows, isMoving, type News, type Obligation, type Open } from '../state.ts';
import { tableFact } from '../tables/country-facts.ts';
import type { Effect, ResultRow } from '../tables/results.ts';
import { MINORS } from '../tables/targets.ts';
import { war } from '../wars.ts';

import { isGermanyOut } from './51-axis.ts';
import { ruled } from './58-obligations.rulings.ts';
import { event } from './63-triggers.ts';

// 49.58: Germany and Russia, at peace, may take a country from each other only by going to war.

const WAR = war.key('germany', 'russia');

/** The powers that may owe a declaration of war. */
const POWERS_BOUND = ['germany', 'russia'] as const satisfies Obligation['power'][];

const ENEMY = { germany: 'russia', russia: 'germany' } as const;

/** Whether Germany or Russia is at war with a minor country (49.58). */
export const atWar = family<[Obligation['power'], string]>({
  key: onceForPair((power, target) => `at-war.${power}.${target}`),
  each: () => MINORS.flatMap((target) => pairs(POWERS_BOUND, [target])),
  spec: (_, power, target) => fact('atWar', truth, ['49.58'], { args: { power, target } }),
});

function givesHexes(effect: Effect): boolean {
  return effect.endsWith('hexes') || effect.endsWith('associate') || effect.endsWith('ally');
}

/** Whether a country is associated or allied with a power, or at war with it. */
function belongsTo(open: Open, target: string, power: Obligation['power']): boolean {
  const now = standingOf(open, target);
  const bound = now !== null && ['-3', '-2', '9', '10'].includes(now.result);
  return (bound && now.power === power) || reported(open.facts, atWar.key(power, target)) === true;
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

const warsWith = once((target) => POWERS_BOUND.map((power) => atWar.key(power, target)));

/** Declarations of war that are told as events of other rules: with each a power is at war with a minor country. */
const DECLARED = [
  { news: event.key('war.russia-finland'), power: 'russia', target: 'finland' },
  { news: event.key('war.russia-sweden'), power: 'russia', target: 'sweden' },
  { news: event.key('war.axis-sweden'), power: 'germany', target: 'sweden' },
] as const;

/** A war with a minor country counts here too when it is reported as another event; the table reports its end. */
function noteWars(open: Open, report: News['report']): void {
  for (const { news, power, target } of DECLARED) {
    const told = report[news];
    if (told?.as === 'change' && told.value === true) beginWar(open, power, target);
  }
}

/** A power is at war with a minor country from now on (49.58). */
export function beginWar(open: Open, power: Obligation['power'], target: string): void {
  setFact(open.facts, atWar.key(power, target), true);
}

const CLAIM = tableFact.key('finland', 'germany-declares');

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
  on: [event, tableFact],
  brings(_, { open }, { report, asked }, referee) {
    if (!asked) noteWars(open, report);
    noteClaim(open, report, referee);
  },
};

/** Whether a power must declare war in its own next player turn, not in this one (ruling declaring-out-of-turn). */
export function declaresLater(open: Open, power: Obligation['power']): boolean {
  return !isMoving(open, POWERS[power].faction) && ruled(open.rulings, 'declaring-out-of-turn') === 'next';
}

/** 49.58: a result is about to take effect that needs a declaration of war, in this player turn or in the power's next one. */
export function oblige(open: Open, target: string, row: ResultRow, faction: Faction, referee: Referee): void {
  const power = obligedBy(open, target, row, faction);
  if (power === null) return;
  const later = declaresLater(open, power);
  open.obliged.push({
    power,
    target,
    before: reported(open.facts, standing.key(target)) ?? 'none',
    permanent: reported(open.facts, permanent.key(target)) === true,
    later,
  });
  tell(referee, later ? 'told.mustDeclareLater' : 'told.mustDeclare', { power, target });
}

/** Declarations that are due in this player turn are asked for before the next phase. */
export function askForWar(open: Open): void {
  const isDue = open.obliged.some(({ later }) => !later);
  // without the old value: what is owed is not answered by habit
  if (isDue && reported(open.facts, WAR) !== true) forget(open.facts, WAR);
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
