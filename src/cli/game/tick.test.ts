import { describe, expect, it } from 'vitest';
import { writeFileSync } from 'node:fs';
import { at, json, NEW, run, typeLines } from '../run.test-helper.ts';

const START = at('start.json');

/** A game in which Germany\u2019s marker is to be placed: line 2 of every log directs it. */
async function directed(name: string): Promise<string> {
  const file = at(name);
  writeFileSync(START, JSON.stringify({ format: 1, kind: 'start', levels: { turkey: -2 } }));
  await json(...NEW, '--dice', 'typed', '--data', START, '--out', file);
  await json('answer', file, '--seat', 'germany', '--decision', 'choose', '--answer', 'turkey');
  await json('answer', file, '--seat', 'dice', '--decision', 'roll', '--answer', '[1, 6]');
  return file;
}

describe('the command tick', () => {
  it('ticks off, and no longer; the log shows boxes, and the file verifies', async () => {
    const file = await directed('tick.jsonl');
    const boxes = async () =>
      (await run('log', file, '--seat', 'uk')).out.match(/\[[ x]\] ON THE MAP/g) ?? [];
    const before = await boxes();
    expect(new Set(before)).toEqual(new Set(['[ ] ON THE MAP']));
    const one = ['tick', file, '--seat', 'germany', '--line', '2', '--item', '1'];
    const { todo } = (await json('tick', file, '--seat', 'uk')) as { todo: object[] };
    expect(todo).toMatchObject(before.map((_, at) => ({ line: 2, item: at + 1 })));
    expect((await run('tick', file, '--seat', 'uk')).out).toMatch(/^line {2}directive\n {3}2 {2}1 {2}\S/);
    expect(await json(...one, '--by', 'Ann')).toEqual({ line: 2, item: 1, done: true });
    expect(await boxes()).toEqual(['[x] ON THE MAP', ...before.slice(1)]);
    expect((await json('tick', file, '--seat', 'uk'))['todo']).toHaveLength(before.length - 1);
    const { record } = (await json('log', file)) as { record: { dispatches: { done?: object }[] }[] };
    const done = record[1]?.dispatches.flatMap((each) => each.done ?? []);
    expect(done).toEqual([{ seat: 'germany', by: 'Ann' }]);
    expect(
      await json('tick', file, '--seat', 'table', '--line', '2', '--item', '1', '--undone'),
    ).toMatchObject({
      done: false,
    });
    expect(await boxes()).toEqual(before);
    expect(await json('verify', file)).toMatchObject({ ok: true, entries: 4 });
    expect(await json('undo', file, '--seat', 'germany')).toMatchObject({ awaiting: ['dice'] });
    expect(await boxes()).toEqual([]);
  });

  it('refuses with a sentence', async () => {
    const file = await directed('refused.jsonl');
    const refused = async (...args: string[]) => {
      const { code, err } = await run('tick', file, ...args);
      expect(code).toBe(2);
      return err;
    };
    expect(await refused('--seat', 'mars')).toMatch(/no seat "mars"/);
    expect(await refused('--seat', 'uk', '--line', '1')).toMatch(/Line 1 of your log has no directive 1/);
    expect(await refused('--seat', 'uk', '--line', 'two')).toMatch(/"two" is no number of a line/);
    expect(await refused('--seat', 'uk', '--line', '2', '--item', '0')).toMatch(/"0" is no number/);
    expect(await refused('--seat', 'mars', '--line', '2', '--item', '1')).toMatch(/"mars" is none/);
    expect(await refused('--seat', 'uk', '--line', '2', '--item', '1', '--undone')).toMatch(/not ticked off/);
    const wish = ['tick', file, '--seat', 'uk', '--line', '2', '--item', '1'];
    for (let times = 0; times < 2; times++)
      expect(await run(...wish, '--request', 'k')).toMatchObject({ code: 0 });
    expect(await refused(...wish.slice(2))).toMatch(/ticked off already/);
    expect(await json('verify', file)).toMatchObject({ entries: 3 });
  });
});

describe('the word todo', () => {
  it('lists what is open by number, and ticks it off', async () => {
    const file = await directed('todo.jsonl');
    const printed = await typeLines(file, ['todo', '7', '1', '', 'todo', '', 'leave']);
    const [first = '', again = ''] = printed.split('\n').filter((line) => /^ +1 {2}.*\(line 2\)$/.test(line));
    expect(first).not.toBe('');
    expect(printed).toContain('There is no "7" among them');
    const log = (await run('log', file)).out;
    expect(log.match(/\[x\] ON THE MAP/g)).toHaveLength(1);
    expect(again).toBe(first);
  });
});
