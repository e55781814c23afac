import {
  type FactKey,
  type FactSchema,
  type FactValue,
  type Referee,
  type Rulings,
  type Sheet,
  type frame,
  tell,
  once,
} from '../../kernel/index.ts';
import { paperRuling } from './49-diplomacy/21-paper.rulings.ts';
import { paperTexts } from './49-diplomacy/21-paper.words.ts';
import type { Wars } from './war/belligerents.ts';
import type { Countries } from './war/countries.ts';
import type { Falls } from './war/falls.ts';
import type { Places } from './war/held.ts';
import type { OfPhase, OfPlayerTurn, OfTurn, OfYear, Phase } from './turn/lifetimes.ts';
import { type Faction, type Power, POWER_IDS } from './powers.ts';
import type { Tables } from './tables/country.ts';
import type { PageLine } from './tables/dp-page.ts';
import type { RolledTension, TensionLine } from './tables/tensions.ts';

/** The game turns of a year, in order. */
export const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

/** A game turn of a year. */
export interface Turn {
  readonly year: number;
  readonly season: Season;
}

/** What a scenario plays: its first and last turn, and the order of the player turns in each. */
export interface ScenarioPlan {
  readonly from: Turn;
  readonly to: Turn;
  readonly order: readonly Phase[];
  /** The tensions whose effective level is rolled for (49.85), if the players report the actual one. */
  readonly tensions: readonly RolledTension[];
  /** A European scenario: the Pacific BRPs of the U.S. are not in it (49.141). */
  readonly european: boolean;
  /** Whether there is diplomacy in the European theatre: not in Pacific scenarios. */
  readonly europe: boolean;
  /** Whether the levels are asked for at the start, and so kept. */
  readonly keepsTension: boolean;
  /** Whether its surrenders are played: a scenario of one year is rule 49 alone. */
  readonly surrenders: boolean;
  /** The player turn at whose end the Chinese one ends (61.11). */
  readonly chinese: Phase;
  /** The player turn that is the Japanese one (61.11). */
  readonly japanese: Phase;
  /** It begins with the opening set-up of the campaign game: basic allotments alone (49.13). */
  readonly opening: boolean;
}

/** A reaction roll that a faction may make in its next diplomatic phase, and not later (49.61). */
export interface Reaction {
  readonly faction: Faction;
  readonly target: string;
  /** The events that let it: without the last of them it falls away; absent: something else did. */
  readonly causes?: readonly string[];
  /** It is not told yet, as no roll could be had. */
  readonly untold?: true;
}

/** BRPs of a result in the opponent’s phase, due at the start of the beneficiary’s next player turn (49.59). */
export interface Due {
  readonly power: Power;
  readonly target: string;
  readonly brps: number | 'all';
}

/** A result kept only by declaring war (49.58). */
export interface Obligation {
  readonly power: 'germany' | 'russia';
  readonly target: string;
  /** The result it is owed for: once that is no longer in effect, nothing is owed. */
  readonly result: FactValue;
  /** The result that comes back without the declaration, and whether it was permanent. */
  readonly before: FactValue;
  readonly permanent: boolean;
  /** Who of its side was at war with the country until the result ended that: those wars go on without the declaration. */
  readonly ended?: readonly Power[];
  /** Not in this player turn but in the power's own, the next one. */
  readonly later: boolean;
}

/** On paper: the targets in which factions have DPs to show now. */
export type Showing = Partial<Record<Faction, string[]>>;

/** What all know of a game, and what of it lasts for a time. */
export interface Open extends frame.OpenOfSteps, OfYear, OfTurn, OfPlayerTurn, OfPhase, Countries, Places {
  year: number;
  turn: Season;
  /** The allotment of this year is the one of the opening set-up (49.13). */
  opening: boolean;
  show?: Showing;
  /** The wars between major powers and with minor countries, and what else lets react as long as it lasts. */
  wars: Wars;
  /** The powers that have surrendered. */
  falls: Falls;
  /** What registers had of facts of which nobody knows any more, as the table says: offered where they are asked. */
  was: Readonly<Record<FactKey, FactValue>>;
  /** The turn in which the level of a power was last worked out, by power (54.22). */
  worked: Readonly<Record<string, string>>;
  /** Reaction rolls not yet made or missed (49.61); they outlast the year. */
  reactions: Reaction[];
  /** The uses of Russian subversion up to the last Axis phase (49.634). */
  oldUses?: number;
  due: Due[];
  obliged: Obligation[];
  /** Dice due now for effective levels, and the die that last fell for each (49.851B, 49.852B). */
  dice: RolledTension[];
  tensionDice: Partial<Record<RolledTension, number>>;
  /** How often each event of the lists has been counted (49.842). */
  tally: Record<string, number>;
}

export interface SealedPart extends frame.SealedCommon {
  /** DPs by 'power/target' (49.21); on paper those that the faction has shown. */
  dps: Record<string, number>;
}

/**
 * The moments of the sequence of play at which chapters put what is due on the agenda: the year start, the start of a
 * player turn, its diplomatic phase, the end of its combat phase and its own, the end of a game turn and of a year.
 */
const MOMENTS = [
  'year-start',
  'player-turn-start',
  'diplomatic-phase',
  'combat-end',
  'player-turn-end',
  'turn-end',
  'year-end',
] as const;
export type TurnMoment = (typeof MOMENTS)[number];

/** The steps of the rulebook, with their parameters: each file adds its own. */
export interface Steps {}

