import {
  type FactValue,
  type News,
  type Referee,
  directive,
  reportedValue,
  rulingsOf,
  tell,
} from '../../../kernel/index.ts';
import { noteCountry } from '../war/countries.ts';
import { loseSight } from '../war/belligerents.ts';
import { atWar, fights } from '../war/minor-wars.ts';
import { part } from '../part.ts';
import { type Faction, POWERS } from '../powers.ts';
import {
  binds,
  isPermanent,
  readStanding,
  setStanding,
  standing,
  standingOf,
  toldStanding,
} from '../starts/standing.ts';
import { type Follows, isMoving, type Obligation, type Open } from '../state.ts';
import { tableFact } from '../tables/country-facts.ts';
import type { ResultEffect, ResultRow } from '../tables/results.ts';
import { areAtWar } from '../war/wars.ts';
import { conquestFact } from './43-bars.ts';
import { isGermanyOut } from './51-axis.ts';
import { obligationTexts } from './58-obligations.words.ts';
import { fightersOf, resumeWars } from './58-wars.ts';
import { event } from './63-triggers.ts';

// 49.58: Germany and Russia, at peace, may take a country from each other only by going to war.

const isFought = (open: Open): boolean => areAtWar(open, 'germany', 'russia');

const ENEMIES = ['germany', 'russia'] as const;
const ENEMY = { germany: 'russia', russia: 'germany' } as const;

function givesHexes(effect: ResultEffect): boolean {
  return effect.endsWith('hexes') || effect.endsWith('associate') || effect.endsWith('ally');
}

/** Whether a country is associated or allied with a power, or at war with it. */
function belongsTo(open: Open, target: string, power: Obligation['power']): boolean {
  const now = standingOf(open, target);
  return (binds(now?.result) && now?.power === power) || fights(open, power, target) === true;
}

/** Who would have to declare war on whom to have a result of a country of the enemy's, or null; none once Germany has surrendered (55.51). */
function bindingOf(open: Open, { effect }: ResultRow, faction: Faction): Obligation['power'] | null {
  if (faction === 'western-allies' || !givesHexes(effect) || isFought(open)) return null;
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
  if (targets.length === 0 || isFought(open)) return [];
  const missing: string[] = [];
  for (const target of targets)
    for (const power of ENEMIES)
      if (fights(open, power, target) === undefined) missing.push(atWar.key(power, target));
  return missing;
}

const CLAIM = tableFact.key('finland', 'germany-declares');

/** Finland's table: what is taken by a roll for which a German declaration of war was claimed needs it (ruling claimed-war). */
function isClaimedFor(open: Open, target: string, { effect }: ResultRow, faction: Faction): boolean {
  if (target !== 'finland' || faction !== 'european-axis' || isGermanyOut(open)) return false;
  if (reportedValue(open.facts, CLAIM) !== true || isFought(open)) return false;
  const ruling = ruled(open.rulings, 'claimed-war');
  return ruling !== 'told' && (givesHexes(effect) || (ruling === 'owed' && effect === 'axis-brps'));
}

/** Finland's table: who claims a declaration of war for the roll has to declare it. */
function noteClaim(open: Open, report: News['report'], referee: Referee): void {
  if (report[CLAIM]?.value !== true || reportedValue(open.facts, CLAIM) !== true) return;
  if (isFought(open)) return;
  directive(referee, obligationTexts.told.claimed, { target: 'finland' }, ['49.4265']);
}

