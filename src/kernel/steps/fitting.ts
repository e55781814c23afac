import type { Words } from '../texts/words.ts';
import type { Form } from '../forms/form.ts';
import { newsBarOf } from '../forms/form.ts';
import { isRecord, own } from '../json.ts';
import type { RecordLine } from '../game/record.ts';
import type { ReadRules } from '../rulebook.ts';
import type { Facts, ReportAnswer } from '../sums/facts.ts';
import { type EventCase, eventsIn, type TableEvent } from './event.ts';

// Which of the things that a table can tell fit now: whoever can do them to whom, from what all know.

/** A case that cannot have happened now, and why where a rule says it. */
interface UnlawfulCase {
  readonly one: EventCase;
  readonly why?: Words;
}

/** An event with what of it can be told now, and what cannot. */
export interface FittingEvent {
  readonly event: TableEvent;
  readonly lawful: readonly EventCase[];
  readonly barred: readonly UnlawfulCase[];
  /** It belongs to this turn. */
  readonly fits: boolean;
}

/**
 * The events of a game, those first that fit what is known now, and of them those that were told most; `form`: the standing report,
 * which says what rules bar. What is so already cannot be told again.
 */
export function fittingEvents(
  { events }: Pick<ReadRules, 'events'>,
  known: Facts,
  form: Form,
  lines: readonly RecordLine[] = [],
): readonly FittingEvent[] {
  const all = events?.() ?? [];
  const told = timesTold(all, lines);
  const found = all.map((event): FittingEvent => {
    const barred = event.cases.flatMap((one): readonly UnlawfulCase[] => {
      if (isSo(one.reports, known) || event.lawful?.(known, one.of) === false) return [{ one }];
      const bar = Object.keys(one.reports).flatMap((key) => newsBarOf(form, key, one.reports) ?? [])[0];
      return bar ? [{ one, why: bar.reason }] : [];
    });
    const out = new Set(barred.map(({ one }) => one));
    const lawful = event.cases.filter((one) => !out.has(one));
    return { event, lawful, barred, fits: lawful.length > 0 && event.fits?.(known) !== false };
  });
  const times = ({ event }: FittingEvent): number => told.get(event.name) ?? 0;
  return found.toSorted((a, b) => Number(b.fits) - Number(a.fits) || times(b) - times(a));
}

/** Whether what is told first of all is so already. */
function isSo(reports: ReportAnswer, known: Facts): boolean {
  const [first] = Object.entries(reports);
  return first !== undefined && known(first[0]) === first[1].value;
}

/** How often each event was told, by its name. */
function timesTold(events: readonly TableEvent[], lines: readonly RecordLine[]): ReadonlyMap<string, number> {
  const names = new Map(events.flatMap(({ name, cases }) => cases.map((each) => [each, name] as const)));
  const times = new Map<string, number>();
  for (const { answer, undone, decision = '' } of lines) {
    if (undone || !isRecord(answer) || !decision.startsWith('standing-')) continue;
    const isReport = Object.values(answer).every((each) => isRecord(each) && own(each, 'as') !== undefined);
    for (const one of isReport ? eventsIn(events, answer as ReportAnswer) : []) {
      const name = names.get(one) ?? '';
      times.set(name, (times.get(name) ?? 0) + 1);
    }
  }
  return times;
}
