import type { FactKey, FactValue, Rulings, frame } from '../../kernel/index.ts';
import type { OrderedBattle, OfPlayer, OfTurn } from './lifetimes.ts';
import type { MapFile } from './files/map-file.ts';
import type { Nation, NationSeating } from './nations.ts';
import type { Class, EntryId, UnitKind, LandKind, PlaceId, WarState } from './stories/rule.ts';

/** How a territory stands to one nation, and why. */
export interface NationMark {
  readonly class: Class;
  /** The rule that made it: 'ARG.U1', 'POL.AX', 'start', 'table', 'conquest', 'influence'. */
  readonly by: string;
  /** It lapses with the turn. */
  readonly until?: 'turn-end';
  /** Nothing but conquest changes it. */
  readonly fixed?: true;
  /** Full value, as original land. */
  readonly original?: true;
  /** Of what was conquered: whose own it was before the Axis took it, and whether as original land (G.B7, BEH.AX). */
  readonly lost?: { readonly nation: Nation; readonly original?: true };
  /**
   * What of the natives became the nation's own, as far as it is left: it turns with the territory on an attack (G.C5), and has
   * not come there (G.H1). Absent: nobody has said.
   */
  readonly natives?: Units;
}

/** Marks of a place by nation; none: neutral to all. Replaced, never changed. */
export type MarksOf = Readonly<Partial<Record<Nation, NationMark>>>;

/** How the home of an entry stands, what made it so, and what its story remembers. */
export interface Cause {
  readonly marks: MarksOf;
  /** The rule, or the box, after which they were so. */
  readonly by: string;
  /** Who governs; '': nobody that the story names. */
  readonly state: string;
  readonly ended: boolean;
  /** The rolls that are made once in a game, and were. */
  readonly spent: readonly string[];
  /** A change of who governs has added to its army (PAN.U1, YUG.U1). */
  readonly added?: true;
  /** The turns of rolls after which a story counts turns (BOL.U3). */
  readonly since?: Readonly<Record<string, number>>;
}

/** Units by kind; none of a kind: absent. Replaced, never changed. */
export type Units<K extends UnitKind = UnitKind> = Readonly<Partial<Record<K, number>>>;

/** How a place was taken. */
interface Capture {
  readonly turn: number;
  readonly from: Nation | null;
}

export interface Open extends frame.OpenOfSteps, OfTurn, OfPlayer {
  /** From 1, the second half of 1939. */
  turn: number;
  /** How each place stands to the nations; absent: neutral to all. */
  marks: Record<PlaceId, MarksOf>;
  /** The native units of each place; absent: none. */
  natives: Record<PlaceId, Units>;
  /** Land units of a nation in a place, by 'germany/bulgaria'; absent: none. */
  forces: Record<string, Units<LandKind>>;
  /** Who holds each piece of player land; null: not known. */
  holders: Record<PlaceId, Nation | null>;
  /** Who has retaken a piece of player land for its owner, until another takes it. */
  retaken: Record<PlaceId, Nation>;
  /** In which turn, and from whom (null: from nobody), each place that was taken by force came to whoever has it. */
  taken: Readonly<Record<PlaceId, Capture>>;
  /** Wars by pair ('germany/uk'); absent: peace; null: not known. */
  wars: Record<string, WarState | null>;
  /** The nations that have ever been at war with another side: as far as a story asks (BRA.U1). */
  hadWar: Nation[];
  phonyWar: boolean | null;
  /** What registers had of facts of which nobody knows any more: offered where they are asked. */
  was: Readonly<Record<FactKey, FactValue>>;
  /** What nations have attacked or entered ever: 'germany/british-land'. */
  struck: string[];
  /** Who governs, by entry; absent: its first. */
  states: Record<EntryId, string>;
  /** What was so when the turn began, and when the one before it did: names of snapshots. */
  began: readonly string[];
  beganBefore: readonly string[];
  /** Battles that rules have ordered and that are still to be fought: they are, whatever changes (MON.U2). */
  committed: OrderedBattle[];
  /** The turn in which a rule was last rolled, of those that count it. */
  rolled: Record<string, number>;
  /** Units that a build-up has added, by entry. */
  built: Record<EntryId, number>;
  /** The entries whose unrest and influence have ended. */
  ended: EntryId[];
  /** The rolls for influence made so far, by channel; absent: none. */
  attempts: Record<string, number>;
  /** The rules of channels that have been opened by a payment. */
  opened: string[];
  /** The channels whose last roll worked. */
  won: string[];
  /** What can have made territories stand so, by entry, the one taken first: where several can, and nobody said which. */
  unsaid: Readonly<Record<EntryId, readonly Cause[]>>;
}

export interface SealedPart extends frame.SealedCommon {
  /** The dollars of a bid that is not open yet; 0: none. */
  bid: number;
}

/** What does not change during a game, built once. */
export interface Setting {
  readonly rulings: Rulings;
  readonly scenario: 1939 | 1942;
  readonly seating: NationSeating;
  readonly map: MapFile;
  readonly firstTurn: number;
  readonly lastTurn: number;
  /** What is known at the start, by fact. */
  readonly start: Readonly<Record<string, FactValue>>;
}

/** The steps of the rulebook, with their parameters: each file of steps adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: filled where the steps are
export interface Steps {}

/** What the rulebook stands on. */
export interface WarGameGround extends frame.Ground {
  readonly setting: Setting;
  readonly open: Open;
  readonly sealed: SealedPart;
  readonly steps: Steps;
  readonly moments: never;
}

export type Books = frame.BooksOf<WarGameGround>;
export type WarGamePosition = frame.GameOf<WarGameGround>;
export type Go = frame.Go<WarGameGround>;
export type WarGameStep<K extends keyof Steps> = frame.Step<WarGameGround, K>;
export type Follows = frame.Follows<WarGameGround>;
const FIRST_YEAR = 1939;

/** The half-year of a turn: 1 is July to December 1939. */
export function halfOf(turn: number): { readonly year: number; readonly half: 'first' | 'second' } {
  return { year: FIRST_YEAR + Math.floor(turn / 2), half: turn % 2 === 0 ? 'first' : 'second' };
}
