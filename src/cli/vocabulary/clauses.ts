import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ClauseEntry } from '../../kernel/clause.ts';
import { type Case, parseCases } from '../../kernel/kit/cases.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { readData } from '../data-files.ts';
import { isFailed } from '../output.ts';

/** A clause with the cases that show it; one without a case says why in `reason`. */
export interface ClauseRow extends ClauseEntry {
  readonly cases: readonly string[];
}

/** The clause index of a rulebook, joined with the cases under `root`/conformance. */
export function clauseRows(rulebook: Rulebook, root: string): ClauseRow[] {
  const cases = casesOf(join(root, 'conformance', rulebook.id));
  return rulebook.clauses.map((entry) => {
    const shown = cases.filter((each) => each.clauses.includes(entry.clause)).map((each) => each.name);
    return { ...entry, cases: shown };
  });
}

/** Every case of a folder; files that cannot be read are named by `demarche conform`, not here. */
function casesOf(folder: string): readonly Case[] {
  return caseFiles(folder).flatMap((path) => {
    const file = readData(path);
    const parsed = isFailed(file) ? { faults: [] } : parseCases(file.value);
    return 'cases' in parsed ? parsed.cases : [];
  });
}

/** What the cases of a folder tell where they do not speak of it stands in this file beside them. */
export const TOLD_FILE = 'told.yaml';

/** The case files of a folder, sorted. */
export function caseFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => /\.ya?ml$/.test(name) && name !== TOLD_FILE);
  return names.toSorted().map((name) => join(folder, name));
}
