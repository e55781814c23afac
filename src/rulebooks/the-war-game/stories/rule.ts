import type { Clause } from '../../../kernel/index.ts';
import type { Nation } from '../nations.ts';

// The words in which the stories of the territories are told: conditions, effects and rules are data, so that a player can
// read an entry, the docket can say why a roll is not due, and every rule can be switched off and tried by itself.

/** A neutral territory or a piece of player land, by its id. */
export type PlaceId = string;
/** An entry of the guide, by the id of the clause index: 'ARG'. */
export type EntryId = string;

/** How a territory stands to a nation where it is not neutral to it (G.A1). */
export const CLASSES = ['friendly', 'economic', 'sworn', 'total'] as const;
export type Class = (typeof CLASSES)[number];

/** How two nations stand to each other, from peace to full war. */
export const WAR_STATES = ['peace', 'phony', 'war', 'full'] as const;
export type WarState = (typeof WAR_STATES)[number];

/** What land units there are (G.H1), and what else can belong to a neutral. */
export const LAND_KINDS = ['infantry', 'artillery', 'armor'] as const;
export const KINDS = [...LAND_KINDS, 'fighter', 'destroyer'] as const;
export type LandKind = (typeof LAND_KINDS)[number];
export type UnitKind = (typeof KINDS)[number];
export type Forces = Readonly<Partial<Record<UnitKind, number>>>;

/** Who is meant: a nation, any of several, or `it`: the nation that the rule is about where it is made for each of several. */
export type Who = Nation | readonly Nation[] | 'axis' | 'allies' | 'western' | 'anyone' | 'it';

/**
 * Where: `home` is the entry's own land (both halves), `group` with its colonies, `adjacent` what touches home by land and
 * does not belong to the group, `the-americas` both continents but for the group; a place or several by id.
 */
export type Where =
  | 'home'
  /** The original land of Germany and Italy in Europe, as the map says. */
  | 'axis-europe'
  | 'group'
  | 'colonies'
  | 'adjacent'
  | 'south-america'
  | 'the-americas'
  | { readonly places: readonly PlaceId[] };

/** What a nation has attacked or entered, at any time: what the stories ask for beyond the neutral territories. */
export const STRIKE_TARGETS = ['british-land', 'british-isles', 'soviet-land', 'abroad'] as const;
export type StrikeTarget = (typeof STRIKE_TARGETS)[number];

/** What may be so. Each is true, false, or not known. */
export type Condition =
  /** Land units of one of them stand there (on player land: one of them that is not its owner holds it). */
  | {
      readonly is: 'occupied';
      readonly by: Who;
      readonly in: Where;
      /** Against the army of the entry's home (G.H3); nothing is superior or inferior to nothing. */
      readonly force?: 'superior' | 'inferior' | 'not-superior';
      /** The forces of all of them, and of all places, are one sum. */
      readonly together?: true;
      /** They have come there: a nation's own there that can have been native does not count. */
      readonly foreign?: true;
    }
  /** One of the places is of one of the classes toward one of them; `by`: through one of these rules. */
  | {
      readonly is: 'holds';
      readonly nation: Who;
      readonly classes: readonly Class[];
      readonly in: Where;
      readonly by?: readonly Clause[];
    }
  /** Each of the places is under the Total Control of one of them, or is land of its own that it still holds. */
  | { readonly is: 'controls'; readonly nation: Who; readonly in: Where; readonly some?: true }
  /** Who or what governs. */
  | { readonly is: 'state'; readonly of: readonly string[] }
  | { readonly is: 'turn'; readonly from: number }
  /** One of the first is at least so much at war with one of the second; a war of this turn counts from the next (G.F4). */
  | { readonly is: 'war'; readonly a: Who; readonly b: Who; readonly least: WarState }
  /** Each of the first is at least so much at war with some of the second. */
  | { readonly is: 'each-at-war'; readonly a: readonly Nation[]; readonly b: Who; readonly least: WarState }
  /** A nation to which a rule has made its home Sworn has land units there. */
  | { readonly is: 'kept'; readonly by: Clause }
  /** It has been at war with one of the other side at some time. */
  | { readonly is: 'had-war'; readonly nation: Nation }
  | { readonly is: 'phony-war' }
  /** Reported just now: this nation attacks, conquers or liberates one of the places. */
  | {
      readonly is: 'news';
      readonly what: 'attacked' | 'conquered' | 'liberated';
      readonly by: Who | 'natives';
      readonly in: Where;
    }
  /** Reported just now: it has attacked what is so called. */
  | { readonly is: 'strikes'; readonly by: Who; readonly what: StrikeTarget }
  /** Ever since the game began. */
  | { readonly is: 'struck'; readonly by: Who; readonly what: StrikeTarget }
  /** The condition of the rule, or `of`, was fulfilled when the turn began; `ago`: when the turn before this one began. */
  | { readonly is: 'began'; readonly rule: Clause; readonly of?: Condition; readonly ago?: 1 }
  /** The event has happened, at any time: it changed something. */
  | { readonly is: 'happened'; readonly rule: Clause }
  /** The rule was rolled that many turns ago, or longer. */
  | { readonly is: 'since'; readonly rule: Clause; readonly turns: number }
  /**
   * A force of these nations together that is stronger than the army could attack (G.H3, G.H4): the land units that were
   * reported beside it show it, or the table says it.
   */
  /** A superior force could come (G.H4); reported ones show it that stand there: next door, where nothing is said. */
  | { readonly is: 'threat'; readonly by: Who; readonly from?: Where }
  | { readonly is: 'ruling'; readonly id: string; readonly choice: string }
  | { readonly is: 'all'; readonly of: readonly Condition[] }
  | { readonly is: 'any'; readonly of: readonly Condition[] }
  | { readonly is: 'not'; readonly of: Condition };

