import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { main } from './program.ts';

const home = mkdtempSync(join(tmpdir(), 'demarche-cli-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const at = (name: string): string => join(home, name);

async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  let [out, err] = ['', ''];
  const code = await main(args, { out: (text) => void (out += text), err: (text) => void (err += text) });
  return { code, out, err };
}

async function json(...args: string[]): Promise<Record<string, unknown>> {
  const { code, out } = await run(...args, '--json');
  expect(code, args.join(' ')).toBe(0);
  return JSON.parse(out);
}

const NEW = ['new', '--rulebook', 'level-of-cooperation', '--scenario', 'short-1942'];
let game = '';

beforeAll(async () => {
  game = at('game.jsonl');
  await json(...NEW, '--seed', 'ab', '--out', game);
});

describe('the steps of a game file', () => {
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
    ).toMatchObject({ n: 1, awaiting: ['dice'] });
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
      decisions: [{ preview: { odds: { of: 36, outcomes: [{ sure: 25 }, { sure: 11 }] } } }],
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
    expect(await json(...args)).toMatchObject({ n: 1 });
    const bytes = readFileSync(file, 'utf8');
    expect(await json(...args)).toMatchObject({ n: 1, again: true });
    expect(readFileSync(file, 'utf8')).toBe(bytes);
  });

  it('names the entry at which a changed file differs, and does not play it on', async () => {
    const file = at('changed.jsonl');
    await json(...NEW, '--dice', 'typed', '--out', file);
    await json('answer', file, '--seat', 'germany', '--decision', 'choose', '--answer', 'spain');
    await json('answer', file, '--seat', 'dice', '--decision', 'roll', '--answer', '[1,2]');
    writeFileSync(file, readFileSync(file, 'utf8').replace('[1,2]', '[5,5]'));
    const { code, out } = await run('verify', file);
    expect(code).toBe(1);
    expect(out).toContain('entry 2 (r1/germany/roll)');
    const answered = await run('answer', file, '--seat', 'dice', '--decision', 'roll', '--answer', '[1,2]');
    expect(answered).toMatchObject({ code: 2, err: expect.stringContaining('entry 2') });
    expect(await json('asks', file)).toMatchObject({ notes: [expect.stringContaining('entry 2')] });
  });
});

