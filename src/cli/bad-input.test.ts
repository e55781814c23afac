import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeThorough } from '../../scripts/thorough.test-helper.ts';
import { home } from '../store/home.test-helper.ts';
import { packageRoot } from './root.ts';
import { at, json, MAIN, NEW, NODE, run } from './run.test-helper.ts';

const game = at('game.jsonl');

/** Bad input of every kind: code 2, a sentence, no stack, and no file changed. */
const BAD: [name: string, args: () => string[], says: string][] = [
  ['no such command', () => ['frolic'], "unknown command 'frolic'"],
  ['no such option', () => ['asks', game, '--frolic'], "unknown option '--frolic'"],
  ['an option missing', () => ['new', '--rulebook', 'level-of-cooperation'], "'--out <file>' not specified"],
  ['no file', () => ['asks', at('none.jsonl')], 'There is no game at'],
  ['a folder', () => ['asks', at('folder')], 'is not a file'],
  ['an empty file', () => ['asks', at('empty')], 'is empty'],
  ['no game file', () => ['asks', at('prose')], 'is not a game file'],
  ['a newer format', () => ['view', at('format9')], 'has the format 9'],
  ['a rulebook that is not here', () => ['log', at('chess')], '"chess", which is not here'],
  ['another version of the rules', () => ['log', at('version')], 'made under version 0'],
  ['a broken last line that is whole', () => ['log', at('brokenEnd')], 'line 2 is not an entry'],
  ['a name that is none', () => ['log', at('oddName')], 'line 2 is not an entry'],
  ['data that break only when they are shown', () => ['view', at('oddOrder')], 'do not belong to Level'],
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
  ['a folder that does not', () => [...NEW, '--out', at('no/where/x')], 'There is no folder'],
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
    'card2.yaml:3: colour is not a field here',
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
    'Nothing is asked of usa now. Play waits for germany.',
  ],
  [
    'an answer that is no JSON',
    () => ['answer', game, '--seat', 'germany', '--decision', 'choose', '--answer', '{'],
    'not JSON',
  ],
  [
    'an answer nested too deep',
    () => [
      'answer',
      game,
      '--seat',
      'table',
      '--decision',
      'report',
      '--answer',
      `${'['.repeat(9999)}${']'.repeat(9999)}`,
    ],
    'nested too deep',
  ],
  [
    'a value with the name of what every object has',
    () => [
      'answer',
      game,
      '--seat',
      'table',
      '--decision',
      'report',
      '--answer',
      '{"control.iraq":{"value":{"toString":1},"as":"change"}}',
    ],
    'a name that is not allowed',
  ],
  [
    'faces typed where the program rolls',
    () => ['answer', at('rolling'), '--seat', 'dice', '--decision', 'roll', '--answer', '[1,1]'],
    'the program rolls',
  ],
  [
    'a report named as the table of another seat',
    () => ['answer', game, '--seat', 'germany', '--decision', 'report', '--answer', '{}'],
    '"report" is not asked',
  ],
  [
    'data in the header that is none',
    () => ['verify', at('nodata')],
    'do not belong to Level of Cooperation',
  ],
  ['a folder without cases', () => ['conform', at('folder')], 'There are no cases in'],
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
    'not one of the options',
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
  ['a strange entry to go back to', () => ['undo', game, '--to', 'x'], 'no number of a line'],
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
    'nofacts.yaml:2: control.mars is not a fact',
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
  ['cases that are none', () => ['conform', at('cases')], 'x.yaml:4: x: needs either "sheet" or "play"'],
  [
    'a game that is locked',
    () => ['answer', at('locked.jsonl'), '--seat', 'germany', '--decision', 'choose', '--answer', 'spain'],
    'in use by another process',
  ],
  ['a game without a name', () => ['asks', ''], 'Name a game file'],
  ['a new game without a name', () => [...NEW, '--out', ''], 'Name the new file with --out'],
  [
    'a scenario of another rulebook',
    () => ['facts', '--rulebook', 'level-of-cooperation', '--scenario', 'european-1940'],
    'There is no scenario "european-1940"',
  ],
  ['a scenario of none', () => ['sheets', '--scenario', 'moon'], 'There is no scenario "moon"'],
  [
    'an option that would do nothing',
    () => ['rulings', '--scenario', 'world-1942'],
    "unknown option '--scenario'",
  ],
  [
    'a report of nothing, where something is asked',
    () => ['answer', at('year'), '--seat', 'table', '--decision', 'report', '--answer', '{}'],
    'report at least one of these facts',
  ],
  ['a game to play that is not there', () => ['play', at('none.jsonl')], 'There is no game at'],
  [
    'an example where no folder can be',
    () => ['play', at('prose/games/x'), '--example'],
    'cannot be made (ENOTDIR)',
  ],
  ['nothing to play', () => ['play'], 'Name a game file'],
];

