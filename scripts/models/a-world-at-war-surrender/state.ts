import { scenariosOf } from '../game.ts';
import { clamp, type Known, ofSheet, type Range, type Sheet } from './know.ts';
import * as sums from './sums.ts';
import {
  type Checked,
  EUROPEAN_WARS,
  ITALIAN_WARS,
  JAPANESE_WARS,
  type Power,
  POWERS,
  SEASONS,
  type Value,
} from './text.ts';

// What has been told, answered and found, under the names by which a table corrects it.

/** Where the game is: what is asked next, and of whom. */
type Step = 'start' | 'allocate' | 'election' | 'axis' | 'ready' | 'allied' | 'dice' | 'checks' | 'over';

/** What is still to be done before the next turn, in order. */
export type Moment =
  | 'paris'
  | 'france'
  | 'germany'
  | 'italy'
  | 'russia'
  | 'china'
  | 'britain'
  | 'japan'
  | 'date'
  | 'tally';

/** A consequence that waits for answers. */
export interface Wait {
  readonly decision: string;
  readonly seats: readonly string[];
  /** French colonies of one die. */
  readonly group?: readonly string[];
  /** Details that are not followed: whatever is asked of them, until something else is. */
  readonly soft?: RegExp;
}

export interface State {
  readonly scenario: string;
  readonly rulings: Record<string, string>;
  facts: Record<string, Value>;
  year: number;
  turn: number;
  step: Step;
  /** Answers of a step in which several answer. */
  given: Partial<Record<string, Readonly<Record<string, number>>>>;
  /** What of the turn has been checked. */
  done: (Moment | 'election')[];
  wait: Wait[];
  /** Whose DPs are opened. */
  opening: string;
  chosen: Record<string, string>;
  /** Before which checks of the turn the table has been asked all there is to ask. */
  asked: Set<string>;
  /** Levels that have been rolled for this turn. */
  rolled: string[];
  /** DPs in places, by power and place, as they were placed this year. */
  placed: Record<string, number>;
  /** What the last die moved USAT and USJT by, while it holds. */
  die: { usat: number | null; usjt: number | null };
  /** What was told for a turn or a year that is over, and not anew. */
  lapsed: Set<string>;
  /** Anything has been told since the questions at the end of a player turn or game turn began. */
  isTold: boolean;
  /** The level at which a power was found, in the check under way. */
  found: number;
  /** Of what comes nothing is followed any further. */
  isLost: boolean;
}

const BOOK = 'a-world-at-war';

/** What begins otherwise than as the file says is not modelled: it is given in the file. */
export function begin(
  scenario: string,
  rulings: Readonly<Record<string, string>>,
  file: { readonly year: number; readonly turn: string; readonly facts: Readonly<Record<string, Value>> },
): State {
  const found = scenariosOf(BOOK).find(({ id }) => id === scenario);
  const s: State = {
    scenario,
    rulings: { ...rulings },
    facts: { ...found?.facts, ...file.facts },
    year: file.year,
    turn: (SEASONS as readonly string[]).indexOf(file.turn),
    step: scenario === 'pacific-1941' ? 'ready' : 'start',
    given: {},
    done: [],
    wait: [],
    opening: '',
    chosen: {},
    asked: new Set(),
    rolled: [],
    placed: {},
    die: { usat: null, usjt: null },
    lapsed: new Set(),
    isTold: false,
    found: 0,
    isLost: false,
  };
  return s;
}

export function truth(s: State, key: string): boolean {
  return s.facts[key] === true;
}

export function number(s: State, key: string): number {
  const value = s.facts[key];
  return typeof value === 'number' ? value : 0;
}

export function fallen(s: State, power: string): boolean {
  return truth(s, `surrendered.${power}`);
}

export function dateOf({ year, turn }: { readonly year: number; readonly turn: number }): string {
  return `${year}/${SEASONS[turn] ?? ''}`;
}

export function isEuropean(s: State): boolean {
  return s.scenario === 'campaign-1939';
}

/** Whether a level is kept, and recorded while the U.S. is at war with Germany or Japan. */
export function isRecorded(s: State, level: 'usat' | 'usjt'): boolean {
  if (s.facts[`${level}.actual`] === undefined) return false;
  if (level === 'usjt' && fallen(s, 'japan')) return false;
  if (level === 'usat' && isOver(s)) return false;
  const war = level === 'usat' ? 'germany-us' : 'japan-us';
  if (!truth(s, `war.${war}`) || s.rulings['tensions-at-war'] === 'recorded') return true;
  return s.rulings['tensions-in-turn-of-war'] === 'next-turn' && s.facts[`war-since.${war}`] === dateOf(s);
}

