import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { TOY } from '../../server/toy.test-helper.ts';
import { lineConsole } from '../console.ts';
import { withGame } from '../game/games.ts';
import { isFailed } from '../output.ts';
import { playLoop } from './play-loop.ts';
import { at, json, run } from '../run.test-helper.ts';

vi.mock('../../rulebooks/index.ts', () => ({ RULEBOOKS: [TOY], findRulebook: () => TOY }));
// the device goes in the order of the seats: which way it goes round is held beside that function
vi.mock('../../kernel/game/asked-first.ts', async (original) => ({
  ...(await original<object>()),
  inRound: (asked: readonly string[]) => asked,
}));

const answer = (file: string, seat: string, decision: string, value: unknown) =>
  json('answer', file, '--seat', seat, '--decision', decision, '--answer', JSON.stringify(value));

async function begun(name: string): Promise<string> {
  const file = at(name);
  await json('new', '--rulebook', 'toy', '--seed', 'ab', '--out', file);
  return file;
}

/** Play with these lines typed; what stands on the screen between two clearings, in order. */
async function screens(file: string, lines: readonly string[], alone = false): Promise<string[]> {
  let printed = '';
  async function* typed(): AsyncGenerator<string> {
    yield* lines;
  }
  const console = lineConsole(typed(), (text) => {
    printed += text;
  });
  const ended = await withGame(file, (open) => playLoop(open, console, { alone }));
  if (isFailed(ended)) throw new Error(ended.failed);
  // The name of the folder is a chance word, which may hold any digit.
  return printed.replaceAll(file, 'the file').split('--- next player ---');
}

