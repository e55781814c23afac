import { type Bar, type FactKey, rulingsOf, eachOf, truth, once } from '../../../kernel/index.ts';
import { askDriver, countryOf, noteCountry, noteDriver } from '../war/countries.ts';
import { fact, inRegister } from '../facts/facts.ts';
import { targetBar } from '../facts/once.ts';
import { part } from '../part.ts';
import { areEnemies, type Faction, type Power, POWER_IDS, POWERS, powersOf } from '../powers.ts';
import {
  isPermanent,
  permanent,
  setStanding,
  type Standing,
  standing,
  standingOf,
  toldStanding,
} from '../starts/standing.ts';
import { type Open, turnId } from '../state.ts';
import { MINORS } from '../tables/targets.ts';
import { hasBegun } from '../war/held.ts';
import { attackersOf } from '../war/minor-wars.ts';
import { vichyNow } from '../war/vichy.ts';
import { diplomacyBarTexts } from './43-bars.words.ts';
import { fellThisYear } from './431c-france.ts';
import { axisBeneficiary } from './51-axis.ts';

// 49.43: what keeps a faction from any roll for a target, in reaction too.

/** Whether a country has been conquered (49.435). */
export const conquestFact = inRegister<[string]>({
  key: once((target) => `conquered.${target}`),
  of: eachOf(MINORS)(),
  spec: (target) => fact('conquered', truth, ['49.435'], { likely: true, args: { target } }),
  read: (open, target) => toldConquered(open, target),
  last: (open, target) => countryOf(open, target).conquered,
  write(open, value, as, target) {
    const isFreed = as === 'change' && value === false && isConquered(open, target);
    const { conquest } = countryOf(open, target);
    const isNews = as === 'change' && value === true && !isConquered(open, target);
    noteCountry(open, target, {
      conquered: value as boolean | undefined,
      conquest: isNews ? conquestNow(open, target) : value === true ? conquest : undefined,
      doubtful: undefined,
      freed: isFreed || undefined,
    });
  },
});

/** Whether a country is conquered (49.435); undefined where nobody has said, or it is asked again. */
export function toldConquered(open: Open, target: string): boolean | undefined {
  const { conquered, doubtful } = countryOf(open, target);
  return doubtful ? undefined : conquered;
}

/** Whether a country is told to be conquered (49.435). */
export function isConquered(open: Open, target: string): boolean {
  return toldConquered(open, target) === true;
}

/** A country is conquered, or ceded, which counts as that (59.66E): no result is in effect there any more (49.435). */
export function conquer(open: Open, target: string, ceded?: 'ceded'): void {
  const now = conquestNow(open, target);
  const conquest = ceded && now ? ({ ...now, by: 'european-axis', ceded: true } as const) : now;
  setStanding(open, target, null);
  noteCountry(open, target, { conquered: true, conquest, doubtful: undefined });
}

/** What is remembered of a conquest of this turn: by whom, where one camp alone fights there. */
function conquestNow(open: Open, target: string): ReturnType<typeof countryOf>['conquest'] {
  if (!hasBegun(open)) return undefined;
  const [by, ...more] = new Set(attackersOf(open, target).map((power) => POWERS[power].faction));
  return { since: turnId(open), ...(by !== undefined && more.length === 0 && { by }) };
}

/** Which power's attack drove a country to the other side (49.435). */
export const aggressor = inRegister<[string]>({
  key: once((target) => `aggressor.${target}`),
  of: eachOf(MINORS)(),
  spec: (target) =>
    fact('aggressor', { kind: 'choice', values: ['none', ...POWER_IDS] }, ['49.435'], { args: { target } }),
  read: (open, target) => countryOf(open, target).drivenBy,
  write(open, value, as, target) {
    const { drivenBy, drivers } = countryOf(open, target);
    if (value === undefined) return askDriver(open, target);
    // what a scenario begins with nobody has said
    if (as === 'correction' && value === 'none' && drivenBy === undefined && drivers === undefined)
      return noteCountry(open, target, { drivenBy: value });
    // a correction is of the latest alone
    noteDriver(open, target, value as Power | 'none', as === 'correction' ? drivers?.slice(0, -1) : drivers);
  },
});