/** Whether the war in Europe is over. */
export function isOver(s: State): boolean {
  return truth(s, 'over.europe') || !hasEurope(s);
}

/** Powers that fight no more once they have surrendered; what is left of Britain may (59.85). */
const BEATEN = ['germany', 'italy', 'japan', 'france'];

/** Whether a power is at war with one of others, and both fight still. */
export function fights(s: State, who: string, others: readonly string[]): boolean {
  const isBeaten = (each: string): boolean => BEATEN.includes(each) && fallen(s, each);
  const isAtWar = (each: string): boolean => truth(s, `war.${who}-${each}`) || truth(s, `war.${each}-${who}`);
  return !isBeaten(who) && others.some((each) => !isBeaten(each) && isAtWar(each));
}

/** 57.81: Japan surrenders in Spring 1946, one turn earlier for each atomic bomb. */
export function isJapansDate(s: State, later = 0): boolean {
  if (!isEuropean(s) || fallen(s, 'japan')) return false;
  return (s.year - 1946) * 4 + s.turn + number(s, 'atomic.japan') + later >= 0;
}

/** Whether Japan is played: a European scenario only reads of it (57.8). */
export function hasPacific(s: State): boolean {
  return s.scenario !== 'campaign-1939';
}

/** Whether Germany and Italy are. */
export function hasEurope(s: State): boolean {
  return s.scenario !== 'pacific-1941';
}

/** What each turn has added to a line that is kept. */
function added(s: State): (line: string) => readonly number[] {
  return (line) =>
    Object.keys(s.facts)
      .filter((key) => key.startsWith(`cumulative.${line}.`) && !key.endsWith('.before'))
      .map((key) => number(s, key));
}

/** 49.17: who has surrendered has no DP level, however it was told (ruling fallen-level). */
function isVoid(s: State, key: string): boolean {
  const power = key.startsWith('dp.level.') ? key.slice(9) : '';
  const keeps = ['', 'britain', 'us'].includes(power);
  return !keeps && fallen(s, power) && s.rulings['fallen-level'] === 'none';
}

/** What is known: what was told, what is kept, and what other sheets come to. */
export function known(s: State): Known {
  return (key) => {
    if (key in COUNTED) return ofHexes(s, key);
    const told = s.facts[key];
    if (told !== undefined) return isVoid(s, key) ? 0 : told;
    const [kind, of = '', place = ''] = key.split('.');
    if (kind === 'covert-used') return 0;
    if (kind === 'dp' && of === 'level') return ofSheet(sums.dpLevel(place as Power, s), known(s));
    if (key === 'dp.total.italy') return ofSheet(sums.italianTotal(hasFoughtWest(s)), known(s));
    if (key === 'resistance.japan') return ofSheet(sheetOf(s, 'japan'), known(s));
    if (key === 'usat.effective') return ofEffective(s);
    return undefined;
  };
}

/** Hexes that are counted, with the most there can be (57.11, 60.11). */
const COUNTED: Readonly<Record<string, number>> = { 'home-hexes.japan': 60, 'french-hexes.western': 99 };

/** The facts that tell some of those hexes by name. */
export function namedHexes(s: State, key: string): readonly string[] {
  if (key === 'french-hexes.western')
    return ['paris', 'lyon', 'marseilles']
      .map((city) => `control.${city}`)
      .filter((each) => s.facts[each] === 'western');
  const manchuria = s.rulings['japanese-hex'] === 'controlled' ? ['mukden', 'harbin'] : [];
  return ['tokyo', 'osaka', 'kagoshima', ...manchuria]
    .map((city) => `occupied.${city}`)
    .filter((each) => s.facts[each] === true);
}

/** As many as are told, and never fewer than are told by name. */
function ofHexes(s: State, key: string): Value | Range | undefined {
  const [told, least] = [s.facts[key], namedHexes(s, key).length];
  if (typeof told === 'number' && told >= least) return told;
  return least === 0 ? undefined : { min: least, max: COUNTED[key] ?? least };
}

/** What the year start counts for a power (49.11). */
export function ofYear(s: State, power: Power): Range {
  const year = (key: string): string => key.replace('.now.', '.');
  // what is lost undefended counts for the next year (49.154F)
  const { '49.154F': _, ...sheet } = sums.dpLevel(power, s);
  return ofSheet(sheet, (key) => known(s)(year(key)));
}

