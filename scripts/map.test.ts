import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../src/cli/root.ts';
import { RULEBOOKS } from '../src/rulebooks/index.ts';
import { mapFiles } from './map/files.ts';

const root = packageRoot();

describe('the maps of the rulebooks', () => {
  const { files, faults } = mapFiles(root);

  it('have no faults', () => expect(faults).toEqual([]));

  it.each(files)('%s is what "npm run maps" writes', (path, text) => {
    // not compared as texts: a difference of so many lines is no use to anybody
    expect(readFileSync(join(root, path), 'utf8') === text).toBe(true);
  });

  it('are there for every rulebook that has places', () => {
    const ids = RULEBOOKS.filter(({ map }) => map).map(({ id }) => `src/web/map/${id}.json`);
    expect(files.map(([path]) => path)).toEqual(ids);
    expect(ids.length).toBeGreaterThan(1);
  });
});
