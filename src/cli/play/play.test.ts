import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { give } from '../game/answer.ts';
import { lineConsole } from '../console.ts';
import { withGame } from '../game/games.ts';
import { newGame } from '../game/new.ts';
import { isFailed } from '../output.ts';
import { playLoop } from './play-loop.ts';
import { verify } from '../game/verify.ts';

const home = mkdtempSync(join(tmpdir(), 'demarche-play-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

async function start(
  name: string,
  more: { dice?: string; seed?: string } = { seed: '1942' },
): Promise<string> {
  const file = join(home, name);
  const made = await newGame(
    { rulebook: 'level-of-cooperation', scenario: 'short-1942', ruling: [], data: [], out: file, ...more },
    'demarche',
  );
  if (isFailed(made)) throw new Error(made.failed);
  return file;
}

/** Play a file with these lines typed; returns everything printed. A line can be typed after something else was done. */
async function typed(file: string, lines: readonly (string | (() => Promise<unknown>))[]): Promise<string> {
  let printed = '';
  async function* given(): AsyncGenerator<string> {
    for (const line of lines) {
      if (typeof line === 'string') yield line;
      else await line();
    }
  }
  const console = lineConsole(given(), (text) => {
    printed += text;
  });
  const ended = await withGame(file, (open) => playLoop(open, console));
  if (isFailed(ended)) throw new Error(ended.failed);
  return printed.replaceAll(home, '.');
}

const SHORT_GAME = [
  'turkey',
  '', // Germany rolls two dice
  'mongolia',
  '', // Japan
  'turkey',
  '', // the Soviet Union pulls the other way
  'facts',
  'gibraltar',
  'Germany',
  '', // Germany takes Gibraltar: one more for it at Spain
  'pass',
  'brazil',
  '', // the United States
  'board',
  'spain',
  '',
  'thailand',
  '',
  'persia',
  '',
  'turkey',
  '',
  'brazil',
  '',
];

describe('a game in the terminal', () => {
  it('plays a whole short game; its transcript is the recorded one', async () => {
    const printed = await typed(await start('short.jsonl'), SHORT_GAME);
    expect(printed).toContain('The game is over.');
    const golden = join(import.meta.dirname, 'golden', 'short-game.txt');
    if (process.env['DEMARCHE_GOLDEN']) writeFileSync(golden, printed);
    expect(printed).toBe(readFileSync(golden, 'utf8'));
  });

  it('says what a choice leads to while one decides, and shows its sums when asked', async () => {
    const file = await start('chances.jsonl');
    const lines = [
      'facts',
      'gibraltar',
      'germany',
      '',
      'chances',
      '2',
      'chances',
      'pass',
      'chances',
      'sp',
      'spain',
    ];
    const printed = await typed(file, [...lines, 'chances']);
    // Gibraltar makes the hit number at Spain 2: of 36 falls of two dice 20 have a 1 or a 2
    expect(printed).toMatch(/turkey +Turkey \(−1\) +11 in 36: a hit: it moves one step/);
    expect(printed).toMatch(/spain +Spain \(0\) +20 in 36: a hit: it moves one step/);
    const asked = printed.slice(printed.indexOf('The chances of which choice?'));
    expect(asked).toMatch(/Spain \(0\)\nHit number: Germany at Spain/);
    expect(asked).toMatch(/\+1 +controls Gibraltar +\[S5\]/);
    expect(asked).toMatch(/a hit: it moves one step +20\/36 \(55\.6%\)/);
    expect(asked).toContain('That leads to no roll.');
    expect(asked).toContain('"sp" can be spain, spanish-sahara');
    expect(asked).toContain('Nothing that can be chosen here leads to a roll.');
  });

  it('leaves and goes on where it was', async () => {
    const file = await start('resume.jsonl');
    const first = await typed(file, ['turkey', '', 'leave']);
    expect(first).toContain('The same command goes on from here.');
    const second = await typed(file, []);
    expect(second).toContain('Japan: at which neutral');
    expect(await verify(file)).toMatchObject({ json: { ok: true, entries: 2 } });
  });

  it('goes back one choice, but not past a program die', async () => {
    const printed = await typed(await start('undo.jsonl'), ['turkey', 'undo', 'spain', '', 'undo']);
    expect(printed).toContain('Taken back: Germany turns to Turkey; dice: 2');
    expect(printed).toContain('Germany turns to Spain');
    expect(printed).toContain('A program die has fallen since.');
  });

  it('allows what is barred with a reason, and skips a turn', async () => {
    const file = await start('allow.jsonl', { dice: 'typed' });
    const printed = await typed(file, [
      'allow',
      'atlantis',
      'mongolia',
      'a rule of our own',
      '', // they do not agree after all
      'allow',
      'mongolia',
      'a rule of our own',
      'yes',
      'mongolia',
      '1 1',
      'skip',
      'turn',
      'yes',
      'allow',
      '', // nothing after all
      'log',
    ]);
    expect(printed).toContain('There is no "atlantis" among them');
    expect(printed).toContain('Germany sets a bar aside: Mongolia is allowed, because: a rule of our own');
    expect(printed).toContain(
      '  allowed Mongolia (0), because: a rule of our own. The rule: Not in the sphere',
    );
    expect(printed).toContain('Germany turns to Mongolia');
    expect(printed).toContain('This takes a decision away from Germany, Japan, Italy, ');
    expect(printed).toContain('Nothing was changed.');
    expect(printed).toContain('This takes a decision away from Japan.');
    expect(printed).toContain('The table skips the turn of Japan. [S1]');
    expect(printed).toContain('   4  The table skips the turn of Japan (agreed: Japan)\n');
    expect(await verify(file)).toMatchObject({ json: { ok: true, entries: 4 } });
  });

  it('corrects what the rules keep when all agree, without asking how', async () => {
    const file = await start('kept.jsonl', { dice: 'typed' });
    const printed = await typed(file, [
      'facts',
      'level.turkey',
      'unknown',
      '3',
      '', // they do not agree after all
      'facts',
      'level.turkey',
      '3',
      'yes',
      'facts',
      'controller.turkey',
      'uk',
      'yes',
      'board',
    ]);
    expect(printed).toContain('(a whole number from -5 to 5; "back"');
    expect(printed).toContain('It takes a whole number from -5 to 5. [T5, S7]');
    expect(printed).toContain('The rules keep this themselves. All must agree: Germany, Japan, ');
    expect(printed).toContain('Nothing was changed.');
    expect(printed).toContain('No marker stands on Turkey: correct who controls it. [R7]');
    expect(printed).toContain('with the marker of United Kingdom');
    expect(printed).not.toContain('Is it news');
  });

  it('takes typed dice, refuses what no die shows, and goes back past them', async () => {
    const printed = await typed(await start('typed.jsonl', { dice: 'typed' }), [
      'turkey',
      '7 1',
      '1',
      'x y',
      '1 6',
      'undo',
      '2 6',
    ]);
    expect(printed).toContain('A die with 6 sides cannot show 7.');
    expect(printed).toContain('Type the 2 faces that fell');
    expect(printed).toContain('Turkey stands at \u22122. Move it on the track, from \u22121.');
    expect(printed).toContain('Taken back: Turkey, hits of Germany: 1');
    expect(printed).toContain('Turkey stays where it is.');
  });

  it('refuses a barred neutral with the reason and the clause, and asks again', async () => {
    const printed = await typed(await start('barred.jsonl'), ['brazil', 'atlantis', 'spain']);
    expect(printed).toContain('Not in the sphere of influence of Germany. [T2, S3, R3]');
    expect(printed).toContain('"atlantis" is not one of the options. [S2, S3]');
    expect(printed).toContain('Germany turns to Spain');
  });

  it('reports a correction and names the roll it would have changed', async () => {
    const lines = ['turkey', '6 6', 'facts', 'control.caucasus', 'germany', 'correction', 'leave'];
    const printed = await typed(await start('correct.jsonl', { dice: 'typed' }), lines);
    expect(printed).not.toContain('would differ');
    expect(printed).toContain('No past sum is affected.');
    const hit = await typed(await start('hit.jsonl', { dice: 'typed' }), [
      'turkey',
      '2 6',
      ...lines.slice(2),
    ]);
    expect(hit).toContain('With this put right, line 2 would differ: Hits: Germany at Turkey:');
    expect(hit).toContain('Was it wrong then? (yes: put right from line 2 on;');
  });

  it('changes a ruling from now on, and not one that is fixed', async () => {
    const lines = ['rulings', 'A5=last', 'yes', 'rulings', 'A2=cap', 'rulings', 'peace', '', 'leave'];
    const printed = await typed(await start('ruling.jsonl'), lines);
    expect(printed).toMatch(/in force {2}A5=first/);
    expect(printed).toContain(
      'From now on: Who controls a neutral that a team-mate pushes further? The marker passes',
    );
    expect(printed).toMatch(/in force {2}A5=last/);
    expect(printed).toMatch(/Fixed for the whole game: .*A2=no-cap/);
    expect(printed).toContain('This ruling cannot change during a game: ');
    expect(printed).toContain('There is no "peace" among them');
  });

  it('shows a hit number once: its sheet before the roll, not again with what fell', async () => {
    const lines = ['facts', 'gibraltar', 'germany', '', 'spain', ''];
    const printed = await typed(await start('hits.jsonl'), lines);
    expect(printed).toContain('The hit number is 2. [S5, R4]\nSpain, hits of Germany: 1. The dice: ');
    expect(printed.match(/\+1 {2}controls Gibraltar/g)).toHaveLength(1);
  });

  it('asks which fact until one is meant, and how until it is said', async () => {
    const file = await start('facts.jsonl');
    const lines = ['facts', 'atlantis', 'gibral', 'back', 'facts', 'control', 'gibraltar', 'mars', 'germany'];
    const printed = await typed(file, [...lines, 'gossip', 'Correction', 'log', 'leave']);
    expect(printed).toContain('There is no such fact to report.');
    expect(printed).toMatch(/\.\.\. and \d+ more\nType more of the name\./);
    expect(printed).toMatch(/It takes one of .*nobody\. \[/);
    expect(printed).toContain('Type "correction", "override", or Enter alone for news.');
    expect(printed).toContain(
      '   1  Who controls Gibraltar? Germany (put right)\n      No past sum is affected.\n',
    );
    expect(await verify(file)).toMatchObject({ json: { entries: 1 } });
  });

  it('takes the beginning of a name where it can be only one, and says which it can be', async () => {
    const printed = await typed(await start('begins.jsonl'), ['s', 'SPAI', 'leave']);
    expect(printed).toContain('"s" can be spain, switzerland, sweden, saudi-arabia, spanish-sahara');
    expect(printed).toContain('Germany turns to Spain');
  });

  it('tells what somebody else has written to the file meanwhile', async () => {
    const file = await start('meanwhile.jsonl');
    const options = { seat: 'germany', decision: 'choose', answer: 'spain' };
    const printed = await typed(file, [() => give(file, options, async () => ''), 'turkey', 'leave']);
    expect(printed).toContain('The table has moved on');
    expect(printed).toContain('Meanwhile:\n   1  Germany turns to Spain; dice: 2');
    expect(printed).toContain('Roll for Germany at Spain');
    expect(printed).toContain('Germany has answered this already: spain. You said: turkey.');
    const late = await give(
      file,
      { ...options, decision: 'r1/germany/choose', answer: 'turkey' },
      async () => '',
    );
    expect(isFailed(late) && late.failed).toMatch(/answered this already: spain\. You said: turkey\./);
  });

  it('finds the very fact that is named, whatever else has its words', async () => {
    const file = await start('exact.jsonl');
    const lines = [
      'facts',
      'Control.Gibraltar',
      'back',
      'facts',
      'control gibraltar',
      'back',
      'facts',
      'gibraltar',
    ];
    const printed = await typed(file, [...lines, 'back', 'leave']);
    expect(printed.match(/Who controls Gibraltar\?/gi)).toHaveLength(3);
    expect(printed).not.toContain('Type more of the name.');
  });

  it('says how to answer here', async () => {
    const printed = await typed(await start('help.jsonl'), ['HELP', 'spain', 'help']);
    expect(printed).toContain('Type the number or the name of an option');
    expect(printed).toContain('Press Enter and the program rolls.');
    expect(printed).not.toContain('row by row');
  });
});
