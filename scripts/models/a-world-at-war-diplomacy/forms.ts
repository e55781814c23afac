import { allotted } from './sums.ts';
import { dpsIn, isRussiaFree, number, standing, type State, truth } from './state.ts';
import {
  ALL_POWERS,
  BALKANS,
  type Faction,
  FACTIONS,
  factionOf,
  FIVE,
  isAxis,
  PLACES,
  type Power,
  POWERS,
  REACTIONS,
  RUSSIAN,
  TARGETS,
  WAITING,
} from './text.ts';

// What may be placed, named and used, and by which clauses not.

/** The clauses that bar a row; none: it is open. Undefined: the text does not say. */
type Bars = readonly string[] | undefined;

export type Given = Readonly<Record<string, number>>;

function dpsOf(s: State, power: Power): number {
  return s.dps?.[power] ?? allotted(s, power) ?? 0;
}

function pool(s: State, faction: Faction): number {
  return POWERS[faction].reduce((sum, power) => sum + dpsOf(s, power), 0);
}

/** 49.31: a third of all that a faction has, rounded up. */
function third(s: State, faction: Faction): number {
  return Math.ceil(pool(s, faction) / 3);
}

/** 49.34, 49.82C: one a turn, in the years in which there are any. */
function mostInUsat(s: State, faction: Faction): number {
  if (faction === 'russia' || s.year > 1941) return 0;
  const turns = s.year === 1939 && s.rulings['usat-first-year'] === 'two' ? 2 : 4;
  return Math.min(turns, third(s, faction));
}

/** Why DPs may not be placed somewhere (49.32 to 49.36). */
export function placingBars(s: State, faction: Faction, place: string): readonly string[] {
  const bars: string[] = [];
  if (place === 'rgt') bars.push('49.33');
  if (place === 'usjt') bars.push('49.35');
  if (place === 'usat' && s.year > 1941) bars.push('49.34');
  if (place === 'vichy-france' && !truth(s, 'france.conquered')) bars.push('49.36B');
  if (faction === 'russia' && !RUSSIAN.has(place)) bars.push('49.32');
  return bars;
}

/** 49.3 of a whole allocation. */
export function mayPlace(s: State, faction: Faction, given: Given): boolean {
  const inPlace: Record<string, number> = {};
  const ofPower: Record<string, number> = {};
  for (const [row, dps] of Object.entries(given)) {
    const [power = '', place = ''] = row.split('/');
    if (!POWERS[faction].includes(power as Power) || !PLACES.includes(place) || dps < 0) return false;
    if (dps > 0 && placingBars(s, faction, place).length > 0) return false;
    inPlace[place] = (inPlace[place] ?? 0) + dps;
    ofPower[power] = (ofPower[power] ?? 0) + dps;
  }
  const limit = (place: string): number => (place === 'usat' ? mostInUsat(s, faction) : third(s, faction));
  // what has been triggered already lies there (49.83), where any may lie (49.34)
  const triggered = Math.min(number(s, `usat-triggered.${faction}`), mostInUsat(s, faction));
  if ((inPlace['usat'] ?? 0) < triggered) return false;
  return (
    Object.entries(inPlace).every(([place, dps]) => dps <= limit(place)) &&
    Object.entries(ofPower).every(([power, dps]) => dps <= dpsOf(s, power as Power))
  );
}

/** Bars that hold for every roll, named or in reaction (49.43, 49.52). */
function standingBars(s: State, faction: Faction, target: string): string[] {
  const bars: string[] = [];
  if (truth(s, `permanent.${target}`)) bars.push('49.52');
  if (truth(s, `conquered.${target}`)) bars.push('49.435');
  if (isAggressor(s, faction, target)) bars.push('49.435');
  if (target === 'vichy-france' && truth(s, 'france.fell-this-year')) bars.push('49.431C');
  const stands = standing(s, target);
  if (!stands) return bars;
  const isAlly = stands.row === '10' || stands.row === '-3';
  const of = factionOf(stands.power);
  if (isAlly && (of === faction || (faction !== 'european-axis' && of !== 'european-axis')))
    bars.push('49.432');
  const isOtherAlly = faction !== 'european-axis' && of !== 'european-axis' && of !== faction;
  if (isOtherAlly) bars.push('49.433');
  return bars;
}

/** 49.435 names a power, naming is by faction. */
function isAggressor(s: State, faction: Faction, target: string): boolean {
  const power = String(s.facts[`aggressor.${target}`] ?? 'none');
  if (power === 'none' || factionOf(power) !== faction) return false;
  return s.rulings['aggressor'] === 'faction' || faction === 'russia';
}

