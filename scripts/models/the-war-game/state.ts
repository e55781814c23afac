import {
  AXIS,
  type Army,
  BY_ID,
  type Class,
  ENTRIES,
  type Entry,
  ENTRY_OF,
  type Flags,
  type Kind,
  KINDS,
  LAND_KINDS,
  NATIONS,
  type Nation,
  PLACES,
} from './guide.ts';
import type { Board } from './world.ts';

// Where everything stands: flags, armies, land, governments. How a flag is put down and what that does to those under it.

export type War = 'peace' | 'phony' | 'war' | 'full';

export interface State {
  readonly board: Board;
  readonly rulings: Record<string, string>;
  turn: number;
  /** How each place stands to each nation, and what made it so. */
  readonly flags: Record<string, Record<Nation, Class>>;
  readonly through: Record<string, Partial<Record<Nation, string>>>;
  readonly natives: Record<string, Record<Kind, number>>;
  readonly units: Record<Nation, Record<string, Army>>;
  readonly holder: Record<string, Nation>;
  readonly war: Record<string, War>;
  /** What was declared in this turn counts from the next on (G.F4). */
  readonly declared: Record<string, War>;
  phony: boolean;
  phonyDeclared: boolean;
  /** Peru has turned to the strongest nation once (PER.E1). */
  hasPeruChosen: boolean;
  /** The natives whom Total Control has made units of a nation, by place. */
  readonly turned: Record<string, Readonly<Partial<Record<Kind, number>>>>;
  hadWar: boolean;
  readonly struck: Record<string, boolean>;
  readonly government: Record<string, string>;
  /** The turn in which a government came, so that what follows it waits. */
  readonly since: Record<string, number>;
  readonly ended: Record<string, boolean>;
  readonly built: Record<string, number>;
  readonly rolled: Record<string, number>;
  readonly threat: Record<string, boolean>;
  vichy: number;
  /** How what a turn’s beginning decides stood as it began. */
  began: Began;
  /** Attacks of this turn whose battle is not told yet. */
  attacks: Attack[];
  /** Battles that a story has ordered. */
  ordered: Ordered[];
  readonly flow: Flow;
}

interface Began {
  readonly chile: boolean;
  readonly spainHeld: boolean;
  readonly franceFree: boolean;
}

/** An attack on a neutral, by one or more nations. */
export interface Attack {
  readonly place: string;
  readonly nations: readonly Nation[];
}

export interface Ordered {
  readonly rule: string;
  readonly place: string;
  /** In whose turn it is fought. */
  readonly by: Nation;
}

type Phase = 'unrest' | 'influence' | 'declarations' | 'turns' | 'over';

interface Flow {
  phase: Phase;
  /** Whose dice, or whose turn: a place in the order. */
  at: number;
  /** What has been rolled, or decided against, in this part. */
  done: string[];
  /** Rolls that follow at once. */
  second: string[];
  /** Rolls of part I whose dice have fallen for this nation. */
  drawn: boolean;
  waiting: string[];
  /** Whether the news of this turn has been told. */
  told: boolean;
  /** Whether Germany has said what Castillo’s army does. */
  ordered: boolean;
  /** Wishes that were answered with a roll. */
  wished: string[];
  declined: string[];
}

// ---------------------------------------------------------------------------------------------------- Places and armies

export function groupOf({ home, colonies }: Entry): readonly string[] {
  return [...home, ...colonies];
}

export function isLand({ board }: State, place: string): boolean {
  return board.lands.some(({ id }) => id === place);
}

export function ownerOf({ board }: State, land: string): Nation | undefined {
  return board.lands.find(({ id }) => id === land)?.owner;
}

/** What a unit attacks and defends with, added up (ruling strengths). */
const STRENGTH: Readonly<Record<Kind, number>> = {
  infantry: 6,
  artillery: 8,
  armor: 12,
  fighter: 14,
  destroyer: 0,
};

export function strengthOf(army: Army, kinds: readonly Kind[] = LAND_KINDS): number {
  return kinds.reduce((sum, kind) => sum + STRENGTH[kind] * (army[kind] ?? 0), 0);
}

export function armyIn({ units }: State, nation: Nation, place: string): Army {
  return units[nation][place] ?? {};
}

/** Whether a nation has land units there (G.H1). */
export function isThere(state: State, nation: Nation, place: string): boolean {
  return LAND_KINDS.some((kind) => (armyIn(state, nation, place)[kind] ?? 0) > 0);
}

