import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lineConsole } from '../console.ts';
import { withGame } from './games.ts';
import { isFailed } from '../output.ts';
import { playLoop } from '../play/play-loop.ts';
import { packageRoot } from '../root.ts';
import { at, json, run } from '../run.test-helper.ts';

const BRPS = 'brp.germany: 150, brp.italy: 75, brp.britain: 125, brp.france: 80, brp.us: 130, brp.russia: 90';
const WORLD = ['--rulebook', 'a-world-at-war', '--scenario', 'european-1940'];

/** A club file with these lines for A World at War. */
function club(name: string, ...lines: string[]): string {
  const path = at(name);
  const all = ['format: 1', 'kind: club', 'title: Ours', 'rulebooks:', '  a-world-at-war:', ...lines];
  writeFileSync(path, all.map((line) => `${line}\n`).join(''));
  return path;
}

/** Lines typed at a game that is played with a club file; all that was printed. */
async function typed(file: string, path: string, lines: readonly string[]): Promise<string> {
  let printed = '';
  const console = lineConsole(lines.values() as unknown as AsyncIterator<string>, (text) => {
    printed += text;
  });
  const ended = await withGame(file, (open) => playLoop(open, console, { club: path }));
  if (isFailed(ended)) throw new Error(ended.failed);
  return printed;
}

describe('the command club', () => {
  it('says what a file holds, and for a scenario what is asked and what of it is answered', async () => {
    const path = club(
      'ours.yaml',
      '    facts: { brps.turkey.8: 5 }',
      `    starts: { european-1940: { ${BRPS} } }`,
    );
    const { out } = await run('club', path);
    expect(out).toBe('Ours\n  A World at War: diplomacy: 0 files, 1 fact, 6 facts of starts, 0 rulings\n');
    const list = (await run('club', path, ...WORLD)).out;
    expect(list).toContain('Country table: none. Each roll for a country without one asks');
    expect(list).toContain('Asked before anything else: 6 of 15 answered; not yet:');
    expect(list).toContain('    What is the effective USAT level?');
    expect(list).toContain('    Turkey: lines and results of its table: 1 of 31');
    expect(await json('club', path, ...WORLD)).toMatchObject({
      files: [{ kind: 'country-table', has: [] }, {}, {}],
    });
  });

  it('names what is wrong with one by file, line and field', async () => {
    const path = club('bad.yaml', '    facts:', '      brps.turkey.8: many');
    const { code, err } = await run('club', path);
    expect([code, err]).toEqual([
      2,
      expect.stringMatching(/bad\.yaml:7: rulebooks\.a-world-at-war\.facts\.brps\.turkey\.8 must be a whole/),
    ]);
  });
});

it('the club file of docs/club.md is read', async () => {
  const page = readFileSync(join(packageRoot(), 'docs/club.md'), 'utf8');
  const path = at('page.yaml');
  writeFileSync(path, /```yaml\n([^]*?)```/.exec(page)?.[1] ?? '');
  const { code, out, err } = await run('club', path);
  expect([code, err]).toEqual([0, '']);
  expect(out.split('\n').slice(0, 2)).toEqual([
    'Thursdays',
    '  A World at War: diplomacy: 1 file, 3 facts, 2 facts of starts, 1 ruling',
  ]);
});

describe('a game with a club file', () => {
  it('is told what it has as it begins; the game needs the file no more, and verifies', async () => {
    const path = club('begun.yaml', `    starts: { european-1940: { ${BRPS}, usat.effective: 12 } }`);
    const file = at('begun.jsonl');
    const { out } = await run('new', ...WORLD, '--club', path, '--out', file);
    expect(out).toContain('begun.yaml has for it is told already');
    writeFileSync(path, 'gone');
    expect((await run('log', file)).out).toMatch(/1 {2}.*Germany BRPs 150.*\(club file\)/);
    expect((await run('asks', file)).out).not.toContain('brp.germany');
    expect((await run('verify', file)).code).toBe(0);
  });

  it('has its rulings, unless others are named', async () => {
    const path = club('rulings.yaml', '    rulings: { resistance-rounding: nearest }');
    const rounding = async (...more: string[]): Promise<unknown> => {
      const file = at(`rulings-${more.length}.jsonl`);
      const { rulings } = await json('new', ...WORLD, '--club', path, ...more, '--out', file);
      return (rulings as Record<string, unknown>)['resistance-rounding'];
    };
    expect(await rounding()).toBe('nearest');
    expect(await rounding('--ruling', 'resistance-rounding=down')).toBe('down');
  });
});

describe('what a game was told', () => {
  const report = (values: object): string =>
    JSON.stringify(
      Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value, as: 'change' }])),
    );

  it('is put into a club file, which is made if it is not there', async () => {
    const [file, path] = [at('told.jsonl'), at('new.yaml')];
    await json('new', ...WORLD, '--out', file);
    const answer = report({ 'brps.turkey.8': 5, 'brp.germany': 150 });
    await run('answer', file, '--seat', 'table', '--decision', 'report', '--answer', answer);
    const { out } = await run('remember', file, '--club', path);
    expect(out).toContain('how many BRPs go with it? (0: none.) 5');
    expect(out).toContain('As European theatre, 1940 begins:\n  What is the YSS BRP total of Germany? 150');
    expect(readFileSync(path, 'utf8')).toContain('brp.germany: 150');
    expect((await run('club', path)).out).toContain('0 files, 1 fact, 1 fact of starts');
    expect((await run('remember', file, '--club', path)).out).toContain(
      'nothing that the club file does not have',
    );
  });

  it('is offered at the prompt, and remembered there', async () => {
    const [file, path] = [at('typed.jsonl'), at('typed.json')];
    await json('new', ...WORLD, '--out', file);
    await run(
      'answer',
      file,
      '--seat',
      'table',
      '--decision',
      'report',
      '--answer',
      report({ 'brp.italy': 75 }),
    );
    const printed = await typed(file, path, ['remember', 'remember', 'leave']);
    expect(printed).toContain('1 of what was told can be kept: type "remember"');
    expect(printed).toContain(`Remembered in ${path}:\nAs European theatre, 1940 begins:`);
    expect(printed).toContain('nothing that the club file does not have');
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ kind: 'club' });
    expect(existsSync(`${path}.${process.pid}.new`)).toBe(false);
  });
});