/** What a rule does. */
/** What a story says in words of its own. */
export type StoryFact = 'mongolia-joined' | 'indo-china';

export type Effect =
  /** The territory is of this class toward the nation; other nations' marks go (ruling replaces) unless `beside`. */
  | {
      readonly does: 'mark';
      readonly class: Class | 'neutral';
      /** Absent for `neutral`: toward everybody. */
      readonly nation?: Nation | 'it';
      /** Absent: the whole group. */
      readonly on?: 'home' | { readonly places: readonly PlaceId[] };
      /** Colonies that stay as they are: those under Total Control, or those Friendly to a nation in which these stand. */
      readonly spares?: 'total' | { readonly friendly: Nation; readonly with: Who };
      readonly beside?: true;
      readonly until?: 'turn-end';
      /** For good: nothing but conquest changes it. */
      readonly fixed?: true;
      /** Full value, as land of its own. */
      readonly original?: true;
    }
  /** Toward the nation with the strongest land force there; equal forces change nothing. */
  | {
      readonly does: 'mark-strongest';
      readonly class: Class;
      readonly in: Where;
      readonly among: readonly Nation[];
      /** The forces of a player's other nations count with those of the nation. */
      readonly sum?: 'player';
    }
  /** From one class to another toward a nation, where it has the first; the first pair that fits. */
  | {
      readonly does: 'shift';
      readonly nation: Nation | 'it';
      readonly steps: readonly (readonly [Class | 'neutral', Class | 'neutral'])[];
    }
  /** Who governs from now on; `quiet`: what is told of the map says it. */
  | { readonly does: 'become'; readonly state: string; readonly quiet?: true }
  /** Native units appear at home. */
  | { readonly does: 'add'; readonly kind: UnitKind; readonly count: number }
  /** This rule follows at once: a roll, or an event that happens only when it is called. */
  | { readonly does: 'now'; readonly rule: Clause }
  /** The army attacks those who occupy the territory, in the combat of that nation's turn. */
  | { readonly does: 'battle'; readonly battle: Battle }
  /** Unrest and influence end for good. */
  | { readonly does: 'end' }
  /** Forces of these nations in the group must leave or attack in that nation's turn. */
  | { readonly does: 'leave'; readonly who: readonly Nation[]; readonly turnOf: Nation }
  /** A strait is open this turn. */
  | { readonly does: 'strait' }
  /** Native units become a nation's own. */
  | { readonly does: 'swap'; readonly kind: LandKind; readonly count: number; readonly to: Nation }
  /** Native units appear and fight for a nation. */
  | { readonly does: 'lend'; readonly kind: LandKind; readonly count: number; readonly to: Nation }
  /** This channel takes part in Part II: only another does not (the next success of it). */
  | {
      readonly does: 'if';
      readonly when: Condition;
      readonly then: readonly Effect[];
      readonly otherwise?: readonly Effect[];
    }
  /** A sentence of the rule's own: 'told.<key>'; a directive where players must do something on their map. */
  | { readonly does: 'tell'; readonly key: StoryFact; readonly directive?: true };

