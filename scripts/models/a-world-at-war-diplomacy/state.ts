import { scenariosOf } from '../game.ts';
import {
  BALKANS,
  type Faction,
  FACTIONS,
  type Power,
  RUSSIAN,
  SEASONS,
  TARGETS,
  type Value,
} from './text.ts';

// What has been told, answered and rolled. What the rules keep stands under the names by which a table corrects it.

/** What is not modelled: surrenders and what follows, allocations on paper, secret rings. */
export const PINNED: Readonly<Record<string, string>> = {
  surrenders: 'reported',
  'late-war': 'reported',
  secrecy: 'program',
  'spy-rings': 'open',
  'tensions-in-turn-of-war': 'at-once',
  'declaration-lasts': 'outlasts',
};

export type Step =
  | 'start'
  | 'allocate'
  | 'name'
  | 'subversion'
  | 'react'
  | 'covert'
  | 'roll'
  | 'lesser'
  | 'tie'
  | 'demand'
  | 'tension'
  | 'over';

/** A roll of the phase: what is still to be rolled has no row. */
export interface Roll {
  readonly target: string;
  /** Russian demands led to it (49.71). */
  readonly isDemand: boolean;
  readonly isReaction: boolean;
  readonly by: Faction;
  row?: string;
  /** Who may take a lesser result. */
  favours?: Faction | null;
  taken?: string;
}

export interface State {
  readonly scenario: string;
  readonly rulings: Record<string, string>;
  facts: Record<string, Value>;
  year: number;
  turn: number;
  phase: 'axis' | 'allied';
  step: Step;
  /** The DPs of the year, once they are placed. */
  dps: Record<Power, number> | null;
  placed: Partial<Record<Faction, Readonly<Record<string, number>>>>;
  /** Answers of the step that is open, by seat. */
  given: Partial<Record<string, Readonly<Record<string, number>>>>;
  rolls: Roll[];
  subverted: Readonly<Record<string, number>>;
  covert: Partial<Record<Faction, Readonly<Record<string, number>>>>;
  /** Uses of subversion: in which target, in which phase (counted from the start), and whose roll it was. */
  uses: { readonly target: string; readonly phase: number; readonly by: Faction }[];
  phases: number;
  /** Uses of subversion up to the end of the last Axis phase. */
  usesBefore: number;
  /** What is void if no war is declared (49.58): what was in effect before. */
  owed: {
    readonly target: string;
    readonly before: string;
    readonly by: 'germany' | 'russia';
    readonly until: number;
  }[];
  /** What the Axis player turn has moved USAT by already. */
  isCounted: boolean;
  /** Whose die for its effective level is due, or fell last. */
  level: 'usat' | 'usjt' | null;
  /** By how much the last die for USAT moved its level. */
  die: number | null;
  /** Declarations of wars that are over: they count on. */
  ended: Set<string>;
  /** Declared wars that are being fought, and those of which the game was told, when it asked, that they had been. */
  fought: Set<string>;
  past: Set<string>;
  /** What has brought a roll in reaction. */
  because: Record<string, Set<string>>;
  /** What came of a skip is not followed. */
  isLost: boolean;
}

export function begin(
  scenario: string,
  rulings: Readonly<Record<string, string>>,
  usual: Record<string, string>,
): State {
  const found = scenariosOf('a-world-at-war').find(({ id }) => id === scenario);
  const facts: Record<string, Value> = { ...found?.facts };
  const starts = scenario.endsWith('1939');
  const year = Number(scenario.slice(-4));
  return {
    scenario,
    rulings: { ...usual, ...rulings },
    facts: { ...facts, year, opening: starts },
    year,
    turn: starts ? 2 : 0,
    phase: 'axis',
    step: 'start',
    dps: null,
    placed: {},
    given: {},
    rolls: [],
    subverted: {},
    covert: {},
    uses: [],
    phases: 0,
    usesBefore: 0,
    owed: [],
    isCounted: false,
    level: null,
    die: null,
    ended: new Set(),
    fought: new Set(),
    past: new Set(),
    because: {},
    isLost: false,
  };
}

