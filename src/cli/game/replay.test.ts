import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../root.ts';
import { at, json, NEW, run } from '../run.test-helper.ts';

describe('the command replay', () => {
  it('lists the turns of the example campaign, and shows how it stood after a line', async () => {
    const { lines, turns } = (await json('replay', '--example')) as {
      lines: number;
      turns: { title: string; line: number; events: { line: number; text: string }[] }[];
    };
    expect(turns.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Fall 1939', 'Summer 1940', 'Spring 1945']),
    );
    const summer = turns.find(({ title }) => title === 'Summer 1940');
    const fall = summer?.events.find(({ text }) => text.startsWith('France falls'));
    const { out } = await run('replay', '--example', '--at', String(fall?.line));
    expect(out).toMatch(/France falls at the end of the Allied player turn of Summer 1940/);
    expect(out).toMatch(/> \[Summer\] >/);
    const end = await run('replay', '--example', '--at', String(lines));
    expect(end.out).toMatch(/The game is decided for the Allies: .* \[55\.21, 56\.21\]/);
  });

  it('ends as the rules say, wherever one asks', async () => {
    const file = join(packageRoot(), 'examples', 'europe-1939.jsonl');
    expect((await run('asks', file)).out).toMatch(
      /^The game is over\. The game is decided for the Allies: .* \[55\.21, 56\.21\]/,
    );
  });

  it('shows a seat what it saw', async () => {
    const own = await run('replay', '--example', '--at', '5', '--seat', 'russia');
    expect(own.out).toMatch(/Finland/);
    expect(await json('replay', '--example', '--at', '5')).not.toHaveProperty('view.sealed.dps');
    expect(await json('replay', '--example', '--at', '5', '--seat', 'russia')).toMatchObject({
      view: { sealed: { dps: { 'russia/finland': 1 } } },
    });
  });

  it('lists the turns of any game', async () => {
    const file = at('replay.jsonl');
    await json(...NEW, '--dice', 'typed', '--out', file);
    await json('answer', file, '--seat', 'germany', '--decision', 'choose', '--answer', 'turkey');
    expect(await json('replay', file)).toMatchObject({ lines: 1, turns: [{ line: 0, events: [] }] });
    expect((await run('replay', file, '--at', '0')).out).toMatch(/^The start of the game\./);
  });

  it('says what is wrong', async () => {
    expect(await run('replay')).toMatchObject({ code: 2, err: expect.stringContaining('--example') });
    expect(await run('replay', '--example', '--at', '9999')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/no line 9999 .* 0 to \d{3}\b/),
    });
    expect(await run('replay', '--example', '--seat', 'narnia')).toMatchObject({ code: 2 });
  });
});
