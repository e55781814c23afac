import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../../src/cli/root.ts';
import { levelOfCooperation } from './level-of-cooperation/model.ts';
import { search } from './model.ts';
import { MODELS } from './models.ts';

const SEEDS = [1, 2, 3];

describe('a model beside the program', () => {
  it.each(Object.entries(MODELS))('%s finds nothing in a few games', (_, model) => {
    for (const seed of SEEDS) expect(model.search(seed).difference?.what ?? []).toEqual([]);
  });

  it('notices a rule that is another', () => {
    const planted: typeof levelOfCooperation = {
      ...levelOfCooperation,
      legal: (state, asked, answer) =>
        answer === 'pass' ? false : levelOfCooperation.legal(state, asked, answer),
    };
    expect(search(planted, 1).difference?.what.join('\n')).toContain('"pass" is not legal, and taken');
  });

  it('notices what is shown otherwise', () => {
    const planted: typeof levelOfCooperation = {
      ...levelOfCooperation,
      expects: (state) => ({ ...levelOfCooperation.expects(state), facts: { 'level.n0': 6 } }),
    };
    expect(search(planted, 1).difference?.what.join('\n')).toContain('level.n0');
  });

  it('knows of the program no more than game.ts gives', () => {
    const root = packageRoot();
    const files = globSync('scripts/models/**/*.ts', { cwd: root }).filter(
      (file) => !/\.test\.ts$|[\\/]game\.ts$/.test(file),
    );
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) expect(readFileSync(join(root, file), 'utf8'), file).not.toMatch(/\/src\//);
  });
});
