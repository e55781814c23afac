import { type View, once, type sums, texts } from '../../../kernel/index.ts';
import { part } from '../part.ts';
import type { Faction } from '../powers.ts';
import { dpDoor, type Open, type SealedPart } from '../state.ts';
import { TARGETS } from '../tables/targets.ts';
import { poolOf, shownIn, unseenDps } from './2-allocation.ts';
import { allocationBar, oneThird, triggeringTurns } from './3-restrictions.ts';

// 49.31: what a faction can still have in a target, before it is shown: its pool and its third bound it.

/**
 * 49.31: the DPs of another faction in a target, as far as they are unseen: every lawful way to place all that it has not
 * shown counts once, a third at most in each target, and in USAT no more than can still be triggered (49.34).
 */
export function dpsBelieved(
  { seat, open, sealed }: View<Open, SealedPart>,
  faction: Faction,
  target: string,
): sums.Belief | undefined {
  if (seat === faction) return undefined;
  const seen = sealed?.revealed[faction] ?? {};
  const isHidden = (each: string): boolean =>
    seen[dpDoor(each)] === undefined &&
    shownIn(open, faction, each) === undefined &&
    allocationBar(open, faction, each) === null;
  const hidden = TARGETS.filter(isHidden);
  if (!hidden.includes(target)) return undefined;
  const third = oneThird(poolOf(open, faction));
  const inUsat = Math.min(third, triggeringTurns(open)) - (open.spent[faction] ?? 0);
  const spied = TARGETS.reduce((sum, each) => sum + seenBy(open, seen, faction, each), 0);
  const left = Math.max(0, unseenDps(open, faction) - spied);
  const others = hidden.filter((each) => each !== target && each !== 'usat').length;
  const usat = hidden.includes('usat') && target !== 'usat' ? Math.max(0, inUsat) : 0;
  const weights = weightsOf(`${left} ${third} ${others} ${usat}`);
  if (weights.length < 2) return undefined;
  return { weights, said: say.believed.dps({ faction, left }), clauses: ['49.31'] };
}

/** What a spy ring alone has shown of a faction's DPs in a target (49.21). */
function seenBy(
  open: Open,
  seen: Readonly<Record<string, unknown>>,
  faction: Faction,
  target: string,
): number {
  const dps = seen[dpDoor(target)];
  return typeof dps === 'number' && shownIn(open, faction, target) === undefined ? dps : 0;
}

/** For 0, 1, 2, ... DPs in a target: in how many ways the rest goes into the others. */
const weightsOf = once((of: string): readonly (readonly [number, bigint])[] => {
  const [left = 0, third = 0, others = 0, usat = 0] = of.split(' ').map(Number);
  const placed = Math.min(left, third * (others + 1) + usat);
  let ways = upTo(usat, placed);
  for (let i = 0; i < others; i++) ways = together(ways, upTo(third, placed), placed);
  return Array.from(
    { length: Math.min(third, placed) + 1 },
    (_, dps) => [dps, ways[placed - dps] ?? 0n] as const,
  ).filter(([, weight]) => weight > 0n);
});

/** One way for each number up to a most. */
function upTo(most: number, placed: number): readonly bigint[] {
  return Array.from({ length: placed + 1 }, (_, dps) => (dps <= most ? 1n : 0n));
}

/** The ways for each number in two places together. */
function together(some: readonly bigint[], others: readonly bigint[], placed: number): readonly bigint[] {
  return Array.from({ length: placed + 1 }, (_, dps) => {
    let ways = 0n;
    for (let i = 0; i <= dps; i++) ways += (some[i] ?? 0n) * (others[dps - i] ?? 0n);
    return ways;
  });
}

const say = texts({
  believed: {
    dps: '{faction} has {left} DPs that nobody has seen: every lawful way to place all of them counts once.',
  },
});

/** 49.31: what can be held possible of others' DPs. */
export const DP_BELIEFS = part(import.meta.url, { texts: say });
