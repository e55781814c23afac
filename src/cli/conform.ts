import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Case, parseCases, parseTold, type Told } from '../kernel/kit/cases.ts';
import { type CaseResult, runCase } from '../kernel/kit/conform.ts';
import { isRecord } from '../kernel/json.ts';
import type { Rulebook } from '../kernel/rulebook.ts';
import { findRulebook } from '../rulebooks/index.ts';
import { caseFiles, TOLD_FILE } from './clauses.ts';
import type { DataFile } from '../store/data-text.ts';
import { readData } from './data-files.ts';
import { failed, type Failed, isFailed, type Result } from './output.ts';
import { packageRoot } from './root.ts';

interface FileCases {
  readonly file: DataFile;
  readonly rulebook: Rulebook;
  readonly cases: readonly Case[];
  readonly told: Told;
}

/** Run the cases of folders (each with files, or with a folder for each rulebook); by default all there are. */
export function conform(folders: readonly string[]): Result {
  const roots = folders.length === 0 ? [join(packageRoot(), 'conformance')] : folders;
  const found: FileCases[] = [];
  for (const root of roots) {
    const files = filesUnder(root);
    if (isFailed(files)) return files;
    if (files.length === 0 && folders.length > 0) return failed(`There are no cases in ${root}.`);
    for (const path of files) {
      const read = readCases(path);
      if (isFailed(read)) return read;
      found.push(read);
    }
  }
  const results = found.flatMap(({ file, rulebook, cases, told }) =>
    cases.map((each, i) => ({
      ...tried(rulebook, each, told),
      file: file.name,
      line: file.lineOf(['cases', i]),
      rulebook: rulebook.id,
    })),
  );
  const failures = results.filter((each) => each.faults.length > 0);
  const passed = results.length - failures.length;
  const text = [...failures.map(faultText), `${passed} passed, ${failures.length} failed`].join('\n');
  const json = results.map(({ faults, ...rest }) => ({ ...rest, passed: faults.length === 0, faults }));
  return {
    text,
    json: { passed, failed: failures.length, results: json },
    code: failures.length === 0 ? 0 : 1,
  };
}

/** Run a case; one that breaks the program fails by its name. */
function tried(rulebook: Rulebook, each: Case, told: Told): CaseResult {
  try {
    return runCase(rulebook, each, told);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { case: each.name, clauses: each.clauses, faults: [`cannot be run: ${why}`] };
  }
}

function faultText(result: CaseResult & { file: string; line: number }): string {
  return `${result.file}:${result.line}: ${result.case} [${result.clauses.join(', ')}]\n${result.faults.map((fault) => `    ${fault}`).join('\n')}`;
}

function filesUnder(root: string): string[] | Failed {
  if (!existsSync(root)) return failed(`There is no folder ${root}.`);
  if (statSync(root).isFile()) return [root];
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [root, ...folders.map((entry) => join(root, entry.name))].flatMap(caseFiles);
}

function readCases(path: string): FileCases | Failed {
  const file = readData(path);
  if (isFailed(file)) return file;
  const named = isRecord(file.value) ? file.value['rulebook'] : undefined;
  const id = typeof named === 'string' ? named : basename(join(path, '..'));
  const rulebook = findRulebook(id);
  if (!rulebook) return failed(`${path}: there is no rulebook "${id}"; name one with "rulebook:".`);
  const parsed = parseCases(file.value);
  if ('faults' in parsed)
    return failed(parsed.faults.map((fault) => `${path}:${lineOfFault(file, fault)}: ${fault}`).join('\n'));
  const told = toldBeside(path);
  return isFailed(told) ? told : { file, rulebook, cases: parsed.cases, told };
}

/** What the cases of this folder tell where they do not speak of it. */
function toldBeside(path: string): Told | Failed {
  const beside = join(path, '..', TOLD_FILE);
  if (!existsSync(beside)) return {};
  const file = readData(beside);
  if (isFailed(file)) return file;
  const parsed = parseTold(file.value);
  return 'told' in parsed
    ? parsed.told
    : failed(parsed.faults.map((fault) => `${beside}: ${fault}`).join('\n'));
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
