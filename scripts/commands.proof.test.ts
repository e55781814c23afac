import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { register } from '../docs/tutorial/newcomer.test-helper.ts';
import { cloned, filesOf, type Ran, throwAway, typed, write } from './commands.test-helper.ts';
import { isRun, linesToRun, pages, said } from './lines.test-helper.ts';

afterAll(throwAway);

const LISTENING = /^(npm start|npx demarche serve)(?!.*--help)/;
const well = ({ line, ...ran }: Ran): object => ({
  line,
  ended: LISTENING.test(line) ? 'listens' : 0,
  out: ran.out,
  err: '',
});

/** Run lines one after the other in a clone of their own, up to one that does not run; returns how each went. */
async function runAll(
  lines: readonly string[],
  files: Map<string, string> = new Map(),
  prepare: (folder: string) => void = () => undefined,
): Promise<Ran[]> {
  const folder = cloned();
  prepare(folder);
  for (const [name, text] of files) write(join(folder, name), text);
  const went: Ran[] = [];
  for (const line of lines) {
    const ran = await typed(line, folder);
    went.push(ran);
    if (!isDeepStrictEqual(ran, well(ran))) break;
  }
  return went;
}

describe('every command line of a page runs as it stands', () => {
  it.each([...linesToRun()])('%s', async (path, lines) => {
    const isTutorial = path.startsWith('docs/tutorial/');
    const went = await runAll(lines, filesOf(pages.get(path) ?? ''), isTutorial ? register : undefined);
    expect(went).toEqual(went.map(well));
    expect(went).toHaveLength(lines.length);
  });

  it('the examples of --help, in the order of the list', async () => {
    const names = [...(await said('--help')).matchAll(/^ {2}([a-z-]+) \[options\]/gm)].map(
      ([, name = '']) => name,
    );
    const helps = await Promise.all(names.map((name) => said(name, '--help')));
    const examples = helps.flatMap((help) => /\nExample:\n {2}(.*)\n$/.exec(help)?.[1] ?? []);
    expect(examples).toHaveLength(names.length);
    // a longer line is broken in a terminal of the usual width, and cannot be copied from it
    expect(examples.filter((line) => line.length > 78)).toEqual([]);
    const went = await runAll(examples.filter(isRun));
    expect(went).toEqual(went.map(well));
  });
});

describe('what the program prints to be typed', () => {
  it('runs where the program was called', async () => {
    const folder = cloned();
    const main = 'dist/bin/main.js';
    mkdirSync(join(folder, 'elsewhere'));
    for (const [call, from] of [
      ['npx demarche', '.'],
      ['npx demarche', 'docs'],
      [`node ${main}`, '.'],
      [`node ${join(folder, main)}`, 'elsewhere'],
    ] as const) {
      const made = await typed(
        `${call} new --rulebook level-of-cooperation --out 'an evening.jsonl'`,
        join(folder, from),
        'real',
      );
      const [, play = ''] = /^Play it: (.*)$/m.exec(made.out) ?? [];
      expect(play).toBe(`${call} play 'an evening.jsonl'`);
      const ran = await typed(play, join(folder, from), 'real');
      expect(ran).toEqual(well(ran));
      await typed("rm 'an evening.jsonl'", join(folder, from), 'real');
    }
  });

  it('runs after an example that has no terminal', async () => {
    const folder = cloned();
    const { out } = await typed('npm run play', join(folder, 'docs'));
    const lines = [...out.matchAll(/^ {2}(npx demarche .*)$/gm)].map(([, line = '']) => line);
    expect(lines).toHaveLength(4);
    for (const line of lines) {
      const ran = await typed(line, join(folder, 'docs'));
      expect(ran).toEqual(well(ran));
    }
  });

  it.each([
    ['npm start', 'npm start -- --host 0.0.0.0'],
    [
      'npx demarche serve --port 2000 --data games',
      'npx demarche serve --host 0.0.0.0 --port 2000 --data games',
    ],
  ])('runs after %s, and lets others in', async (line, lets) => {
    const folder = cloned();
    const { out } = await typed(line, folder);
    const [, command = ''] = /^Links work on this machine only\. .*\n {2}(.*)$/m.exec(out) ?? [];
    expect(command).toBe(lets);
    const ran = await typed(command, folder);
    expect(ran).toEqual(well(ran));
    expect(ran.out).toMatch(/^Creating games needs this key/m);
  });
});
