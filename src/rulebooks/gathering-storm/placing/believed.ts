import { type sums, texts } from '../../../kernel/index.ts';
import { isFallen } from '../freed.ts';
import { part } from '../part.ts';
import type { StormPower } from '../powers.ts';
import type { Knowledge } from './drawn.ts';

// 24.5: how strong a counter can be that lies face down: its power's set bounds it.

/**
 * 24.5: the strength of a power's one face-down counter in a target, from its `set`: each of its counters that nothing has
 * shown counts once. Undefined where no set is known, or not one counter lies there unseen.
 */
export function strengthBelieved(
  { open, sealed }: Knowledge,
  power: StormPower,
  target: string,
  set: readonly number[],
): sums.Belief | undefined {
  const own = open.placed.filter(
    (each) => each.kind === 'diplomatic' && each.power === power && !each.void && !isFallen(open, each),
  );
  const here = own.filter((each) => each.target === target);
  const [one, ...more] = here;
  if (set.length === 0 || !one || more.length > 0 || one.value !== undefined) return undefined;
  const left = [...set];
  const take = (strength: number): void => {
    const at = left.indexOf(strength);
    if (at >= 0) left.splice(at, 1);
  };
  for (const { value } of own) if (value !== undefined) take(value);
  for (const from of Object.values(sealed?.revealed ?? {}))
    for (const [key, value] of Object.entries(from))
      if (key.startsWith(`strength/${power}/`) && own.some((each) => isIts(key, each.target, each.value)))
        take(Number(value));
  const weights = [...Map.groupBy(left, (strength) => strength)]
    .map(([strength, those]) => [strength, BigInt(those.length)] as const)
    .toSorted(([a], [b]) => a - b);
  return weights.length < 2
    ? undefined
    : { weights, said: say.believed.strength({ power, count: left.length }), clauses: ['24.5'] };
}

/** Whether a partner has told this of a counter that is still face down for others. */
function isIts(key: string, target: string, value: number | undefined): boolean {
  return value === undefined && key.endsWith(`/${target}`);
}

const say = texts({
  believed: {
    strength: '{power} has {count} counters that nobody has seen: each of them counts once.',
  },
});

/** 24.5: what can be held possible of the counters of others. */
export const COUNTER_BELIEFS = part(import.meta.url, { texts: say });
