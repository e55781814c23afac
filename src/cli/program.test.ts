import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { thorough } from '../../scripts/thorough.test-helper.ts';
import { isRefusal } from '../kernel/clause.ts';
import { answer } from '../kernel/game/game.ts';
import { openFile, save } from './game/games.ts';
import { isFailed } from './output.ts';
import { at, json, MAIN, NEW, run } from './run.test-helper.ts';
import { LISTS } from './vocabulary/vocabulary.ts';

describe('the steps of a game file', () => {
  it('skips for all who sit at the device, and says who agreed', async () => {
    const file = at('skip.jsonl');
    await json(...NEW, '--out', file);
    const skip = ['answer', file, '--seat', 'table', '--decision', 'skip', '--answer', 'turn', '--by', 'Ann'];
    const { out } = await run(...skip);
    expect(out).toContain('All seats are at this device; agreed: Germany.');
    const log = (await run('log', file)).out;
    expect(log).toContain('   1  The table skips the turn of Germany (Ann; agreed: Germany)\n      [S1]\n');
    expect(await json('log', file)).toMatchObject({ record: [{ by: 'Ann', agreed: ['germany'] }] });
    const alone = await run('undo', file, '--seat', 'germany');
    expect(alone).toMatchObject({ code: 2, err: expect.stringContaining('the other seats must agree') });
    const others = ['japan', 'italy', 'uk', 'usa', 'ussr'].flatMap((seat) => ['--consent', seat]);
    expect(await json('undo', file, '--seat', 'germany', ...others)).toMatchObject({ awaiting: ['germany'] });
  });

  it('asks, answers, rolls, shows, logs, takes back and verifies', async () => {
    const file = at('steps.jsonl');
    expect(await json(...NEW, '--seed', 'ab', '--out', file)).toMatchObject({
      dice: { seed: 'ab' },
      warning: expect.stringContaining('secret'),
    });
    expect(await json('asks', file)).toMatchObject({
      over: false,
      awaiting: ['germany'],
      decisions: [{ id: 'r1/germany/choose' }],
    });
    expect(
      await json('answer', file, '--seat', 'germany', '--decision', 'choose', '--answer', 'turkey'),
    ).toMatchObject({ n: 1, told: [{ kind: 'note' }], awaiting: ['dice'] });
    expect(await json('undo', file, '--seat', 'germany')).toMatchObject({ awaiting: ['germany'] });
    await json(
      'answer',
      file,
      '--seat',
      'germany',
      '--decision',
      'r1/germany/choose',
      '--answer',
      '"turkey"',
    );
    const asked = await json('asks', file);
    expect(asked).toMatchObject({
      decisions: [
        { previews: [{ odds: null }, { odds: { of: 36, outcomes: [{ sure: 25 }, { sure: 11 }] } }] },
      ],
    });
    await json('answer', file, '--seat', 'dice', '--decision', 'roll');
    expect(await json('view', file)).toMatchObject({ view: { seat: null, open: { round: 1 } } });
    expect(await json('log', file, '--seat', 'usa')).toMatchObject({
      record: [{ undone: true }, { kind: 'undo' }, { n: 3 }, { n: 4, seat: 'dice' }],
    });
    expect(await json('verify', file)).toMatchObject({ ok: true, entries: 4 });
  });

  it('does a repeated request once', async () => {
    const file = at('request.jsonl');
    await json(...NEW, '--out', file);
    const args = [
      'answer',
      file,
      '--seat',
      'germany',
      '--decision',
      'choose',
      '--answer',
      'spain',
      '--request',
      'k1',
    ];
    const first = await json(...args);
    expect(first).toMatchObject({ n: 1, awaiting: ['dice'] });
    const bytes = readFileSync(file, 'utf8');
    expect(await json(...args)).toEqual({ ...first, again: true });
    const others = [args.with(7, 'turkey'), args.with(5, 'report'), args.with(3, 'table')];
    for (const other of others)
      expect(await run(...other)).toMatchObject({
        code: 2,
        err: expect.stringContaining('The request key "k1" was used for something else'),
      });
    expect(readFileSync(file, 'utf8')).toBe(bytes);
  });

  it('tells what was stored when the same request came in between, not what it would have rolled', async () => {
    const file = at('between.jsonl');
    await json(...NEW, '--out', file);
    await json('answer', file, '--seat', 'germany', '--decision', 'choose', '--answer', 'spain');
    const seen = await openFile(file);
    if (isFailed(seen)) throw new Error(seen.failed);
    const first = await json('answer', file, '--seat', 'dice', '--decision', 'roll', '--request', 'k');
    const move = { seat: 'dice', decision: 'r1/germany/roll' };
    for (const faces of [
      [1, 2],
      [5, 6],
    ]) {
      const other = answer(seen.game, { ...move, answer: faces }, { request: 'k' });
      if (isRefusal(other)) throw new Error(other.refused.key);
      const saved = await save(seen, other);
      if (isFailed(saved)) throw new Error(saved.failed);
      expect(saved.game.moments.at(-1)?.told.dispatches).toEqual(first['told']);
    }
    await seen.store.close();
  });

  it('names the entry at which a changed file differs, and does not play it on', async () => {
    const file = at('changed.jsonl');
    await json(...NEW, '--dice', 'typed', '--out', file);
    await json('answer', file, '--seat', 'germany', '--decision', 'choose', '--answer', 'spain');
    await json('answer', file, '--seat', 'dice', '--decision', 'roll', '--answer', '[1,2]');
    writeFileSync(file, readFileSync(file, 'utf8').replace('[1,2]', '[5,5]'));
    const { code, out } = await run('verify', file);
    expect(code).toBe(1);
    expect(out).toMatch(/Chain of hashes: fails\. Line 2 of the log \(entry 2\): the dice, .*\[S4, T1\]/);
    const answered = await run('answer', file, '--seat', 'dice', '--decision', 'roll', '--answer', '[1,2]');
    expect(answered).toMatchObject({ code: 2, err: expect.stringContaining('entry 2') });
    expect(await json('asks', file)).toMatchObject({ notes: [expect.stringContaining('entry 2')] });
  });
});

