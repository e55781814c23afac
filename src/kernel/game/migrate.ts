import { type Body, type Digest, type Entry, type Header, type UndoEntry, type Version } from './entry.ts';
import { isRecord, type Json, own } from '../json.ts';
import type { Migration, NewNames, Rulebook } from '../rulebook.ts';
import type { Rulings } from '../steps/ruling.ts';
import { KERNEL } from '../version.ts';

/** The versions under which a game's latest entries were made. */
export function madeUnder({ kernel, rulesVersion }: Header): Version {
  return { kernel, rules: rulesVersion };
}

/** The migrations that lead from one version of the rules to the present one, in order; null when none do. */
export function wayFrom({ version, migrations = [] }: Rulebook, made: string): readonly Migration[] | null {
  const way: Migration[] = [];
  for (let at = made; at !== version; ) {
    const step = migrations.find(({ from }) => from === at);
    if (!step || way.includes(step)) return null;
    way.push(step);
    at = step.to;
  }
  return way;
}

/** The header under which a game goes on; where that is another version, with a note of it. */
export function headerNow(
  rulebook: Rulebook,
  header: Header,
  way: readonly Migration[],
  entries: number,
): Header {
  const from = madeUnder(header);
  const to = { kernel: KERNEL, rules: rulebook.version };
  if (from.kernel === to.kernel && from.rules === to.rules) return header;
  const rulings = rulingsSince(header, way);
  const note = { from, to, entries, ...(Object.keys(rulings).length > 0 ? { rulings } : {}) };
  return {
    ...header,
    kernel: KERNEL,
    rulesVersion: to.rules,
    rulings: { ...header.rulings, ...rulings },
    migrations: [...(header.migrations ?? []), note],
  };
}

/** What was played before a ruling had a name, for the rulings that the header does not know. */
function rulingsSince({ rulings }: Header, way: readonly Migration[]): Rulings {
  const named = way.flatMap((each) => Object.entries(each.rulings ?? {}));
  return Object.fromEntries(named.filter(([id]) => !Object.hasOwn(rulings, id)));
}

/** The version of the rules under which an entry was made, by the notes in the header. */
export function rulesOf(
  { kernel, rulesVersion, migrations = [] }: Header,
  n: number,
): Version & { readonly latest: boolean } {
  const note = migrations.find(({ entries }) => n <= entries);
  return note ? { ...note.from, latest: false } : { kernel, rules: rulesVersion, latest: true };
}

/** Whether the rules since an entry was made tell the same of it: else its hash, in which stands what it told, cannot be made anew. */
export function isToldAlike(rulebook: Rulebook, header: Header, n: number): boolean {
  return (wayFrom(rulebook, rulesOf(header, n).rules) ?? []).every(({ toldAlike }) => toldAlike);
}

/** A stored entry with the names that the present rules use. */
export function renameEntry<T extends Body | Entry>(entry: T, way: readonly Migration[]): T {
  let now: T = entry;
  for (const { renamed: names } of way) now = oneStep(now, names);
  return now;
}

function oneStep<T extends Body | Entry>(entry: T, names: NewNames): T {
  if ('withdraw' in entry) return { ...entry, withdraw: decisionId(entry.withdraw, names.decisions) };
  if ('decision' in entry) return moveIn(entry, names);
  if (!('undone' in entry)) return entry;
  // what is put right, and put in, is named as it was then
  const { mend, again } = entry;
  return {
    ...entry,
    ...(mend ? { mend: mend.map((each) => moveIn(each, names)) } : {}),
    ...(again ? { again: again.map((each) => moveIn(each, names)) } : {}),
  };
}

function moveIn<T extends { readonly decision?: string; readonly answer?: Json } | object>(
  move: T,
  names: NewNames,
): T {
  return {
    ...move,
    ...('decision' in move ? { decision: decisionId(move.decision as string, names.decisions) } : {}),
    ...('answer' in move ? { answer: answerIn(move.answer as Json, names) } : {}),
  };
}

/** An id without what counted in it. */
export type IdWithoutCount = NonNullable<Migration['uncounted']>;

/** Questions for facts had the count of all that had been asked: the table was asked one at a time. */
const OF_FACTS: IdWithoutCount = (id) => (/\/missing[-/]/.test(id) ? 'missing' : id);

/** What was counted in ids under a version of kernel and rules, and is not now. */
export function uncountedSince(kernel: string, way: readonly Migration[]): readonly IdWithoutCount[] {
  return [...(kernel === KERNEL ? [] : [OF_FACTS]), ...way.flatMap(({ uncounted }) => uncounted ?? [])];
}

/** What an undo put in, and waits to come again: a question for facts is the same whatever it counted. */
export function putInNow(entry: UndoEntry): UndoEntry {
  const again = entry.again?.map((each) =>
    'decision' in each
      ? { ...each, decision: each.decision.replace(/\/missing-(?=\d+\/)/, '/missing/') }
      : each,
  );
  return again ? { ...entry, again } : entry;
}

/** An id that is none of these any more, as the one of them that it is without what counted in it. */
export function idNow(id: string, ids: readonly string[], uncounted: readonly IdWithoutCount[]): string {
  if (ids.includes(id)) return id;
  return ids.find((each) => uncounted.some((plain) => plain(each) === plain(id))) ?? id;
}

/** The last part of a decision's id is its name. */
function decisionId(id: string, names: NewNames['decisions'] = {}): string {
  const at = id.lastIndexOf('/') + 1;
  return id.slice(0, at) + (own(names, id.slice(at)) ?? id.slice(at));
}

function answerIn(answer: Json, { values = {}, facts = {} }: NewNames): Json {
  if (typeof answer === 'string') return own(values, answer) ?? answer;
  if (!isRecord(answer)) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]): [string, Json] => [
      own(values, key) ?? own(facts, key) ?? key,
      key === 'value' && typeof value === 'string' ? (own(values, value) ?? value) : (value as Json),
    ]),
  );
}

/** A digest with the names that rules before these migrations used, so that it can be compared with theirs. */
export function digestBefore(digest: Digest, way: readonly Migration[]): Digest {
  return way.toReversed().reduce((after, { renamed: names }) => backOneStep(after, names), digest);
}

function backOneStep(digest: Digest, { doors = {}, sheets = {} }: NewNames): Digest {
  const [door, sheet] = [inverse(doors), inverse(sheets)];
  return {
    ...digest,
    doors: digest.doors.map((each) => ({ ...each, key: doorKey(each.key, door) })),
    told: digest.told.map((each) =>
      each.sum
        ? { ...each, sum: { ...each.sum, sheet: own(sheet, each.sum.sheet) ?? each.sum.sheet } }
        : each,
    ),
  };
}

function doorKey(key: string, names: Readonly<Record<string, string>>): string {
  const [name = '', ...rest] = key.split('/');
  return [own(names, name) ?? name, ...rest].join('/');
}

function inverse(names: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(names).map(([before, after]) => [after, before]));
}
