import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isRecord } from '../../kernel/json.ts';
import { type Case, parseCases, parseTold, type FactValues } from '../../kernel/kit/cases.ts';
import { type CaseResult, runCase, runSigned } from '../../kernel/kit/conform.ts';
import { KeptTables } from '../../kernel/kit/kept-tables.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import type { DataFile } from '../../store/data-text.ts';
import { findRulebook } from '../../rulebooks/index.ts';
import { TOLD_FILE } from '../vocabulary/clauses.ts';
import { readData } from '../data-files.ts';
import { failure, type Failure, isFailed } from '../output.ts';

/** How a case of a file went. */
export interface FileResult extends CaseResult {
  readonly file: string;
  readonly line: number;
  readonly rulebook: string;
}

const keptFor = new Map<Rulebook, KeptTables>();

/** Run the cases of a file; signed: each at a table of its own, with its entries signed, and compared. */
export function conformFile(path: string, signed: boolean): readonly FileResult[] | Failure {
  const read = readCases(path);
  if (isFailed(read)) return read;
  const { file, rulebook, cases, told } = read;
  const kept = keptFor.get(rulebook) ?? new KeptTables(rulebook);
  keptFor.set(rulebook, kept);
  const run = signed ? runSigned : runCase;
  return cases.map((each, i) => ({
    ...tried(each, () => run(rulebook, each, { kept, told })),
    file: file.name,
    line: file.lineOf(['cases', i]),
    rulebook: rulebook.id,
  }));
}

/** Run a case; one that breaks the program fails by its name. */
function tried(each: Case, run: () => CaseResult): CaseResult {
  try {
    return run();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { case: each.name, clauses: each.clauses, faults: [`cannot be run: ${why}`], twins: [] };
  }
}

/** The cases of a file, with what its folder tells. */
interface FileCases {
  readonly file: DataFile;
  readonly rulebook: Rulebook;
  readonly cases: readonly Case[];
  readonly told: FactValues;
}

/** The cases of a file, or what is wrong with it. */
export function readCases(path: string): FileCases | Failure {
  const file = readData(path);
  if (isFailed(file)) return file;
  const named = isRecord(file.value) ? file.value['rulebook'] : undefined;
  const id = typeof named === 'string' ? named : basename(join(path, '..'));
  const rulebook = findRulebook(id);
  if (!rulebook) return failure(`${path}: there is no rulebook "${id}"; name one with "rulebook:".`);
  const parsed = parseCases(file.value);
  if ('faults' in parsed)
    return failure(parsed.faults.map((fault) => `${path}:${lineOfFault(file, fault)}: ${fault}`).join('\n'));
  const told = toldBeside(path);
  return isFailed(told) ? told : { file, rulebook, cases: parsed.cases, told };
}

/** What the cases of this folder tell where they do not speak of it. */
function toldBeside(path: string): FactValues | Failure {
  const beside = join(path, '..', TOLD_FILE);
  if (!existsSync(beside)) return {};
  const file = readData(beside);
  if (isFailed(file)) return file;
  const parsed = parseTold(file.value);
  return 'told' in parsed
    ? parsed.told
    : failure(parsed.faults.map((fault) => `${beside}: ${fault}`).join('\n'));
}

/** The line of the case that a fault names; else the first. */
function lineOfFault(file: DataFile, fault: string): number {
  const listed = isRecord(file.value) ? file.value['cases'] : undefined;
  if (!Array.isArray(listed)) return 1;
  const at = listed.findIndex((each, i) => {
    const name = isRecord(each) && typeof each['case'] === 'string' ? each['case'] : `case ${i + 1}`;
    return fault.startsWith(`${name}: `) || fault.startsWith(`"${name}" `);
  });
  return at < 0 ? 1 : file.lineOf(['cases', at]);
}
