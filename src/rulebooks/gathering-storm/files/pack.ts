import type { Region } from '../4.16-regions.ts';
import type { StormPower, Side } from '../powers.ts';

// What of the game its diplomacy sheet does not print: a pack says it. Null: nobody has said it.

/** Where a value comes from: the printed sheet, this program's house values, or the players' own pack. */
export type Source = 'sheet' | 'house' | 'players';

/** A country in which counters can be placed. */
export interface Target {
  readonly id: string;
  /** What the players call it, where it is none of the countries that the program knows. */
  readonly name?: string;
  /** Its region (4.16); null: it lies in none. */
  readonly region: Region | null;
}

/**
 * What an event does. `extra`: one more counter above the limit; `permit`: a counter where none could be placed else,
 * counted in the limit; `fixed`: a modifier in its one target; `regional`: a modifier in a target of the holder's choice.
 */
export type EventKind = 'extra' | 'permit' | 'fixed' | 'regional';

/** A diplomatic random event. */
export interface EventCard {
  readonly id: string;
  readonly title: string;
  /** The number printed on the card, where it is known: 110 to 115 open locations to Russia (24.61B). */
  readonly number: number | null;
  readonly holder: StormPower;
  readonly kind: EventKind;
  /** The targets it names; null: any (of an `extra`), or its text is not known (of a `permit`). */
  readonly targets: readonly string[] | null;
  /** The modifier of a `fixed` or `regional` event. */
  readonly value: number;
  /** The power that its text names as the one that benefits; none is named: its holder does, where nothing else says who. */
  readonly benefits?: StormPower;
  /** What a `permit` goes over: the lists of 24.61B and C, a forgone phase of 24.61A. */
  readonly overrides?: readonly ('lists' | 'purge')[];
  /** A `regional` event whose holder may raise its support level in one of its conquests instead. */
  readonly conquests?: true;
  readonly source: Source;
}

/** What a margin is worth: flag steps from this margin to that one, both ends included. */
export interface ResultRow {
  readonly from: number;
  readonly to: number | null;
  readonly steps: number;
}

export interface Pack {
  readonly id: string;
  readonly title: string;
  readonly source: Source;
  readonly targets: readonly Target[];
  /** The strengths of the diplomatic counters of a power, one for each counter. */
  readonly counters: Readonly<Record<StormPower, readonly number[]>> | null;
  /** Where a power may place diplomatic counters at all; a power left out: anywhere. */
  readonly allowed: Readonly<Partial<Record<StormPower, readonly string[]>>> | null;
  /** What one military counter, and the anti-Comintern counter, is worth. */
  readonly military: number | null;
  readonly antiComintern: number | null;
  /** Where the anti-Comintern counter may be placed; null: anywhere. */
  readonly antiCominternTargets: readonly string[] | null;
  /** Tile points for one counter of each kind, and for a covert operation. */
  readonly costs: {
    readonly diplomatic: number | null;
    readonly military: number | null;
    readonly antiComintern: number | null;
    readonly covert: number | null;
  };
  /** The most covert operations of one power in one target and turn. */
  readonly operationsInTarget: number | null;
  readonly events: readonly EventCard[];
  /** The faction that each side backs in a civil war, by country. */
  readonly factions: Readonly<Record<string, Readonly<Record<Side, string>>>> | null;
  /** What margins are worth, for the ruling resolution = table. */
  readonly results: readonly ResultRow[] | null;
}

/** What the players' files say: a pack, and where the game begins. */
export interface GameData {
  readonly pack?: Pack;
  readonly start?: {
    /** The turn it begins with, from 1. */
    readonly turn: number;
    readonly facts: Readonly<Record<string, number | string | boolean>>;
  };
}
