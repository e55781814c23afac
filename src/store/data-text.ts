import { type Document, LineCounter, parseDocument, stringify } from 'yaml';
import { canonical, type Json } from '../kernel/json.ts';
import type { Rulebook } from '../kernel/rulebook.ts';

/** A user's JSON or YAML file, with the line of every part of it. */
export interface DataFile {
  readonly name: string;
  readonly value: Json;
  lineOf(path: readonly (string | number)[]): number;
}

/** What is wrong with users' files: a sentence for each fault, with file, line and field. */
export interface DataFaults {
  readonly faults: readonly string[];
  /** Which of the files they are of, where there are several. */
  readonly file?: number;
}

/** Read the text of a JSON or YAML file; what cannot be read is named with its line. */
export function readDataText(name: string, text: string): DataFile | DataFaults {
  const lines = new LineCounter();
  try {
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
    const [problem] = document.errors;
    if (problem)
      return {
        faults: [
          `${name}:${lines.linePos(problem.pos[0]).line}: cannot be read as JSON or YAML: ${problem.message}`,
        ],
      };
    const value: Json = document.toJS();
    canonical(value);
    return { name, value, lineOf: (at) => lineIn(document, lines, at) };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { faults: [`${name} holds something that is not plain data: ${why}.`] };
  }
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
  return {
    file: found.file,
    faults: found.faults.map(
      ({ path, fault }) => `${file?.name}:${file?.lineOf(path)}: ${path.join('.') || 'the file'} ${fault}`,
    ),
  };
}