export function truth(s: State, key: string): boolean {
  return s.facts[key] === true;
}

/** Whether a war was declared, over or not (49.631, 49.632, ruling declaration-lasts). */
export function isDeclared(s: State, key: string): boolean {
  return truth(s, key) || s.ended.has(key);
}

/** A number; what nobody told is none. */
export function number(s: State, key: string): number {
  const value = s.facts[key];
  return typeof value === 'number' ? value : 0;
}

/** What is in effect for a country: a power, and the row that it had. */
export function standing(s: State, target: string): { readonly power: string; readonly row: string } | null {
  const [power, row] = String(s.facts[`standing.${target}`] ?? 'none').split('/');
  return power === undefined || row === undefined ? null : { power, row };
}

/** Whether Russia is free to name whom it must wait for (49.434, 49.44). */
export function isRussiaFree(s: State): boolean {
  return truth(s, 'war.germany-russia') || number(s, 'rgt.actual') >= 50 || truth(s, 'rgt.50');
}

export function mover(s: State): readonly Faction[] {
  return s.phase === 'axis' ? ['european-axis'] : ['western-allies', 'russia'];
}

/** The DPs of a faction in a target, all powers of it. */
export function dpsIn(s: State, faction: Faction, target: string): number {
  let sum = 0;
  for (const [row, dps] of Object.entries(s.placed[faction] ?? {}))
    if (row.endsWith(`/${target}`)) sum += dps;
  return sum;
}

export function lastYear(s: State): number {
  if (s.scenario === 'opening-1939') return 1939;
  return s.scenario.startsWith('european') ? s.year : 1946;
}

/** What lapses as a phase, a turn or a year ends. */
const LAPSING: readonly { readonly at: 'phase' | 'turn' | 'year'; readonly keys: RegExp }[] = [
  {
    at: 'phase',
    keys: /^(unbuilt|table\.other)\.|^finland\.(axis-fives|allied-fives|lost-hexes|germany-declares)$|^rumania\.russian-forces$/,
  },
  { at: 'turn', keys: /^(usat|usjt)\.(effective|other)$|^offensives\.|^election\./ },
  { at: 'year', keys: /^(brp|dp\.other|dp\.allotment|named|usat-triggered)\.|^france\.fell-this-year$/ },
];

export function lapse(s: State, what: 'phase' | 'turn' | 'year'): void {
  for (const { at, keys } of LAPSING)
    if (at === what) for (const key of Object.keys(s.facts)) if (keys.test(key)) delete s.facts[key];
}

export function seasonOf(s: State): string {
  return SEASONS[s.turn] ?? '';
}

/** What the rules keep of each country, and what it is where nothing has happened. */
export function kept(s: State): Record<string, Value | undefined> {
  const facts: Record<string, Value | undefined> = {
    'usat.actual': s.facts['usat.actual'],
    'usjt.actual': s.facts['usjt.actual'],
    'subversion.uses': number(s, 'subversion.uses'),
  };
  for (const target of TARGETS) {
    facts[`standing.${target}`] = String(s.facts[`standing.${target}`] ?? 'none');
    facts[`permanent.${target}`] = truth(s, `permanent.${target}`);
    for (const faction of FACTIONS.filter((each) => each !== 'russia' || RUSSIAN.has(target)))
      facts[`named.${faction}.${target}`] = String(s.facts[`named.${faction}.${target}`] ?? 'no');
  }
  for (const target of ['norway', 'spain', 'vichy-france', ...BALKANS])
    facts[`may-react.european-axis.${target}`] = truth(s, `may-react.european-axis.${target}`);
  facts['may-react.western-allies.norway'] = truth(s, 'may-react.western-allies.norway');
  return facts;
}
