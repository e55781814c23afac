import { describe, expect, it } from 'vitest';
import { at, json, NEW, run, typed } from './run.test-helper.ts';

async function begun(name: string): Promise<string> {
  const file = at(name);
  await json(...NEW, '--dice', 'typed', '--out', file);
  return file;
}

describe('the command happened', () => {
  it('lists what can be told, and what has some words', async () => {
    const file = await begun('happened-list.jsonl');
    expect((await run('happened', file)).out).toMatch(
      /attack, such as attack:turkey,usa\n {6}A neutral is attacked: Which neutral\? By whom\? \[S8, S11\]/,
    );
    expect((await run('happened', file, '--find', 'germany turkey attacks')).out).toBe(
      '  attack:turkey,germany  Germany attacks Turkey in this turn.\n',
    );
    expect((await run('happened', file, '--find', 'moon')).out).toContain('has these words');
  });

  it('reports several events as one, and the log says them; the file verifies', async () => {
    const file = await begun('happened.jsonl');
    const events = ['--event', 'attack:turkey,germany', '--event', 'territory-taken:iraq,germany'];
    await json('happened', file, ...events);
    expect((await run('log', file)).out).toMatch(
      /the table standing-0\/report: Germany attacks Turkey in this turn\. Iraq is taken: Germany controls it\. /,
    );
    expect((await run('verify', file)).code).toBe(0);
  });

  it('refuses what there is not, and two that say different things, and changes nothing', async () => {
    const file = await begun('happened-not.jsonl');
    const none = await run('happened', file, '--event', 'attack:moon,germany');
    expect([none.code, none.err]).toEqual([
      2,
      expect.stringContaining('There is no event "attack:moon,germany"'),
    ]);
    const both = ['--event', 'capture:turkey,germany', '--event', 'capture:turkey,nobody'];
    const differ = await run('happened', file, ...both);
    expect([differ.code, differ.err]).toEqual([2, expect.stringContaining('two different things')]);
    expect((await run('log', file)).out).toContain('Nothing has happened yet.');
  });
});

describe('happened, typed at a prompt', () => {
  it('gathers what happened, shows the facts that it reports, and sends them together', async () => {
    const file = await begun('happened-typed.jsonl');
    const lines = [
      'happened germany turkey attacks',
      'iraq',
      'iraq taken germany',
      'spain',
      '2',
      'back',
      '',
      'yes',
      'leave',
    ];
    const text = await typed(file, lines);
    expect(text).toContain('  + Germany attacks Turkey in this turn.');
    expect(text).toMatch(/ {2}1\. .*Iraq.*\n/);
    expect(text).toMatch(
      /This reports:\n {2}Who attacks Turkey this turn\? Germany\n {2}Who controls Iraq\? Germany\n/,
    );
    expect((await run('log', file)).out).toContain('Iraq is taken: Germany controls it.');
  });
});
