import { type News, type Referee, directive } from '../../../kernel/index.ts';
import { countryOf, noteCountry } from '../war/countries.ts';
import { attackersOf, atWar, FIGHTERS, fights, isRead } from '../war/minor-wars.ts';
import { end, putRight } from '../war/belligerents.ts';
import { areEnemies, type Faction, type Power, POWERS } from '../powers.ts';
import { binds, setStanding, type Standing, standing, standingOf } from '../starts/standing.ts';
import type { Follows, Open } from '../state.ts';
import { MINORS } from '../tables/targets.ts';
import { conquestFact } from './43-bars.ts';
import { resultTexts } from './5-results.words.ts';
import { endDeclared, event, hasDeclared, undoTrigger } from './63-triggers.ts';
import { EVENTS, pairsOf } from './631-events.ts';

// 49.435, 49.58, 49.61: wars with minor countries, which are told as fought and as declared, and end by peace, conquest or a bond.

const VICHY = 'vichy-france';
/** The war of any of the Allies with it: no power of this chapter alone fights it (49.633). */
const ON_VICHY = 'war.allies-vichy';

/** 49.61: a war that was none was not declared either, and nobody may react to it. */
function undoDeclared(open: Open, { report }: News, referee: Referee): void {
  for (const each of EVENTS) {
    const isUndone = pairsOf(each).some((pair) => {
      const fought = isRead(pair) && report[atWar.key(pair[0] as Power, pair[1])];
      return fought && fought.as === 'correction' && fought.value === false;
    });
    if (isUndone && hasDeclared(open, each.fact) !== true) undoTrigger(open, each.fact, referee);
  }
}

/** A start that names a war has it, unless it has ended by a bond (49.58). */
export function beginWithWars(open: Open): void {
  for (const target of MINORS) endBetweenFriends(open, target);
}

/** 49.435, 49.58: what else ends a war with a minor country: a bond with the power, or the conquest, seen once it is freed. */
function noteEnds(open: Open, { each }: News): void {
  for (const { key, of } of each) {
    const [target = ''] = of;
    if (key === standing.key(target)) endBetweenFriends(open, target);
    else if (key === conquestFact.key(target)) endOfFreed(open, target);
  }
}

/** 49.58: a power that is told to be at war with an associate or ally of its own side has it no longer. */
function noteBreaks(open: Open, { report }: News, referee: Referee): void {
  for (const target of MINORS) {
    const now = standingOf(open, target);
    if (now === null || !binds(now.result) || report[standing.key(target)] !== undefined) continue;
    const isBroken = attackersOf(open, target).some((power) => POWERS[power].faction === now.faction);
    if (!isBroken && !(isOfVichy(target, now) && hasDeclared(open, ON_VICHY) === true)) continue;
    setStanding(open, target, null);
    directive(referee, resultTexts.told.cancelled, { target }, ['49.58']);
  }
}

/** 49.435: a conquered country is freed by a rule. In place. */
export function free(open: Open, target: string): void {
  noteCountry(open, target, { conquered: false, conquest: undefined, doubtful: undefined, freed: true });
  endOfFreed(open, target);
}

/** 49.435: a country that is freed is at war with nobody; one that never fell fights on. */
function endOfFreed(open: Open, target: string): void {
  if (!countryOf(open, target).freed) return;
  noteCountry(open, target, { freed: undefined });
  for (const power of FIGHTERS) endWar(open, power, target);
  if (target === VICHY) endDeclared(open, ON_VICHY);
}

/** 49.58: who is associated or allied with a power is not at war with it. */
export function endBetweenFriends(open: Open, target: string): void {
  const now = standingOf(open, target);
  if (now === null || !binds(now.result)) return;
  for (const power of attackersOf(open, target))
    if (POWERS[power].faction === now.faction) endWar(open, power, target);
  if (isOfVichy(target, now)) endDeclared(open, ON_VICHY);
}

/** Whether Vichy France has come over to the Allies, who are not at war with it then (49.633). */
function isOfVichy(target: string, now: Standing): boolean {
  return target === VICHY && areEnemies(now.faction, 'european-axis');
}

function endWar(open: Open, power: Power, target: string): void {
  if (fights(open, power, target) !== false) end(open, [power, target]);
}

/** The powers of a side that are at war with a country. */
export function fightersOf(open: Open, target: string, faction: Faction): readonly Power[] {
  return attackersOf(open, target).filter((power) => POWERS[power].faction === faction);
}

/** Wars go on that had never ended: told again, none of them is another (49.61). */
export function resumeWars(open: Open, target: string, powers: readonly Power[]): void {
  for (const power of powers) putRight(open, [power, target], true);
}

/** 49.58, 49.61: a war is one under all its names, and nobody is at war with a country of its own side. */
export const wars: Follows = {
  clauses: ['49.58', '49.61'],
  on: [event, atWar, conquestFact, standing],
  brings(_, { open }, news, referee) {
    undoDeclared(open, news, referee);
    noteEnds(open, news);
    noteBreaks(open, news, referee);
  },
};