/** Why a target may not be named. */
function namingBars(s: State, faction: Faction, target: string): readonly string[] {
  const bars = standingBars(s, faction, target);
  const isFive = FIVE.has(target);
  if (dpsIn(s, faction, target) === 0 && !(faction === 'european-axis' && isFive)) bars.push('49.423');
  for (const by of FACTIONS) {
    const named = s.facts[`named.${by}.${target}`] ?? 'no';
    // 49.431B
    const isExcepted =
      faction === 'european-axis' && by !== 'european-axis' && isFive && named === 'at-peace';
    if (named !== 'no' && !isExcepted) bars.push('49.431');
  }
  if (faction === 'russia' && WAITING.has(target) && !isRussiaFree(s)) bars.push('49.434', '49.44');
  return bars;
}

function reactionBars(s: State, faction: Faction, target: string): readonly string[] {
  if (!truth(s, `may-react.${faction}.${target}`)) return ['49.61', '49.63'];
  return standingBars(s, faction, target);
}

/** Why Russia may not make demands (49.44, 49.71, and what is known of 66.1). */
function demandBars(s: State, target: string): Bars {
  if (truth(s, `${target}.demands`) && s.rulings['demands-again'] === 'once') return ['49.44'];
  const stands = standing(s, target);
  const isAxisHeld = stands !== null && isAxis(stands.power) && ['8', '9', '10'].includes(stands.row);
  if (truth(s, `conquered.${target}`) || stands !== null || truth(s, `at-war.russia.${target}`)) {
    if (target === 'rumania' && isAxisHeld && s.rulings['demand-outcomes'] === 'known')
      return ['49.44', '49.71'];
    return undefined;
  }
  return [];
}

function usatBars(s: State, faction: Faction): readonly string[] {
  const left = dpsIn(s, faction, 'usat') - number(s, `usat-triggered.${faction}`);
  return left > 0 ? [] : ['49.82A', '49.83'];
}

/** What bars a row of the form in which a faction names. */
export function nameBars(s: State, faction: Faction, row: string): Bars {
  if (row === 'usat') return usatBars(s, faction);
  const [first = '', target = ''] = row.split('/');
  if (first === 'reaction') return reactionBars(s, faction, target);
  if (first === 'demand') return demandBars(s, target);
  return namingBars(s, faction, row);
}

/** The rows of the form in which a faction names. */
export function nameRows(faction: Faction): readonly string[] {
  const reactions = REACTIONS[faction].map((each) => `reaction/${each}`);
  const last = faction === 'russia' ? ['demand/rumania', 'demand/finland'] : ['usat'];
  return [...TARGETS, ...reactions, ...last];
}

/** 49.41, 49.43 of a whole naming; undefined: the text does not say. */
export function mayName(s: State, faction: Faction, given: Given): boolean | undefined {
  const rows = Object.keys(given).filter((row) => (given[row] ?? 0) > 0);
  if (rows.some((row) => given[row] !== 1 || !nameRows(faction).includes(row))) return false;
  const bars = rows.map((row) => nameBars(s, faction, row));
  if (bars.some((each) => each !== undefined && each.length > 0)) return false;
  const counted = rows.filter(
    (row) => TARGETS.includes(row) && !(faction === 'european-axis' && FIVE.has(row)),
  );
  if (counted.length > 1) return false;
  // 49.61, 49.71: one roll for a target in a phase
  const rolled = rows
    .filter((row) => row !== 'usat' && row !== 'demand/finland')
    .map((row) => row.split('/').at(-1));
  if (new Set(rolled).size < rolled.length) return false;
  return bars.includes(undefined) ? undefined : true;
}

export function maySubvert(s: State, given: Given, targets: readonly string[]): boolean {
  const level = number(s, 'subversion.russia');
  const all = Object.entries(given);
  if (all.some(([target, by]) => by < 0 || by > level || (by > 0 && !targets.includes(target)))) return false;
  const sum = all.reduce((so, [, by]) => so + by, 0);
  return s.rulings['subversion-uses'] === 'each' || sum <= level;
}

export function mayUseCovert(s: State, faction: Faction, given: Given, targets: readonly string[]): boolean {
  const all = Object.entries(given);
  if (all.some(([target, by]) => by < 0 || (by > 0 && !targets.includes(target)))) return false;
  return all.reduce((so, [, by]) => so + by, 0) <= number(s, `covert-operations.${faction}`);
}

/** 49.634A: what the Axis may add once subversion has been announced. */
export function mayReactNow(s: State, target: string): boolean {
  if (!BALKANS.includes(target) || s.rolls.some((roll) => roll.target === target)) return false;
  const elsewhere = Object.entries(s.subverted).some(([subverted, by]) => by > 0 && subverted !== target);
  return elsewhere && standingBars(s, 'european-axis', target).length === 0;
}

/** Who is asked to place DPs. */
export function factionsWithDps(s: State): readonly Faction[] {
  if (s.rulings['nothing-to-choose'] === 'asked') return FACTIONS;
  return FACTIONS.filter((each) => pool(s, each) > 0);
}

export function areAllKnown(s: State): boolean {
  return ALL_POWERS.every((power) => allotted(s, power) !== undefined);
}
