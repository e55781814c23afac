// Which tests and cases are near to what was changed.
import { basename } from 'node:path/posix';

/** What reads files that it does not import. */
const READERS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\.md$/, ['scripts/links.test.ts', 'scripts/commands.test.ts']],
  [/\.tsx?$/, ['scripts/exports.test.ts']],
  [/^package\.json$/, ['scripts/commands.test.ts']],
  [/^scripts\/house\.mjs$/, ['scripts/lint.test.ts']],
];

/** What was changed, and the tests that read some of it. */
export const withReaders = (changed: readonly string[]): string[] => [
  ...changed,
  ...READERS.flatMap(([pattern, tests]) => (changed.some((file) => pattern.test(file)) ? tests : [])),
];

const isTest = (file: string): boolean => file.endsWith('.test.ts');
const inBrowser = (file: string): boolean => file.startsWith('e2e/');
const isLong = (file: string): boolean => file.endsWith('.proof.test.ts');

/** Of a file of tests that has never run, the cost is taken to be this, in seconds. */
const UNKNOWN = 3;

/** The tests to run, and those that are left out. */
export interface Chosen {
  readonly alone: readonly string[];
  readonly inBrowser: readonly string[];
  readonly leftOut: readonly string[];
}

/**
 * The tests near to what was changed: those changed themselves, then the nearest by imports and of those the cheapest, for
 * so many seconds of a processor. In a browser only those changed themselves; what runs long is left to a proof.
 */
export function choose(
  distances: ReadonlyMap<string, number>,
  costs: ReadonlyMap<string, number>,
  seconds: number,
): Chosen {
  const cost = (file: string): number => costs.get(file) ?? UNKNOWN;
  const far = (file: string): number => distances.get(file) ?? 0;
  const sorted = [...distances.keys()]
    .filter(isTest)
    .toSorted((a, b) => far(a) - far(b) || cost(a) - cost(b) || (a < b ? -1 : 1));
  const taken: string[] = [];
  let left = seconds;
  for (const file of sorted) {
    const touched = far(file) === 0;
    if (isLong(file) || (!touched && (inBrowser(file) || cost(file) > left))) continue;
    taken.push(file);
    left -= cost(file);
  }
  return {
    alone: taken.filter((file) => !inBrowser(file)),
    inBrowser: taken.filter(inBrowser),
    leftOut: sorted.filter((file) => !taken.includes(file)),
  };
}

/** The clause of a file of rules: '49.41' of '49-diplomacy/41-naming.ts'; '': it is no clause's. */
function clauseOf(path: string): string {
  const parts = path.split('/').slice(3);
  return parts.flatMap((part) => /^\d[\dA-Z]*/.exec(part)?.[0] ?? []).join('.');
}

/** The cases near to what was changed: those changed themselves, and of rules those of their clause, or of their book. */
export function chooseCases(changed: readonly string[], cases: readonly string[]): string[] {
  const rules = changed.filter(
    (file) => /^src\/rulebooks\/[^/]+\/.*\.ts$/.test(file) && !/\.test/.test(file),
  );
  const near = rules.flatMap((file) => {
    const book = cases.filter((each) => each.startsWith(`conformance/${file.split('/')[2]}/`));
    const clause = clauseOf(file);
    const named = clause === '' ? [] : book.filter((each) => basename(each).startsWith(clause));
    return named.length > 0 ? named : book;
  });
  return cases.filter((each) => changed.includes(each) || near.includes(each));
}
