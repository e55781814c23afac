import { canonical, isRecord } from '../../kernel/json.ts';
import type { Desk } from '../api/api.ts';
import type { HeardResponse } from '../house.test-helper.ts';

// In what two texts or two desks differ.

/** What doors have opened to a seat, and to all. */
export function doorsOf({ view }: Desk): string {
  return canonical([view.open.revealed, view.sealed?.revealed ?? null] as never);
}

/** What stands open in an answer that is a desk; empty: it is none. */
export function doorsIn({ status, body }: HeardResponse): string {
  return status === 200 && isRecord(body) && isRecord(body['view']) ? doorsOf(body as unknown as Desk) : '';
}

/** What came in each house as one text. */
export function listText([one, other]: readonly [readonly string[], readonly string[]]): [string, string] {
  const text = (all: readonly string[]): string => [`${all.length} of them`, ...all].join('\n');
  return [text(one), text(other)];
}

/** Both texts from a little before where they differ first, in more than the length if there is more. */
export function firstDifference(...texts: readonly [one: string, other: string]): string {
  const [one = '', other = ''] = texts.map((text) => text.replace(/^content-length: \d+\n/m, ''));
  if (one === other) return 'in their length alone';
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const part = (text: string): string => JSON.stringify(text.slice(Math.max(0, at - 80), at + 160));
  return `${part(one)}\n  or ${part(other)}`;
}
