import { type Referee, directive } from '../../../kernel/steps/dispatch.ts';
import { type FactKey, reported, setFact } from '../../../kernel/sums/facts.ts';
import { countryOf, noteCountry } from '../countries.ts';
import { attackersOf, atWar, beginWar, FIGHTERS, fights } from '../minor-wars.ts';
import { end, putRight } from '../belligerents.ts';
import { areEnemies, type Faction, POWERS } from '../powers.ts';
import { binds, setStanding, type Standing, standing, standingOf } from '../standing.ts';
import type { News } from '../../../kernel/steps/step.ts';
import type { Books, Follows, Obligation, Open } from '../state.ts';
import { MINORS } from '../tables/targets.ts';
import { conquered, isConquered } from './43-bars.ts';
import { say } from './5-results.words.ts';
import { endTrigger, event, undoTrigger } from './63-triggers.ts';
import type { TriggerFact } from './631-events.ts';

// 49.435, 49.58, 49.61: wars with minor countries, which are told as fought and as declared, and end by peace, conquest or a bond.

/** Declarations of war that are told as events of other rules: with each a power is at war with a minor country. */
const DECLARED = [
  { news: event.key('war.russia-finland'), power: 'russia', target: 'finland' },
  { news: event.key('war.russia-sweden'), power: 'russia', target: 'sweden' },
  { news: event.key('war.axis-sweden'), power: 'germany', target: 'sweden' },
] as const;

const VICHY = 'vichy-france';
/** The war of any of the Allies with it: no power of this chapter alone fights it (49.633). */
const ON_VICHY = event.key('war.allies-vichy');

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
    if (isConquered(open, target)) continue;
    beginWar(open, power, target);
    endBetweenFriends(open, target);
  }
}

/** 49.435, 49.58: what else ends a war with a minor country: a bond with the power, or the conquest, seen once it is freed. */
function noteEnds(open: Open, { each }: News): void {
  for (const { key, of } of each) {
    const [target = ''] = of;
    if (key === standing.key(target)) endBetweenFriends(open, target);
    else if (key === conquered.key(target)) endOfFreed(open, target);
  }
}

/** 49.58: a power that is told to be at war with an associate or ally of its own side has it no longer. */
function noteBreaks(open: Open, { report }: News, referee: Referee): void {
  for (const target of MINORS) {
    const now = standingOf(open, target);
    if (now === null || !binds(now.result) || report[standing.key(target)] !== undefined) continue;
    const isBroken = attackersOf(open, target).some((power) => POWERS[power].faction === now.faction);
    if (!isBroken && !(isOfVichy(target, now) && reported(open.facts, ON_VICHY) === true)) continue;
    setStanding(open, target, null);
    directive(referee, say.told.cancelled, { target }, ['49.58']);
  }
}

/** 49.435: a country that is freed is at war with nobody; one that never fell fights on. */
function endOfFreed(open: Open, target: string): void {
  if (!countryOf(open, target).freed) return;
  noteCountry(open, target, { freed: undefined });
  for (const power of FIGHTERS) endWar(open, power, target);
  if (target === VICHY) endEvent(open, ON_VICHY);
}

/** 49.58: who is associated or allied with a power is not at war with it. */
export function endBetweenFriends(open: Open, target: string): void {
  const now = standingOf(open, target);
  if (now === null || !binds(now.result)) return;
  for (const power of attackersOf(open, target))
    if (POWERS[power].faction === now.faction) endWar(open, power, target);
  if (isOfVichy(target, now)) endEvent(open, ON_VICHY);
}

/** Whether Vichy France has come over to the Allies, who are not at war with it then (49.633). */
function isOfVichy(target: string, now: Standing): boolean {
  return target === VICHY && areEnemies(now.faction, 'european-axis');
}

/** A war is over under each of its names, and a second one is another (49.61). */
function endWar(open: Open, power: Obligation['power'], target: string): void {
  if (fights(open, power, target) === true) end(open, [power, target]);
  const told = DECLARED.find((each) => each.power === power && each.target === target)?.news;
  if (told !== undefined) endEvent(open, told);
}

/** The wars of a side with a country, under each of their names. */
export function warsOf(open: Open, target: string, faction: Faction): readonly FactKey[] {
  const powers = attackersOf(open, target).filter((power) => POWERS[power].faction === faction);
  const declared = DECLARED.filter((each) => each.target === target && powers.includes(each.power));
  return [
    ...powers.map((power) => atWar.key(power, target)),
    ...declared.map(({ news }) => news).filter((news) => reported(open.facts, news) === true),
  ];
}

/** Wars go on that had never ended: told again, none of them is another (49.61). */
export function resumeWars(open: Open, target: string, wars: readonly FactKey[]): void {
  for (const power of FIGHTERS)
    if (wars.includes(atWar.key(power, target))) putRight(open, [power, target], true);
  for (const { news } of DECLARED) {
    if (!wars.includes(news)) continue;
    setFact(open.facts, news, true);
    if (!open.triggered.includes(news)) open.triggered.push(news);
  }
}

function endEvent(open: Open, told: TriggerFact): void {
  if (reported(open.facts, told) !== false) setFact(open.facts, told, false);
  endTrigger(open, told);
}

/** 49.58, 49.61: a war is one under all its names, and nobody is at war with a country of its own side. */
export const wars: Follows = {
  clauses: ['49.58', '49.61'],
  on: [event, atWar, conquered, standing],
  brings(_, { open }, news, referee) {
    noteWars(open, news, referee);
    noteEnds(open, news);
    noteBreaks(open, news, referee);
  },
};
