import { once } from '../../../kernel/index.ts';

// The register of the wars that rules read, between major powers and with minor countries: nothing of them is kept elsewhere.

/** A power that can be at war with another one. */
export type Belligerent = 'germany' | 'italy' | 'japan' | 'britain' | 'france' | 'us' | 'russia' | 'china';

/** The wars between major powers that rules read: an Axis power or Japan, and one of the Allies. */
export const WARS = [
  ['germany', 'britain'],
  ['germany', 'france'],
  ['germany', 'us'],
  ['germany', 'russia'],
  ['italy', 'britain'],
  ['italy', 'france'],
  ['italy', 'us'],
  ['italy', 'russia'],
  ['japan', 'britain'],
  ['japan', 'us'],
  ['japan', 'russia'],
  ['japan', 'china'],
] as const satisfies readonly (readonly [Belligerent, Belligerent])[];

/** A war that has broken out: a second one of the same two powers is another. */
export interface FoughtWar {
  readonly by?: string;
  /** The game turn of the outbreak: '1939/fall'. */
  readonly since?: string;
  /** It is fought no more. */
  readonly over?: true;
  /** The peace that ended it, until the next war of the two is dealt with. */
  readonly peace?: Peace;
  /** It has brought what its outbreak brings, once: a roll in reaction (49.61), a die at once (49.852A). */
  readonly noted?: true;
  /** Over before anybody told of it: that it was declared counts all the same (49.63). */
  readonly past?: true;
}

export type Peace = 'treaty' | 'us';

/** What is known of two powers. */
interface Between {
  /** Whether they are told to be at war; absent: nobody has said. */
  readonly now?: boolean;
  /** Their wars, one after the other; of the latest something can be known before it is told. */
  readonly all: readonly FoughtWar[];
}

/** The wars, by their pair: 'germany-britain'. */
export type Wars = Readonly<Record<string, Between>>;
type Register = { wars: Wars };
/** Two powers, or a power and a minor country. */
type Pair = readonly [string, string];

/** What says whether two powers are at war. */
export const warKey = once((a: string, b: string) => `war.${a}-${b}`);

const pairOf = once((a: string, b: string) => `${a}-${b}`);
const UNTOLD: Between = { all: [] };

/** What is known of two powers. */
export function between({ wars }: Register, [a, b]: Pair): Between {
  return wars[pairOf(a, b)] ?? UNTOLD;
}

/** The latest war of two powers, fought or over; undefined: there has been none. */
export function latest(open: Register, pair: Pair): FoughtWar | undefined {
  return between(open, pair).all.at(-1);
}

/** The peace that has ended the war of two powers, also beside one that has broken out since and is not dealt with yet. */
export function peaceOf(open: Register, pair: Pair): Peace | undefined {
  const { all } = between(open, pair);
  const last = all.at(-1);
  return last?.over || last?.peace ? last.peace : all.at(-2)?.peace;
}

/** No rule reads of more wars of the same two. */
const REMEMBERED = 3;

function keep(open: Register, [a, b]: Pair, change: Between): void {
  open.wars = { ...open.wars, [pairOf(a, b)]: { ...change, all: change.all.slice(-REMEMBERED) } };
}

/** A war breaks out; one that is being fought is no other, and what is known of it stays. In place. */
export function breakOut(open: Register, pair: Pair, war: FoughtWar): void {
  const { now, all } = between(open, pair);
  if (now === true) return;
  const told = all.at(-1);
  keep(open, pair, {
    now: true,
    all: told && !told.over ? [...all.slice(0, -1), { ...war, ...told }] : [...all, war],
  });
}

/** A war is over. In place. */
export function end(open: Register, pair: Pair): void {
  const { now, all } = between(open, pair);
  const [before, last] = [all.slice(0, -1), all.at(-1)];
  if (!last || last.over) keep(open, pair, { now: false, all });
  // of one that there was not nothing is known
  else keep(open, pair, { now: false, all: now === false ? before : [...before, { ...last, over: true }] });
}

/** The latest war is not over, or (false) has never been; one that a peace has ended had been. In place. */
export function putRight(open: Register, pair: Pair, now: boolean): void {
  const { all } = between(open, pair);
  const before = all.slice(0, -1);
  const { over, ...last } = all.at(-1) ?? {};
  if (now) keep(open, pair, { now, all: [...before, last] });
  else if (last.peace !== undefined) keep(open, pair, { now, all: [...before, { ...last, over: true }] });
  else keep(open, pair, { now, all: over ? all : before });
}

/** Nobody knows whether two powers are at war. In place. */
export function loseSight(open: Register, pair: Pair): void {
  keep(open, pair, { all: between(open, pair).all });
}

/** Something of the war of two powers, or of the one to come; undefined: it is not known any more. In place. */
export function know(open: Register, pair: Pair, about: 'by' | 'since', value: string | undefined): void {
  const { all, ...rest } = between(open, pair);
  const isOf = all.at(-1)?.over !== true;
  const { [about]: _, ...war } = (isOf && all.at(-1)) || {};
  const told = value === undefined ? war : { ...war, [about]: value };
  const isNothing = Object.keys(told).length === 0 && rest.now !== true;
  keep(open, pair, { ...rest, all: [...(isOf ? all.slice(0, -1) : all), ...(isNothing ? [] : [told])] });
}

/** Whether the war of two powers has brought what its outbreak brings (49.61, 49.852A). */
export function isNoted(open: Register, pair: Pair): boolean {
  const last = latest(open, pair);
  return last?.noted === true && !last.over;
}

/** The war of two powers has brought what its outbreak brings (49.61, 49.852A). In place. */
export function note(open: Register, pair: Pair): void {
  const { all, ...rest } = between(open, pair);
  keep(open, pair, { ...rest, all: [...all.slice(0, -1), { ...all.at(-1), noted: true }] });
}

/** A war of which nobody had told was fought, and is over. In place. */
export function tellPast(open: Register, pair: Pair, by = pair[0]): void {
  const { now, all } = between(open, pair);
  const before = all.at(-1)?.over ? all : all.slice(0, -1);
  keep(open, pair, { ...(now !== undefined && { now }), all: [...before, { by, over: true, past: true }] });
}

/** The latest war of two powers has ended with a peace. In place. */
export function sign(open: Register, pair: Pair, peace: Peace): void {
  const { all, ...rest } = between(open, pair);
  const last: FoughtWar = rest.now === true ? { ...all.at(-1), peace } : { ...all.at(-1), peace, over: true };
  keep(open, pair, { ...rest, all: [...all.slice(0, -1), last] });
}

/** There is no peace any more that a war had ended with. In place. */
export function breakPeace(open: Register, pair: Pair): void {
  const { all, ...rest } = between(open, pair);
  keep(open, pair, { ...rest, all: all.map(withoutPeace) });
}

function withoutPeace(war: FoughtWar): FoughtWar {
  const { peace: _, ...rest } = war;
  return rest;
}