/** Right after a year start: DP levels as that has counted them (54.21), and no die moves USAT once there is peace in Europe. */
export function knownOfYear(s: State): Known {
  return (key) => {
    const told = known(s)(key);
    if (key === 'usat.effective' && isOver(s)) return s.facts['usat.actual'];
    if (!key.startsWith('dp.level.') || s.facts[key] !== undefined) return told;
    const power = key.slice(9) as Power;
    const typed = s.facts[`dp.allotment.${power}`];
    // an allotment is never below zero, and a level may be
    if (typeof typed === 'number') return typed > 0 ? typed : told;
    const { min, max } = ofYear(s, power);
    return min === max ? min : told;
  };
}

function hasFoughtWest(s: State): boolean {
  return ['britain', 'france', 'us'].some((each) => s.facts[`war-since.italy-${each}`] !== undefined);
}

function ofEffective(s: State): Range | undefined {
  const actual = s.facts['usat.actual'];
  if (typeof actual !== 'number') return undefined;
  const { usat: by } = s.die;
  return by === null ? { min: actual - 2, max: actual + 2 } : { min: actual + by, max: actual + by };
}

export function sheetOf(s: State, who: Checked): Sheet {
  switch (who) {
    case 'germany':
      return sums.germany();
    case 'italy':
      return sums.italianTotal(hasFoughtWest(s));
    case 'britain':
      return sums.britain(s);
    case 'russia':
      return sums.russia(s);
    case 'china':
      return sums.china(s);
    case 'japan':
      return sums.japan(s, added(s));
  }
}

/** Every sheet that a spectator reads, by the name of the program. */
export function sheets(s: State): Readonly<Record<string, Sheet>> {
  const europe: Record<string, Sheet> = {
    ...Object.fromEntries(POWERS.map((power) => [`dp-level/${power}`, sums.dpLevel(power, s)])),
    'resistance/germany': sums.germany(),
    'dp-total/italy': sums.italianTotal(hasFoughtWest(s)),
    'surrender-level/italy': sums.italianLevel(),
    'surrender-level/france': sums.france(s),
    'resistance/britain': sums.britain(s),
    'resistance/russia': sums.russia(s),
    'election/europe': sums.electionInEurope(s),
  };
  const pacific: Record<string, Sheet> = {
    'resistance/japan': sheetOf(s, 'japan'),
    'resistance/china': sums.china(s),
    ...(hasEurope(s) ? { 'election/pacific': sums.electionInPacific() } : {}),
  };
  return { ...(hasEurope(s) ? europe : {}), ...(hasPacific(s) ? pacific : {}) };
}

/** Sheets that end at some value (56.31B, 58.22). */
export function endsOf(sheet: string, sum: Range): Range {
  if (sheet === 'surrender-level/italy') return clamp(sum, -2, 2);
  return sheet === 'surrender-level/france' ? clamp(sum, -3, 3) : sum;
}

const LASTS_A_TURN =
  /^(brp\.now|dp\.other\.now|dp\.level|dp\.total|changed|safe|left|eliminated|paris|ground-factors|fleet|die|isolated-ics|available|removed-other|territory|british-minor|axis-in-(london|midlands)|us-attacked|resistance|us.t\.(effective|other)|offensives|election\.)/;
const LASTS_A_YEAR =
  /^(brp\.(?!now)|dp\.other\.(?!now)|dp\.allotment|dp\.least|named|usat-triggered|france\.fell-this-year)/;

export function lapse(s: State, what: 'turn' | 'year'): void {
  const keys = what === 'turn' ? LASTS_A_TURN : LASTS_A_YEAR;
  for (const key of Object.keys(s.facts))
    if (keys.test(key)) {
      delete s.facts[key];
      s.lapsed.add(key);
    }
}

/** What the rules keep, which a spectator sees at any time. */
export function kept(s: State): Readonly<Record<string, Value | undefined>> {
  const wars = [...EUROPEAN_WARS, ...ITALIAN_WARS, ...JAPANESE_WARS].map((war) => `war.${war}`);
  const names = [
    ...['germany', 'italy', 'britain', 'france', 'russia', 'japan'].map((each) => `surrendered.${each}`),
    ...wars,
    'usat.actual',
    'usjt.actual',
    'russia.lowest',
    'russia.weakened',
    'frozen.russia',
    'britain.level',
    'british-peace',
    'treaty.japan',
    'france.vichy',
    'china.level',
    'china.in-force',
    'islands.peak',
    ...['lebanon-syria', 'morocco', 'algeria', 'tunisia'].map((each) => `colony.${each}`),
  ];
  return Object.fromEntries(names.filter((name) => name in s.facts).map((name) => [name, s.facts[name]]));
}
