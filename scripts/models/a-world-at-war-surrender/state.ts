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
  | 'attack'
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
  /** Of whom the table has said this turn whether they are safe. */
  worded: Set<string>;
  isWordDue: boolean;
  /** Levels that have been rolled for this turn. */
  rolled: string[];
  /** DPs in places, by power and place, as they were placed this year. */
  placed: Record<string, number>;
  /** What the last die moved USAT and USJT by, while it holds. */
  die: { usat: number | null; usjt: number | null };
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
    worded: new Set(),
    isWordDue: true,
    rolled: [],
    placed: {},
    die: { usat: null, usjt: null },
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

/** Whether a power is at war with one that fights still. */
export function fights(s: State, who: string): boolean {
  return Object.keys(s.facts).some((key) => {
    if (!key.startsWith('war.') || s.facts[key] !== true) return false;
    const powers = key.slice(4).split('-');
    return powers.includes(who);
  });
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
    const told = s.facts[key];
    if (told !== undefined) return isVoid(s, key) ? 0 : told;
    const [kind, of = '', place = ''] = key.split('.');
    if (kind === 'covert-used') return 0;
    if (kind === 'dp' && of === 'level') return ofSheet(sums.dpLevel(place as Power, s), known(s));
    if (key === 'dp.total.italy') return ofSheet(sums.italianTotal(), known(s));
    if (key === 'resistance.japan') return ofSheet(sheetOf(s, 'japan'), known(s));
    if (key === 'usat.effective') return ofEffective(s);
    return undefined;
  };
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
      return sums.italianTotal();
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
    'dp-total/italy': sums.italianTotal(),
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
  for (const key of Object.keys(s.facts)) if (keys.test(key)) delete s.facts[key];
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
