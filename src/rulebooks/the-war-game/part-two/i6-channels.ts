import type { FactKey } from '../../../kernel/index.ts';
import { truthOf } from '../stories/conditions.ts';
import { isStill } from '../stories/events.ts';
import { CHANNELS, type Channel, channelBar } from '../rules/influence.ts';
import { missingFor } from '../stories/missing.ts';
import type { Nation } from '../nations.ts';
import { part } from '../part.ts';
import type { Books, Open } from '../state.ts';

/** G.I6: the channels of a nation, in the order of the guide: where its entries name it, and nowhere else. */
export function channelsOf(nation: Nation): readonly Channel[] {
  return OF_NATION.get(nation) ?? [];
}

const OF_NATION: ReadonlyMap<Nation, readonly Channel[]> = Map.groupBy(CHANNELS, ({ nation }) => nation);

/** What nobody has said, and on which it hangs whether a channel is open. */
export function unknownOf(books: Books, open: Open, channel: Channel): readonly FactKey[] {
  const { entry, rule, it } = channel;
  if (rule.begins) return [];
  const seen = { books, open, entry, it };
  // nearly always it is known: that is looked at first
  return truthOf(seen, rule.when) !== null || isStill(open, entry, rule) ? [] : missingFor(seen, rule.when);
}

/** Whether a channel is open now. */
export function isOpen(books: Books, open: Open, channel: Channel): boolean {
  return channelBar(books, open, channel) === null;
}

/** G.I6: the channels that are open. */
export const OPEN_CHANNELS = part(import.meta.url, {
  clauses: {
    'G.I6': ['enforced', 'No influence without an entry', 'channelsOf'],
  },
});
