import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Json } from '../../kernel/json.ts';
import { type NamedResult, readOutcome } from '../../analysis/simulate/index.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { readText } from '../data-files.ts';
import { failure, type Failure, isFailed } from '../output.ts';

/** Read what many games came to. Every fault is named with file and field. */
export function readResult(path: string): NamedResult | Failure {
  const text = readText(path);
  if (isFailed(text)) return text;
  const document = parsed(text);
  if (document === undefined)
    return failure(`${path} is not what simulate writes: it cannot be read as JSON.`);
  const read = readOutcome(document, RULEBOOKS);
  if ('result' in read) return { name: path, result: read.result };
  return failure(
    read.faults.map(({ path: at, fault }) => `${path}: ${at.join('.') || 'the file'} ${fault}`).join('\n'),
  );
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** How the files of this command begin: another file of that name is never written over. */
const OURS =
  /^(\{(?:"against":|"format":1,(?:"from":\d+,)?"kind":"(?:simulation|match)")|<!doctype html>\n<!-- simulate -->)/;
const ENOUGH = 100;

/** The first lines of a page of this command. */
export const PAGE_HEAD = '<!doctype html>\n<!-- simulate -->';

/** Why a file cannot be written; null where it can. It is asked before the games are played. */
export function barredAt(option: string, path: string | undefined): Failure | null {
  if (path === undefined) return null;
  if (path === '') return failure(`${option} takes the name of a file: it is empty.`);
  if (!existsSync(dirname(path))) return failure(`There is no folder ${dirname(path)} for ${option}.`);
  if (!existsSync(path)) return null;
  if (statSync(path).isFile() && OURS.test(readFileSync(path, 'utf8').slice(0, ENOUGH))) return null;
  return failure(`${path} exists already, and is not what simulate writes: name another file.`);
}
