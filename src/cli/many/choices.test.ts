import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROOF } from '../../../scripts/tier.ts';
import type { Case, FactValues } from '../../kernel/kit/cases.ts';
import { runCase } from '../../kernel/kit/conform.ts';
import { KeptTables } from '../../kernel/kit/kept-tables.ts';
import type { Ruling } from '../../kernel/steps/ruling.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { TOLD_FILE } from '../vocabulary/clauses.ts';
import { readCases } from './conform-file.ts';
import { isFailed } from '../output.ts';
import { packageRoot } from '../root.ts';

// Each choice of each ruling is played to a difference from each other: a case passes under one, and fails under the other.

interface Listed {
  readonly each: Case;
  readonly told: FactValues;
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

/** The choices of a ruling that no case tells from another of it: one that is played under one of them fails under the other. */
function untold(book: Rulebook, { id, choices, default: usual }: Ruling, cases: readonly Listed[]): string[] {
  const kept = new KeptTables(book);
  const fails = ({ each, told }: Listed, choice: string): boolean =>
    runCase(book, { ...each, rulings: { ...each.rulings, [id]: choice } }, { kept, told }).faults.length > 0;
  const isTold = (one: string, other: string): boolean =>
    cases.some((listed) => listed.each.rulings[id] === one && fails(listed, other));
  return choices.flatMap(({ id: one }, n) =>
    choices
      .slice(n + 1)
      .filter(
        ({ id: other }) => !(one !== usual && isTold(one, other)) && !(other !== usual && isTold(other, one)),
      )
      .map(({ id: other }) => `${id}: ${one} and ${other}`),
  );
}

/** Those of the others take long to play: they are for the proof. */
const PLAYED = RULEBOOKS.filter(({ id }) => PROOF || id === 'gathering-storm');

it.each(PLAYED)('has a case for any two choices of each ruling of $id that tells them apart', (book) => {
  const cases = casesOf(book);
  const found = book.rulings
    .filter(({ choices }) => choices.length > 1)
    .flatMap((ruling) => untold(book, ruling, cases));
  expect(found).toEqual([]);
});
