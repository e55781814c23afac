import type { FactKey, Possible, sums } from '../../../kernel/index.ts';

// The register of places: who holds each that rules 54 to 62 count, once and under whatever name it is told.

/** Who can control a place: the European Axis, Japan, the Western Allies, Russia, the two Chinas, or nobody. */
export const CONTROLLERS = ['axis', 'japan', 'western', 'russia', 'china', 'communists', 'nobody'] as const;
export type Controller = (typeof CONTROLLERS)[number];

/** French; taken before the fall by the Axis or Britain; or what came of the fall (58.53). */
export const COLONY_STATES = ['french', 'axis', 'british', 'free', 'vichy', 'independent'] as const;
export type ColonyState = (typeof COLONY_STATES)[number];

/** What is known of a place; of what is absent nobody has said anything. */
export interface Holding {
  /** Who controls it; or only that the Axis do not, or that one of the Allies does. */
  readonly by?: Controller | 'others' | 'allies';
  /** From whom the Axis took it (59.73B). */
  readonly before?: 'western';
  /** Only a part is theirs (59.66D). */
  readonly partly?: true;
  /** The game turn of which it is told whose it is: in another one that is asked anew. */
  readonly asOf?: string;
  /** Units are in it, not a marker alone (57.12). */
  readonly occupied?: boolean;
  /** It was given back in an earlier surrender (59.73C). */
  readonly returned?: boolean;
  /** What a French colony is (58.53). */
  readonly colony?: ColonyState;
  /** How it came to whoever has it, where it was seen to change hands. */
  readonly came?: Came;
  /** Of a whole country: so many of its hexes are told to be the Allies' (57.11, 60.11). */
  readonly hexes?: number;
}

/** How a place changed hands: in which game turn, from whom, and whether it was ceded (59.66). */
export interface Came {
  readonly since: string;
  readonly from: Holder;
  readonly ceded?: true;
}

/** Whose a place is by what is told of it. */
type Holder = NonNullable<Holding['by']> | ColonyState;

/** The register: an entry is replaced and never changed in place, so that copies of a game share it. */
export interface Places {
  places: Readonly<Record<string, Holding>>;
}

const UNTOLD: Holding = {};

/** What is known of a place. */
export function heldOf({ places }: Places, place: string): Holding {
  return places[place] ?? UNTOLD;
}

/** What of a place is otherwise from now on; undefined: nobody knows it any more. */
type Change = { readonly [K in keyof Holding]?: Holding[K] | undefined };

/** Write down what of a place is otherwise, in place. */
export function noteHeld(open: TurnNow & Places, place: string, change: Change): void {
  const old = heldOf(open, place);
  const all = Object.entries({ ...old, ...change, came: cameTo(open, old, { ...old, ...change }) });
  const now: Holding = Object.fromEntries(all.filter(([, value]) => value !== undefined));
  open.places = { ...open.places, [place]: now };
}

/** Whose a place is: of a French colony what has become of it says more than who controls it (58.53). */
export function holderNow({ by, colony }: Pick<Change, 'by' | 'colony'>): Holder | undefined {
  return colony ?? by;
}

/** How a place came to whoever has it now: news of it from one holder known to another. */
function cameTo(open: TurnNow, old: Holding, now: Change): Came | undefined {
  const [from, to] = [holderNow(old), holderNow(now)];
  if (from === to) return now.came;
  if (from === undefined || to === undefined || !hasBegun(open)) return undefined;
  return { since: turnOf(open), from };
}

/** A place is ceded, not taken (59.66). In place. */
export function noteCeded(open: TurnNow & Places, place: string): void {
  const { came } = heldOf(open, place);
  if (came) noteHeld(open, place, { came: { ...came, ceded: true } });
}

/** Who controls a place; undefined where nobody has said. */
export function controllerIn(open: Places, place: string): Controller | undefined {
  const { by } = heldOf(open, place);
  return by === 'others' || by === 'allies' ? undefined : by;
}

/** Who can control a place, by all that has been said of it. */
export function possibleIn(open: Places, place: string): Possible {
  const { by } = heldOf(open, place);
  if (by === 'allies') return { values: ALLIES };
  return by === 'others' ? { values: CONTROLLERS.filter((each) => each !== 'axis') } : by;
}

/** A place has another controller, or (undefined) nobody knows whose it is: whose it was before is asked anew. */
export function seize(open: TurnNow & Places, place: string, by: Holding['by']): void {
  const now = heldOf(open, place);
  if (now.by === by) return;
  const isLost = now.occupied === true && by !== undefined && !isAllied(by);
  noteHeld(open, place, {
    by,
    before: undefined,
    partly: undefined,
    asOf: undefined,
    ...(isLost && { occupied: false }),
  });
}

/** The Allies of the sums of 55 to 57. */
export const ALLIES = ['western', 'russia', 'china', 'communists'] as const satisfies readonly Controller[];

/** Whether it is an Ally who controls a place. */
export function isAllied(by: Holding['by']): boolean {
  return by === 'allies' || (ALLIES as readonly unknown[]).includes(by);
}

/** A game with its turn. */
export interface TurnNow {
  readonly year: number;
  readonly turn: string;
  readonly agenda: readonly { readonly kept?: { readonly missing?: readonly FactKey[] } }[];
}

interface Now extends TurnNow, Places {}

export const turnOf = ({ year, turn }: TurnNow): string => `${year}/${turn}`;

/** What a game begins with did not come about in a turn of it. */
export const hasBegun = ({ agenda }: TurnNow): boolean => agenda.length > 0;

/** Whether what is told of a place is of this game turn. */
export function isOfNow(open: Now, place: string): boolean {
  return heldOf(open, place).asOf === turnOf(open);
}

/** Of which turn a report is: a correction that nobody asked for is of the turn of what it corrects. */
export function turnTold(open: Now, place: string, key: FactKey, as: sums.ReportAs): string {
  const { asOf } = heldOf(open, place);
  const isAwaited = open.agenda[0]?.kept?.missing?.includes(key) === true;
  return as === 'correction' && asOf !== undefined && !isAwaited ? asOf : turnOf(open);
}
