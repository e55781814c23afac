import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Case, Told } from '../kernel/kit/cases.ts';
import { runCase } from '../kernel/kit/conform.ts';
import { KeptTables } from '../kernel/kit/kept-tables.ts';
import type { Ruling } from '../kernel/ruling.ts';
import type { Rulebook } from '../kernel/rulebook.ts';
import { RULEBOOKS } from '../rulebooks/index.ts';
import { ALIKE } from './choices.alike.test-helper.ts';
import { TOLD_FILE } from './clauses.ts';
import { readCases } from './conform-file.ts';
import { isFailed } from './output.ts';
import { packageRoot } from './root.ts';

// Each choice of each ruling is played to a difference: a case passes under it, and fails under another.

interface Listed {
  readonly each: Case;
  readonly told: Told;
}

function casesOf({ id }: Rulebook): readonly Listed[] {
  const files = globSync(join(packageRoot(), 'conformance', id, '*.yaml')).toSorted();
  return files
    .filter((file) => !file.endsWith(TOLD_FILE))
    .flatMap((file) => {
      const read = readCases(file);
      if (isFailed(read)) throw new Error(read.failed);
      return read.cases.map((each) => ({ each, told: read.told }));
    });
}

/** The choices of a ruling that no case tells from another. */
function untold(book: Rulebook, { id, choices, default: usual }: Ruling, cases: readonly Listed[]): string[] {
  const kept = new KeptTables(book);
  const fails = ({ each, told }: Listed, choice: string): boolean =>
    runCase(book, { ...each, rulings: { ...each.rulings, [id]: choice } }, { kept, told }).faults.length > 0;
  const others = choices.map((choice) => choice.id).filter((choice) => choice !== usual);
  const alone = others.filter((choice) => {
    const under = cases.filter(({ each }) => each.rulings[id] === choice);
    return !under.some((listed) => fails(listed, usual));
  });
  // the default differs as soon as another choice does
  return alone.length === others.length ? [usual, ...alone] : alone;
}

it.each(RULEBOOKS)('has a case for each choice of each ruling of $id that fails under another', (book) => {
  const cases = casesOf(book);
  const found = book.rulings
    .filter(({ choices }) => choices.length > 1)
    .flatMap((ruling) => untold(book, ruling, cases).map((choice) => `${ruling.id} = ${choice}`));
  expect(found.toSorted()).toEqual(Object.keys(ALIKE[book.id] ?? {}).toSorted());
});
