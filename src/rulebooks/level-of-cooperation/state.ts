import type { Rulings, frame } from '../../kernel/index.ts';
import type { BoardCard, GameData, Neutral, CardTerritory } from './files/card.ts';
import { MARKER_LEVEL, type NationId } from './nations.ts';

/** What the track says of one neutral. */
export interface OnTrack {
  /** -5 to +5, the Allies positive (T5). */
  level: number;
  /** The controlling nation, from level 3 on (R7). */
  marker: NationId | null;
  /** The nation that moved it last. */
  mover: NationId | null;
  /** The nation that took it by attack: off the track (R10). */
  captured: NationId | null;
  /** Whose units the native ones have become (S11); null while they are its own. */
  replaced: NationId | null;
}

/** How a neutral stood before it was attacked; `byCapture`: nothing was said of the attack but that it was taken. */
type Before = OnTrack & { readonly byCapture?: true };

/** What lasts for the turn of a nation. */
interface OfTurn {
  /** How neutrals stood before the attacks reported in this turn, for when a report of one was wrong. */
  attacked: Record<string, Before>;
}

/** What a turn begins with. */
export function freshTurn(): OfTurn {
  return { attacked: {} };
}

export interface Open extends frame.OpenOfSteps, OfTurn {
  round: number;
  neutrals: Record<string, OnTrack>;
  /** Who took a place from enemies or by attack, whoever holds it since. */
  conquerors: Record<string, NationId>;
}

type Sealed = frame.SealedCommon;

/** What does not change during a game, built once. */
export interface Board {
  readonly data: GameData;
  readonly card: BoardCard;
  readonly rulings: Rulings;
  readonly rounds: number;
  readonly order: readonly NationId[];
  /** The nation that plays one turn before the first round, if any. */
  readonly opening: NationId | null;
  readonly neutral: ReadonlyMap<string, Neutral>;
  readonly territory: ReadonlyMap<string, CardTerritory>;
  readonly capital: ReadonlyMap<NationId, CardTerritory>;
}

/** The steps of the rulebook, with their parameters: each file of steps adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: filled where the steps are
export interface Steps {}

/** What the rulebook stands on. */
export interface CooperationGround extends frame.Ground {
  readonly setting: Board;
  readonly open: Open;
  readonly sealed: Sealed;
  readonly steps: Steps;
  readonly moments: never;
}

export type Books = frame.BooksOf<CooperationGround>;
export type CooperationPosition = frame.GameOf<CooperationGround>;
export type Go = frame.Go<CooperationGround>;
export type CooperationStep<K extends keyof Steps> = frame.Step<CooperationGround, K>;
export type Needs = frame.Needs<CooperationGround>;
export type CooperationFamily = frame.Family<CooperationGround>;
export type Follows = frame.Follows<CooperationGround>;

/** The nation to move, as the agenda has it; null when the game is over. */
export function mover({ agenda }: Open): NationId | null {
  const [item] = agenda as readonly Go[];
  return item !== undefined && 'nation' in item ? item.nation : null;
}

/** The neutral at which the dice are about to be rolled; null while there is none. */
export function targetOf({ agenda }: Open): string | null {
  const [item] = agenda as readonly Go[];
  return item?.step === 'roll' ? item.target : null;
}

/** The id of a nation's choice in the round that is played. */
export function choiceId({ round }: Open, nation: NationId): string {
  return `r${round}/${nation}/choose`;
}

/** A neutral of the card. Throws for an unknown id: our own mistake. */
export function neutralOf(board: Board, id: string): Neutral {
  const neutral = board.neutral.get(id);
  if (!neutral) throw new Error(`no neutral ${id}`);
  return neutral;
}

/** What the track says of a neutral. Throws for an unknown id: our own mistake. */
export function standingOf(open: Open, id: string): OnTrack {
  const standing = open.neutrals[id];
  if (!standing) throw new Error(`no neutral ${id}`);
  return standing;
}

/** The nation that controls a neutral: its captor, or from level 3 the nation of the marker (S9, R7, R10). */
export function controllerOf(standing: OnTrack): NationId | 'nobody' {
  if (standing.captured) return standing.captured;
  return Math.abs(standing.level) >= MARKER_LEVEL ? (standing.marker ?? 'nobody') : 'nobody';
}
