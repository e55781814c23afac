import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { lineConsole } from './console.ts';
import { withGame } from './games.ts';
import { newGame } from './new.ts';
import { isFailed } from './output.ts';
import { give } from './answer.ts';
import { playLoop } from './play-loop.ts';

const home = mkdtempSync(join(tmpdir(), 'demarche-assume-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

it('says what the chances of DPs assume, and sets it for the session alone', async () => {
  const file = join(home, 'dps.jsonl');
  const made = await newGame(
    { rulebook: 'a-world-at-war', scenario: 'european-1940', ruling: [], dice: 'typed', data: [], out: file },
    'demarche',
  );
  expect(isFailed(made)).toBe(false);
  const dps = { germany: 6, italy: 3, britain: 5, france: 3, us: 1, russia: 6 };
  const told = Object.entries(dps).map(([power, value]) => [
    `dp.allotment.${power}`,
    { value, as: 'change' },
  ]);
  const report = JSON.stringify(Object.fromEntries(told));
  const given = await give(file, { seat: 'table', decision: 'report', answer: report }, () =>
    Promise.resolve(''),
  );
  expect(isFailed(given)).toBe(false);
  const printed: string[] = [];
  async function* lines(): AsyncGenerator<string> {
    yield* [
      '',
      'assume',
      'assume table.other.turkey 2',
      'assume nothing.there 2',
      'assume table.other.turkey x',
    ];
    yield* ['assume full', 'assume reset', 'leave'];
  }
  const console = lineConsole(lines(), (text) => printed.push(text));
  const ended = await withGame(file, (open) => playLoop(open, console));
  expect(isFailed(ended)).toBe(false);
  const text = printed.join('');
  expect(text).toMatch(/Turkey +no result +0-100% +0-100% +0-100% +\?/);
  expect(text).toMatch(/dp\.european-axis\.turkey +0 \d+%, 1 \d+%, 2 \d+%, 3 \d+% +by the rules/);
  expect(text).toContain(
    'European Axis has 9 DPs that nobody has seen: every lawful way to place all of them counts once.',
  );
  expect(text).toMatch(/Turkey +no result +<?\d+% +\d+% +\d+% +\+\d+/);
  expect(text).toMatch(/table\.other\.turkey +2 +as you set it/);
  expect(text).toContain('Nothing is assumed of "nothing.there" here.');
  expect(text).toContain('No value, range or weights:');
  expect(text).toMatch(/dp\.european-axis\.turkey +0 to 3 +as you set it/);
});