/** What of a target outlasts the year and nobody has said (49.43). */
export function untoldOf(open: Open, target: string): readonly FactKey[] {
  const { drivenBy, star } = countryOf(open, target);
  const missing: FactKey[] = [];
  if (toldConquered(open, target) === undefined) missing.push(conquestFact.key(target));
  if (drivenBy === undefined) missing.push(aggressor.key(target));
  if (toldStanding(open, target) === undefined) missing.push(standing.key(target));
  if (star === undefined) missing.push(permanent.key(target));
  return missing;
}

const BARS = {
  permanent: targetBar(['49.52'], diplomacyBarTexts.bar.permanent),
  conquered: targetBar(['49.435'], diplomacyBarTexts.bar.conquered),
  noVichy: targetBar(['58.31B'], diplomacyBarTexts.bar.noVichyFrance),
  franceFell: targetBar(['49.431C'], diplomacyBarTexts.bar.franceFell),
  axisEnded: targetBar(['49.51A'], diplomacyBarTexts.bar.axisEnded),
  minorAlly: targetBar(['49.432'], diplomacyBarTexts.bar.minorAlly),
  otherAlly: targetBar(['49.433'], diplomacyBarTexts.bar.otherAlly),
  aggressor: targetBar(['49.435'], diplomacyBarTexts.bar.aggressor),
};

/** Why a faction can have no roll at all for a target, or null (49.431C, 49.432, 49.433, 49.435, 49.51A, 49.52, 58.31B). */
export function alwaysBar(open: Open, faction: Faction, target: string): Bar | null {
  if (isPermanent(open, target)) return BARS.permanent(target);
  if (faction === 'european-axis' && axisBeneficiary(open) === null) return BARS.axisEnded(target);
  if (isConquered(open, target)) return BARS.conquered(target);
  if (target === 'vichy-france' && vichyNow(open) === 'none') return BARS.noVichy(target);
  if (target === 'vichy-france' && fellThisYear(open) !== false) return BARS.franceFell(target);
  const result = standingOf(open, target);
  if (result !== null && isFriendlyAlly(result, faction)) return BARS.minorAlly(target);
  if (result !== null && belongsToOtherAlly(result, faction)) return BARS.otherAlly(target);
  const { drivenBy = 'none', drivers = [] } = countryOf(open, target);
  const isBarred = [drivenBy, ...drivers].some((power) => isAggressor(open, faction, power));
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
function isAggressor(open: Open, faction: Faction, power: Power | 'none'): boolean {
  if (power === 'none' || POWERS[power].faction !== faction) return false;
  return ruled(open.rulings, 'aggressor') === 'faction' || powersOf(faction).length === 1;
}

const { RULINGS, ruled } = rulingsOf([
  {
    id: 'aggressor',
    clauses: ['49.435'],
    question:
      'Naming is by faction, but aggression is by a major power: does Italy\u2019s attack bar Germany?',
    choices: [
      { id: 'faction', text: 'Yes: it bars the faction of the aggressor.' },
      { id: 'power', text: 'No: only a faction without another power is barred, which is Russia.' },
    ],
    default: 'faction',
  },
]);

/** 49.43: what keeps from any roll. */
export const ROLL_BARS = part(import.meta.url, {
  clauses: {
    '49.432': ['enforced', 'Minor allies', 'alwaysBar'],
    '49.433': ['enforced', 'Western Allied and Russian results', 'alwaysBar'],
    '49.435': ['enforced', 'Effects of aggression', 'alwaysBar'],
    '49.52': ['enforced', 'Permanent results', 'alwaysBar'],
  },
  rulings: RULINGS,
  facts: [conquestFact, aggressor],
  texts: diplomacyBarTexts,
});
