import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { register } from '../docs/tutorial/newcomer.test-helper.ts';
import { main } from '../src/cli/program.ts';
import { RULEBOOKS } from '../src/rulebooks/index.ts';
import { cloned, commandsOf, filesOf, type Ran, ROOT, typed, write } from './commands.test-helper.ts';

/** Command lines that are only looked at, and why. Anything else on a page is run as it stands. */
const ONLY_LOOKED_AT: readonly (readonly [RegExp, string])[] = [
  [/^npm test$/, 'runs this very test'],
  [/^npm run build$/, 'npm test begins with it'],
  [/^(DEMARCHE_GOLDEN=1 )?npx vitest run /, 'npm test runs the same tests'],
  [/^npm run screenshots\b/, 'opens every screen in a browser: minutes'],
  [/^npm run kit\b/, 'plays for as long as one likes'],
  [/^npm run released$/, 'stores games once for each version'],
  [/^npm run bench:/, 'measures for minutes on a quiet machine'],
];

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const paths = [
  'README.md',
  ...globSync('docs/**/*.md', { cwd: ROOT })
    .map((each) => each.replaceAll('\\', '/'))
    .sort(),
];
const generated = (path: string): boolean => path.startsWith('docs/generated/');
const pages = new Map(paths.filter((path) => !generated(path)).map((path) => [path, read(path)]));
pages.set('docs/generated', paths.filter(generated).map(read).join('\n'));

const isRun = (line: string): boolean => !ONLY_LOOKED_AT.some(([pattern]) => pattern.test(line));

/** What to run of each page. A script of npm, which needs nothing from its page, runs on the first that has it. */
function linesToRun(): Map<string, string[]> {
  const scripts = new Set<string>();
  const found = new Map<string, string[]>();
  for (const [path, text] of pages) {
    const lines = commandsOf(text).filter((line) => isRun(line) && !scripts.has(line));
    for (const line of lines) if (line.startsWith('npm ')) scripts.add(line);
    if (lines.length > 0) found.set(path, lines);
  }
  return found;
}

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

/** What the program says to a person who calls it by npx. */
async function said(...args: string[]): Promise<string> {
  let all = '';
  const keep = (text: string): void => void (all += text);
  await main(args, { out: keep, err: keep }, 'npx demarche');
  return all;
}

describe('every command line of a page runs as it stands', () => {
  it.each([...linesToRun()])('%s', async (path, lines) => {
    const isTutorial = path.startsWith('docs/tutorial/');
    const went = await runAll(lines, filesOf(pages.get(path) ?? ''), isTutorial ? register : undefined);
    expect(went).toEqual(went.map(well));
    expect(went).toHaveLength(lines.length);
  });

  // Not every shell takes what follows "#" for a comment: zsh and Windows hand it to the command.
  it('without a comment behind it', () => {
    expect([...pages.values()].flatMap(commandsOf).filter((line) => /\s#/.test(line))).toEqual([]);
  });

  it('but for a few, which at least name what there is', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
    const lines = [...pages.values()].flatMap(commandsOf).filter((line) => !isRun(line));
    for (const line of lines) {
      const [, script] = /^npm (?:run )?(\S+)/.exec(line) ?? [];
      if (script !== undefined) expect(Object.keys(scripts)).toContain(script);
      for (const [path] of line.matchAll(/(?<= )(?:src|e2e|docs)\/\S*/g))
        expect({ line, path, there: existsSync(join(ROOT, path)) }).toEqual({ line, path, there: true });
    }
    for (const [pattern] of ONLY_LOOKED_AT) expect(lines.join('\n')).toMatch(new RegExp(pattern, 'm'));
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
    const went = await runAll(examples);
    expect(went).toEqual(went.map(well));
  });
});

describe('what the program prints to be typed', () => {
  it('runs where the program was called', async () => {
    const folder = cloned();
    const main = 'dist/src/cli/main.js';
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

  it.each([
    [['frolic'], '"npx demarche --help" lists the commands.'],
    [['new'], '"npx demarche new --help" tells how.'],
  ])('after the mistake of %j', async (args, says) => {
    expect(await said(...args)).toContain(says);
  });
});

it('the README counts and names the rulebooks that there are', () => {
  const readme = read('README.md');
  const [, said = ''] = /^\*\*The referee of the diplomatic table\*\* for (\w+) /m.exec(readme) ?? [];
  expect(['no', 'one', 'two', 'three', 'four', 'five'].indexOf(said)).toBe(RULEBOOKS.length);
  const rows = [...readme.matchAll(/^\| \*([^*]+)\*/gm)].map(([, name = '']) => name);
  expect(rows.toSorted()).toEqual(RULEBOOKS.map(({ title }) => title.split(':')[0]).toSorted());
});
