import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { conformFile } from '../../src/cli/many/conform-file.ts';
import { mutantsOf, nameOfMutant } from './find.ts';
import { casesFor } from './notice.ts';

it('takes for cases only what can be read as cases: a file of what is told notices nothing', () => {
  const told = casesFor('src/rulebooks/the-war-game/rules/a-classes.ts').filter((path) =>
    path.endsWith('told.yaml'),
  );
  expect(told.map((path) => conformFile(path, false))).toEqual([]);
});

it('takes the cases of the clause first whose file it is', () => {
  const [first] = casesFor('src/rulebooks/a-world-at-war/61-china/1-check.ts');
  expect(first).toMatch(/61-china\.yaml$/);
});

it('lists as without difference only changes that can still be made', () => {
  const [, ...rows] = readFileSync('scripts/mutants/equal.tsv', 'utf8').split('\n').filter(Boolean);
  const gone = rows.filter((row) => {
    const [file = ''] = row.split('\t');
    return !mutantsOf(file, readFileSync(file, 'utf8')).some((each) =>
      row.startsWith(`${nameOfMutant(each)}\t`),
    );
  });
  expect(rows.length).toBeGreaterThan(0);
  expect(gone).toEqual([]);
});
