import { describe, expect, it } from 'vitest';
import { writeFileSync } from 'node:fs';
import type { Json } from '../kernel/json.ts';
import { lineConsole } from './console.ts';
import { withGame } from './games.ts';
import { isFailed } from './output.ts';
import { playLoop } from './play-loop.ts';
import { at, json, NEW, run } from './run.test-helper.ts';

const START = at('start.json');
const FACT = 'control.caucasus';

/** A game in which Germany missed at Turkey in line 2 of every log; with the Caucasus it would have hit. */
async function missed(name: string): Promise<string> {
  const file = at(name);
  writeFileSync(START, JSON.stringify({ format: 1, kind: 'start', levels: { turkey: -2 } }));
  await json(...NEW, '--dice', 'typed', '--data', START, '--out', file);
  await json('answer', file, '--seat', 'germany', '--decision', 'choose', '--answer', 'turkey');
  await json('answer', file, '--seat', 'dice', '--decision', 'roll', '--answer', '[2, 6]');
  return file;
}
const CORRECT = ['--seat', 'table', '--decision', 'report', '--answer'];
const correct = (file: string, by = 'germany') =>
  run('answer', file, ...CORRECT, JSON.stringify({ [FACT]: { value: by, as: 'correction' } }));

/** Lines typed at a game; all that was printed. */
async function typed(file: string, lines: readonly string[]): Promise<string> {
  let printed = '';
  const console = lineConsole(lines.values() as unknown as AsyncIterator<string>, (text) => {
    printed += text;
  });
  const ended = await withGame(file, (open) => playLoop(open, console));
  if (isFailed(ended)) throw new Error(ended.failed);
  return printed;
}

describe('the command amend', () => {
  it('lets a changed outcome stand; the log says so, and the file verifies', async () => {
    const file = await missed('amend.jsonl');
    const { out } = await correct(file);
    expect(out).toContain(`the command amend, with --line 2 --fact ${FACT}`);
    expect(await json('amend', file)).toMatchObject({ outcomes: [{ n: 2, fact: FACT, amends: true }] });
    expect((await run('amend', file)).out).toMatch(
      /line 2 would differ: Hits: Germany at Turkey: 1, .* instead of 0/,
    );
    const wish = ['amend', file, '--line', '2'];
    const done = await json(...wish, '--fact', FACT, '--by', 'Ann', '--request', 'k');
    expect((await run('amend', file)).out).toBe('No correction has changed an outcome that could stand.\n');
    expect(done).toMatchObject({ n: 4, told: [{ kind: 'ruling' }, {}, {}, {}], awaiting: ['japan'] });
    expect(done['agreed']).toHaveLength(6);
    expect(await json(...wish, '--fact', FACT, '--request', 'k')).toMatchObject({ n: 4 });
    const log = (await run('log', file)).out;
    expect(log).toContain('4  the table: the outcome of line 2 stands as corrected in line 3 (Ann; agreed: ');
    expect(log).toContain('Move Turkey on the track from \u22122 to \u22123.');
    expect(await json('verify', file)).toMatchObject({ ok: true, entries: 4 });
    const others = ['japan', 'italy', 'uk', 'usa', 'ussr'].flatMap((seat) => ['--consent', seat]);
    expect(await run('undo', file, '--seat', 'germany')).toMatchObject({ code: 2 });
    expect(await run('undo', file, '--seat', 'germany', ...others)).toMatchObject({ code: 0 });
    expect((await run(...wish)).out).toContain('All seats are at this device; agreed: ');
    expect(await json('verify', file)).toMatchObject({ ok: true, entries: 6 });
  });

  it('refuses with a sentence', async () => {
    const file = await missed('refused.jsonl');
    const refused = async (line: string, ...more: string[]) => {
      const { code, err } = await run('amend', file, '--line', line, '--fact', FACT, ...more);
      expect(code).toBe(2);
      return err;
    };
    expect(await refused('2')).toMatch(/No correction .* touches this roll/);
    await correct(file);
    expect(await run('amend', file, '--line', '1')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--fact'),
    });
    expect(await refused('two')).toMatch(/"two" is no number of a line/);
    expect(await refused('9')).toMatch(/Line 9 of your log is no roll/);
    expect(await refused('2', '--seat', 'mars')).toMatch(/Line 2 of your log is no roll/);
    expect(await run('amend', file, '--line', '2', '--fact', FACT)).toMatchObject({ code: 0 });
    expect(await refused('2')).toMatch(/stands already/);
    expect(await json('verify', file)).toMatchObject({ entries: 4 });
  });
});

