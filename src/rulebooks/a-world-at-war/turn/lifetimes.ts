import { json } from '../../../kernel/index.ts';
import type { Faction, Power } from '../powers.ts';

// What of a game lasts for a year, a turn, a player turn or a phase: when that is over, all of it begins anew.

export type Phase = 'axis' | 'allied';

/** A power on which a declaration of war by Japan moves the die of USJT (49.852A). */
export type JapansEnemy = 'britain' | 'us';

/** A target was named this year: by whom, and whether Russia and Germany were at war then (49.431). */
export interface Naming {
  readonly target: string;
  readonly by: Faction;
  readonly atWar: boolean;
}

/** A roll of the phase: named, rolled, settled. */
export interface Roll {
  target: string;
  by: Faction[];
  /** Named (49.425), in reaction (49.6), or by Russia’s territorial demands (49.71). */
  kind: 'named' | 'reaction' | 'demand';
  /** The row rolled, then the row implemented (49.53). */
  rolled: string | null;
  settled: string | null;
  /** Who benefits, once it is clear (49.51). */
  faction: Faction | null;
}

/** What lasts for a diplomatic year. */
export interface OfYear {
  /** DPs of each power this year, once allotted; open, as BRPs and territory are. */
  allotment: Partial<Record<Power, number>>;
  /** France was unconquered when the DPs of this year were placed (49.431C). */
  franceStood: boolean;
  /** How often a faction has said this year that its paper is written (49.21). */
  written: Partial<Record<Faction, number>>;
  /** What was named this year; wiped at its end. */
  named: Naming[];
  /** DPs that each faction has triggered in USAT this year (49.83). */
  spent: Partial<Record<Faction, number>>;
}

/** What a year begins with. */
export function freshYear(): OfYear {
  return { allotment: {}, franceStood: false, written: {}, named: [], spent: {} };
}

/** What lasts for a game turn. */
export interface OfTurn {
  /** The lines of the players’ lists counted this turn; null before its start (49.841). */
  statusCounted: string[] | null;
  /** Those of the turn before; null in the first turn. */
  statusBefore: string[] | null;
  /** Whether the offensives of the turn have been counted (49.87). */
  offensivesCounted: boolean;
  /** USJT has been rolled in this turn when Japan declared war (49.852A). */
  rolledAtOnce: boolean;
  /** The die of the Allied player turn before, in whose place that fell: it counts again if there was no such war. */
  dieBefore: number;
  /** How often it was, by the moment and the war. */
  diceAtOnce: Readonly<Record<string, number>>;
  /** Something has been told since the checks began that come when the Allied player turn is over (49.852C). */
  checksTold: boolean;
  /** The table has been asked something since the Axis player turn began (49.851C). */
  axisAsked: boolean;
  /** Russia has chosen that its ICs do not grow in the next turn (60.21A). */
  icsFrozen: boolean;
  /** The election that an attack on the U.S. brings has been held (62.21B). */
  attackReviewed: boolean;
}

/** What a turn begins with, after one in which these lines counted; null: the first. */
export function freshTurn(statusBefore: string[] | null): OfTurn {
  return {
    statusCounted: null,
    statusBefore,
    offensivesCounted: false,
    rolledAtOnce: false,
    dieBefore: 0,
    diceAtOnce: {},
    checksTold: false,
    axisAsked: false,
    icsFrozen: false,
    attackReviewed: false,
  };
}

/** What lasts for a player turn. */
export interface OfPlayerTurn {
  phase: Phase;
  /** Whether the declarations of war of the player turn before this phase have been judged. */
  judged: boolean;
  /** Whether Italian units are impaired through this player turn (56.73). */
  impaired: boolean;
  /** It has been told in this player turn who controls Paris: what was told before may have changed in combat (58.11A). */
  parisTold: boolean;
  /** France surrenders of its own will at the end of this player turn (58.11B). */
  franceYields: boolean;
}

/** What a player turn begins with. */
export function freshPlayerTurn(phase: Phase): OfPlayerTurn {
  return { phase, judged: false, impaired: false, parisTold: false, franceYields: false };
}

/** What lasts for a diplomatic phase. */
export interface OfPhase {
  rolls: Roll[];
  /** Which roll of the phase is being made. */
  rolling: number;
  subversion: Record<string, number>;
  covert: Record<string, Partial<Record<Faction, number>>>;
}

/** What a diplomatic phase begins with. */
export function freshPhase(): OfPhase {
  return { rolls: [], rolling: 0, subversion: json.bare(), covert: json.bare() };
}
