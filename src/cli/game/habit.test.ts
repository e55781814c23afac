import { describe, expect, it } from 'vitest';
import { at, json, NEW, run, typeLines } from '../run.test-helper.ts';

async function begun(name: string): Promise<string> {
  const file = at(name);
  await json(...NEW, '--dice', 'typed', '--out', file);
  return file;
}
const left = { answer: 'none', lasts: 'always' };

describe('the command habit', () => {
  it('lists, leaves, gives and ends; the log says so to its own seat alone, and the file verifies', async () => {
    const file = await begun('habit.jsonl');
    const all = await json('habit', file, '--seat', 'italy');
    expect(all).toEqual({ habits: [{ habit: 'pass', answers: ['none'], left: null }] });
    expect((await run('habit', file, '--seat', 'italy')).out).toMatch(
      /^pass {2}none {2}I pass, unless I say so\n/,
    );
    const { awaiting } = (await json('asks', file)) as { awaiting: string[] };
    const [first = ''] = awaiting;
    const done = await json(
      'habit',
      file,
      '--seat',
      first,
      '--habit',
      'pass',
      '--lasts',
      'turn',
      '--by',
      'Ann',
    );
    expect(done).toMatchObject({
      habit: 'pass',
      left: { answer: 'none', lasts: 'turn', turn: 1 },
      came: [1],
    });
    const own = (await json('log', file, '--seat', first))['record'];
    const others = (await json('log', file))['record'];
    expect([own, others]).toMatchObject([[{ answer: 'pass', habit: true }], [{ answer: 'pass' }]]);
    expect(JSON.stringify(others)).not.toMatch(/habit|Ann/);
    expect((await run('log', file, '--seat', first)).out).toMatch(/passes \(as you had left it\)/);
    const second = ((await json('asks', file))['awaiting'] as string[])[0] ?? '';
    const third = ['uk', 'usa'].find((each) => each !== second) ?? '';
    await json('habit', file, '--seat', third, '--habit', 'pass', '--answer', 'none');
    expect((await json('habit', file, '--seat', third))['habits']).toMatchObject([{ left }]);
    const gone = await run('habit', file, '--seat', third, '--habit', 'pass', '--end');
    expect(gone).toMatchObject({ code: 0, out: 'Nothing is left for pass.\n' });
    expect(await json('verify', file)).toMatchObject({ ok: true, entries: 4 });
  });

  it('tells with an answer what had been left after it', async () => {
    const file = await begun('after.jsonl');
    const first = ((await json('asks', file))['awaiting'] as string[])[0] ?? '';
    for (const seat of ['germany', 'italy', 'japan', 'uk', 'usa', 'ussr'])
      if (seat !== first) await json('habit', file, '--seat', seat, '--habit', 'pass', '--lasts', 'once');
    const given = await json('answer', file, '--seat', first, '--decision', 'choose', '--answer', 'pass');
    expect(given['came']).not.toHaveLength(0);
    expect(await json('verify', file)).toMatchObject({ ok: true });
  });

  it('refuses with a sentence', async () => {
    const file = await begun('refused.jsonl');
    const refused = async (...args: string[]) => {
      const { code, err } = await run('habit', file, ...args);
      expect(code).toBe(2);
      return err;
    };
    expect(await refused('--seat', 'mars')).toMatch(/no seat "mars"/);
    expect(await refused('--seat', 'uk', '--habit', 'tea')).toMatch(/no answer called "tea"/);
    expect(await refused('--seat', 'uk', '--habit', 'pass', '--lasts', 'ages')).toMatch(
      /once, turn or always/,
    );
    expect(await refused('--seat', 'uk', '--habit', 'pass', '--answer', 'two')).toMatch(/no answer "two"/);
    expect(await refused('--seat', 'uk', '--habit', 'pass', '--end')).toMatch(/left nothing/);
    expect(await json('verify', file)).toMatchObject({ entries: 0 });
  });
});

describe('the word habits', () => {
  it('leaves and ends by number, and play goes on where that answers what is asked', async () => {
    const file = await begun('habits.jsonl');
    const printed = await typeLines(file, ['habits', '7', '1', 'ages', '1', 'always', 'leave']);
    expect(printed).toContain('There is no "7" among them');
    expect(printed).toContain('"ages" is none of once, turn, always');
    expect(printed).toMatch(/passes \(as you had left it\)/);
    expect(await json('verify', file)).toMatchObject({ ok: true });
  });
});
