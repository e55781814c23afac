import type { Nation, Player } from './nations.ts';
import type { Battle, EntryId, Forces, LandKind, PlaceId } from './stories/rule.ts';

// What of a game lasts for a turn, and what for the turn of one player: when it is over, all of it begins anew.

/** One line of the docket: a roll of Part I. */
export interface Due {
  readonly rule: string;
  /** Of a rule that is made for each of several: the nation it is about. */
  readonly it?: Nation;
  /** Who rolls. */
  readonly rolls: Nation;
  /** Which of the waves of its nation it is rolled in, from 0. */
  wave: number;
  /** Waits for the wish of a nation, is to be rolled, was not wished, or was rolled. */
  is: 'asked' | 'due' | 'declined' | 'rolled';
  face?: number;
  works?: boolean;
}

/** A battle that a rule has ordered and that is still to be fought. */
export interface OrderedBattle {
  readonly rule: string;
  readonly it?: Nation;
  readonly battle: Battle;
  /** In whose combat phase. */
  readonly turnOf: Nation;
}

/** A roll for influence in part II of this turn. */
export interface Attempt {
  /** 'SPA.I1/germany'. */
  readonly channel: string;
  readonly nation: Nation;
  /** Money is to be spent on it. */
  spends: boolean;
  /** Meant to be rolled, rolled, or given up since it cannot be paid or its channel has closed. */
  is: 'declared' | 'rolled' | 'dropped';
  /** The nation that spends against it. */
  counter?: Nation;
  /** The dollars of each side, once they are open. */
  own?: number;
  against?: number;
}

/** An attack of this player's turn on a neutral territory. */
export interface NeutralAttack {
  readonly place: PlaceId;
  readonly by: readonly Nation[];
  /** The land units that came for it: they occupy nothing before it is fought. */
  readonly force: Readonly<Partial<Record<Nation, Readonly<Partial<Record<LandKind, number>>>>>>;
  /** The native units that defend, as they were when it was attacked. */
  readonly natives: Forces;
  /** The nation whose own those became at once, as the box says Total Control (G.C1); null: they fight as natives. */
  readonly own: Nation | null;
}

/** What lasts for a game turn. */
export interface OfTurn {
  docket: Due[];
  /** The straits that are open this turn, by entry. */
  straits: EntryId[];
  /** The pairs of nations whose war was declared in this turn, and what they were before (G.F4). */
  declared: Record<string, string>;
  /** The rolls for influence of this turn. */
  tries: Attempt[];
  /** Dollars that nations owe for influence. */
  spent: Partial<Record<Nation, number>>;
  /** Of those the dollars that count under no cap (rulings cap-fixed-sums, cap-counters). */
  uncapped: Partial<Record<Nation, number>>;
  /** Which bonuses apply, by rule, while part II goes on; null: not known. */
  bonuses: Record<string, boolean | null>;
  /** The players in whose turns nothing happens on the map, as the table said before they came. */
  quiet: readonly Player[];
}

/** What lasts for the turn of one player. */
export interface OfPlayer {
  attacks: NeutralAttack[];
}

/** What a game turn begins with. */
export function freshTurn(): OfTurn {
  return {
    docket: [],
    straits: [],
    declared: {},
    tries: [],
    spent: {},
    uncapped: {},
    bonuses: {},
    quiet: [],
  };
}

/** What the turn of a player begins with. */
export function freshPlayer(): OfPlayer {
  return { attacks: [] };
}
