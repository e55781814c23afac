import { createHash } from 'node:crypto';
import { stripTypeScriptTypes } from 'node:module';

/** A change of one place of a file: a number by one, a comparison or a condition turned round. */
export interface Mutant {
  /** The file, from the root of the repository. */
  readonly path: string;
  readonly line: number;
  /** The line as it is, without the space around it; which place of it this is, from 1. */
  readonly text: string;
  readonly nth: number;
  readonly from: string;
  readonly to: string;
  /** The whole file as changed. */
  readonly source: string;
}

const TURNED: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
};

/** What can be changed: operators with space around them, whole numbers by themselves. */
const PLACE = /(?<= )(?<operator><=?|>=?|[!=]==|&&|\|\||[+-])(?= )|(?<![\w.$])(?<number>\d+)(?![\w.])/g;

/** Texts and rulings of a rule, strings, comments and regular expressions, in which nothing is changed. */
const APART =
  /^(?:export )?const [^=\n]+ = (?:texts|rulingsOf)\([^]*?^[\]}]\);|\/\*[^]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<=[(,=:[!&|?{};]\s*)\/(?![/*])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/gm;

/** Every change of a file that changes what runs; in its types nothing does. */
export function mutantsOf(path: string, source: string): Mutant[] {
  const code = source.replace(APART, (text) => text.replace(/[^\n]/g, ' '));
  const plain = stripTypeScriptTypes(source);
  const counts = new Map<number, number>();
  return [...code.matchAll(PLACE)].flatMap((found): Mutant[] => {
    const [from] = found;
    const to = TURNED[from] ?? String(Number(from) + 1);
    const changed = source.slice(0, found.index) + to + source.slice(found.index + from.length);
    const line = source.slice(0, found.index).split('\n').length;
    const nth = (counts.get(line) ?? 0) + 1;
    counts.set(line, nth);
    const text = source.split('\n')[line - 1]?.trim() ?? '';
    if (isSameCode(plain, changed)) return [];
    return [{ path, line, text, nth, from, to, source: changed }];
  });
}

function isSameCode(plain: string, changed: string): boolean {
  try {
    return stripTypeScriptTypes(changed).replace(/\s+/g, ' ') === plain.replace(/\s+/g, ' ');
  } catch {
    // it is no program any more
    return true;
  }
}

/** A name that stays where other lines of the file change. */
export function nameOfMutant({ path, text, nth, from, to }: Mutant): string {
  return `${path}\t${text}\t${nth}\t${from} > ${to}`;
}

/** Some of them, the same ones each time as long as their lines are the same; `seed`: another choice. */
export function sampled(mutants: readonly Mutant[], count: number, seed: string): Mutant[] {
  const lot = (mutant: Mutant): string =>
    createHash('sha256')
      .update(`${seed}\n${nameOfMutant(mutant)}`)
      .digest('hex');
  const lots = mutants.map((mutant) => ({ mutant, lot: lot(mutant) }));
  return lots
    .toSorted((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}
