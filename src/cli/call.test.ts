import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { home } from '../store/home.test-helper.ts';
import { callOf, typedIn, word } from './call.ts';
import { packageRoot } from './root.ts';
import { at } from './run.test-helper.ts';

const ROOT = packageRoot();
const MAIN = join(import.meta.dirname, 'main.ts');
const NPX = { npm_lifecycle_event: 'npx', INIT_CWD: ROOT };

/** A folder of commands with a `demarche` in it, as an installation makes it. */
function commands(name: string, target: string): string {
  mkdirSync(at(name));
  symlinkSync(target, join(at(name), 'demarche'));
  return at(name);
}

it('is "demarche" where a folder of commands holds this one', () => {
  const bin = commands('bin', MAIN);
  const started = { node: 'node', script: join(bin, 'demarche'), cwd: home() };
  expect(callOf({ ...started, env: { PATH: `/nowhere:${bin}` } })).toBe('demarche');
  expect(callOf({ ...started, env: { PATH: '/nowhere' } })).toBe('node bin/demarche');
});

it('is not "demarche" where that is another program', () => {
  const bin = commands('other', join(ROOT, 'package.json'));
  expect(callOf({ node: 'node', script: MAIN, env: { PATH: bin }, cwd: home() })).toBe(`node ${word(MAIN)}`);
});

it.each([
  ['by npx', NPX, ROOT],
  ['by npx in a folder below', { ...NPX, INIT_CWD: join(ROOT, 'docs') }, join(ROOT, 'docs')],
  ['by a script of npm', { npm_lifecycle_event: 'play', INIT_CWD: join(ROOT, 'docs') }, ROOT],
])('is npx in a clone when it was called %s', (_, env, cwd) => {
  expect(callOf({ node: 'node', script: MAIN, env: { ...env, PATH: commands(`npm-${_}`, MAIN) }, cwd })).toBe(
    'npx demarche',
  );
});

it('is npx in a project that has the package installed', () => {
  mkdirSync(at('project/node_modules'), { recursive: true });
  symlinkSync(ROOT, at('project/node_modules/demarche'));
  const env = { ...NPX, INIT_CWD: at('project') };
  expect(callOf({ node: 'node', script: MAIN, env, cwd: at('project') })).toBe('npx demarche');
});

it('is the file itself where npx would look for a package of that name elsewhere', () => {
  const env = { npm_lifecycle_event: 'play', INIT_CWD: home() };
  expect(callOf({ node: 'node', script: MAIN, env, cwd: ROOT })).toBe(`node ${word(MAIN)}`);
});

it('is what Node ran, from where it was typed', () => {
  const started = { node: 'node', script: MAIN, env: {} };
  expect(callOf({ ...started, cwd: ROOT })).toBe('node src/cli/main.ts');
  expect(callOf({ ...started, cwd: home() })).toBe(`node ${word(MAIN)}`);
  expect(callOf({ ...started, node: '/opt/my node', cwd: ROOT })).toBe("'/opt/my node' src/cli/main.ts");
});

it('takes the folder of the person, not the one into which npm goes', () => {
  expect(typedIn({ node: 'node', script: MAIN, env: NPX, cwd: home() })).toBe(ROOT);
  expect(typedIn({ node: 'node', script: MAIN, env: { INIT_CWD: ROOT }, cwd: home() })).toBe(home());
});

it.each([
  ['games/evening.jsonl', 'games/evening.jsonl'],
  ['my evening.jsonl', "'my evening.jsonl'"],
  ["o'clock.jsonl", "'o'\\''clock.jsonl'"],
  ['$HOME', "'$HOME'"],
  ['Größe.jsonl', 'Größe.jsonl'],
])('quotes %s as %s', (text, quoted) => {
  expect(word(text)).toBe(quoted);
});
