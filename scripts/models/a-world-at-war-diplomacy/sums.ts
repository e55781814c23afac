import { BALKANS, BASIC, type Faction, FACTIONS, PACIFIC_BRPS, type Power, sideOf } from './text.ts';
import { dpsIn, isDeclared, number, type Roll, standing, type State, truth } from './state.ts';

// The sums of rule 49, line by line: what a power is allotted, and what modifies a diplomatic die roll.

export type Lines = Record<string, number | Range>;

/** What nobody has told can be anything that a table may say. */
interface Range {
  readonly least: number;
  readonly most: number;
}

/** The lines of an allotment (49.12 to 49.17). */
export function allotment(s: State, power: Power): Lines {
  if (hasNone(s, power)) return {};
  const lines: Lines = { [`49.12/${power}`]: basic(s, power) };
  if (truth(s, 'opening')) return lines;
  lines['49.14'] = told(s, `brp.${power}`, { least: 0, most: 999 }, (brps) => Math.floor(brps / 100));
  lines['49.15'] = told(s, `dp.other.${power}`, { least: -20, most: 20 }, (dps) => dps);
  if (power === 'russia') lines['49.154'] = told(s, 'dp.undefended', { least: 0, most: 40 }, (lost) => -lost);
  if (power === 'us' && s.scenario !== 'global-1939' && s.year in PACIFIC_BRPS)
    lines[`49.141/${s.year}`] = PACIFIC_BRPS[s.year] ?? 0;
  return lines;
}

/** What a line is worth: a number once its fact is told. */
function told(s: State, key: string, any: Range, worth: (value: number) => number): number | Range {
  const value = s.facts[key];
  if (typeof value === 'number') return worth(value);
  const [a, b] = [worth(any.least), worth(any.most)];
  return a === b ? a : { least: Math.min(a, b), most: Math.max(a, b) };
}

function basic(s: State, power: Power): number | Range {
  if (power !== 'us') return BASIC[power];
  const actual = s.facts['usat.actual'];
  // the die moves the level by two at most
  const by = s.die === null ? { least: -2, most: 2 } : { least: s.die, most: s.die };
  const any =
    typeof actual === 'number'
      ? { least: actual + by.least, most: actual + by.most }
      : { least: -99, most: 199 };
  return told(s, 'usat.effective', any, (level) => Math.min(Math.max(Math.floor(level / 10), 0), 5));
}

/** 49.17: all but Britain and the U.S. have none once they have surrendered. */
function hasNone(s: State, power: Power): boolean {
  return power !== 'britain' && power !== 'us' && truth(s, `surrendered.${power}`);
}

/** The DPs of a power for a year: never less than none (49.16); undefined while it hangs on what is not told. */
export function allotted(s: State, power: Power): number | undefined {
  const typed = s.facts[`dp.allotment.${power}`];
  if (typeof typed === 'number') return typed;
  const [least, most] = [0, 0];
  const sum = Object.values(allotment(s, power)).reduce<Range>(
    (so, each) => {
      const { least: a, most: b } = typeof each === 'number' ? { least: each, most: each } : each;
      return { least: so.least + a, most: so.most + b };
    },
    { least, most },
  );
  const [from, to] = [Math.max(0, sum.least), Math.max(0, sum.most)];
  return from === to ? from : undefined;
}

/** The lines of a diplomatic die roll without its die. Every line that is not named here is none. */
export function modifiers(s: State, roll: Roll): Record<string, number> {
  const { target } = roll;
  const lines: Record<string, number> = {
    '49.4261A/european-axis': dpsIn(s, 'european-axis', target),
    '49.4261B/western-allies': -dpsIn(s, 'western-allies', target),
    '49.4261B/russia': -dpsIn(s, 'russia', target),
    '49.4263': -(s.subverted[target] ?? 0),
    '49.4264': number(s, `unbuilt.${target}`),
    '49.433': ofStanding(s, target),
    '49.4265/extra': number(s, `extra.${target}`),
    '49.4265/extra-2': number(s, `extra.${target}.2`),
    '49.4265/extra-3': number(s, `extra.${target}.3`),
    ...ofCountry(s, roll),
  };
  for (const faction of FACTIONS) {
    const sign = faction === 'european-axis' ? 1 : -1;
    lines[`49.4262/ring-${faction}`] = truth(s, `spy-ring.${faction}.${target}`) ? sign : 0;
    lines[`49.4262/covert-${faction}`] = sign * (s.covert[faction]?.[target] ?? 0);
  }
  if (BALKANS.includes(target)) lines['49.634'] = servesHere(s, roll) ? 2 * usesElsewhere(s, target) : 0;
  return lines;
}

