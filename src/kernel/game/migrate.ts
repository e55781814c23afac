import type { Digest } from './chain.ts';
import type { Body, Entry, Header, Version } from './entry.ts';
import { isRecord, type Json, own } from '../json.ts';
import type { Migration, Renamed, Rulebook } from '../rulebook.ts';

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

/** The version of the rules under which an entry was made, by the notes in the header. */
export function rulesOf(
  { rulesVersion, migrations = [] }: Header,
  n: number,
): Version & { readonly latest: boolean } {
  const note = migrations.find(({ entries }) => n <= entries);
  return note ? { ...note.from, latest: false } : { kernel: '', rules: rulesVersion, latest: true };
}

/** A stored entry with the names that the present rules use. */
export function renamed<T extends Body | Entry>(entry: T, way: readonly Migration[]): T {
  let now: T = entry;
  for (const { renamed: names } of way) now = oneStep(now, names);
  return now;
}

function oneStep<T extends Body | Entry>(entry: T, names: Renamed): T {
  if ('withdraw' in entry) return { ...entry, withdraw: decisionId(entry.withdraw, names.decisions) };
  if (!('decision' in entry)) return entry;
  const decision = decisionId(entry.decision, names.decisions);
  return { ...entry, decision, answer: answerIn(entry.answer, names) };
}

/** The last part of a decision's id is its name. */
function decisionId(id: string, names: Renamed['decisions'] = {}): string {
  const at = id.lastIndexOf('/') + 1;
  return id.slice(0, at) + (own(names, id.slice(at)) ?? id.slice(at));
}

function answerIn(answer: Json, { values = {}, facts = {} }: Renamed): Json {
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

function backOneStep(digest: Digest, { doors = {}, sheets = {} }: Renamed): Digest {
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