/** What parts give to rules that collect it, by name: each rule that collects adds its own. */
export interface Gives {}

/** What the rulebook stands on. */
export interface WorldGround extends frame.Ground {
  readonly setting: Setting;
  readonly open: Open;
  readonly sealed: SealedPart;
  readonly steps: Steps;
  readonly moments: TurnMoment;
  readonly gives: Gives;
}

/** What its facts stand on: what was supplied alone, as tables are read by what facts there are. */
export interface FactGround extends frame.Ground {
  readonly setting: SuppliedData;
  readonly open: Open;
  readonly sealed: SealedPart;
  readonly steps: Steps;
  readonly moments: TurnMoment;
}

/** A game of the rulebook under way. */
export type WorldPosition = frame.GameOf<WorldGround>;
export type Books = frame.BooksOf<WorldGround>;
export type Go = frame.Go<WorldGround>;
export type WorldStep<K extends keyof Steps> = frame.Step<WorldGround, K>;
export type WorldFamily<Of extends readonly string[] = readonly string[]> = frame.Family<FactGround, Of>;
export type WorldEvent<Of extends readonly string[] = readonly string[]> = frame.Event<WorldGround, Of>;
export type Follows = frame.Follows<WorldGround>;
/** What its facts depend on: rulings, and what the players supplied. */
export interface SuppliedData {
  readonly rulings: Rulings;
  /** The diplomatic tables in use. */
  readonly tables: Tables;
  /** The page of DPs for territory and events. */
  readonly page: readonly PageLine[];
  /** The modifiers of the tensions, from the players’ lists. */
  readonly list: readonly TensionLine[];
}

/** What does not change during a game, built once. */
export interface Setting extends SuppliedData {
  readonly plan: ScenarioPlan;
  readonly facts: FactSchema;
  readonly sheets: Readonly<Record<string, Sheet>>;
  /** The lists and the DP page of which the players supplied every line. */
  readonly complete: readonly string[];
  /** What the scenario says of the start. */
  readonly scenario: Readonly<Record<string, FactValue>>;
  /** What the players' files say of the start, as facts. */
  readonly start: Readonly<Record<string, FactValue>>;
}

/** The name of the step that is open; 'over' when there is none. */
export function stepOf({ agenda }: Pick<Open, 'agenda'>): Go['step'] | 'over' {
  return (agenda as readonly Go[])[0]?.step ?? 'over';
}

/** Whether a step is still to come, or open. */
export function isAhead({ agenda }: Pick<Open, 'agenda'>, step: keyof Steps): boolean {
  return agenda.some((item) => item.step === step);
}

/** The diplomatic phase in ids: '1940/spring/axis'. */
export function phaseId({ year, turn, phase }: Open): string {
  return PHASE_IDS[phase](turn, year);
}

const idsOf = (phase: Phase) => once((turn: string, year: number) => `${year}/${turn}/${phase}`);
const PHASE_IDS = { axis: idsOf('axis'), allied: idsOf('allied') };

/** The turn in ids: '1943/summer'. */
export function turnId({ year, turn }: Pick<Open, 'year' | 'turn'>): string {
  return `${year}/${turn}`;
}

/** Whether this phase begins the player turn of a faction. */
export function isMoving({ phase }: Open, faction: Faction): boolean {
  return (faction === 'european-axis') === (phase === 'axis');
}

/** Whether the factions keep their allocations on paper (ruling secrecy). */
export function isPaper({ rulings }: Open): boolean {
  return paperRuling(rulings, 'secrecy') === 'paper';
}

/** The target of a row 'power/target'. */
const targetOf = once((row: string) => row.slice(row.indexOf('/') + 1));

/** The rows of a target. */
const rowsOf = once((target: string) => POWER_IDS.map((power) => `${power}/${target}`));

/** The DPs of a faction in a target, from its own allocation. */
export function dpsIn(dps: Readonly<Record<string, number>>, target: string): number {
  let total = 0;
  for (const row of rowsOf(target)) total += dps[row] ?? 0;
  return total;
}

/** The DPs of a faction in each target where it has any, from its own allocation. */
export function dpsByTarget(dps: Readonly<Record<string, number>>): ReadonlyMap<string, number> {
  const totals = new Map<string, number>();
  for (const row in dps) {
    const target = targetOf(row);
    totals.set(target, (totals.get(target) ?? 0) + (dps[row] ?? 0));
  }
  return totals;
}

/** The door by which the DPs of a faction in a target become known. */
export const dpDoor = once((target: string) => `dp/${target}`);

/** Open a faction's DPs in a target to everybody, once: how many there are; null when they are open already. */
export function openOnce(
  { open, sealed }: WorldPosition,
  faction: Faction,
  target: string,
  clauses: readonly string[],
  referee: Referee,
): number | null {
  const key = dpDoor(target);
  if (open.revealed[faction]?.[key] !== undefined) return null;
  const dps = dpsIn(sealed[faction]?.dps ?? {}, target);
  referee.reveal({ to: 'all', from: faction, key, value: dps, clauses });
  return dps;
}

/** Open a faction's DPs in a target, and tell. */
export function reveal(
  position: WorldPosition,
  faction: Faction,
  target: string,
  clauses: readonly string[],
  referee: Referee,
): void {
  const dps = openOnce(position, faction, target, clauses, referee);
  if (dps === null) return;
  tell(referee, 'revealed', paperTexts.told.revealed, { faction, target, dps }, clauses);
}
