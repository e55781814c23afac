import type { NationId, NationRegion } from '../nations.ts';

/** Native units of a neutral, by type. */
export const UNIT_TYPES = ['infantry', 'artillery', 'armor', 'fighter'] as const;
export type Army = Readonly<Partial<Record<(typeof UNIT_TYPES)[number], number>>>;

/** A territory of a nation at the start of the game. */
export interface CardTerritory {
  readonly id: string;
  readonly name: string;
  readonly owner: NationId;
  /** The nation's capital stands here. */
  readonly capital?: boolean;
  /** Part of the homeland: no colony (T2, United Kingdom). */
  readonly home?: boolean;
}

/** A neutral of the Level of Cooperation card. */
export interface Neutral {
  readonly id: string;
  readonly name: string;
  readonly regions: readonly NationRegion[];
  /** Territories and neutrals it borders on. */
  readonly adjacent: readonly string[];
  /** Income in IPC. */
  readonly value: number;
  readonly army: Army;
  /** Start level, -5 to +5, the Allies positive. */
  readonly level: number;
  /** The nation whose marker stands on it; needed from level 3 on. */
  readonly marker?: NationId;
}

/** The board's data: neutrals, territories, start levels. */
export interface BoardCard {
  readonly title: string;
  readonly note: string;
  readonly territories: readonly CardTerritory[];
  readonly neutrals: readonly Neutral[];
  /** Neutrals allotted to a nation beyond its sphere, by politics. */
  readonly allotted: Readonly<Partial<Record<NationId, readonly string[]>>>;
}

/** What a game is set up with: a card, and how it starts. */
export interface GameData {
  readonly card: BoardCard;
  /** Overrides the scenario's number of rounds. */
  readonly rounds?: number;
  /** Overrides the order of play in a round. */
  readonly order?: readonly NationId[];
  /** Who controls a territory at the start, where it is not its owner. */
  readonly control: Readonly<Record<string, NationId | 'nobody'>>;
  /** Who has taken a neutral by attack before the start. */
  readonly captured?: Readonly<Record<string, NationId>>;
  /** Whose units the native ones had become before the start, by attack (S11). */
  readonly replaced?: Readonly<Record<string, NationId>>;
  /** Who moved a neutral last, where no marker says it: that nation alone has its benefits by ruling A6. */
  readonly movers?: Readonly<Record<string, NationId>>;
  /** The round and the nation with which the game begins, where that is not the scenario's start. */
  readonly round?: number;
  readonly nation?: NationId;
}
