import { expect, it } from 'vitest';
import type { RulebookInfo } from '../api.ts';
import { rulebookOf } from '../rulebook.test-helper.ts';
import { namesIn, readGameFile } from './game-file.ts';
import { setUpTexts } from '../set-up/texts.ts';

const BOOKS = [rulebookOf('level-of-cooperation') as unknown as RulebookInfo];
const HEAD = { kind: 'game', format: 2, rulebook: 'level-of-cooperation', scenario: 'short-1942' };
const TEXT = `${[HEAD, { n: 1 }, { n: 2 }].map((line) => JSON.stringify(line)).join('\n')}\n`;

it.each([
  ['as it was written', TEXT],
  ['without its last line end', TEXT.trimEnd()],
  ['with blank lines at the end', `${TEXT}\n  \n`],
  ['with the line ends of another system', TEXT.replaceAll('\n', '\r\n')],
  ['with the mark of its encoding', `\uFEFF${TEXT}`],
])('hands a file on %s', async (_, text) => {
  expect(await readGameFile('a.jsonl', text, BOOKS)).toMatchObject({
    lines: [HEAD, { n: 1 }, { n: 2 }],
    torn: false,
    scenario: { id: 'short-1942' },
  });
});

it('leaves out a last line that was cut off, and hands any other bad line on', async () => {
  expect(await readGameFile('a.jsonl', TEXT.slice(0, -3), BOOKS)).toMatchObject({
    lines: [HEAD, { n: 1 }],
    torn: true,
  });
  const broken = TEXT.replace('{"n":1}', '{"n":1').replace('{"n":2}', '');
  expect(await readGameFile('a.jsonl', broken, BOOKS)).toMatchObject({ lines: [HEAD, null], torn: false });
  const inside = TEXT.replace('{"n":1}', '');
  expect(await readGameFile('a.jsonl', inside, BOOKS)).toMatchObject({ lines: [HEAD, null, { n: 2 }] });
});

it.each(['\uFEFF', ''])('names UTF-16 as such', async (mark) => {
  for (const bytes of [Buffer.from(mark + TEXT, 'utf16le'), Buffer.from(mark + TEXT, 'utf16le').swap16()])
    expect(await readGameFile('a.jsonl', await new Blob([bytes]).text(), BOOKS)).toBe(
      setUpTexts.imports.wide('a.jsonl'),
    );
});

it('knows who answered for each seat last, so that nobody types the names again', async () => {
  const [book] = BOOKS;
  const scenario = book?.scenarios.find(({ id }) => id === HEAD.scenario);
  if (!scenario) throw new Error('no scenario');
  const lines = [
    HEAD,
    { n: 1, seat: 'germany', by: 'Anna' },
    {
      at: 5,
      entries: [
        { n: 2, seat: 'uk', by: 'Ben' },
        { n: 3, seat: 'dice', by: 'Ben' },
      ],
    },
    { n: 4, seat: 'germany', by: 'Cora' },
    null,
  ];
  expect(namesIn(lines, scenario)).toEqual({ germany: 'Cora', uk: 'Ben' });
});