/** A battle that a rule orders: who attacks whom, where, in whose turn. */
export interface Battle {
  /** The territory whose army attacks. */
  readonly army: EntryId;
  /** Where: at home against those who occupy it, or the territory that is attacked. */
  readonly in: PlaceId;
  /** The nation in whose combat phase it is fought; `opponent`: of Mongolia's boxes. */
  readonly turnOf: Nation | 'opponent';
  /** Whom: the forces of these nations that are there, or the army of the place. */
  readonly against: readonly Nation[] | 'natives' | 'it';
  /** Nations that may join the attack. */
  readonly join?: readonly Nation[];
  /** Where this is so when it is to be fought, it is not. */
  readonly unless?: Condition;
  /** What follows by who wins; `none`: nobody is left. */
  readonly won: readonly Effect[];
  readonly lost: readonly Effect[];
  readonly none: readonly Effect[];
}

interface AnyRule {
  /** Of the clause index: 'ARG.U1'. Where a clause is both rolled and happens by itself, a second rule: 'PAN.U2/police'. */
  readonly id: Clause;
  /** Absent: always. */
  readonly when?: Condition;
  /** The rule is made for each of these; `it` is the one. */
  readonly each?: readonly Nation[];
  /** It acts on a territory under Total Control, and after a box (ruling total-control, after-box). */
  readonly through?: true;
  /** By this choice of a ruling it acts under Total Control. */
  readonly throughBy?: { readonly ruling: string; readonly choice: string };
  /** A game that begins with what it makes, by nobody knows what rule, has it by this one where this is so. */
  readonly begun?: Condition;
}

/** When an event is looked for: at news of the map and before the docket is drawn up (ruling tested), or as named; `called`: when another rule says `now`. */
export type Occasion = 'news' | 'turn-begins' | 'docket' | 'attack' | 'called';

/** What happens by itself where its condition is fulfilled. It raises, and never lowers toward the same nation. */
export interface EventRule extends AnyRule {
  readonly kind: 'event';
  /** Absent: news. */
  readonly at?: Occasion;
  /** Under this choice of a ruling it is looked for at news of the map, too. */
  readonly also?: { readonly ruling: string; readonly choice: string };
  /** These may attack its home while this is so, though they may attack no other neutral one (G.B6). */
  readonly opens?: { readonly to: Nation; readonly when: Condition };
  /** It sets, up or down: a lapse that is named. */
  readonly lapse?: true;
  readonly then: readonly Effect[];
}

/** A d12, made in Part I: it works on so much or less. */
export interface RollRule extends AnyRule {
  readonly kind: 'roll';
  /** `adjacent-axis`: the values of the adjacent territories under Axis control (TUR.S2). `vichy`: the table's number. */
  readonly needs: number | 'adjacent-axis' | 'vichy';
  /** The nation named in the entry's header, or `it`. */
  readonly rolls: Nation;
  readonly then: readonly Effect[];
  readonly otherwise?: readonly Effect[];
  /** Whose wish it is; absent: it is rolled. */
  readonly decides?: Nation;
  /** Whatever comes of it, it is rolled once in a game. */
  readonly once?: true;
  /** Its condition is looked at when the turn begins. */
  readonly begins?: true;
  /** Only when another rule says so at once. */
  readonly second?: 'only';
  /** It waits in its docket until these have been rolled. */
  readonly after?: readonly Clause[];
}

/** A d12 that says which unit appears. */
export interface TableRule extends AnyRule {
  readonly kind: 'table';
  readonly rolls: Nation;
  /** Up to which face each unit appears. */
  readonly rows: readonly { readonly to: number; readonly kind: UnitKind }[];
  /** At most so many in a game. */
  readonly most: number;
}

/** An attack that a nation may order in its own combat phase. */
interface OrderRule extends AnyRule {
  readonly kind: 'order';
  readonly when: Condition;
  readonly decides: Nation;
  readonly battle: Battle;
}

/** Two rolls of which the lower one that works counts. */
export interface RivalsRule extends AnyRule {
  readonly kind: 'rivals';
  readonly of: readonly [Clause, Clause];
}

