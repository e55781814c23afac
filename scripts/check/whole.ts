// Runs what is wanted, in its order.
import { readFileSync } from 'node:fs';
import { begin, beside, type Call, reportUnit, single, type Waiting } from './call.ts';
import { ALONE, IN_BROWSER, tests } from './tests.ts';
import { CASES, LONG, PAGES, SINGLES, type Wanted } from './units.ts';

/** Run all that is wanted. */
export async function runWanted(call: Call, wanted: Wanted): Promise<void> {
  await runSources(call, wanted);
  // a browser waits much of its time: both together take two thirds of one after the other
  const inBrowser = isAny(wanted.inBrowser) ? tests(call, IN_BROWSER, wanted.inBrowser) : null;
  const steps = [
    { units: wanted.alone ?? [], run: () => runAlone(call, wanted) },
    { units: [CASES], run: () => runCases(call, wanted) },
    { units: LONG.map(([name]) => name), run: () => runLong(call, wanted) },
  ];
  for (const { run } of redFirst(steps, ({ units }) => units.some(wanted.isRed))) await run();
  await inBrowser?.();
}

/** What failed last before the others, each in its order. */
function redFirst<T>(all: readonly T[], isRed: (each: T) => boolean): T[] {
  return [...all.filter(isRed), ...all.filter((each) => !isRed(each))];
}

const isAny = (files: readonly string[] | null): boolean => files === null || files.length > 0;

async function runSources(call: Call, { fixed, isRed }: Wanted): Promise<void> {
  // one core is enough for the pages
  const pages = fixed(PAGES) ? beside(call, PAGES, 'node', ['dist/scripts/docs.js', '--check']) : null;
  const singles = SINGLES.filter(([name]) => fixed(name));
  for (const [name, command, args] of redFirst(singles, ([name]) => isRed(name)))
    await single(call, name, command, [...args]);
  await pages?.();
}

async function runAlone(call: Call, { alone }: Wanted): Promise<void> {
  if (isAny(alone)) await tests(call, ALONE, alone)();
}

async function runCases(call: Call, { fixed }: Wanted): Promise<void> {
  if (!fixed(CASES)) return;
  const signed = call.env['DEMARCHE_PROOF'] === '1' ? ['--signed'] : [];
  await cases(call, ['dist/bin/main.js'], signed);
}

/** Run conformance cases with a program; `options` can name their files. */
export async function cases(
  call: Call,
  program: readonly string[],
  options: readonly string[],
): Promise<void> {
  call.progress.begin(CASES);
  const args = [...program, 'conform', '--json', ...options];
  const { said, ended } = begin(call, 'node', args, { errors: false });
  const { seconds } = await ended;
  try {
    const { passed, failed, results } = JSON.parse(readFileSync(said, 'utf8')) as Conformed;
    for (const { file, case: each, faults } of results.filter((result) => !result.passed))
      console.log(`  ${file}: ${each}\n    ${faults.join('\n    ')}`);
    reportUnit(call, CASES, passed, failed, seconds);
  } catch {
    reportUnit(call, CASES, 0, 1, seconds);
  }
}

/** What `demarche conform --json` says. */
interface Conformed {
  readonly passed: number;
  readonly failed: number;
  readonly results: readonly {
    readonly file: string;
    readonly case: string;
    readonly passed: boolean;
    readonly faults: readonly string[];
  }[];
}

async function runLong(call: Call, { fixed }: Wanted): Promise<void> {
  const begun: Waiting[] = LONG.filter(([name]) => fixed(name)).map(([name, script, args]) =>
    beside(call, name, 'npm', ['run', '--silent', script, '--', ...args]),
  );
  for (const wait of begun) await wait();
}