/** Whether one of these nations occupies a place: with land units, or player land that another owned. */
export function occupies(state: State, nations: readonly Nation[], place: string): boolean {
  if (nations.some((each) => isThere(state, each, place))) return true;
  const holder = state.holder[place];
  return holder !== undefined && nations.includes(holder) && holder !== ownerOf(state, place);
}

/** Whether units have come into a place, beside the natives that turned (ruling estonia-poles). */
export function haveCome(state: State, place: string): boolean {
  return NATIONS.some((nation) => {
    const turned = masterOf(state, place) === nation ? state.turned[place] : undefined;
    return LAND_KINDS.some((kind) => (state.units[nation][place]?.[kind] ?? 0) > (turned?.[kind] ?? 0));
  });
}

/** G.H3: attacks and defenses of one greater than those of the natives. */
export function isSuperior(state: State, nations: readonly Nation[], place: string): boolean {
  const own = state.natives[place] as Record<Kind, number>;
  const kinds =
    state.rulings['neutral-fighters'] === 'count' ? ([...LAND_KINDS, 'fighter'] as const) : LAND_KINDS;
  const against = strengthOf(own, kinds);
  const force = nations.reduce((sum, each) => sum + strengthOf(armyIn(state, each, place)), 0);
  return force > against && force > 0;
}

export function neighbours({ board }: State, place: string): readonly string[] {
  return board.touches[place] ?? [];
}

export function nextDoor(state: State, nations: readonly Nation[], place: string): boolean {
  return neighbours(state, place).some((each) => occupies(state, nations, each));
}

// ---------------------------------------------------------------------------------------------------- War

function pairOf(a: Nation, b: Nation): string {
  return NATIONS.indexOf(a) < NATIONS.indexOf(b) ? `${a}.${b}` : `${b}.${a}`;
}

export function warOf({ war }: State, a: Nation, b: Nation): War {
  return war[pairOf(a, b)] ?? 'peace';
}

export function isAtWar(state: State, nation: Nation, levels: readonly War[] = ['war', 'full']): boolean {
  return AXIS.some((each) => levels.includes(warOf(state, nation, each)));
}

// ---------------------------------------------------------------------------------------------------- Flags

export function flagOf({ flags }: State, place: string, nation: Nation): Class {
  return flags[place]?.[nation] ?? 'neutral';
}

/** Who has Total Control. */
export function masterOf(state: State, place: string): Nation | undefined {
  return NATIONS.find((each) => flagOf(state, place, each) === 'total');
}

/** G.A1: a new flag in one place; it replaces all others, unless its entry lets several stand. */
export function mark(
  state: State,
  place: string,
  { flags, by, beside = false }: { flags: Flags; by: string; beside?: boolean },
): void {
  const given = Object.entries(flags) as [Nation, Class][];
  const isTotal = given.some(([, what]) => what === 'total');
  const keeps = beside || (state.rulings['replaces'] === 'keep' && given.length > 0);
  const before = masterOf(state, place);
  for (const nation of NATIONS) {
    const now = flags[nation];
    if (now === undefined && keeps && !isTotal && before === undefined) continue;
    if (now === undefined) delete state.through[place]?.[nation];
    else (state.through[place] ??= {})[nation] = by;
    (state.flags[place] as Record<Nation, Class>)[nation] = now ?? 'neutral';
  }
  const master = masterOf(state, place);
  if (master !== undefined && master !== before) turnNatives(state, place, master);
}

/** Under Total Control the natives are units of the nation (G.A4). */
function turnNatives(state: State, place: string, nation: Nation): void {
  const own = state.natives[place] as Record<Kind, number>;
  const army = (state.units[nation][place] ??= {});
  state.turned[place] = { ...own };
  for (const kind of LAND_KINDS) army[kind] = (army[kind] ?? 0) + own[kind];
  for (const kind of KINDS) own[kind] = 0;
}

/** All of an entry, where Greenland turns to the U.S.A. as the rest of Denmark to the U.K. (G.E3). */
export function markAll(
  state: State,
  entry: Entry,
  given: { flags: Flags; by: string; beside?: boolean },
): void {
  const home = masterOf(state, entry.home[0] ?? '');
  for (const place of groupOf(entry)) {
    // what another than the master of the home has conquered stays his
    const master = masterOf(state, place);
    if (master === undefined || master === home) markPlace(state, place, given);
  }
}

export function markPlace(
  state: State,
  place: string,
  { flags, ...how }: { flags: Flags; by: string; beside?: boolean },
): void {
  const { uk, ...others } = flags;
  const own: Flags = place === 'greenland' && uk !== undefined ? { ...others, usa: uk } : flags;
  mark(state, place, { flags: own, ...how });
}

