import { canonical, type Json } from '../../kernel/json.ts';
import type { Plan } from './plan.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';

/** What came of games, as a file: of all games of a plan, or of a part of them. */
export interface Simulation {
  readonly format: 1;
  readonly kind: 'simulation';
  /** The version of the rules that they were played by. */
  readonly rules: string;
  readonly plan: Plan;
  readonly tally: Tally;
  /** Of a part: the first of its games, and the first after them, by number from 0. Absent: all games of the plan. */
  readonly from?: number;
  readonly to?: number;
}

/** A part with the name that faults call it by. */
export interface NamedPart {
  readonly name: string;
  readonly simulation: Simulation;
}

/** Which games of its plan a simulation has. */
export function rangeOf({ plan, from = 0, to = plan.games }: Simulation): {
  readonly from: number;
  readonly to: number;
} {
  return { from, to };
}

/** A simulation as the text of a file: the same bytes for the same counts, whoever counted them. */
export function simulationText(simulation: Simulation): string {
  return `${canonical(simulation)}\n`;
}

/** The games of one share of a plan's, `share` from 1 to `of`: every game is in exactly one, and none has two more than another. */
export function shareOfGames(games: number, share: number, of: number): { from: number; to: number } {
  return { from: Math.floor((games * (share - 1)) / of), to: Math.floor((games * share) / of) };
}

/** Why parts do not come to one whole; `plan`: they are parts of different plans. */
export type Unmerged =
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
export function mergeParts(parts: readonly [NamedPart, ...NamedPart[]]): Simulation | Unmerged {
  const [first] = parts;
  const same = (part: Simulation): string => canonical([part.rules, part.plan]);
  const stranger = parts.find(({ simulation }) => same(simulation) !== same(first.simulation));
  if (stranger) return { why: 'plan', one: first.name, other: stranger.name };
  const inOrder = parts.toSorted((a, b) => rangeOf(a.simulation).from - rangeOf(b.simulation).from);
  const { rules, plan } = first.simulation;
  const tally = emptyTally();
  let [at, before] = [0, first.name];
  for (const { name, simulation } of inOrder) {
    const { from, to } = rangeOf(simulation);
    if (from < at) return { why: 'twice', one: before, other: name, from, to: Math.min(at, to) };
    if (from > at) return { why: 'missing', from: at, to: from };
    addTally(tally, simulation.tally);
    [at, before] = [to, name];
  }
  if (at < plan.games) return { why: 'missing', from: at, to: plan.games };
  return { format: 1, kind: 'simulation', rules, plan, tally: inOrderOfKeys(tally) };
}

/** Counts with their keys in the order of a file: what is shown of them is then the same whoever counted them. */
export function inOrderOfKeys(tally: Tally): Tally {
  return JSON.parse(canonical(tally as unknown as Json)) as Tally;
}
