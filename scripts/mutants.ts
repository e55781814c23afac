import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { packageRoot } from '../src/cli/root.ts';
import { type Mutant, mutantsOf, nameOfMutant, sampled } from './mutants/find.ts';
import { noticedByCase, noticedByTest, rulebookOf } from './mutants/notice.ts';

// Changes the rules in one place after the other, and names each change that neither a case nor a unit test notices.
// `scripts/mutants/equal.tsv` lists those that make no difference, each with the reason why.

/** Texts, names, drawings, what is only listed, and what bots go by: no rule is decided there. */
const NOT_RULES = /\.test|\.test-helper|\.words\.|\.rulings\.|places\.ts$|board|clauses\.ts$|\/map|\/solo\//;
const THREADS = 2;
const EQUAL = join(packageRoot(), 'scripts', 'mutants', 'equal.tsv');

interface Options {
  readonly rulebook: string;
  readonly file: string;
  readonly sample: number;
  readonly seed: string;
}

function read(): Options | string {
  try {
    const { values } = parseArgs({
      options: {
        rulebook: { type: 'string', default: '' },
        file: { type: 'string', default: '' },
        sample: { type: 'string', default: '0' },
        seed: { type: 'string', default: '1' },
      },
    });
    const sample = Number(values.sample);
    if (!Number.isInteger(sample) || sample < 0) return '--sample takes a whole number; 0: all there are.';
    return { ...values, sample };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function found({ rulebook, file, sample, seed }: Options): Mutant[] {
  const paths = globSync('src/rulebooks/*/**/*.ts', { cwd: packageRoot() })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !NOT_RULES.test(path) && path.includes(file))
    .filter((path) => rulebook === '' || rulebookOf(path) === rulebook)
    .toSorted();
  const all = paths.flatMap((path) => mutantsOf(path, readFileSync(join(packageRoot(), path), 'utf8')));
  return sample === 0 ? all : sampled(all, sample, seed);
}

/** The changes that make no difference, by name, with the reason. */
function equals(): ReadonlyMap<string, string> {
  const lines = readFileSync(EQUAL, 'utf8').split('\n').filter(Boolean).slice(1);
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf('\t');
      return [line.slice(0, at), line.slice(at + 1)];
    }),
  );
}

/** Those that no case notices, in the order in which they were found. */
async function unnoticedByCases(mutants: readonly Mutant[]): Promise<Mutant[]> {
  const left: Mutant[] = [];
  const queue = [...mutants];
  let done = 0;
  const work = async (): Promise<void> => {
    for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
      const by = await noticedByCase(mutant);
      if (by === null) left.push(mutant);
      console.log(`${++done} of ${mutants.length}: ${mutant.path}:${mutant.line}: ${by ?? 'no case'}`);
    }
  };
  await Promise.all(Array.from({ length: THREADS }, work));
  return mutants.filter((each) => left.includes(each));
}

const options = read();
if (typeof options === 'string') {
  console.error(options);
  process.exitCode = 2;
} else {
  const known = equals();
  const tried = found(options).filter((mutant) => !known.has(nameOfMutant(mutant)));
  const silent = (await unnoticedByCases(tried)).filter((mutant) => !noticedByTest(mutant));
  for (const mutant of silent)
    console.log(`NOT NOTICED ${mutant.path}:${mutant.line}\n${nameOfMutant(mutant)}`);
  console.log(`${tried.length} changes, ${silent.length} not noticed`);
  if (silent.length > 0) process.exitCode = 1;
}