/** A channel of Part II. */
export interface InfluenceRule extends AnyRule {
  readonly kind: 'influence';
  readonly when: Condition;
  readonly by: Nation | 'it';
  /** Its condition is looked at when the turn begins. */
  readonly begins?: true;
  /** What its rolls are better by, always. */
  readonly adds?: number;
  /** Dollars that each roll costs at least; they add. */
  readonly least?: number;
  /** Dollars that are paid once in a game, with the first roll; they add nothing, and more may be spent beside them. */
  readonly opening?: number;
  /** Dollars that each roll costs; they add nothing, and no others may be spent, so that nobody spends against it. */
  readonly flat?: number;
  /** By this choice of a ruling the rolls of another channel for the same nation count in its progression. */
  readonly goesOn?: { readonly from: Clause; readonly ruling: string; readonly choice: string };
  /** When its progression begins anew: after a turn without a roll, or when this is so as a turn begins. */
  readonly resets?: 'interruption' | Condition;
  readonly then: readonly Effect[];
}

/** What makes the rolls of a channel better, or free. */
export interface BonusRule extends AnyRule {
  readonly kind: 'bonus';
  /** The channel's rule. */
  readonly to: Clause;
  readonly adds: number;
  /** The dollars that each roll costs at least need not be paid. */
  readonly free?: true;
  readonly when: Condition;
}

/** What forbids or allows something. */
export interface LawRule extends AnyRule {
  readonly kind: 'law';
  /** What it is about: an attack on the territory, moving into it, its strait, or only a sentence when it is attacked. */
  readonly about: 'attack' | 'entry' | 'strait' | 'influence' | 'said-at-attack';
  readonly by: Who;
  readonly allows: boolean;
  /** Absent: the whole group. */
  readonly on?: Where;
}

/** The clause of the index that a rule is of: 'PAN.U2' of 'PAN.U2/police'. */
export function clauseOf({ id }: Pick<AnyRule, 'id'>): Clause {
  return id.split('/')[0] ?? id;
}

export type Rule =
  | EventRule
  | RollRule
  | TableRule
  | OrderRule
  | RivalsRule
  | InfluenceRule
  | BonusRule
  | LawRule;

/** A box: how, and to whom, the territory turns when it is attacked (G.C1). */
export interface Box {
  readonly class: Class | 'neutral';
  readonly nations: readonly Nation[];
  /** Unrest and influence end for good. */
  readonly ends?: true;
  readonly original?: true;
}

export type Marks = Readonly<Partial<Record<Nation, Class>>>;

/** A territory on the board: one of a nation's two halves, its home, or a colony. */
export interface Place {
  readonly id: PlaceId;
  /** The entry that lists it; of a colony its own ('ANG'); none for Southwest Africa. */
  readonly entry?: EntryId;
  readonly name: string;
  /** Null where the guide gives none. */
  readonly value: number | null;
  /** What it is worth by another choice of a ruling. */
  readonly valueBy?: { readonly ruling: string; readonly choice: string; readonly value: number };
  readonly forces?: Forces;
  /** In 1942, where they are others; `unprinted`: as in 1939 (ruling forces-1942); `owned`: those of its owner. */
  readonly forces1942?: Forces | 'unprinted' | 'owned';
  readonly factory?: 'minor';
  /** Where it differs from its home. */
  readonly start1939?: Marks;
  /** Where a ruling says whether it differs in 1939. */
  readonly differs1939?: Condition;
  readonly start1942?: Marks | 'unprinted';
  /** Where the results of its group are toward another nation: Greenland's (G.E3). */
  readonly toward?: Readonly<Partial<Record<Nation, Nation>>>;
}

/** An entry of the guide with its story, and its colonies with it. */
export interface GuideEntry {
  readonly id: EntryId;
  readonly name: string;
  /** The nation that its header names for its rolls. */
  readonly rolls?: Nation;
  /** The home: one place, or two halves. */
  readonly home: readonly Place[];
  readonly colonies?: readonly Place[];
  /** {} is neutral to all. */
  readonly start1939: Marks;
  readonly start1942: Marks;
  /** Who governs, the first at the start of 1939. */
  readonly states?: readonly string[];
  readonly state1942?: string;
  readonly rules: readonly Rule[];
  readonly axis: Box;
  readonly allied: Box;
}
