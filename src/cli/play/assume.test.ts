import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { lineConsole } from '../console.ts';
import { withGame } from '../game/games.ts';
import { newGame } from '../game/new.ts';
import { isFailed } from '../output.ts';
import { give } from '../game/answer.ts';
import { playLoop } from './play-loop.ts';

const home = mkdtempSync(join(tmpdir(), 'demarche-assume-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** A game in which DPs are placed, and all that is printed as these lines are typed. */
async function typed(name: string, more: readonly string[], club: string | null = null): Promise<string> {
  const file = join(home, name);
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
    yield* ['', 'assume', ...more, 'leave'];
  }
  const console = lineConsole(lines(), (text) => printed.push(text));
  const ended = await withGame(file, (open) => playLoop(open, console, { club }));
  expect(isFailed(ended)).toBe(false);
  return printed.join('');
}

it('says what the chances of DPs assume, and sets it for the session alone', async () => {
  const text = await typed('dps.jsonl', [
    'assume table.other.turkey 2',
    'assume nothing.there 2',
    'assume table.other.turkey x',
    'assume full',
    'assume reset',
  ]);
  expect(text).toMatch(/Turkey +no result +0 to 100% +0 to 100% +0 to 100% +\?/);
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

it('assumes what the club file has of a table that the game was never given', async () => {
  const club = join(home, 'club.yaml');
  const table = [
    '      - format: 1',
    '        kind: country-table',
    '        target: turkey',
    '        source: ours',
    '        complete: true',
    '        modifiers: [{ id: straits, label: the straits are closed, value: -2 }]',
    "        results: [{ result: '-1', to: 0 }, { result: 3-4, from: 1, to: 4 }, { result: 5-6, from: 5 }]",
  ];
  const head = ['format: 1', 'kind: club', 'title: Ours', 'rulebooks:', '  a-world-at-war:', '    files:'];
  writeFileSync(club, [...head, ...table].map((line) => `${line}\n`).join(''));
  const text = await typed('club.jsonl', [], club);
  expect(text).toMatch(/table\.other\.turkey +-2 to 0 +as in your club file/);
  expect(text).toMatch(/table\.other\.sweden +-20 to 20 +not known/);
});
