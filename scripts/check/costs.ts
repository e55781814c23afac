// What a call cost, told before its last line.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type Took, toldLoop } from './loop.ts';
import { ROOT } from './said.ts';

/** What a file of tests cost. */
interface Cost {
  readonly file: string;
  readonly seconds: number;
}

const DEAREST = 10;

/** Whether the system tells of other processes. */
const tellsOfOthers = existsSync('/proc/self/stat');

/** Begin to read what files of tests tell that they cost; returns what reads all that has come since. */
export function watchCosts(path: string): () => Cost[] {
  const text = (): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');
  const before = text().length;
  return () =>
    text()
      .slice(before)
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Cost);
}

/** What a call cost in all, and its dearest files, in lines. */
export function toldCosts(costs: readonly Cost[], took: readonly Took[], seconds: number): string[] {
  const dearest = costs.toSorted((a, b) => b.seconds - a.seconds).slice(0, DEAREST);
  return [
    ...toldTotal(seconds, tellsOfOthers),
    toldLoop(took),
    ...(dearest.length > 0 ? ['the dearest files of tests, in seconds of the processor:'] : []),
    ...dearest.map(
      ({ file, seconds }) =>
        `${seconds.toFixed(1).padStart(8)}  ${relative(ROOT, file).replaceAll('\\', '/')}`,
    ),
  ];
}

/** The total in words; where the system tells nothing of other processes, that is said. */
export function toldTotal(seconds: number, ofOthers: boolean): string[] {
  if (ofOthers) return [`${Math.round(seconds)} seconds of the processor in all`];
  return [
    'NOT COUNTED: the seconds of the processor that programs took which this one started (types, lint, tests, browsers, ' +
      'cases), as this system does not tell them in /proc; a file of tests counts itself alone',
  ];
}