describe('the vocabulary', () => {
  it('prints every list as text and as one JSON document', async () => {
    for (const command of ['rulebooks', 'sheets', 'facts', 'decisions', 'rulings', 'clauses']) {
      const { code, out } = await run(command);
      expect(code).toBe(0);
      expect(out.split('\n').length).toBeGreaterThan(3);
      expect(Array.isArray(await json(command))).toBe(true);
    }
  });

  it('lists every clause of Level of Cooperation once, each with a case', async () => {
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

/** Bad input of every kind: code 2, a sentence, no stack, and no file changed. */
const BAD: [name: string, args: () => string[], says: string][] = [
  ['no such command', () => ['frolic'], "unknown command 'frolic'"],
  ['no such option', () => ['asks', game, '--frolic'], "unknown option '--frolic'"],
  ['an option missing', () => ['new', '--rulebook', 'level-of-cooperation'], "'--out <file>' not specified"],
  ['no file', () => ['asks', at('none.jsonl')], 'There is no game at'],
  ['a folder', () => ['asks', at('folder')], 'is not a file'],
  ['an empty file', () => ['asks', at('empty')], 'is empty'],
  ['no game file', () => ['asks', at('prose')], 'is no game file'],
  ['a newer format', () => ['view', at('format9')], 'has the format 9'],
  ['a rulebook that is not here', () => ['log', at('chess')], '"chess", which is not here'],
  ['another version of the rules', () => ['log', at('version')], 'made for version 0'],
  ['a broken line', () => ['verify', at('broken')], 'line 2 is not an entry'],
  [
    'no such rulebook',
    () => ['new', '--rulebook', 'chess', '--out', at('x')],
    'There is no rulebook "chess"',
  ],
  [
    'no such scenario',
    () => ['new', '--rulebook', 'level-of-cooperation', '--scenario', 'moon', '--out', at('x')],
    'There is no scenario "moon"',
  ],
  ['no such ruling', () => [...NEW, '--ruling', 'A99=x', '--out', at('x')], 'There is no ruling "A99"'],
  ['no such choice', () => [...NEW, '--ruling', 'A2=x', '--out', at('x')], 'has no choice "x"'],
  ['a ruling without a choice', () => [...NEW, '--ruling', 'A2', '--out', at('x')], 'NAME=CHOICE'],
  [
    'an inherited name as ruling',
    () => [...NEW, '--ruling', 'constructor=x', '--out', at('x')],
    'There is no ruling "constructor"',
  ],
  ['strange dice', () => [...NEW, '--dice', 'loaded', '--out', at('x')], 'not "loaded"'],
  ['a seed that is none', () => [...NEW, '--seed', 'xyz', '--out', at('x')], 'hexadecimal'],
  [
    'a seed for typed dice',
    () => [...NEW, '--seed', 'ab', '--dice', 'typed', '--out', at('x')],
    'need no seed',
  ],
  ['a file that exists', () => [...NEW, '--out', game], 'exists already'],
  ['a folder that does not', () => [...NEW, '--out', at('no/where/x')], 'There is no game at'],
  ['data that is not there', () => [...NEW, '--data', at('none.yaml'), '--out', at('x')], 'There is no file'],
  ['data that is no YAML', () => [...NEW, '--data', at('bad.yaml'), '--out', at('x')], 'bad.yaml:2:'],
  [
    'a card with a bad field',
    () => [...NEW, '--data', at('card.yaml'), '--out', at('x')],
    'card.yaml:4: rounds must be a whole number from 1 to 99',
  ],
  [
    'a card with an unknown field',
    () => [...NEW, '--data', at('card2.yaml'), '--out', at('x')],
    'card2.yaml:3: colour is no field here',
  ],
  ['no such seat', () => ['asks', game, '--seat', 'france'], 'There is no seat "france"'],
  ['an inherited name as seat', () => ['view', game, '--seat', '__proto__'], 'There is no seat'],
  [
    'no such decision',
    () => ['answer', game, '--seat', 'germany', '--decision', 'dance', '--answer', '1'],
    '"dance" is not asked',
  ],
  [
    'out of turn',
    () => ['answer', game, '--seat', 'usa', '--decision', 'choose', '--answer', 'mexico'],
    'Nothing is asked of usa',
  ],
  [
    'an answer that is no JSON',
    () => ['answer', game, '--seat', 'germany', '--decision', 'choose', '--answer', '{'],
    'not JSON',
  ],
  ['no answer', () => ['answer', game, '--seat', 'germany', '--decision', 'choose'], 'Give the answer'],
  [
    'an answer of the wrong shape',
    () => ['answer', game, '--seat', 'germany', '--decision', 'choose', '--answer', '{"turkey":1}'],
    'Name one of the options. [S2, S3]',
  ],
  [
    'a huge number',
    () => ['answer', game, '--seat', 'germany', '--decision', 'choose', '--answer', '1e999'],
    'Name one of the options.',
  ],
  [
    'no such option of a form',
    () => ['answer', game, '--seat', 'germany', '--decision', 'choose', '--answer', 'constructor'],
    'none of the options',
  ],
  [
    'a barred option',
    () => ['answer', game, '--seat', 'germany', '--decision', 'choose', '--answer', 'brazil'],
    'Not in the sphere of influence of Germany. [T2, S3, R3]',
  ],
  [
    'a report of no fact',
    () => [
      'answer',
      game,
      '--seat',
      'table',
      '--decision',
      'report',
      '--answer',
      '{"__proto__x":{"value":1,"as":"change"}}',
    ],
    'is not asked here',
  ],
  [
    'a report of a wrong value',
    () => [
      'answer',
      game,
      '--seat',
      'table',
      '--decision',
      'report',
      '--answer',
      '{"control.iraq":{"value":"mars","as":"change"}}',
    ],
    'cannot be "mars"',
  ],
  [
    'a report with no way',
    () => ['answer', game, '--seat', 'table', '--decision', 'report', '--answer', '{"control.iraq":"uk"}'],
    'Report facts as',
  ],
  [
    'a ruling that is fixed',
    () => ['answer', game, '--seat', 'table', '--decision', 'ruling', '--answer', 'A2=cap'],
    'cannot change during a game',
  ],
  ['nothing to take back', () => ['undo', game], 'nothing to take back'],
  ['a strange entry to go back to', () => ['undo', game, '--to', 'x'], 'no number of an entry'],
  [
    'no such sheet',
    () => ['sheet', 'hits/germany/turky', '--rulebook', 'level-of-cooperation'],
    'There is no sheet',
  ],
  [
    'facts that are none',
    () => [
      'sheet',
      'hits/germany/turkey',
      '--rulebook',
      'level-of-cooperation',
      '--facts',
      at('nofacts.yaml'),
    ],
    'nofacts.yaml:2: control.mars is no fact',
  ],
  [
    'facts of a wrong value',
    () => [
      'sheet',
      'hits/germany/turkey',
      '--rulebook',
      'level-of-cooperation',
      '--facts',
      at('badfacts.yaml'),
    ],
    'badfacts.yaml:1: die.1 takes a whole number from 1 to 6',
  ],
  ['no folder of cases', () => ['conform', at('none')], 'There is no folder'],
  ['cases that are none', () => ['conform', at('cases')], 'needs either "sheet" or "play"'],
  [
    'a game that is locked',
    () => ['answer', at('locked.jsonl'), '--seat', 'germany', '--decision', 'choose', '--answer', 'spain'],
    'in use by another process',
  ],
  ['a game to play that is not there', () => ['play', at('none.jsonl')], 'There is no game at'],
  ['nothing to play', () => ['play'], 'Name a game file'],
];

describe('bad input', () => {
  beforeAll(async () => {
    const text = readFileSync(game, 'utf8');
    mkdirSync(at('folder'));
    mkdirSync(at('cases'));
    const files: Record<string, string> = {
      empty: '',
      prose: 'Dear diary\n',
      format9: text.replace('"format":1', '"format":9'),
      chess: text.replace('level-of-cooperation', 'chess'),
      version: text.replace('"rulesVersion":"1"', '"rulesVersion":"0"'),
      broken: `${text}nonsense\n${text}`,
      'bad.yaml': 'format: 1\n\tkind: [\n',
      'card.yaml': 'format: 1\nkind: start\nlevels: {}\nrounds: many\n',
      'card2.yaml': 'format: 1\nkind: start\ncolour: red\n',
      'nofacts.yaml': 'facts:\n  control.mars: uk\n',
      'badfacts.yaml': 'die.1: 7\n',
      'cases/x.yaml': 'format: 1\nrulebook: level-of-cooperation\ncases:\n  - { case: x, clauses: [S1] }\n',
      'locked.jsonl': text,
      'locked.jsonl.lock': '1',
    };
    for (const [name, bytes] of Object.entries(files)) writeFileSync(at(name), bytes);
  });

  const snapshot = (): string[] =>
    readdirSync(home, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => `${name} ${readFileSync(at(name), 'utf8')}`);

  it.each(BAD)('says what is wrong with %s, and changes nothing', async (_, args, says) => {
    const before = snapshot();
    const plain = await run(...args());
    expect(plain.err).toContain(says);
    expect(plain).toMatchObject({ code: 2, out: '' });
    expect(plain.err).not.toMatch(/\n\s+at |Error:/);
    const scripted = await run(...args(), '--json');
    expect(scripted).toMatchObject({ code: 2, out: '' });
    expect(JSON.parse(scripted.err)).toMatchObject({
      error: { message: expect.stringContaining(says.split(' [')[0] ?? '') },
    });
    expect(snapshot()).toEqual(before);
  });
});

describe('the command itself', () => {
  const node = join(import.meta.dirname, '..', '..', 'node_modules', '.bin', 'node');
  const command = (args: string[], input = ''): { status: number | null; stdout: string; stderr: string } =>
    spawnSync(node, [join(import.meta.dirname, 'main.ts'), ...args], { encoding: 'utf8', input });

  it('helps, with an example for every command', () => {
    const { status, stdout } = command(['--help']);
    expect(status).toBe(0);
    for (const [, name = ''] of stdout.matchAll(/^ {2}([a-z]+) \[options\]/gm))
      expect(command([name, '--help']).stdout).toContain(`demarche ${name}`);
  });

  it('reads an answer from standard input, and ends with 2 when it is refused', () => {
    const file = at('stdin.jsonl');
    expect(command([...NEW, '--out', file]).status).toBe(0);
    const args = ['answer', file, '--seat', 'germany', '--decision', 'choose', '--answer', '-'];
    expect(command(args, '"brazil"')).toMatchObject({ status: 2, stdout: '' });
    expect(command(args, '"spain"')).toMatchObject({ status: 0, stderr: '' });
  });

  it('plays from lines of standard input', () => {
    const file = at('lines.jsonl');
    command([...NEW, '--seed', 'ab', '--out', file]);
    expect(command(['play', file], 'spain\n\nleave\n').stdout).toContain('Germany turns to Spain');
  });

  it('says how to go on where there is no terminal', () => {
    expect(command(['play', '--example'])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('npm start'),
    });
  });
});
