import { useAside } from '../aside.ts';
import type { TalkKnown } from '../talk/line.ts';

/** How much was said by others since this desk's talk was looked at. */
export function useNews(): number {
  const { lines = [], seen = 0 } = useAside<TalkKnown>('talk') ?? {};
  return lines.filter(({ n, mine }) => n > seen && !mine).length;
}
