// What a whole check is made of.
import { filesOf, ALONE, IN_BROWSER } from './tests.ts';

/** The checks of the sources, in their order, and the command of each. */
export const SINGLES: readonly (readonly [name: string, command: string, args: readonly string[]])[] = [
  ['types', 'tsc', ['-p', '.']],
  ['types of the desk', 'tsc', ['-p', 'src/web']],
  ['types of its tests', 'tsc', ['-p', 'e2e']],
  ['lint', 'oxlint', ['--deny-warnings']],
  ['format', 'biome', ['format']],
];

export const PAGES = 'generated docs';
export const CASES = 'conformance cases';

/** What a proof alone runs, by its npm script; each is one process: together they take both cores. */
export const LONG: readonly (readonly [name: string, script: string, args: readonly string[]])[] = [
  ['the kit with many pairs', 'kit', ['--seeds', '1', '--pairs', '4', '--answers', '60']],
  ['changes of a rule that cases must notice', 'mutants', ['--sample', '32']],
];

/** The units of a proof that are no files of tests. */
const FIXED: readonly string[] = [
  ...SINGLES.map(([name]) => name),
  PAGES,
  CASES,
  ...LONG.map(([name]) => name),
];

/** Which units are run; files are named by their paths. */
export interface Wanted {
  readonly fixed: (unit: string) => boolean;
  /** null: all that there are. */
  readonly alone: readonly string[] | null;
  readonly inBrowser: readonly string[] | null;
  /** What failed last runs first. */
  readonly isRed: (unit: string) => boolean;
}

/** All of `npm test`: what is for a proof alone is not in it. */
export const ALL: Wanted = {
  fixed: (unit) => !LONG.some(([name]) => name === unit),
  alone: null,
  inBrowser: null,
  isRed: () => false,
};

/** Every unit of a proof, each once. */
export function unitsOfProof(env: NodeJS.ProcessEnv): string[] {
  return [...FIXED, ...filesOf(env, ALONE), ...filesOf(env, IN_BROWSER)];
}

/** Some units of a proof, as what is to be run. */
export function wantedOf(units: readonly string[], red: ReadonlySet<string>): Wanted {
  const files = units.filter((unit) => !FIXED.includes(unit));
  return {
    fixed: (unit) => units.includes(unit),
    alone: files.filter((file) => !file.startsWith('e2e/')),
    inBrowser: files.filter((file) => file.startsWith('e2e/')),
    isRed: (unit) => red.has(unit),
  };
}

/** How many parts of a check are told one by one. */
export function partsOf({ fixed, alone, inBrowser }: Wanted): number {
  const files = [alone, inBrowser].filter((each) => each === null || each.length > 0);
  return FIXED.filter(fixed).length + files.length;
}
