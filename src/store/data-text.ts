import { type Document, isScalar, LineCounter, parseDocument, stringify, visit } from 'yaml';
import { canonical, type Json, quote, tooMuch } from '../kernel/json.ts';
import type { DataFault, Rulebook } from '../kernel/rulebook.ts';
import { isWide } from './game-text.ts';

export { linesIn } from './game-text.ts';

/** A user's JSON or YAML file, with the line of every part of it. */
export interface DataFile {
  readonly name: string;
  readonly value: Json;
  lineOf(path: readonly (string | number)[]): number;
}

/** What is wrong with users' files: a sentence for each fault, with file, line and field. */
interface DataFaults {
  readonly faults: readonly string[];
  /** Which of the files they are of, where there are several. */
  readonly file?: number;
}

/** The most that a text may hold; what reads it then takes a moment, whatever is in it. */
const MOST = { letters: 500_000, values: 100_000, levels: 60 };
/** What an alias stands for is looked for among all of them, so their number is bounded; what they unfold to is by its size. */
const MOST_ALIASES = 5_000;

/** Read the text of a JSON or YAML file; what cannot be read is named with its line. */
export function readDataText(name: string, text: string): DataFile | DataFaults {
  if (text.length > MOST.letters)
    return { faults: [`${name} has more than ${MOST.letters} letters: no file of a game is that long.`] };
  if (isWide(text))
    return {
      faults: [
        `${name} is text in UTF-16, as some editors save it: open it there and save it again as UTF-8.`,
      ],
    };
  const lines = new LineCounter();
  try {
    // the parser's own look for keys that are there twice compares each with each
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
    const [first] = document.errors;
    const { problem: found, aliases } = problemIn(document);
    const problem = first ? { at: first.pos[0], what: first.message } : found;
    if (problem) {
      const { line } = lines.linePos(problem.at);
      const what = /call stack/.test(problem.what) ? 'too many levels' : problem.what;
      return { faults: [`${name}:${line}: cannot be read as JSON or YAML: ${what}`] };
    }
    const value: Json = document.toJS({ maxAliasCount: -1 });
    const why = tooMuch(value, MOST);
    const unfolded = aliases > 0 ? ', once what its aliases stand for is written out' : '';
    if (why !== null) return { faults: [`${name} ${why}${unfolded}.`] };
    canonical(value);
    return { name, value, lineOf: (at) => lineIn(document, lines, at) };
  } catch (error) {
    return { faults: [`${name} holds something that is not plain data: ${whyNot(error)}.`] };
  }
}

function whyNot(error: unknown): string {
  if (error instanceof RangeError) return 'too many levels';
  return error instanceof Error ? error.message : String(error);
}

interface Problem {
  /** Where in the text. */
  readonly at: number;
  readonly what: string;
}

/** A key that is there twice, or more aliases than can be looked for; and how many aliases there are. */
function problemIn(document: Document): { readonly problem: Problem | null; readonly aliases: number } {
  let aliases = 0;
  let problem: Problem | null = null;
  visit(document, {
    Map(_, { items }) {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        const id = String(key.value);
        if (seen.has(id)) problem = { at: key.range?.[0] ?? 0, what: `"${quote(id)}" is there twice` };
        seen.add(id);
      }
      return problem ? visit.BREAK : undefined;
    },
    Alias(_, { range }) {
      if (++aliases > MOST_ALIASES)
        problem = { at: range?.[0] ?? 0, what: `there are more than ${MOST_ALIASES} aliases` };
      return problem ? visit.BREAK : undefined;
    },
  });
  return { problem, aliases };
}

/** A document as the text of a YAML file: what `readDataText` reads back. */
export function writeDataText(document: Json): string {
  return stringify(document);
}

/** The line of a part of a document, or of the nearest part around it that is there. */
function lineIn(document: Document, lines: LineCounter, path: readonly (string | number)[]): number {
  for (let length = path.length; length >= 0; length--) {
    const node: unknown = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    if (typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range))
      return lines.linePos(Number(node.range[0])).line;
  }
  return 1;
}

/** Let a rulebook check a user's files together. */
export function checkData(
  rulebook: Pick<Rulebook, 'data'>,
  files: readonly DataFile[],
): { data: Json } | DataFaults {
  const found = rulebook.data(files.map((file) => file.value));
  if ('data' in found) return found;
  const file = files[found.file];
  return { file: found.file, faults: file ? found.faults.map((fault) => faultText(file, fault)) : [] };
}

/** A fault of a file as a sentence, with file, line and field. */
export function faultText({ name, lineOf }: DataFile, { path, fault }: DataFault): string {
  return `${name}:${lineOf(path)}: ${path.join('.') || 'the file'} ${fault}`;
}
