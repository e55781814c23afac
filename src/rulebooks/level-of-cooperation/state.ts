import { reported } from '../../kernel/facts.ts';
import { own } from '../../kernel/json.ts';
import type { OpenCommon, SealedCommon } from '../../kernel/position.ts';
import type { Rulings } from '../../kernel/ruling.ts';
import type { Card, GameData, Neutral, Territory } from './card.ts';
import { isNation, MARKER_LEVEL, type NationId, sideOf } from './nations.ts';

/** What the track says of one neutral. */
export interface Standing {
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

/** A nation passed by before anybody could be told (S1). */
export interface PassedBy {
  readonly key: string;
  readonly nation: NationId;
  readonly clauses: readonly string[];
}

export interface Open extends OpenCommon {
  round: number;
  /** Index into the order of the round. */
  turn: number;
  step: 'choose' | 'roll' | 'over';
  target: string | null;
  /** The clauses of the bar that the table had set aside when the target was chosen. */
  lifted: string | null;
  /** How neutrals stood before the attacks reported in this turn, for when a report of one was wrong. */
  attacked: Record<string, Standing>;
  /** Who was passed by as the game began: told with the first answer. */
  passedBy: PassedBy[];
  neutrals: Record<string, Standing>;
  /** How often the table has been asked for missing facts: part of the next question's id. */
  asked: number;
}

export type Sealed = SealedCommon;

/** What does not change during a game, built once. */
export interface Board {
  readonly data: GameData;
  readonly card: Card;
  readonly rulings: Rulings;
  readonly rounds: number;
  readonly order: readonly NationId[];
  /** The nation that plays one turn before the first round, if any. */
  readonly opening: NationId | null;
  readonly neutral: ReadonlyMap<string, Neutral>;
  readonly territory: ReadonlyMap<string, Territory>;
  readonly capital: ReadonlyMap<NationId, Territory>;
}

/** The nations that move in a round; round 0 is the opening turn. */
export function orderOf(board: Board, round: number): readonly NationId[] {
  return round === 0 && board.opening ? [board.opening] : board.order;
}

/** The nation to move. */
export function mover(board: Board, open: Open): NationId {
  const nation = orderOf(board, open.round)[open.turn];
  if (!nation) throw new Error('nobody is to move');
  return nation;
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
export function standingOf(open: Open, id: string): Standing {
  const standing = open.neutrals[id];
  if (!standing) throw new Error(`no neutral ${id}`);
  return standing;
}

/** The nation that controls a neutral: its captor, or from level 3 the nation of the marker (S9, R7, R10). */
export function controllerOf(standing: Standing): NationId | 'nobody' {
  if (standing.captured) return standing.captured;
  return Math.abs(standing.level) >= MARKER_LEVEL ? (standing.marker ?? 'nobody') : 'nobody';
}

/** Who took a neutral by attack and holds it (R10); undefined once the table has said that nobody knows. */
export function captorOf(open: Open, neutral: string): NationId | 'nobody' | undefined {
  const isForgotten = own(open.facts, `captured.${neutral}`)?.value === null;
  return isForgotten ? undefined : (standingOf(open, neutral).captured ?? 'nobody');
}

/** Who controls a territory, as reported; undefined when nobody knows. */
export function holderOf(open: Open, territory: string): NationId | 'nobody' | undefined {
  const value = reported(open.facts, `control.${territory}`);
  if (value === undefined) return undefined;
  return isNation(value) ? value : 'nobody';
}

/** Whether a nation's capital is in enemy hands (R11). */
export function capitalIsHeld(board: Board, open: Open, nation: NationId): boolean {
  const capital = board.capital.get(nation);
  const holder = capital && holderOf(open, capital.id);
  return holder !== undefined && holder !== 'nobody' && sideOf(holder) !== sideOf(nation);
}

/** The facts of control that the rules need and nobody knows: asked of the table before play goes on. */
export function missingControl(board: Board, open: Open): string[] {
  const territories = board.card.territories
    .map((territory) => `control.${territory.id}`)
    .filter((key) => reported(open.facts, key) === undefined);
  const neutrals = board.card.neutrals.filter(({ id }) => captorOf(open, id) === undefined);
  return [...territories, ...neutrals.map(({ id }) => `captured.${id}`)];
}
