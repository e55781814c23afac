import type { FactKey, FactSchema, Possible } from '../../kernel/sums/facts.ts';
import { own } from '../../kernel/json.ts';
import { typedPossible } from '../../kernel/sums/typed.ts';

/** What is said of a sheet, as the address has it. */
export interface Said {
  readonly scenario: string | null;
  readonly first: Given;
  /** The second situation: what is otherwise there; null: there is none. */
  readonly second: Given | null;
  /** The rolls after the first: what is otherwise in each. */
  readonly later: readonly Given[];
}

/** Typed where nobody knows: then a chance goes from what is sure to what is possible. */
export const UNKNOWN = '?';

/** What is typed, by fact; of what is not there what is usual holds. */
export type Given = Readonly<Record<FactKey, string>>;

const SECOND = '2.';
const THEN = /^then(\d+)\.(.+)$/;
const MOST_ROLLS = 20;
const OWN = ['scenario', 'rest', 'beside', 'then'];

/** Read what the address says. */
export function readSaid(text: string): Said {
  const all = new URLSearchParams(text);
  const first: Record<FactKey, string> = {};
  const second: Record<FactKey, string> = {};
  const rolls = Math.min(MOST_ROLLS, Number(all.get('then') ?? 0) || 0);
  const later = Array.from({ length: rolls }, (): Record<FactKey, string> => ({}));
  for (const [name, value] of all) {
    if (OWN.includes(name)) continue;
    const [of, n = '', key = ''] = THEN.exec(name) ?? [];
    const roll = later[Number(n) - 1];
    if (roll) roll[key] = value;
    if (of !== undefined) continue;
    if (name.startsWith(SECOND)) second[name.slice(SECOND.length)] = value;
    else first[name] = value;
  }
  return {
    scenario: all.get('scenario'),
    first,
    second: all.has('beside') ? second : null,
    later,
  };
}

/** What `readSaid` reads back. */
export function writeSaid({ scenario, first, second, later }: Said): string {
  const all = new URLSearchParams();
  if (scenario !== null) all.set('scenario', scenario);
  for (const [key, value] of Object.entries(first)) all.set(key, value);
  if (second) all.set('beside', 'second');
  for (const [key, value] of Object.entries(second ?? {})) all.set(`${SECOND}${key}`, value);
  if (later.length > 0) all.set('then', String(later.length));
  for (const [i, roll] of later.entries())
    for (const [key, value] of Object.entries(roll)) all.set(`then${i + 1}.${key}`, value);
  return String(all);
}

/** What is typed, as facts; what is none of its type is not known. */
export function factsSaid(schema: FactSchema, given: Given): Readonly<Record<FactKey, Possible>> {
  const read = Object.entries(given).flatMap(([key, text]) => {
    const type = own(schema, key)?.type;
    const value = type && typedPossible(type, text);
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(read);
}
