import type { FactKey, Report, ReportAnswer } from '../sums/facts.ts';
import type { ToldOf } from './step.ts';

/** What a report tells, by the place of the news that follows from it. */
export type ToldIn = (report: Readonly<ReportAnswer>) => readonly (readonly ToldOf[] | undefined)[];

/** Sort reports by the news that follows from their facts; `on`: the facts of each news, and what they are about. */
export function toldBy(
  news: readonly { readonly on: ReadonlyMap<FactKey, readonly string[]> | null }[],
): ToldIn {
  const all = news.flatMap(({ on }, rule) => [...(on ?? [])].map(([key, of]) => ({ key, rule, of })));
  const follows = Map.groupBy(all, ({ key }) => key);
  return (report) => {
    const told: ToldOf[][] = [];
    for (const key in report)
      for (const { rule, of } of follows.get(key) ?? [])
        (told[rule] ??= []).push({ key, of, report: report[key] as Report });
    return told;
  };
}
