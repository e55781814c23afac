import { reported, setFact } from '../../../kernel/facts.ts';
import { removed, THREATENED } from '../intelligence/24.83-threat.ts';
import type { Books, Open } from '../state.ts';

const MOST = 9;

/** 24.83: what Germany and Italy removed of Russian flags in this turn is remembered for the next one, and no longer. */
export function rememberRemovals({ targets }: Pick<Books, 'targets'>, open: Open): void {
  for (const power of THREATENED)
    for (const { id } of targets) {
      const here = open.removals.filter((each) => each.power === power && each.target === id);
      const count = Math.min(
        MOST,
        here.reduce((sum, { flags }) => sum + flags, 0),
      );
      const key = removed.key(power, id);
      if (reported(open.facts, key) !== count) setFact(open.facts, key, count);
    }
}
