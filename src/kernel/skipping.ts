import type { AnyAt, BoundSteps } from './bound-steps.ts';
import type { Referee } from './dispatch.ts';
import type { Option } from './form.ts';
import { put } from './item.ts';
import type { GameOf, Ground } from './step.ts';
import { words } from './words.ts';

/** What may be skipped: each span whose end is on the agenda. */
export function skipsOf<G extends Ground>(steps: BoundSteps<G>, open: G['open']): readonly Option[] {
  const { books } = steps;
  return open.agenda.flatMap((item): Option[] => {
    const span = steps.of(item).ends;
    const seats = span?.seats?.(books, open, item as AnyAt);
    if (span === undefined || seats === null) return [];
    const label = words(`skip.${span.name}`, span.args(books, open, item as AnyAt));
    return [seats ? { value: span.name, label, seats } : { value: span.name, label }];
  });
}

/** Skip a span, in place: what comes before its end falls, each step as it says itself. */
export function skipTo<G extends Ground>(
  steps: BoundSteps<G>,
  game: GameOf<G>,
  name: string,
  referee: Referee,
): void {
  const { books } = steps;
  const { open } = game;
  const end = open.agenda.find((item) => {
    const { ends } = steps.of(item);
    return ends?.name === name && ends.seats?.(books, open, item as AnyAt) !== null;
  });
  const span = end && steps.of(end).ends;
  if (!span) throw new Error(`nothing on the agenda ends ${name}`);
  const data = words(`told.skip.${name}`, span.args(books, open, end as AnyAt));
  referee.tell?.({ to: 'all', kind: 'ruling', data, clauses: span.clauses });
  for (let [item] = open.agenda; item && item !== end; [item] = open.agenda) {
    const falls = steps.of(item).drop?.(books, game, item as AnyAt, referee) ?? [];
    put(open, [...falls, ...(item.kept?.brought ?? [])]);
  }
}
