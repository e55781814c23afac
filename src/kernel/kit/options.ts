import type { Decision } from '../forms/decision.ts';
import type { Json } from '../json.ts';
import type { Rulebook, Table } from '../rulebook.ts';
import type { Random } from '../forms/sample.ts';
import type { Choice } from '../game/table.ts';
import type { Findings, KitReport } from './report.ts';

/** How to play at random. */
export interface PlayOptions {
  /** A game longer than this is a fault. */
  readonly mostMoves?: number;
  /** A game is broken off after so many answers; else it is played to its end. */
  readonly upTo?: number;
  /** One in so many answers is a standing report or ruling. */
  readonly asides?: number;
  /** An answer of the caller's choice, for forms so wide that any answer means too much; none: any legal one. */
  readonly steer?: (decision: Decision, random: Random) => Json | undefined;
}

/** How thoroughly to try a rulebook. */
export interface KitOptions extends PlayOptions {
  readonly setups: readonly Choice[];
  /** Games for each setup, and the first of their seeds. */
  readonly seeds: number;
  readonly from?: number;
  /** Pairs of games for each game. */
  readonly pairs?: number;
  /** The most answers that a pair lives for. */
  readonly life?: number;
  /** The share of pairs that must live past the step of their secret. */
  readonly share?: number;
  /** Whether a row of a sealed form that no game has used is tried by itself; else it is only counted. */
  readonly rows?: boolean;
  /**
   * The same rulebook in modules of its own, in which nothing was played: some games are played there again, so that
   * nothing is passed from game to game in a module's memory. Absent: at tables of their own alone.
   */
  readonly elsewhere?: Rulebook;
  /** So many real edits are tried in each game, and so many times what is known is told once more. */
  readonly mends?: number;
  /** Whether to stop at the first game or pair with a fault. */
  readonly stop?: boolean;
  /** Told after every game, with its scenario. */
  readonly progress?: (report: KitReport, scenario: string) => void;
}

/** What is wanted of every game, with the same table bound a second time for the other game of each pair. */
export interface Trial {
  readonly table: Table;
  readonly twin: Table;
  readonly options: KitOptions;
  readonly found: Findings;
  /** Whether another answer to a decision ever made a difference. */
  readonly mattered: Map<string, boolean[]>;
  /** For how many answers pairs lived, by the name of the decision that differed. */
  readonly lives: Map<string, number[]>;
  readonly elsewhere: Elsewhere;
}

/** A rulebook at which games are played again, and of which secrets pairs were. */
export interface Elsewhere {
  readonly rulebook: Rulebook;
  readonly done: Set<string>;
}
