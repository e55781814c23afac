import { reportedValue, setFact } from '../../../kernel/index.ts';
import { removedFlags, THREATENED_POWERS } from '../intelligence/24.83-removed.ts';
import type { Books, Open } from '../state.ts';

const MOST = 9;

/** 24.83: what Germany and Italy removed of Russian flags in this turn is remembered for the next one, and no longer. */
export function rememberRemovals({ targets }: Pick<Books, 'targets'>, { facts, removals }: Open): void {
  const counts = new Map<string, number>();
  for (const { power, target, flags } of removals) {
    const key = removedFlags.key(power, target);
    counts.set(key, (counts.get(key) ?? 0) + flags);
  }
  for (const power of THREATENED_POWERS)
    for (const { id } of targets) {
      const key = removedFlags.key(power, id);
      const count = Math.min(MOST, counts.get(key) ?? 0);
      if (reportedValue(facts, key) !== count) setFact(facts, key, count);
    }
}
