import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../../src/cli/root.ts';
import { isRefusal, type Refusal } from '../../src/kernel/clause.ts';
import { type ReplayedGame, replay } from '../../src/kernel/game/replay.ts';
import { render } from '../../src/kernel/texts/words.ts';
import { findRulebook } from '../../src/rulebooks/index.ts';
import { STORE_WORDS } from '../../src/store/store.ts';
import { type GameLines, readLines } from '../../src/store/line-format.ts';
import { KERNEL } from '../../src/kernel/version.ts';

// The beginnings of games from before version 1 was declared, when versions had been counted already.
const BOOKS = ['a-world-at-war', 'gathering-storm', 'level-of-cooperation', 'the-war-game'];

const textOf = (book: string): string =>
  readFileSync(join(packageRoot(), 'fixtures', 'before', `${book}.jsonl`), 'utf8');

function read(text: string): GameLines {
  const lines = readLines('old', Buffer.from(text));
  if (isRefusal(lines)) throw new Error(lines.refused.key);
  return lines;
}

function open({ header, entries }: GameLines): ReplayedGame | Refusal {
  const rulebook = findRulebook(header.rulebook);
  if (!rulebook) throw new Error(`no rulebook ${header.rulebook}`);
  return replay(rulebook, header, entries);
}

function saidOf(result: object): string | null {
  return isRefusal(result) ? render(STORE_WORDS, result.refused) : null;
}

describe.each(BOOKS)('a game of %s from before version 1', (book) => {
  it('is refused with a sentence: its kernel is not known', () => {
    expect(saidOf(open(read(textOf(book))))).toMatch(
      /made by version 2 .*this is version \d+.* before version 1/,
    );
  });

  it('is refused with a sentence where only its rules are not known', () => {
    const { header, ...rest } = read(textOf(book));
    const result = open({ ...rest, header: { ...header, kernel: KERNEL } });
    // the number may be that of a version since
    if (Number(header.rulesVersion) <= Number(findRulebook(book)?.version))
      expect(result).toMatchObject({
        stopped: { n: 1, refused: { key: expect.stringMatching(/^replay\.(?:differs|refused)$/) } },
      });
    else
      expect(saidOf(result)).toMatch(
        /made under version \d+ of the rules; these are version \d+.* before version 1/,
      );
  });

  it('is refused with a sentence in the format before', () => {
    const lines = readLines('old', Buffer.from(textOf(book).replace('"format":2', '"format":1')));
    expect(saidOf(lines)).toMatch('old has the format 1, which this version cannot read.');
  });

  it('opens to be looked at, to the first entry that comes out otherwise, where it names versions that exist', () => {
    const { header, ...rest } = read(textOf(book));
    const rulesVersion = findRulebook(book)?.version ?? '';
    const result = open({ ...rest, header: { ...header, kernel: KERNEL, rulesVersion } });
    expect(result).toMatchObject({
      stopped: { n: 1, refused: { key: expect.stringMatching(/^replay\.(?:differs|refused)$/) } },
    });
  });
});
