import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { home } from '../../store/home.test-helper.ts';
import { isFailed } from '../output.ts';
import { site } from './site.ts';

function built(): string {
  const folder = join(home(), 'built');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), 'page');
  writeFileSync(join(folder, 'assets', 'a.js'), 'script');
  return folder;
}

it('writes the page into a folder that is new or empty, and says what next', () => {
  const from = built();
  const [fresh, empty] = [join(home(), 'within', 'fresh'), join(home(), 'empty')];
  mkdirSync(empty);
  for (const out of [fresh, empty]) {
    const said = site(out, 'npx demarche', from);
    expect(said).toMatchObject({ json: { folder: out } });
    expect(!isFailed(said) && said.text.split('\n')).toHaveLength(2);
    expect(readFileSync(join(out, 'assets', 'a.js'), 'utf8')).toBe('script');
  }
});

it('writes nothing where something is, or cannot be', () => {
  const from = built();
  const full = join(home(), 'full');
  mkdirSync(full);
  writeFileSync(join(full, 'mine'), 'mine');
  const refused = (out: string, of: string | null = from): string => {
    const said = site(out, 'npx demarche', of);
    return isFailed(said) ? said.failed : '';
  };
  expect(refused(full)).toMatch(/not empty, so nothing was written/);
  expect(readdirSync(full)).toEqual(['mine']);
  expect(refused(join(full, 'mine'))).toMatch(/is a file/);
  expect(refused(join(full, 'mine', 'below'))).toMatch(/cannot be written whole \(E/);
  expect(refused('')).toMatch(/empty/);
  expect(refused(join(home(), 'none'), null)).toMatch(/npm run build/);
});