describe('the vocabulary', () => {
  thorough('prints every list as text and as one JSON document', async () => {
    for (const command of ['rulebooks', ...Object.keys(LISTS)]) {
      // the cases of every rulebook take long to read
      const args = command === 'clauses' ? [command, '--rulebook', 'gathering-storm'] : [command];
      const { code, out } = await run(...args);
      expect(code).toBe(0);
      expect(out.split('\n').length).toBeGreaterThan(3);
      expect(Array.isArray(await json(...args))).toBe(true);
    }
  });

  thorough(
    'says of a clause where it is done, of a ruling what its choices mean, of a fact whose total it is',
    async () => {
      const book = ['--rulebook', 'a-world-at-war'];
      const { out: clauses } = await run('clauses', '--rulebook', 'gathering-storm');
      expect(clauses).toMatch(/^Gathering Storm.*, \d+ clauses: \d+ enforced, \d+ computed\n/);
      const [done] = /^ {2}step\.1 +enforced .*/m.exec(clauses) ?? [];
      expect(done).toMatch(/ gathering-storm\/placing\/1-4-place\.ts#place .* the-first-turn\b/);
      const { out: rulings } = await run('rulings', ...book);
      expect(rulings).toMatch(
        /^ {2}secrecy +49\.21 .*\(fixed for a game\)\n +- program \(default\): The program: /m,
      );
      const { out: facts } = await run('facts', ...book);
      expect(facts).toMatch(/^ {2}dp\.allotment\.germany +year +table, from dp-allotment\/germany /m);
    },
  );

  it('lists the doors, and that a rulebook without secrets has none', async () => {
    expect((await run('doors', '--rulebook', 'level-of-cooperation')).out).toMatch(/\n {2}none\n$/);
    const doors = await json('doors', '--rulebook', 'gathering-storm');
    const [strength] = doors as unknown as { name: string; about: string; clauses: string[]; on: string[] }[];
    expect(strength).toMatchObject({ name: 'strength', clauses: ['step.8', '24.5'] });
    expect(strength?.on).toContain('strengths');
  });

  thorough('lists every clause of Level of Cooperation once, each with a case', async () => {
    const rows = (await json('clauses', '--rulebook', 'level-of-cooperation')) as unknown as {
      clause: string;
      cases: string[];
    }[];
    const expected = [...[11, 5, 12].entries()].flatMap(([i, count]) =>
      Array.from({ length: count }, (_, n) => `${'STR'[i]}${n + 1}`),
    );
    expect(rows.map((row) => row.clause).toSorted()).toEqual(expected.toSorted());
    expect(rows.filter((row) => row.cases.length === 0)).toEqual([]);
  });

  it('does a worksheet with what is known, and a range for the rest', async () => {
    const facts = at('facts.yaml');
    writeFileSync(facts, 'format: 1\nfacts:\n  control.caucasus: germany\n  control.iraq: uk\n');
    const args = [
      'sheet',
      'hit-number/germany/turkey',
      '--rulebook',
      'level-of-cooperation',
      '--facts',
      facts,
    ];
    expect(await json(...args)).toMatchObject({
      total: { min: 2, max: 4 },
      missing: ['control.transjordan', 'controller.persia'],
    });
    expect((await run(...args)).out).toContain('2 to 4');
  });
});

describe('the command itself', () => {
  const node = join(import.meta.dirname, '..', '..', 'node_modules', '.bin', 'node');
  const command = (args: string[], input = ''): { status: number | null; stdout: string; stderr: string } =>
    spawnSync(node, [MAIN, ...args], { encoding: 'utf8', input });

  it('helps, with an example for every command', async () => {
    const { code, out } = await run('--help');
    expect(code).toBe(0);
    const names = [...out.matchAll(/^ {2}([a-z]+) \[options\]/gm)].map(([, name = '']) => name);
    expect(names).toHaveLength(37);
    for (const name of names)
      expect(await run(name, '--help')).toMatchObject({
        code: 0,
        out: expect.stringContaining(`demarche ${name}`),
      });
  });

  thorough('reads an answer from standard input, and ends with 2 when it is refused', async () => {
    const file = at('stdin.jsonl');
    await json(...NEW, '--out', file);
    const args = ['answer', file, '--seat', 'germany', '--decision', 'choose', '--answer', '-'];
    expect(command(args, '"brazil"')).toMatchObject({ status: 2, stdout: '' });
    expect(command(args, '"spain"')).toMatchObject({ status: 0, stderr: '' });
  });

  thorough('plays from lines of standard input', async () => {
    const file = at('lines.jsonl');
    await json(...NEW, '--seed', 'ab', '--out', file);
    expect(command(['play', file], 'spain\n\nleave\n').stdout).toContain('Germany turns to Spain');
  });

  it('plays with --json: one document on standard output, the game beside it', async () => {
    const file = at('json.jsonl');
    await json(...NEW, '--seed', 'ab', '--out', file);
    const { stdout, stderr } = command(['play', file, '--json'], 'spain\n');
    expect(JSON.parse(stdout)).toEqual({ file, entries: 1, over: false });
    expect(stderr).toContain('Germany turns to Spain');
  });

  thorough('ends when the player leaves, though standard input stays open', async () => {
    const file = at('open.jsonl');
    await json(...NEW, '--out', file);
    const child = spawn(node, [MAIN, 'play', file]);
    child.stdin.write('spain\nleave\n');
    expect(await new Promise((ended) => child.on('exit', ended))).toBe(0);
    expect(existsSync(`${file}.lock`)).toBe(false);
  });

  thorough('shows its help and ends with 2 when it is not told what to do', () => {
    expect(command([])).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(/^Usage: .* \[options\] \[command\]\n/),
    });
  });

  thorough('needs a Node new enough, and says so before it loads anything', () => {
    const old = `Object.defineProperty(process, 'versions', { value: { node: '20.9.0' } }); await import(${JSON.stringify(MAIN)});`;
    const { status, stdout, stderr } = spawnSync(node, ['--input-type=module', '-e', old], {
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('needs Node 24.11 or newer; this is 20.9.0');
  });

  thorough('says how to go on where there is no terminal', () => {
    const file = at('games/example.jsonl');
    expect(command(['play', file, '--example'])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining(` play ${file}\n`),
    });
    const bytes = readFileSync(file, 'utf8');
    expect(command(['play', file, '--example', '--json'])).toMatchObject({ status: 0, stderr: '' });
    expect(readFileSync(file, 'utf8')).toBe(bytes);
  });
});