/** 49.433 of the Allies; of the Axis the table says it, which is known of Finland alone. */
function ofStanding(s: State, target: string): number {
  const stands = standing(s, target);
  if (!stands) return 0;
  const weight = ({ '-1': -1, '-2': -2, '-3': -3 } as Record<string, number>)[stands.row];
  if (weight !== undefined) return weight;
  return target === 'finland'
    ? (({ '8': 1, '9': 2, '10': 3 } as Record<string, number>)[stands.row] ?? 0)
    : 0;
}

function ofCountry(s: State, { target, isDemand }: Roll): Record<string, number> {
  const yes = (key: string, value: number): number => (truth(s, key) ? value : 0);
  const declared = (key: string, value: number): number => (isDeclared(s, key) ? value : 0);
  switch (target) {
    case 'belgium-luxembourg':
      return { '49.4265/west-attacked': yes('west.attacked-neutral', 2), ...others(s, target) };
    case 'finland':
      return ofFinland(s);
    case 'norway':
      return {
        '49.631A/mining': yes('norway.mined', 1),
        '49.631A/finland': declared('war.russia-finland', 2),
        '49.631A/sweden': declared('war.russia-sweden', 2),
        '49.631B/sweden': declared('war.axis-sweden', -2),
        '49.631B/denmark': declared('war.axis-denmark', -1),
        ...others(s, target),
      };
    case 'rumania':
      return {
        '49.441/demands': isDemand ? 2 : 0,
        '49.441/forces': isDemand ? number(s, 'rumania.russian-forces') : 0,
        ...others(s, target),
      };
    case 'spain':
      return { '49.632': declared('war.west-portugal', 1), ...others(s, target) };
    case 'vichy-france':
      return { '49.633/colonies': 2 * number(s, 'vichy.colonies-attacked'), ...others(s, target) };
    default:
      return others(s, target);
  }
}

/** What the lines add up to that only the game's own table has. */
function others(s: State, target: string): Record<string, number> {
  return { '49.4265/other': number(s, `table.other.${target}`) };
}

/** The one table that is known whole. */
function ofFinland(s: State): Record<string, number> {
  const isWar = truth(s, 'war.germany-russia');
  return {
    '49.4265/axis-factors': number(s, 'finland.axis-fives'),
    '49.4265/allied-factors': -number(s, 'finland.allied-fives'),
    '49.4265/lost-hexes': isWar ? -3 * number(s, 'finland.lost-hexes') : 0,
    '49.4265/demands': truth(s, 'finland.demands') ? 1 : 0,
    '49.4265/baltic-states': truth(s, 'finland.baltic-states') ? 2 : 0,
    '49.4265/war': isWar || truth(s, 'finland.germany-declares') ? 2 : 0,
  };
}

/** In whose rolls the +2 for subversion elsewhere counts. */
function servesHere(s: State, { by, isReaction, target }: Roll): boolean {
  const ruling = s.rulings['subversion-serves'];
  if (ruling === 'all') return true;
  if (by !== 'european-axis') return false;
  return (
    ruling === 'axis' ||
    isReaction ||
    s.uses.some((each) => each.phase === s.phases && each.target !== target)
  );
}

/** Uses that count for a country: not one of which it is the target in the phase. */
function usesElsewhere(s: State, target: string): number {
  const here = s.uses.filter((each) => each.phase === s.phases && each.target === target).length;
  const before = s.rulings['subversion-count'] === 'recent' ? s.usesBefore : 0;
  return Math.max(0, number(s, 'subversion.uses') - before - here);
}

/** Which Allied faction a result favours (49.51C); 'tie': both alike. */
export function alliedFor(s: State, { target, isDemand }: Roll): Faction | 'tie' {
  if (isDemand && s.rulings['demand-beneficiary'] === 'russia') return 'russia';
  const [west, russia] = [dpsIn(s, 'western-allies', target), dpsIn(s, 'russia', target)];
  if (west !== russia) return west > russia ? 'western-allies' : 'russia';
  return 'tie';
}

export function isPolicy(row: string): boolean {
  return row === '5-6' || row === '1-2' || sideOf(row) === 'nobody';
}
