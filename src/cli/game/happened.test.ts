import { describe, expect, it } from 'vitest';
import { at, json, NEW, run, typeLines } from '../run.test-helper.ts';

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
      /1 {2}Germany attacks Turkey in this turn.*\n.*Iraq is taken: Germany controls it\./,
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

describe('what would come of it', () => {
  it('is said, and nothing is done', async () => {
    const file = await begun('happened-if.jsonl');
    const tried = await run('happened', file, '--event', 'territory-taken:iraq,germany', '--if');
    expect([tried.code, tried.out]).toEqual([0, expect.stringMatching(/^If so:\n.*\n {2}Then it is for /s)]);
    const json = JSON.parse(
      (await run('happened', file, '--event', 'attack:turkey,germany', '--if', '--json')).out,
    ) as { if: { kind: string }[]; stop: string };
    expect([json.stop, json.if.at(-1)?.kind]).toEqual(['asks', 'stop']);
    expect((await run('log', file)).out).toContain('Nothing has happened yet.');
  });

  it('of an answer is what its seat can know', async () => {
    const file = await begun('answer-if.jsonl');
    const choose = ['--seat', 'germany', '--decision', 'choose', '--answer'];
    const tried = await run('answer', file, ...choose, 'turkey', '--if');
    expect(tried.out).toMatch(/^If so:\n.*Turkey.*\n {2}Then dice fall: /);
    expect((await run('answer', file, ...choose, 'moon', '--if')).code).toBe(2);
    expect((await run('log', file)).out).toContain('Nothing has happened yet.');
  });

  it('can be asked at any prompt', async () => {
    const file = await begun('if-typed.jsonl');
    const lines = ['if turkey', 'if', 'turkey', 'if moon', 'if happened turkey germany attacks'];
    const more = ['if happened iraq taken', '', 'happened iraq taken germany', '', 'if', '', 'leave'];
    const text = await typeLines(file, [...lines, ...more]);
    expect(text.match(/If so:/g)).toHaveLength(4);
    expect(text).toContain('"moon" is not one of the options.');
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
    const text = await typeLines(file, lines);
    expect(text).toContain('  + Germany attacks Turkey in this turn.');
    expect(text).toMatch(/ {2}1\. .*Iraq.*\n/);
    expect(text).toMatch(
      /This reports:\n {2}Who attacks Turkey this turn\? Germany\n {2}Who controls Iraq\? Germany\n/,
    );
    expect((await run('log', file)).out).toContain('Iraq is taken: Germany controls it.');
  });
});
