import { type FactKey, type FactValue, reported } from '../../../kernel/facts.ts';
import type { Bar } from '../../../kernel/form.ts';
import { eachOf, fact, family, truth } from '../facts.ts';
import { once, targetBar } from '../once.ts';
import { part } from '../part.ts';
import { areEnemies, type Faction, isPower, POWER_IDS, POWERS, powersOf } from '../powers.ts';
import { permanent, readStanding, type Standing, standing } from '../standing.ts';
import type { Open } from '../state.ts';
import { MINORS } from '../tables/targets.ts';
import { vichyNow } from '../vichy.ts';
import { ruled, RULINGS } from './43-bars.rulings.ts';
import { say } from './43-bars.words.ts';
import { fellThisYear } from './431c-france.ts';
import { axisBeneficiary } from './51-axis.ts';

// 49.43: what keeps a faction from any roll for a target, in reaction too.

/** Whether a country has been conquered (49.435). */
export const conquered = family<[string]>({
  key: once((target) => `conquered.${target}`),
  each: eachOf(MINORS),
  spec: (_, target) => fact('conquered', truth, ['49.435'], { likely: true, args: { target } }),
});

/** Whether a country is told to be conquered (49.435). */
export function isConquered({ facts }: Open, target: string): boolean {
  return reported(facts, conquered.key(target)) === true;
}

/** Which power's attack drove a country to the other side (49.435). */
export const aggressor = family<[string]>({
  key: once((target) => `aggressor.${target}`),
  each: eachOf(MINORS),
  spec: (_, target) =>
    fact('aggressor', { kind: 'choice', values: ['none', ...POWER_IDS] }, ['49.435'], { args: { target } }),
});

/** The facts of a target that outlast the year: by their keys, as they are read at every step. */
export interface Lasting {
  readonly conquered: FactKey;
  readonly aggressor: FactKey;
  readonly standing: FactKey;
  readonly permanent: FactKey;
}

/** The facts of a target that outlast the year. */
export const lastingFacts = once(
  (target): Lasting => ({
    conquered: conquered.key(target),
    aggressor: aggressor.key(target),
    standing: standing.key(target),
    permanent: permanent.key(target),
  }),
);

const BARS = {
  permanent: targetBar(['49.52'], say.bar.permanent),
  conquered: targetBar(['49.435'], say.bar.conquered),
  noVichy: targetBar(['58.31B'], say.bar.noVichyFrance),
  franceFell: targetBar(['49.431C'], say.bar.franceFell),
  axisEnded: targetBar(['49.51A'], say.bar.axisEnded),
  minorAlly: targetBar(['49.432'], say.bar.minorAlly),
  otherAlly: targetBar(['49.433'], say.bar.otherAlly),
  aggressor: targetBar(['49.435'], say.bar.aggressor),
};

/** Why a faction can have no roll at all for a target, or null (49.431C, 49.432, 49.433, 49.435, 49.51A, 49.52, 58.31B). */
export function alwaysBar(
  open: Open,
  faction: Faction,
  target: string,
  lasting = lastingFacts(target),
): Bar | null {
  const { facts } = open;
  if (reported(facts, lasting.permanent) === true) return BARS.permanent(target);
  if (faction === 'european-axis' && axisBeneficiary(open) === null) return BARS.axisEnded(target);
  if (reported(facts, lasting.conquered) === true) return BARS.conquered(target);
  if (target === 'vichy-france' && vichyNow(open) === 'none') return BARS.noVichy(target);
  if (target === 'vichy-france' && fellThisYear(open) !== false) return BARS.franceFell(target);
  const result = readStanding(reported(facts, lasting.standing));
  if (result !== null && isFriendlyAlly(result, faction)) return BARS.minorAlly(target);
  if (result !== null && belongsToOtherAlly(result, faction)) return BARS.otherAlly(target);
  const latest = isAggressor(open, faction, reported(facts, lasting.aggressor));
  const isBarred =
    latest || open.aggressors?.[target]?.some((each) => isAggressor(open, faction, each)) === true;
  return isBarred ? BARS.aggressor(target) : null;
}

/** 49.432: one's own minor ally, and for the Allies one another's. */
function isFriendlyAlly({ faction: its, result }: Standing, faction: Faction): boolean {
  return !areEnemies(its, faction) && (result === '10' || result === '-3');
}

/** 49.433: West and Russia leave alone what favours the other. */
function belongsToOtherAlly({ faction: its }: Standing, faction: Faction): boolean {
  return its !== faction && !areEnemies(its, faction);
}

/** 49.435: whose attack drove the country to the other side. The ruling says whether it bars the whole faction. */
function isAggressor(open: Open, faction: Faction, power: FactValue | undefined): boolean {
  if (power === 'none' || typeof power !== 'string' || !isPower(power) || POWERS[power].faction !== faction)
    return false;
  return ruled(open.rulings, 'aggressor') === 'faction' || powersOf(faction).length === 1;
}

/** 49.43: what keeps from any roll. */
export const ROLL_BARS = part(import.meta.url, {
  clauses: {
    '49.432': ['enforced', 'Minor allies', 'alwaysBar'],
    '49.433': ['enforced', 'Western Allied and Russian results', 'alwaysBar'],
    '49.435': ['enforced', 'Effects of aggression', 'alwaysBar'],
    '49.52': ['enforced', 'Permanent results', 'alwaysBar'],
  },
  rulings: RULINGS,
  facts: [conquered, aggressor],
  texts: say,
});