const RANK: Readonly<Record<Class, number>> = { neutral: 0, friendly: 1, economic: 1, sworn: 2, total: 3 };

/** What happens by itself only raises. */
export function raise(
  state: State,
  entry: Entry,
  { nation, to, by }: { nation: Nation; to: Class; by: string },
): void {
  for (const place of groupOf(entry)) {
    const toward: Nation = place === 'greenland' && nation === 'uk' ? 'usa' : nation;
    const isTaken = (masterOf(state, place) ?? toward) !== toward;
    if (isTaken || RANK[flagOf(state, place, toward)] >= RANK[to]) continue;
    mark(state, place, { flags: { [toward]: to }, by });
  }
}

/** Whether the story of an entry stands still: an attack has made it take sides, or another has Total Control. */
export function isClosed(state: State, entry: Entry): boolean {
  if (state.ended[entry.id]) return true;
  const home = entry.home[0] ?? '';
  const boxed = NATIONS.some((each) => /\.A[XL]$/.test(state.through[home]?.[each] ?? ''));
  if (boxed && state.rulings['after-box'] === 'closed') return true;
  return state.rulings['total-control'] !== 'goes-on' && masterOf(state, home) !== undefined;
}

/** Cerda is in power, by ruling after the revolt of his supporters too (CHI.U2). */
export function isCerdas({ government, rulings }: State): boolean {
  const isBack = rulings['chile-cerda'] === 'back';
  return government['CHI'] === 'cerda' || (isBack && government['CHI'] === 'cerda-supporters');
}

export function entryOf(place: string): Entry {
  return ENTRY_OF[place] as Entry;
}

// ---------------------------------------------------------------------------------------------------- The start

const GOVERNMENTS: Readonly<Record<string, string>> = {
  ARG: 'ortiz',
  BOL: 'busch',
  BRA: 'vargas',
  BUL: 'boris',
  CHI: 'cerda',
  ECU: 'ecuador-free',
  EIR: 'eire-calm',
  HUN: 'hungarian-pact',
  IRQ: 'nuri',
  PAN: 'harmodio',
  PER: 'border-dispute',
  ROM: 'antonescu',
  THA: 'indo-china-wanted',
  YUG: 'prince-paul',
};

export function startOf(board: Board, rulings: Readonly<Record<string, string>>): State {
  const none = (): Record<Nation, Class> =>
    Object.fromEntries(NATIONS.map((each) => [each, 'neutral'])) as Record<Nation, Class>;
  const state: State = {
    board,
    rulings: { ...rulings },
    turn: 1,
    flags: Object.fromEntries(PLACES.map((place) => [place, none()])),
    through: {},
    natives: Object.fromEntries(
      ENTRIES.flatMap((entry) =>
        groupOf(entry).map((place) => [
          place,
          { infantry: 0, artillery: 0, armor: 0, fighter: 0, destroyer: 0, ...entry.forces[place] },
        ]),
      ),
    ),
    units: Object.fromEntries(NATIONS.map((each) => [each, {}])) as State['units'],
    holder: Object.fromEntries(board.lands.map(({ id, owner }) => [id, owner])),
    war: {},
    declared: {},
    phony: false,
    phonyDeclared: false,
    hasPeruChosen: false,
    turned: {},
    hadWar: false,
    struck: {},
    government: { ...GOVERNMENTS },
    since: {},
    ended: {},
    built: { SWE: 0, TUR: 0 },
    rolled: {},
    threat: {},
    vichy: 0,
    began: { chile: false, spainHeld: false, franceFree: true },
    attacks: [],
    ordered: [],
    flow: {
      phase: 'unrest',
      at: 0,
      done: [],
      second: [],
      drawn: false,
      waiting: [],
      told: false,
      ordered: false,
      wished: [],
      declined: [],
    },
  };
  for (const entry of ENTRIES) markAll(state, entry, { flags: entry.start, by: 'start' });
  const { greenland } = state.flags;
  if (greenland && rulings['greenland-friend'] === 'uk')
    Object.assign(greenland, { uk: 'friendly', usa: 'neutral' });
  befriendDutch(state);
  return state;
}

/** To whom Belgium/Holland is Friendly at first (rulings belgium-friends, belgium-begins). */
function befriendDutch({ rulings, flags }: State): void {
  const { home, colonies } = BY_ID['BEH'] as Entry;
  const isBoth = rulings['belgium-friends'] === 'both';
  const isLater = rulings['belgium-begins'] === 'first-look';
  const without = [...(isBoth ? [] : home), ...(isBoth || isLater ? [] : colonies)];
  for (const place of without) Object.assign(flags[place] ?? {}, { france: 'neutral' });
}
