import { readFileSync } from 'node:fs';
import { LineCounter, parseDocument, type Document } from 'yaml';
import { canonical, type Json } from '../kernel/json.ts';
import type { Rulebook } from '../kernel/rulebook.ts';
import { failed, type Failed, isFailed } from './output.ts';

/** A JSON or YAML file, with the line of every part of it. */
export interface DataFile {
  readonly path: string;
  readonly value: Json;
  lineOf(path: readonly (string | number)[]): number;
}

/** Read a file as text. Fails with a sentence when it is not there or is no file. */
export function readText(path: string): string | Failed {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT' || code === 'ENOTDIR') return failed(`There is no file ${path}.`);
    if (code === 'EISDIR') return failed(`${path} is a folder, not a file.`);
    return failed(`${path} cannot be read (${code || String(error)}).`);
  }
}

/** Read a JSON or YAML file. Fails naming the line of a syntax error. */
export function readData(path: string): DataFile | Failed {
  const text = readText(path);
  if (isFailed(text)) return text;
  const lines = new LineCounter();
  try {
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
    const [problem] = document.errors;
    if (problem) return failed(`${path}:${lines.linePos(problem.pos[0]).line}: ${problem.message}`);
    const value: Json = document.toJS();
    canonical(value);
    return { path, value, lineOf: (at) => lineIn(document, lines, at) };
  } catch (error) {
    return failed(
      `${path} holds something that is not plain data: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
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

/** Read data files and let the rulebook check them. Every fault is named with file, line and field. */
export function checkedData(rulebook: Rulebook, paths: readonly string[]): { data: Json } | Failed {
  const files: DataFile[] = [];
  for (const path of paths) {
    const file = readData(path);
    if (isFailed(file)) return file;
    files.push(file);
  }
  const found = rulebook.data(files.map((file) => file.value));
  if ('data' in found) return found;
  const file = files[found.file];
  const faults = found.faults.map(
    ({ path, fault }) => `${file?.path}:${file?.lineOf(path)}: ${path.join('.') || 'the file'} ${fault}`,
  );
  return failed(faults.join('\n'));
}