describe('a game with secrets, at one keyboard', () => {
  it('passes the device, clears the screen, and shows nobody what another has put down', async () => {
    const lines = ['', 'a=2 b=1', '', '', 'a=1 b=2', '', '', 'a=3', '', '', '', 'show', 'leave'];
    const [one = '', two = '', three = '', open = '', left = '', ...more] = await screens(
      await begun('pass.jsonl'),
      lines,
    );
    expect(one).toContain('Pass the device to one. One: press Enter.');
    expect(one).toContain('a=2 b=1');
    expect(one).toContain('Noted, and kept secret: a=2 b=1.');
    expect(one).toContain('One: press Enter to clear the screen.');
    expect(two).toContain('Pass the device to two.');
    for (const other of [two, three, left]) expect(other).not.toContain('a=2');
    const [dice = '', speak = ''] = open.split('Pass the device to one.');
    expect(dice).toContain('answered in secret');
    expect(dice).not.toContain('a=2');
    expect(speak).toContain('Since you last looked:');
    expect(speak).toMatch(/Yours: .*2, .*1/);
    expect(speak).not.toContain('dice 1/roll');
    expect(more).toEqual([]);
  });

  it('hands nothing over where one person plays all seats, and tells nothing twice', async () => {
    const [all = '', ...more] = await screens(
      await begun('alone.jsonl'),
      ['a=2 b=1', 'a=1 b=2', 'a=3', '', 'leave'],
      true,
    );
    expect(more).toEqual([]);
    expect(all).not.toMatch(/Pass the device|clear the screen/);
    expect(all.split('Noted, and kept secret: a=2 b=1.')).toHaveLength(2);
    expect(all).toMatch(/^One:\n\nallocate.*^Two:\n\nallocate.*^Three:\n\nallocate/ms);
    expect(all.match(/^fell/gm)).toHaveLength(1);
  });

  it('leaves a clean screen behind, whoever leaves wherever', async () => {
    const ways = [
      ['', 'a=2', 'yes'],
      ['', 'a=2'],
      ['', '', '2'],
      ['', 'a=2', 'yes', 'leave'],
    ];
    for (const [i, lines] of ways.entries()) {
      const all = await screens(await begun(`clean${i}.jsonl`), lines);
      expect(all.at(-1)).not.toMatch(/a=2|a \(0/);
      expect(all.at(-1)).toContain('Saved in');
    }
  });

  it('asks row by row, says what is left and why no more fits, and goes back', async () => {
    const [screen = ''] = await screens(
      await begun('rows.jsonl'),
      // biome-ignore format: what is typed at one prompt after the other
      ['', '', '4', '2', 'help', '9', 'undo', 'UNDO', '', '2', '1', 'leave'],
    );
    expect(screen).toContain('at most 3 for a, b: At most three points. [T2]');
    expect(screen).toContain('A whole number from 0 to 3. At most three points. [T2]');
    expect(screen).toContain('1 of 3 left: At most three points. [T2]');
    expect(screen).toContain('A whole number from 0 to 1. At most three points. [T2]');
    expect(screen.match(/^a \(0 to 3/gm)).toHaveLength(4);
    expect(screen.match(/^Your answer/gm)).toHaveLength(2);
    expect(screen).toContain('In all: a=2 b=1');
    const full = await screens(await begun('full.jsonl'), ['', '', '3', 'leave']);
    expect(full[0]).toContain('b: 0. At most three points. [T2]');
  });

  it('asks once before points that are left are sealed, in one line or row by row', async () => {
    const file = await begun('left.jsonl');
    const rows = ['', '2', '', ''];
    const [one = ''] = await screens(file, ['', 'a=1', '', ...rows, 'a=2', 'YES', '', 'leave']);
    expect(one).toContain('2 points are not placed: seal anyway? (yes; Enter: no, answer anew)');
    expect(one).toContain('1 point is not placed: seal anyway?');
    expect(one.match(/Nothing was sealed\./g)).toHaveLength(2);
    expect(one.match(/Noted, and kept secret/g)).toHaveLength(1);
    expect(await json('asks', file, '--seat', 'one')).toMatchObject({ decisions: [{ held: { a: 2 } }] });
    const [two = ''] = await screens(file, ['', 'a=9', 'b=3', '', 'leave']);
    expect(two).toContain('At most three points. [T2]');
    expect(two, 'what is refused, or all of it, is not asked about').not.toContain('seal anyway');
  });

  it('takes nothing at its word', async () => {
    const [one = ''] = await screens(await begun('nothing.jsonl'), ['', 'none', '', 'leave']);
    expect(one).toContain('Noted, and kept secret: nothing.');
    expect(one).not.toContain('seal anyway');
  });

  it('takes back what was put down in secret, and asks again', async () => {
    const file = await begun('held.jsonl');
    const [one = ''] = await screens(file, ['', 'a=2', 'yes', 'undo', 'none', 'yes', '', 'leave']);
    expect(one).toContain('Taken back: what one had put down in secret.');
    expect(one.match(/^Your answer/gm)).toHaveLength(2);
    expect(await json('asks', file)).toMatchObject({ answered: ['one'], awaiting: ['two', 'three'] });
    expect(await json('log', file)).toMatchObject({ record: [] });
    const back = await screens(file, ['undo', '', 'leave']);
    expect(back[0]).toContain('Pass the device to one. One: press Enter.');
  });

  it('takes back what another put down in secret at nobody else’s turn', async () => {
    const file = await begun('theirs.jsonl');
    const [, two = ''] = await screens(file, ['', 'a=2', 'y', '', '', 'undo', 'leave']);
    expect(two).toContain('what others put down in secret is theirs to take back');
    expect(await json('asks', file)).toMatchObject({ answered: ['one'] });
  });

  it('lets a seat report what only it may know', async () => {
    const file = await begun('spies.jsonl');
    const lines = ['', 'a=3', '', '', 'a=3', '', '', 'facts', 'spies', '4', '', 'leave'];
    await screens(file, lines);
    expect(await json('view', file, '--seat', 'three')).toMatchObject({
      view: { sealed: { facts: { 'spies.three': { value: 4 } } } },
    });
    for (const seat of ['one', 'two', 'table', 'dice'])
      expect((await run('view', file, '--seat', seat, '--json')).out).not.toContain('spies');
    const asOne = await screens(file, ['facts', 'spies.three', 'spies', '', 'leave']);
    expect(asOne[0]).toContain('Only three may know it, and reports it when');
    expect(asOne[0]).toContain('There is no such fact to report.');
    expect(asOne[0]).not.toContain('4');
  });

  it('offers the answer of before when a report opened the step again', async () => {
    const file = await begun('again.jsonl');
    const fair = ['facts', 'weather.fair', 'yes', ''];
    const all = await screens(file, ['', 'a=2', 'yes', '', ...fair, '', 'same', 'leave']);
    expect(all[0]).not.toContain('Your answer before');
    expect(all[1]).toContain('Your answer before: a=2 ("same" gives it again)');
    expect(await json('asks', file, '--seat', 'one')).toMatchObject({ decisions: [{ held: { a: 2 } }] });
  });
});

describe('a game file with secrets', () => {
  it('shows the form and the held answer of a seat only when that seat is named', async () => {
    const file = await begun('asks.jsonl');
    await answer(file, 'one', 'allocate', { a: 3 });
    const all = await json('asks', file);
    expect(JSON.stringify(all)).not.toMatch(/"form"|"held"/);
    expect((await run('asks', file)).out).toContain('"--seat two" shows it');
    expect(await json('asks', file, '--seat', 'one')).toMatchObject({
      decisions: [{ held: { a: 3 }, form: { kind: 'allocate' } }],
    });
    expect(JSON.stringify(await json('asks', file, '--seat', 'two'))).not.toContain('held');
  });

  it('takes the latest held answer back, and keeps no trace of it in any log', async () => {
    const file = await begun('undo.jsonl');
    await answer(file, 'one', 'allocate', { a: 3 });
    await answer(file, 'two', 'allocate', { a: 1 });
    expect(await json('undo', file, '--seat', 'one')).toMatchObject({ awaiting: ['one', 'three'] });
    for (const seat of ['one', 'two', 'three'])
      expect(await json('log', file, '--seat', seat)).toEqual({ record: [] });
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(4);
  });

  it.each([
    ['what a seat has put down', 'allocate', (points: number) => ({ a: points })],
    [
      'what only a seat may know',
      'report',
      (spies: number) => ({ 'spies.three': { value: spies, as: 'change' } }),
    ],
  ] as const)('says where two files part, and nothing of %s', async (what, decision, answerOf) => {
    const told = async (value: number): Promise<string> => {
      const files = [
        await begun(`${what} ${value}, first.jsonl`),
        await begun(`${what} ${value}.jsonl`),
      ] as const;
      for (const [i, file] of files.entries())
        await answer(file, 'three', decision, answerOf(i === 0 ? 3 : value));
      const { code, out } = await run('verify', ...files);
      expect(code).toBe(1);
      return out
        .replaceAll(files[0], 'one')
        .replaceAll(files[1], 'two')
        .replaceAll(/[0-9a-f]{64}/g, 'a hash');
    };
    const first = await told(2);
    expect(first).toMatch(/They part at the first entry\.\n.*an entry that not everybody may see\n/);
    expect(await told(1)).toBe(first);
  });

  it('counts the lines of --to as the log of the seat shows them', async () => {
    const file = at('typed.jsonl');
    await json('new', '--rulebook', 'toy', '--dice', 'typed', '--out', file);
    for (const seat of ['one', 'two', 'three']) await answer(file, seat, 'allocate', { a: 1 });
    await answer(file, 'dice', 'roll', [4]);
    await answer(file, 'one', 'speak', 'hold');
    expect(await json('log', file)).toMatchObject({ record: [{ n: 1, kind: 'step' }, { n: 2 }, { n: 3 }] });
    const consent = ['--consent', 'two', '--consent', 'three'];
    const back = await json(
      'undo',
      file,
      '--seat',
      'one',
      ...consent,
      '--to',
      '1',
      '--reason',
      'the wrong die',
    );
    expect(back).toMatchObject({ awaiting: ['dice'] });
    expect((await run('log', file)).out).toMatch(
      / 2 {2}fell \(taken back\)\n[^]* 3 {2}.*do \(taken back\)\n[^]* 4 {2}Taken back: all after line 1\n +“the wrong die”\. Agreed by one, two and three\./,
    );
    expect(await run('undo', file, '--seat', 'one', '--to', '9')).toMatchObject({ code: 2 });
    expect(await json('verify', file)).toMatchObject({ ok: true });
  });

  it('tells a private reveal to nobody but its receiver', async () => {
    const file = await begun('door.jsonl');
    for (const seat of ['one', 'two', 'three'])
      await answer(file, seat, 'allocate', seat === 'one' ? { b: 3 } : {});
    await json('answer', file, '--seat', 'dice', '--decision', 'roll');
    await answer(file, 'one', 'speak', 'show');
    expect((await run('view', file, '--seat', 'two', '--json')).out).toContain('{"b":3}');
    for (const seat of ['three', 'table', 'dice'])
      for (const command of ['view', 'log', 'asks'])
        expect((await run(command, file, '--seat', seat, '--json')).out).not.toContain('{"b":3}');
    for (const command of ['view', 'log', 'asks'])
      expect((await run(command, file, '--json')).out).not.toContain('{"b":3}');
  });
});

describe('putting right in a game with secrets, at one keyboard', () => {
  const gave = async (file: string, values: Readonly<Record<string, unknown>>): Promise<void> => {
    for (const [seat, value] of Object.entries(values)) await answer(file, seat, 'allocate', value);
  };

  it("puts one's own sealed answer right; the others read that it was, and not what", async () => {
    const file = await begun('own.jsonl');
    await gave(file, { one: { a: 2, b: 1 }, two: { a: 1 }, three: { a: 3 } });
    await json('answer', file, '--seat', 'dice', '--decision', 'roll');
    const right = ['', 'mend', '1', '', 'b=1', 'yes', 'miscounted', 'yes', '', 'leave'];
    const all = await screens(file, right);
    expect(all[0]).toContain('Your answer before: a=2 b=1 ("same" gives it again)');
    expect(all[0]).toMatch(/Put right: .*1, not .*2, .*1/);
    const log = async (...seat: string[]) => (await run('log', file, ...seat)).out;
    expect(await log('--seat', 'one')).toMatch(/\(again, line 1\)\n *Yours: .*1/);
    const two = await log('--seat', 'two');
    expect(two).toMatch(/Put right: a sealed answer of One\n *\u201cmiscounted\u201d\. 2 lines come again/);
    expect(two).not.toContain('b=1');
    expect(await json('verify', file)).toMatchObject({ ok: true });
  });

  it('by the command: by its name, one of its own and no other', async () => {
    const file = await begun('named.jsonl');
    await gave(file, { one: { a: 2, b: 1 }, two: { a: 1 }, three: { a: 3 } });
    const bytes = readFileSync(file, 'utf8');
    const mend = (seat: string, decision: string, value: string) =>
      run(
        'mend',
        file,
        '--seat',
        seat,
        '--line',
        '1',
        '--decision',
        decision,
        '--answer',
        value,
        '--reason',
        'x',
      );
    expect((await mend('one', 'speak', 'hold')).err).toContain('Line 1 is for another seat to put right');
    expect((await mend('one', 'allocate', '{"a":4}')).err).toContain('[T2]');
    expect((await mend('two', 'allocate', '{"c":1}')).code).toBe(2);
    expect(readFileSync(file, 'utf8')).toBe(bytes);
    expect((await run('mend', file, '--seat', 'two')).out).toMatch(/^ {3}1 {2}your own: .* 1\n$/);
    expect((await mend('two', 'allocate', '{"b":1}')).out).toMatch(/Put right: .* 1, not .* 1/);
    expect(await json('verify', file)).toMatchObject({ ok: true });
  });

  it('while nobody sits nobody is shown what was put down; what the table says, anybody puts right', async () => {
    const file = await begun('nobody.jsonl');
    await gave(file, { one: { a: 2, b: 1 }, two: { a: 1 }, three: { a: 3 } });
    const [screen = ''] = await screens(file, ['mend', '1', '', 'leave']);
    expect(screen).toContain('Whoever gave this answer puts it right when the device is with them.');
    expect(screen).toContain('Was a report "missing" before it?');
    expect(screen).not.toContain('a=2');
    const fair = ['mend', '1', 'missing', 'weather', 'yes', '', 'forgotten', 'yes', '', 'leave'];
    const [told = ''] = await screens(file, fair);
    expect(told).toMatch(/Put right: The table, .* yes, put in/);
    expect(await json('verify', file)).toMatchObject({ ok: true });
  });

  it('tells each seat what came again since it looked, its own as its own, and nobody twice', async () => {
    const file = await begun('read.jsonl');
    await gave(file, { one: { a: 2, b: 1 }, two: { a: 1 }, three: { a: 3 } });
    await json('answer', file, '--seat', 'dice', '--decision', 'roll');
    const right = ['mend', '1', '', 'b=1', 'yes', 'miscounted', 'yes', ''];
    const all = await screens(file, ['', ...right, 'hold', 'yes', 'a=3', '', '', 'leave']);
    const [one = '', two = ''] = all;
    expect(one).toMatch(/ 4 {2}.*\(again, line 1\)\n *Yours: .*1/);
    expect(one).toContain('5  line 2 again, as it was');
    expect(two).toContain('Pass the device to two.');
    expect(two).toContain('Since you last looked:\n   3  Put right: a sealed answer of One');
    expect(two).toContain(' 4\u20135  lines 1 to 2 again, as they were');
    expect(two).not.toContain('b=1');
  });
});
