import { type FactValue, reported, setFact, writeReports } from '../../../kernel/facts.ts';
import type { Bar } from '../../../kernel/form.ts';
import { areEnemies, type Faction, isPower, POWERS, powersOf } from '../powers.ts';
import { targetBar } from '../once.ts';
import { readStanding, type Standing } from '../standing.ts';
import type { Follows, Open } from '../state.ts';
import { lastingFacts } from '../tables/targets.ts';
import { ruled } from './43-bars.rulings.ts';

// 49.43: what keeps a faction from any roll for a target, in reaction too.

const BARS = {
  permanent: targetBar(['49.52'], 'bar.permanent'),
  conquered: targetBar(['49.435'], 'bar.conquered'),
  franceFell: targetBar(['49.431C'], 'bar.franceFell'),
  minorAlly: targetBar(['49.432'], 'bar.minorAlly'),
  otherAlly: targetBar(['49.433'], 'bar.otherAlly'),
  aggressor: targetBar(['49.435'], 'bar.aggressor'),
};

/** Why a faction can have no roll at all for a target, or null. */
export function alwaysBar(open: Open, faction: Faction, target: string): Bar | null {
  const { facts } = open;
  const { permanent, conquered, standing: result, aggressor } = lastingFacts(target);
  if (reported(facts, permanent) === true) return BARS.permanent(target);
  if (reported(facts, conquered) === true) return BARS.conquered(target);
  if (target === 'vichy-france' && reported(facts, 'france.fell-this-year') !== false)
    return BARS.franceFell(target);
  const standing = readStanding(reported(facts, result));
  if (standing !== null && isFriendlyAlly(standing, faction)) return BARS.minorAlly(target);
  if (standing !== null && belongsToOtherAlly(standing, faction)) return BARS.otherAlly(target);
  return isAggressor(open, faction, reported(facts, aggressor)) ? BARS.aggressor(target) : null;
}

/** 49.432: one's own minor ally, and for the Allies one another's. */
function isFriendlyAlly(standing: Standing, faction: Faction): boolean {
  return !areEnemies(standing.faction, faction) && (standing.result === '10' || standing.result === '-3');
}

/** 49.433: West and Russia leave alone what favours the other. */
function belongsToOtherAlly(standing: Standing, faction: Faction): boolean {
  return standing.faction !== faction && !areEnemies(standing.faction, faction);
}

/** 49.435: whose attack drove the country to the other side. The ruling says whether it bars the whole faction. */
function isAggressor(open: Open, faction: Faction, aggressor: FactValue | undefined): boolean {
  if (
    aggressor === 'none' ||
    typeof aggressor !== 'string' ||
    !isPower(aggressor) ||
    POWERS[aggressor].faction !== faction
  )
    return false;
  return ruled(open.rulings, 'aggressor') === 'faction' || powersOf(faction).length === 1;
}

/** France is conquered when it surrenders: whichever is told, the other holds too (49.17, 49.36B). */
const FALL = ['france.conquered', 'surrendered.france'] as const;

/** 49.431C: France falls this year when it stood at the year's start and its fall is news. */
export const fallOfFrance: Follows = {
  clauses: ['49.17', '49.36B', '49.431C'],
  brings(_, { open }, { report }) {
    const [told] = FALL.flatMap((key) => (report[key]?.value === true ? [report[key]] : []));
    if (told === undefined) return;
    for (const key of FALL) if (report[key] === undefined) writeReports(open.facts, { [key]: told });
    if (open.franceStood && told.as === 'change') setFact(open.facts, 'france.fell-this-year', true);
  },
};
