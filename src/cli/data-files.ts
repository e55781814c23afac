import { readFileSync } from 'node:fs';
import type { Json } from '../kernel/json.ts';
import type { Rulebook } from '../kernel/rulebook.ts';
import { checkData, type DataFile, readDataText } from '../store/data-text.ts';
import { failure, type Failure, isFailed } from './output.ts';

/** Read a file as text. Fails with a sentence when it is not there or is no file. */
export function readText(path: string): string | Failure {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT' || code === 'ENOTDIR') return failure(`There is no file ${path}.`);
    if (code === 'EISDIR') return failure(`${path} is a folder, not a file.`);
    return failure(`${path} cannot be read (${code || String(error)}).`);
  }
}

/** Read a JSON or YAML file. Fails naming the line of a syntax error. */
export function readData(path: string): DataFile | Failure {
  const text = readText(path);
  if (isFailed(text)) return text;
  const file = readDataText(path, text);
  return 'faults' in file ? failure(file.faults.join('\n')) : file;
}

/** Read data files and let the rulebook check them, after those of a club. Every fault is named with file, line and field. */
export function checkedData(
  rulebook: Rulebook,
  paths: readonly string[],
  ofClub: readonly Json[] = [],
): { data: Json } | Failure {
  const files: DataFile[] = ofClub.map((value) => ({ name: 'the club file', value, lineOf: () => 1 }));
  for (const path of paths) {
    const file = readData(path);
    if (isFailed(file)) return file;
    files.push(file);
  }
  const found = checkData(rulebook, files);
  return 'faults' in found ? failure(found.faults.join('\n')) : found;
}
