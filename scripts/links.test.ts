import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const LINK = /\]\((?!https?:)(?<path>[^)#\s]*)(?:#(?<heading>[^)\s]*))?\)/g;

/** Where a heading of a page is found, as the readers of Markdown call it. */
function headings(page: string): string[] {
  return [...page.matchAll(/^#+ (.*)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** The links of a page that lead nowhere: to no file or folder, or to a heading that its page does not have. */
function lost(path: string, text: string): string[] {
  return [...text.matchAll(LINK)]
    .filter(({ groups = {} }) => {
      const [to = '', heading] = [groups['path'], groups['heading']];
      const file = to === '' ? join(ROOT, path) : join(ROOT, dirname(path), to);
      if (!existsSync(file)) return true;
      return heading !== undefined && !headings(readFileSync(file, 'utf8')).includes(heading);
    })
    .map(([link]) => `${path}: ${link.slice(2, -1)}`);
}

it('every link of a page leads somewhere', () => {
  const pages = ['README.md', ...globSync('{docs,src}/**/*.md', { cwd: ROOT })];
  expect(pages.length).toBeGreaterThan(40);
  expect(pages.flatMap((path) => lost(path, readFileSync(join(ROOT, path), 'utf8')))).toEqual([]);
});

it('the list of pages has every page', () => {
  const list = readFileSync(join(ROOT, 'docs/README.md'), 'utf8');
  const listed = [...list.matchAll(LINK)].map(({ groups }) => join('docs', groups?.['path'] ?? ''));
  const pages = globSync('docs/**/*.md', { cwd: ROOT }).filter((path) => path !== join('docs', 'README.md'));
  expect(pages.filter((path) => !listed.includes(path))).toEqual([]);
});

it('a link to no file, and one to no heading, are noticed', () => {
  const text =
    '[a](none.md) [b](docs/none/) [c](docs/desk.md#none) [d](docs/conformance.md#the-tables) [e](docs)';
  expect(lost('README.md', text)).toEqual([
    'README.md: none.md',
    'README.md: docs/none/',
    'README.md: docs/desk.md#none',
  ]);
});
