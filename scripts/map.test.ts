import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../src/cli/root.ts';
import { RULEBOOKS } from '../src/rulebooks/index.ts';
import { mapFiles } from './map/files.ts';
import { PROOF } from './tier.ts';

const root = packageRoot();

describe('the maps of the rulebooks', () => {
  const withMap = RULEBOOKS.filter(({ map }) => map);
  // the others take long to draw: they are for the proof
  const drawn = withMap.filter(({ id }) => PROOF || id === 'level-of-cooperation');
  const { files, faults } = mapFiles(root, drawn);

  it('have no faults', () => expect(faults).toEqual([]));

  it.each(files)('%s is what "npm run maps" writes', (path, text) => {
    // not compared as texts: a difference of so many lines is no use to anybody
    expect(readFileSync(join(root, path), 'utf8') === text).toBe(true);
  });

  it('are there for every rulebook that has places', () => {
    const ids = withMap.map(({ id }) => `src/web/map/${id}.json`);
    expect(ids.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect(files.map(([path]) => path)).toEqual(drawn.map(({ id }) => `src/web/map/${id}.json`));
    expect(ids.length).toBeGreaterThan(1);
  });
});
