import type { HistoryElse, HistoryLine } from '../../../../kernel/solo/index.ts';

// How the lines of a history are written: when, what, and where it is known from.

/** What is on record of the war. */
export const RECORD = 'history';

/** A house value, and why. */
export const house = (why: string): string => `house: ${why}`;

/** A line of a history. */
export function line(
  at: string,
  source: string,
  facts: HistoryLine['facts'],
  more: Omit<HistoryLine, 'at' | 'source' | 'facts'> = {},
): HistoryLine {
  return { at, facts, source, ...more };
}

/** The values of one fact, from date to date. */
export function course(
  fact: string,
  source: string,
  values: Readonly<Record<string, number | boolean | string>>,
): readonly HistoryLine[] {
  return Object.entries(values).map(([at, value]) => line(at, source, { [fact]: value }));
}

/** What facts are of which no line tells. */
export function otherwise(facts: string, value: HistoryElse['value'], source: string): HistoryElse {
  return { facts, value, source };
}
