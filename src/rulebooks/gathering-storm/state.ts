import type { FactValue, Rulings, Seat, frame } from '../../kernel/index.ts';
import type { OfPlan, OfTurn } from './lifetimes.ts';
import type { EventCard, Pack, Target } from './files/pack.ts';
import { powersAt, type StormPower, type PowerSeating } from './powers.ts';

/** The turns of a year, in order. */
export const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const;
type Season = (typeof SEASONS)[number];

const FIRST_YEAR = 1935;

export interface Open extends frame.OpenOfSteps, OfTurn {
  /** From 1, Spring 1935. */
  turn: number;
}

export interface SealedPart extends frame.SealedCommon, OfPlan {
  /** The strengths of this turn's counters of the seat, by `counterId`; on paper there are none before step 8. */
  strengths: Record<string, number>;
}

/** What does not change during a game, built once. */
export interface Setting {
  readonly rulings: Rulings;
  readonly pack: Pack;
  readonly seating: PowerSeating;
  /** The targets in which counters can be placed, in the order in which they are listed. */
  readonly targets: readonly Target[];
  /** Diplomatic events by id. */
  readonly events: ReadonlyMap<string, EventCard>;
  readonly firstTurn: number;
  readonly lastTurn: number;
  /** What is known at the start. */
  readonly start: Readonly<Record<string, FactValue>>;
}

/** The steps of the rulebook, with their parameters: each file of steps adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: filled where the steps are
export interface Steps {}

/** What the rulebook stands on. */
export interface StormGround extends frame.Ground {
  readonly setting: Setting;
  readonly open: Open;
  readonly sealed: SealedPart;
  readonly steps: Steps;
  readonly moments: never;
}

export type Books = frame.BooksOf<StormGround>;
export type StormPosition = frame.GameOf<StormGround>;
export type Go = frame.Go<StormGround>;
export type StormStep<K extends keyof Steps> = frame.Step<StormGround, K>;
export type StormFamily<Of extends readonly string[] = readonly string[]> = frame.Family<StormGround, Of>;
export type Follows = frame.Follows<StormGround>;
/** The year and season of a turn. */
export function seasonOf(turn: number): { readonly year: number; readonly season: Season } {
  const season = SEASONS[(turn - 1) % SEASONS.length] ?? 'spring';
  return { year: FIRST_YEAR + Math.floor((turn - 1) / SEASONS.length), season };
}

/** A turn in ids: '1935/spring'. */
export function turnId({ turn }: Pick<Open, 'turn'>): string {
  const { year, season } = seasonOf(turn);
  return `${year}/${season}`;
}

/** The powers of a seat in this game. */
export function powersOfSeat({ seating }: Setting, seat: Seat | null): readonly StormPower[] {
  return powersAt(seating, seat);
}

/** A target by its id. Throws for an unknown one: our own mistake. */
export function targetOf({ targets }: Setting, id: string): Target {
  const target = targets.find((each) => each.id === id);
  if (!target) throw new Error(`no target ${id}`);
  return target;
}

/** An event by its id. Throws for an unknown one: our own mistake. */
export function eventOf({ events }: Setting, id: string): EventCard {
  const event = events.get(id);
  if (!event) throw new Error(`no event ${id}`);
  return event;
}
