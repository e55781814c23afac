import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RULEBOOKS } from '../src/rulebooks/index.ts';
import { isOurs } from '../src/rulebooks/ours.test-helper.ts';
import { commandsOf, ROOT } from './commands.test-helper.ts';
import { isRun, ONLY_LOOKED_AT, pages, read, said } from './lines.test-helper.ts';

describe('every command line of a page can be run as it stands', () => {
  // Not every shell takes what follows "#" for a comment: zsh and Windows hand it to the command.
  it('without a comment behind it', () => {
    expect([...pages.values()].flatMap(commandsOf).filter((line) => /\s#/.test(line))).toEqual([]);
  });

  it('but for a few, which at least name what there is', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
    const lines = [...pages.values()].flatMap(commandsOf).filter((line) => !isRun(line));
    for (const line of lines) {
      const [, script] = /^npm (?!pack|install)(?:run )?(\S+)/.exec(line) ?? [];
      if (script !== undefined) expect(Object.keys(scripts)).toContain(script);
      for (const [path] of line.matchAll(/(?<= )(?:src|e2e|docs)\/\S*/g))
        expect({ line, path, there: existsSync(join(ROOT, path)) }).toEqual({ line, path, there: true });
    }
    for (const [pattern] of ONLY_LOOKED_AT) expect(lines.join('\n')).toMatch(new RegExp(pattern, 'm'));
  });
});

describe('what the program prints to be typed', () => {
  it.each([
    [['frolic'], '"npx demarche --help" lists the commands.'],
    [['new'], '"npx demarche new --help" tells how.'],
  ])('after the mistake of %j', async (args, says) => {
    expect(await said(...args)).toContain(says);
  });
});

it('the README counts and names the rulebooks of the house, and others only that there are', () => {
  const readme = read('README.md');
  const [, said = ''] = /^\*\*The referee of the diplomatic table\*\* for (\w+) /m.exec(readme) ?? [];
  const rows = [...readme.matchAll(/^\| \*([^*]+)\*/gm)].map(([, name = '']) => name);
  const titlesOf = (books: typeof RULEBOOKS) => books.map(({ title }) => title.split(':')[0] ?? '');
  expect(['no', 'one', 'two', 'three', 'four', 'five'].indexOf(said)).toBe(rows.length);
  expect(new Set(rows).size).toBe(rows.length);
  expect(rows).toEqual(expect.arrayContaining(titlesOf(RULEBOOKS.filter(isOurs))));
  expect(titlesOf(RULEBOOKS)).toEqual(expect.arrayContaining(rows));
});
