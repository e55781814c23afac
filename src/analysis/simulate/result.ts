import { canonical } from '../../kernel/json.ts';
import type { Level } from '../bots/bot.ts';
import { addMatch, type MatchTally, noMatch } from './match.ts';
import type { Plan } from './plan.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';
import { addVariants, noVariants, type VariantsTally } from './variants.ts';

/** What came of games, as a file: of all games of a plan, or of a part of them. */
interface Played<Kind extends string, Counts> {
  readonly format: 1;
  readonly kind: Kind;
  /** The version of the rules that they were played by. */
  readonly rules: string;
  readonly plan: Plan;
  readonly tally: Counts;
  /** Of a part: the first of its games (of a match: its pairs), and the first after them, by number from 0. Absent: all. */
  readonly from?: number;
  readonly to?: number;
}

/** Games of one plan. */
export type Simulation = Played<'simulation', Tally>;

/** Pairs of games in which two levels change sides; the plan is that of the first game of each pair. */
export interface Match extends Played<'match', MatchTally> {
  readonly levels: readonly [Level, Level];
}

/** The games of a plan, each beside the game of another plan with the same luck. */
export interface Variants extends Played<'variants', VariantsTally> {
  readonly against: Plan;
}

/** Whatever a file of this program has. */
export type SavedResult = Simulation | Match | Variants;

/** A result with the name that faults call it by. */
export interface NamedResult<R extends SavedResult = SavedResult> {
  readonly name: string;
  readonly result: R;
}

/** A part with the name that faults call it by. */
export type NamedPart = NamedResult<Simulation>;

/** How many parts of its plan can be played apart: games, or the pairs of a match. */
export function partsOf({ kind, plan }: Pick<SavedResult, 'kind' | 'plan'>): number {
  return kind === 'match' ? plan.games / 2 : plan.games;
}

/** Which games (of a match: pairs) of its plan a result has. */
export function rangeOf(result: SavedResult): { readonly from: number; readonly to: number } {
  const { from = 0, to = partsOf(result) } = result;
  return { from, to };
}

/** A result as the text of a file: the same bytes for the same counts, whoever counted them. */
export function resultText(result: SavedResult): string {
  return `${canonical(result)}\n`;
}

/** The games of one share of a plan's, `share` from 1 to `of`: every game is in exactly one, and none has two more than another. */
export function shareOfGames(games: number, share: number, of: number): { from: number; to: number } {
  return { from: Math.floor((games * (share - 1)) / of), to: Math.floor((games * share) / of) };
}

/** Why parts do not come to one whole; `plan`: they are parts of different plans. */
export type MergeFault =
  | { readonly why: 'plan'; readonly one: string; readonly other: string }
  | {
      readonly why: 'twice';
      readonly one: string;
      readonly other: string;
      readonly from: number;
      readonly to: number;
    }
  | { readonly why: 'missing'; readonly from: number; readonly to: number };

/** Add parts up to the whole that one run would have come to, byte for byte. */
export function mergeParts<R extends SavedResult>(
  parts: readonly [NamedResult<R>, ...NamedResult<R>[]],
): R | MergeFault {
  const [first] = parts;
  const stranger = parts.find(({ result }) => sameIn(result) !== sameIn(first.result));
  if (stranger) return { why: 'plan', one: first.name, other: stranger.name };
  const inOrder = parts.toSorted((a, b) => rangeOf(a.result).from - rangeOf(b.result).from);
  const total = sumOf(first.result);
  let [at, before] = [0, first.name];
  for (const { name, result } of inOrder) {
    const { from, to } = rangeOf(result);
    if (from < at) return { why: 'twice', one: before, other: name, from, to: Math.min(at, to) };
    if (from > at) return { why: 'missing', from: at, to: from };
    total.add(result);
    [at, before] = [to, name];
  }
  const all = partsOf(first.result);
  if (at < all) return { why: 'missing', from: at, to: all };
  const { from: _from, to: _to, ...whole } = first.result;
  return { ...whole, tally: inOrderOfKeys(total.tally) } as R;
}

/** What the parts of one run have all alike. */
function sameIn(result: SavedResult): string {
  const { from: _from, to: _to, tally: _tally, ...same } = result;
  return canonical(same);
}

/** The counts of parts of one kind, added up. */
function sumOf({ kind }: SavedResult): { readonly tally: object; readonly add: (part: SavedResult) => void } {
  switch (kind) {
    case 'simulation': {
      const tally = emptyTally();
      return { tally, add: (part) => addTally(tally, part.tally as Tally) };
    }
    case 'match': {
      const tally = noMatch();
      return { tally, add: (part) => addMatch(tally, part.tally as MatchTally) };
    }
    case 'variants': {
      const tally = noVariants();
      return { tally, add: (part) => addVariants(tally, part.tally as VariantsTally) };
    }
  }
}

/** Counts with their keys in the order of a file: what is shown of them is then the same whoever counted them. */
export function inOrderOfKeys<T extends object>(tally: T): T {
  return JSON.parse(canonical(tally)) as T;
}