/** 49.58, 49.4265: declarations that are claimed for a roll, and those that are owed no longer. */
export const promises: Follows = {
  clauses: ['49.58', '49.4265'],
  on: [event, tableFact, atWar, conquestFact, standing],
  brings(_, { open }, { report }, referee) {
    noteClaim(open, report, referee);
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
  const ended = fightersOf(open, target, faction);
  open.obliged.push({
    power,
    target,
    result,
    before: toldStanding(open, target) ?? 'none',
    permanent: isPermanent(open, target),
    ...(ended.length > 0 && { ended }),
    later,
  });
  const text = later ? obligationTexts.told.mustDeclareLater : obligationTexts.told.mustDeclare;
  directive(referee, text, { power, target, enemy: ENEMY[power] }, ['49.58']);
}

/** 49.58: a declaration is owed only as long as what it is owed for is in effect. */
export function lapseObligations(open: Open, clauses: readonly string[], referee: Referee): void {
  const isOwed = ({ target, result }: Obligation): boolean => toldStanding(open, target) === result;
  const lapsed = open.obliged.filter((each) => !isOwed(each)).map(({ target }) => target);
  if (lapsed.length === 0) return;
  open.obliged = open.obliged.filter(isOwed);
  tell(referee, 'note', obligationTexts.told.owedNoMore, { targets: lapsed }, [...clauses, '49.58']);
}

/** Declarations that are due in this player turn are asked for before the next phase. */
export function askForWar(open: Open): void {
  const isDue = open.obliged.some(({ later }) => !later);
  // without the old value: what is owed is not answered by habit
  if (isDue && !isFought(open)) loseSight(open, ['germany', 'russia']);
}

/** The player turn was skipped: whether what was due in it was declared is asked at the next one, and what is due next, then too. */
export function deferObligations(open: Open, referee: Referee): void {
  if (open.obliged.every(({ later }) => later) || isFought(open)) return settleObligations(open, referee);
  open.obliged = open.obliged.map((each) => ({ ...each, later: false }));
  askForWar(open);
}

/** The player turn is over: without the declaration that was due in it what was before is in effect again. */
export function settleObligations(open: Open, referee: Referee): void {
  // a report can open a phase anew
  if (open.judged) return;
  open.judged = true;
  if (open.obliged.length === 0) return;
  const obliged = isFought(open) ? [] : open.obliged;
  for (const each of obliged) if (!each.later) makeVoid(open, each, referee);
  open.obliged = obliged.filter(({ later }) => later).map((each) => ({ ...each, later: false }));
}

function makeVoid(
  open: Open,
  { power, target, before, permanent: starred, ended = [] }: Obligation,
  referee: Referee,
): void {
  setStanding(open, target, readStanding(before));
  noteCountry(open, target, { star: starred });
  resumeWars(open, target, ended);
  open.due = open.due.filter((each) => each.power !== power || each.target !== target);
  directive(referee, obligationTexts.told.notDeclared, { power, target, enemy: ENEMY[power] }, ['49.58']);
}

const { RULINGS, ruled } = rulingsOf([
  {
    id: 'declaring-out-of-turn',
    clauses: ['49.58', '49.59'],
    question:
      'Germany or Russia takes a result that needs a declaration of war in the other’s player turn, in which it cannot declare any: when must it?',
    choices: [
      { id: 'next', text: 'In its own next player turn; until its end the result stands.' },
      { id: 'same', text: 'Before the next diplomatic phase, as in its own player turn.' },
    ],
    default: 'next',
  },
  {
    id: 'claimed-war',
    clauses: ['49.4265', '49.58'],
    question:
      'Germany claims its declaration of war on Russia in a roll for Finland, whose table then obliges it to declare: on which results does that hang?',
    choices: [
      {
        id: 'owed',
        text: 'On all that the Axis takes by that roll, BRPs (7) too: it is void if no war is declared.',
      },
      { id: 'hexes', text: 'On 8 or more, as elsewhere; BRPs stay though no war is declared.' },
      { id: 'told', text: 'On none: that it has to declare is told, and the players see to it.' },
    ],
    default: 'owed',
  },
  {
    id: 'not-declared',
    clauses: ['49.58'],
    question:
      'Germany or Russia takes a result that needs a declaration of war and then declares none: what holds?',
    choices: [{ id: 'before', text: 'What was in effect for the country before.' }],
    default: 'before',
    fixed: true,
  },
]);

/** 49.58: what must be declared. */
export const OBLIGATIONS = part(import.meta.url, {
  clauses: {
    '49.58': ['directive', 'If minor country associated, allied or at war', 'oblige'],
    '49.58/example-1': ['directive', 'First printed example', 'oblige'],
    '49.58/example-2': ['directive', 'Second printed example', 'oblige'],
  },
  rulings: RULINGS,
  texts: obligationTexts,
});
