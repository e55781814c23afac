import type { Json } from '../kernel/json.ts';
import type { AsideMessage } from '../server/api/index.ts';

/** What is known of one part that stands beside the desk. */
export type Known = Readonly<Record<string, Json>>;

/** What is known of a part with what is new of it. */
export function withNews(before: Known = {}, { whole, set, add = {} }: AsideMessage): Known {
  const kept = whole ? {} : before;
  const grown = Object.entries(add).map(([name, items]) => [
    name,
    [...((kept[name] as readonly Json[] | undefined) ?? []), ...items],
  ]);
  return { ...kept, ...set, ...Object.fromEntries(grown) };
}