/** An entry that would be right but for what is put into it. */
const ANSWER = { n: 1, seat: 'germany', decision: 'r1/germany/choose', answer: 'spain', hash: '' };
const ORDER = ['usa', 'uk', 'ussr', 'italy', 'japan', 'germany'];

/** Every file there is, with its bytes. */
function snapshot(): string[] {
  return readdirSync(home(), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `${name} ${readFileSync(at(name), 'utf8')}`);
}

describe('bad input', () => {
  beforeAll(async () => {
    await json(...NEW, '--seed', 'ab', '--out', game);
    const text = readFileSync(game, 'utf8');
    mkdirSync(at('folder'));
    mkdirSync(at('cases'));
    const files: Record<string, string> = {
      empty: '',
      prose: 'Dear diary\n',
      format9: text.replace('"format":3', '"format":9'),
      chess: text.replace('level-of-cooperation', 'chess'),
      version: text.replace(/"rulesVersion":"\d+"/, '"rulesVersion":"0"'),
      nodata: text.replace('"data":null', '"data":{"card":7}'),
      broken: `${text}nonsense\n${text}`,
      brokenEnd: `${text}nonsense\n`,
      oddName: `${text}${JSON.stringify({ ...ANSWER, by: { toString: 1 } })}\n`,
      'bad.yaml': 'format: 1\n\tkind: [\n',
      'card.yaml': 'format: 1\nkind: start\nlevels: {}\nrounds: many\n',
      'card2.yaml': 'format: 1\nkind: start\ncolour: red\n',
      'nofacts.yaml': 'facts:\n  control.mars: uk\n',
      'badfacts.yaml': 'die.1: 7\n',
      'order.json': JSON.stringify({ format: 1, kind: 'start', order: ORDER }),
      'cases/x.yaml': 'format: 1\nrulebook: level-of-cooperation\ncases:\n  - { case: x, clauses: [S1] }\n',
      'locked.jsonl': text,
      'locked.jsonl.lock': '1',
    };
    for (const [name, bytes] of Object.entries(files)) writeFileSync(at(name), bytes);
    await json(...NEW, '--data', at('order.json'), '--out', at('oddOrder'));
    const ordered = readFileSync(at('oddOrder'), 'utf8');
    writeFileSync(at('oddOrder'), ordered.replace('"order":["usa","uk"', '"order":["usa",7'));
    await json('new', '--rulebook', 'a-world-at-war', '--out', at('year'));
    await json(...NEW, '--out', at('rolling'));
    await json('answer', at('rolling'), '--seat', 'germany', '--decision', 'choose', '--answer', 'spain');
  });

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

describe('what is quoted', () => {
  it('is cut where it is longer than anybody reads, and drives no terminal', async () => {
    const args = ['answer', game, '--seat', 'germany', '--decision', 'choose', '--answer'];
    const long = await run(...args, JSON.stringify('x'.repeat(100_000)));
    expect(long.code).toBe(2);
    expect(long.err.length).toBeLessThan(1200);
    expect((await run(...args, JSON.stringify('x'.repeat(100_000)), '--json')).err.length).toBeLessThan(1200);
    const driven = await run(...args, JSON.stringify('\u001b[2J'));
    expect(driven.code).toBe(2);
    expect(driven.err).not.toContain('\u001b');
    expect((await run('frolic\u001b[2J')).err).not.toContain('\u001b');
  });

  it('is one line in the log, whoever it names', async () => {
    const file = at('names');
    await json(...NEW, '--out', file);
    const by = ['--by', 'Eve\u001b[2J\n   9  the table standing-0/report: nothing'];
    await json('answer', file, '--seat', 'germany', '--decision', 'choose', '--answer', 'spain', ...by);
    const { out } = await run('log', file);
    expect(out).not.toContain('\u001b');
    expect(out).not.toMatch(/^ {3}9/m);
  });
});

describe('bad usage', () => {
  it('says where help is', async () => {
    expect((await run('new')).err).toContain('"demarche new --help" tells how.');
    expect((await run('frolic')).err).toContain('"demarche --help" lists the commands.');
  });
});

/** A copy of the program in a folder that nobody else may look into, as a clone can be; returns what runs it as nobody. */
function closedCopy(): string {
  const [root, copy] = [packageRoot(), at('clone')];
  mkdirSync(copy, { mode: 0o700 });
  for (const part of ['package.json', 'src'])
    cpSync(join(root, part), join(copy, part), {
      recursive: true,
      filter: (path) => !/\.test\.ts$|web$/.test(path),
    });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return join(copy, 'src', 'cli', 'nobody.test-helper.ts');
}

describeThorough('a file that may only be read', () => {
  it('is shown, and not written to', async () => {
    const folder = at('closed');
    const file = join(folder, 'game.jsonl');
    mkdirSync(folder);
    await json(...NEW, '--out', file);
    // somebody else is asked to try, as root may write anywhere
    chmodSync(home(), 0o755);
    chmodSync(file, 0o444);
    chmodSync(folder, 0o555);
    const bytes = readFileSync(file, 'utf8');
    const here = join('closed', 'game.jsonl');
    const commands = [
      ['asks', here],
      ['answer', here, '--seat', 'germany', '--decision', 'choose', '--answer', 'spain'],
      [...NEW, '--out', join('closed', 'x')],
    ];
    const { stdout, stderr } = spawnSync(NODE, [closedCopy(), JSON.stringify(commands)], {
      encoding: 'utf8',
      cwd: home(),
    });
    expect(stderr).toBe('');
    const refused = { code: 2, out: '', err: expect.stringContaining('EACCES') };
    expect(JSON.parse(stdout)).toEqual([expect.objectContaining({ code: 0, err: '' }), refused, refused]);
    expect(readdirSync(folder)).toEqual(['game.jsonl']);
    expect(readFileSync(file, 'utf8')).toBe(bytes);
  });
});

describe.skipIf(process.platform === 'win32')('a disk without room', () => {
  /** The command where files can have so many blocks and no more. */
  const cramped = (blocks: number, ...args: string[]) =>
    spawnSync('sh', ['-c', 'ulimit -f "$0" && exec "$@"', String(blocks), NODE, MAIN, ...args], {
      encoding: 'utf8',
    });

  it('leaves nothing of a new game behind', () => {
    const file = at('full.jsonl');
    const before = snapshot();
    expect(cramped(0, ...NEW, '--out', file)).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('no room on the disk'),
    });
    expect(snapshot()).toEqual(before);
    expect(cramped(10_000, ...NEW, '--out', file).status).toBe(0);
  });

  it('takes no answer, and the game stays as it was', async () => {
    const file = at('filled.jsonl');
    const block = 512;
    const long = 'x'.repeat(40 * block);
    await json(...NEW, '--out', file);
    const args = ['answer', file, '--seat', 'germany', '--decision', 'choose', '--answer', 'spain', '--by'];
    const bytes = readFileSync(file, 'utf8');
    const given = cramped(Math.ceil(bytes.length / block) + 4, ...args, long);
    expect(given).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('no room on the disk'),
    });
    expect(readFileSync(file, 'utf8')).toBe(bytes);
    expect((await run('verify', file)).code).toBe(0);
  });
});
