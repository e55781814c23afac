import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { RULEBOOKS } from '../src/rulebooks/index.ts';
import { OURS } from '../src/rulebooks/ours.test-helper.ts';

const ROOT = join(import.meta.dirname, '..');

/** Commands that help shows to type: of some rulebook they have to be. */
const EXAMPLES = ['src/cli/program.ts', 'src/cli/many/simulate-program.ts'];
/** Second opinions of single rulebooks. */
const MODELS = 'scripts/models/';

function filesOf(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path).replaceAll('\\', '/'))
    .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !/\.test(?:-helper)?\.tsx?$/.test(path))
    .filter((path) => !path.startsWith('src/rulebooks/') && !path.startsWith(MODELS))
    .filter((path) => !EXAMPLES.includes(path));
}

it("the rulebooks' index is the only place where one is registered: no file elsewhere names one", () => {
  const files = ['src', 'scripts'].flatMap(filesOf);
  expect(files.length).toBeGreaterThan(200);
  const naming = files.filter((path) => {
    // a rulebook may be called as that of the tutorial is
    const text = readFileSync(join(ROOT, path), 'utf8').replaceAll(/docs\/tutorial\/[\w.-]+/g, '');
    return RULEBOOKS.some(({ id }) => text.includes(id));
  });
  expect(naming).toEqual([]);
});

it('has each id once, and examples that there are', () => {
  expect(RULEBOOKS.map(({ id }) => id).filter((id) => OURS.includes(id))).toEqual(OURS);
  expect(new Set(RULEBOOKS.map(({ id }) => id)).size).toBe(RULEBOOKS.length);
  for (const { example, scenarios } of RULEBOOKS)
    expect(example === undefined || scenarios.some(({ id }) => id === example)).toBe(true);
});
