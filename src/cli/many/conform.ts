import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { caseFiles } from '../vocabulary/clauses.ts';
import type { FileResult } from './conform-file.ts';
import { type FileVerdict, conformFiles } from './conform-files.ts';
import { failure, type Failure, isFailed, type Result, type Status, NO_STATUS } from '../output.ts';
import { packageRoot } from '../root.ts';

/** How cases are run. */
export interface ConformOptions {
  /** Each at a table of its own, with its entries signed. */
  readonly signed?: boolean;
}

/** Run the cases of folders (each with files, or with a folder for each rulebook); by default all there are. */
export async function conform(
  folders: readonly string[],
  { signed = false }: ConformOptions,
  status?: Status,
): Promise<Result> {
  const roots = folders.length === 0 ? [join(packageRoot(), 'conformance')] : folders;
  const paths: string[] = [];
  for (const root of roots) {
    const files = filesUnder(root);
    if (isFailed(files)) return files;
    if (files.length === 0 && folders.length > 0) return failure(`There are no cases in ${root}.`);
    paths.push(...files);
  }
  const results: FileResult[] = [];
  for (const done of await conformedAll(paths, signed, status)) {
    if (isFailed(done)) return done;
    results.push(...done);
  }
  return summary(results);
}

async function conformedAll(
  paths: readonly string[],
  signed: boolean,
  status: Status = NO_STATUS,
): Promise<readonly FileVerdict[]> {
  const progress = (done: number): void => status(`${done} of ${paths.length} files of cases`);
  try {
    return await conformFiles(paths, { signed, progress });
  } finally {
    status('');
  }
}

function summary(results: readonly FileResult[]): Result {
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

function faultText(result: FileResult): string {
  return `${result.file}:${result.line}: ${result.case} [${result.clauses.join(', ')}]\n${result.faults.map((fault) => `    ${fault}`).join('\n')}`;
}

function filesUnder(root: string): string[] | Failure {
  if (!existsSync(root)) return failure(`There is no folder ${root}.`);
  if (statSync(root).isFile()) return [root];
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [root, ...folders.map((entry) => join(root, entry.name))].flatMap(caseFiles);
}