describe('a correction in a game at one keyboard', () => {
  const CORRECTION = ['facts', 'caucasus', 'germany', 'correction'];

  it('offers to take back, else to let the changed outcome stand, all agreeing', async () => {
    const file = await missed('play.jsonl');
    const printed = await typed(file, [...CORRECTION, '', 'yes', 'yes', 'leave']);
    expect(printed).toContain('Let the changed outcome of line 2 stand from now on: ');
    expect(printed).toContain('All must agree: ');
    expect(printed).toContain('Move Turkey on the track from \u22122 to \u22123.');
    expect(await json('verify', file)).toMatchObject({ ok: true, entries: 4 });
  });

  it('leaves it where somebody does not agree', async () => {
    const file = await missed('leave.jsonl');
    const printed = await typed(file, [...CORRECTION, '', 'yes', '', 'leave']);
    expect(printed).toContain('Nothing was changed.');
    expect(await typed(await missed('not.jsonl'), [...CORRECTION, '', '', 'leave'])).not.toContain(
      'All must agree',
    );
    expect(await json('verify', file)).toMatchObject({ ok: true, entries: 3 });
  });
});

/** Rule 49: the Axis takes the 8 of its roll for Spain, which then is conquered. */
async function conquered(file: string): Promise<void> {
  await json(
    'new',
    '--rulebook',
    'a-world-at-war',
    '--scenario',
    'european-1940',
    '--dice',
    'typed',
    '--out',
    file,
  );
  const told = (facts: Readonly<Record<string, Json>>, as = 'change'): Json =>
    Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, { value, as }]));
  const dps = Object.fromEntries(
    ['germany', 'italy', 'britain', 'france', 'us', 'russia'].map((each) => [`dp.allotment.${each}`, 12]),
  );
  const answers: [string, string, Json][] = [
    ['table', 'report', told(dps)],
    ['european-axis', 'allocate', { 'germany/spain': 4 }],
    ['western-allies', 'allocate', {}],
    ['russia', 'allocate', {}],
    ['european-axis', 'name', { spain: 1 }],
    ['russia', 'subversion', {}],
    ...['european-axis', 'western-allies', 'russia'].map((seat): [string, string, Json] => [
      seat,
      'covert',
      {},
    ]),
    ['table', 'report', told({ 'table.other.spain': 0 })],
    ['dice', 'roll', [4]],
    ['european-axis', 'lesser', '8'],
    ['table', 'standing-1/report', told({ 'conquered.spain': true })],
  ];
  for (const [seat, decision, given] of answers)
    await json('answer', file, '--seat', seat, '--decision', decision, '--answer', JSON.stringify(given));
}

describe('a changed outcome that cannot stand', () => {
  it('is listed with the reason, and not offered', async () => {
    const file = at('barred.jsonl');
    await conquered(file);
    const right = { 'table.other.spain': { value: 2, as: 'correction' } };
    const report = ['--decision', 'standing-2/report', '--answer', JSON.stringify(right)];
    const { out } = await run('answer', file, '--seat', 'table', ...report);
    expect(out).toContain('The changed outcome cannot stand now: Spain is conquered by now');
    expect(out).not.toContain('the command amend');
    expect((await run('amend', file)).out).toBe('No correction has changed an outcome that could stand.\n');
  });
});
