import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at, json, NEW, run } from '../run.test-helper.ts';

const START = at('start.json');
const CAUCASUS = { 'control.caucasus': { value: 'germany', as: 'change' } };

/** A game in which Germany missed at Turkey in line 2 of every log; with the Caucasus it would have hit. Japan missed, too. */
async function missed(name: string, ...dice: string[]): Promise<string> {
  const file = at(name);
  writeFileSync(START, JSON.stringify({ format: 1, kind: 'start', levels: { turkey: -2 } }));
  const how = dice.length > 0 ? dice : ['--dice', 'typed'];
  await json(...NEW, ...how, '--data', START, '--out', file);
  const give = (seat: string, decision: string, ...answer: string[]) =>
    json('answer', file, '--seat', seat, '--decision', decision, ...answer);
  const roll = (faces: string): string[] => (dice.length > 0 ? [] : ['--answer', faces]);
  await give('germany', 'choose', '--answer', 'turkey');
  await give('dice', 'roll', ...roll('[2, 6]'));
  await give('japan', 'choose', '--answer', 'mongolia');
  await give('dice', 'roll', ...roll('[6]'));
  return file;
}
const WHY = ['--reason', 'we read the wrong die'];
const verified = (file: string) => json('verify', file);

describe('the command mend', () => {
  it('puts a typed die right, all agreeing; the rest comes again, and the log says so', async () => {
    const file = await missed('die.jsonl');
    const { out } = await run('mend', file, '--seat', 'japan', '--line', '2', '--answer', '[1, 6]', ...WHY);
    expect(out).toContain('   5  Put right: the die for Turkey was 1, 6, not 2, 6');
    expect(out).toContain('\u201cwe read the wrong die\u201d. 3 lines come again.');
    expect(out).toContain('   6  Turkey, hits of Germany: 1 (again, line 2)');
    expect(out).toContain('Turkey stands at −3.');
    expect(out).toContain(' 7\u20138  lines 3 to 4 again, as they were');
    expect(out).toContain('Next: ussr.');
    const log = (await run('log', file)).out;
    expect(log).toContain('   2  Turkey, hits of Germany: 0 (taken back)');
    expect(log).toContain('   7  Japan turns to Mongolia; dice: 1 (again, line 3)');
    expect(await verified(file)).toMatchObject({ ok: true, entries: 8 });
  });

  it('lists what a seat can put right, and what waits; a question that is new stops it', async () => {
    const file = await missed('list.jsonl');
    const { out } = await run('mend', file, '--seat', 'japan');
    expect(out).not.toContain('turns to Turkey');
    expect(out).toContain('   2  Turkey, hits of Germany: 0');
    expect(out).toContain('   3  Japan turns to Mongolia');
    expect(await json('mend', file, '--seat', 'germany')).toEqual({
      lines: [{ line: 1 }, { line: 2 }, { line: 4 }],
    });
    const struck = await json('mend', file, '--seat', 'germany', '--line', '2', '--strike', ...WHY);
    expect(struck).toMatchObject({ came: [], waiting: [3, 4], awaiting: ['dice'] });
    expect((await run('log', file)).out).toMatch(/hits of Germany: 0\u201d struck out\n.*2 lines come again/);
    const given = await run('answer', file, '--seat', 'dice', '--decision', 'roll', '--answer', '[1, 6]');
    expect(given.out).toContain(' 7\u20138  lines 3 to 4 again, as they were');
    expect(given.out).toContain('Otherwise than before:\n  Hits: Germany at Turkey: 1, ');
    expect(given.out).toContain('Next: ussr.');
    expect(await verified(file)).toMatchObject({ ok: true, entries: 8 });
  });

  it('says below what is otherwise: sums, and directives to take back or to do, netted', async () => {
    const file = await missed('otherwise.jsonl');
    const die = async (line: string, faces: string): Promise<string> =>
      (await run('mend', file, '--seat', 'germany', '--line', line, '--answer', faces, ...WHY)).out;
    const right = await die('2', '[1, 6]');
    expect(right).toMatch(
      /Otherwise than before:\n +Hits: Germany at Turkey: 1, .* instead of 0, .* \(line 6; it was line 2\)/,
    );
    expect(right).toContain('to do: Place the marker of Germany on Turkey.');
    await json('tick', file, '--seat', 'germany', '--line', '6');
    expect(await die('6', '[6, 1]')).not.toMatch(/to do|take back/);
    const back = await die('10', '[6, 6]');
    expect(back).toContain('take back: Place the marker of Germany on Turkey.');
    expect((await run('log', file)).out).toContain('Line 9 took all of it back again.\n');
    expect(await verified(file)).toMatchObject({ ok: true });
  });

  it('shows what waits, and what nobody asks for any more', async () => {
    const file = await missed('pass.jsonl');
    const pass = ['--seat', 'germany', '--line', '1', '--answer', 'pass'];
    const { out } = await run('mend', file, ...pass, ...WHY, '--anew', 'japan', '--by', 'Ann');
    expect(out).toMatch(/Put right: Germany passes, not: Germany turns to Turkey.*\(Ann\)/);
    expect(out).toContain('Japan chooses again from there.');
    expect(out).toContain('Coming again: 3 lines, now waiting for Japan');
    expect((await run('asks', file)).out).toContain('Coming again: 3 lines, now waiting for Japan.');
    expect(await json('asks', file)).toMatchObject({ coming: [2, 3, 4], awaiting: ['japan'] });
    await json('answer', file, '--seat', 'japan', '--decision', 'choose', '--answer', 'pass');
    expect((await run('log', file)).out).toMatch(/Not asked for any more: lines? .*4/);
    expect(await verified(file)).toMatchObject({ ok: true });
  });

  it('puts in a report that was missing, and takes several edits at once', async () => {
    const file = await missed('before.jsonl');
    const report = [
      '--before',
      '2',
      '--decision',
      'report',
      '--answer',
      JSON.stringify(CAUCASUS),
      '--of',
      'table',
    ];
    const { out } = await run('mend', file, '--seat', 'italy', ...report, ...WHY);
    expect(out).toMatch(/Put right: The table, .*Caucasus.* Germany, put in/);
    expect(out).toContain('Turkey stands at −3.');
    const edits = [
      { at: 1, strike: true },
      { at: 2, answer: [1, 1] },
    ];
    const two = await missed('two.jsonl');
    const both = await run('mend', two, '--seat', 'germany', '--edits', JSON.stringify(edits), ...WHY);
    expect(both.out).toMatch(/turns to Turkey.*\u201d struck out; the die for Turkey was 1, 1, not 2, 6/);
    expect(both.out).toContain('now waiting for Germany');
    const others = [
      { at: 1, answer: 'portugal' },
      { at: 3, of: 'japan', answer: 'tibet' },
    ];
    const three = await missed('three.jsonl');
    const shared = ['--seat', 'germany', '--edits', JSON.stringify(others), ...WHY];
    expect((await run('mend', three, ...shared)).out).toMatch(
      /Portugal.*, not: Germany turns to Turkey.*; Japan.*Tibet.*, not: Japan turns to Mongolia/,
    );
    expect(await verified(two)).toMatchObject({ ok: true });
  });

  it('is done once under a request key, and struck out itself it is gone without trace', async () => {
    const file = await missed('once.jsonl');
    const wish = ['--seat', 'germany', '--line', '2', '--answer', '[1, 6]', ...WHY, '--request', 'k'];
    await json('mend', file, ...wish);
    expect(await json('mend', file, ...wish)).toMatchObject({ n: 5, came: [6, 7, 8] });
    const back = await run(
      'mend',
      file,
      '--seat',
      'japan',
      '--line',
      '5',
      '--strike',
      '--reason',
      'it was 2',
    );
    expect(back.out).toMatch(/\u201cPut right: .*\u201d struck out/);
    expect(back.out).toContain('10\u201312  lines 2 to 4 again, as they were');
    expect(await verified(file)).toMatchObject({ ok: true });
  });

  it('refuses with a sentence, and leaves the file as it was', async () => {
    const file = await missed('refused.jsonl');
    const bytes = readFileSync(file, 'utf8');
    const germany = ['--seat', 'germany'];
    const odd: [args: string[], says: RegExp][] = [
      [[...germany, '--line', '2', '--answer', '[1, 6]'], /Say why with --reason/],
      [[...germany, '--line', '2', '--answer', '[1, 6]', '--reason', ' '], /Say why with --reason/],
      [[...germany, '--line', 'two', '--strike', ...WHY], /"two" is no number of a line of the log/],
      [[...germany, '--line', '9', '--strike', ...WHY], /no line 9 in your log/],
      [[...germany, '--line', '3', '--strike', ...WHY], /Line 3 is for another seat to put right/],
      [[...germany, '--line', '2', '--answer', '[2, 6]', ...WHY], /Line 2 says that already/],
      [[...germany, '--line', '2', '--answer', '[7, 6]', ...WHY], /cannot show 7/],
      [[...germany, '--line', '2', '--answer', '{', ...WHY], /The answer is not JSON/],
      [[...germany, '--line', '1', '--answer', 'brazil', ...WHY], /sphere of influence of Germany/],
      [[...germany, '--line', '1', ...WHY], /with --answer, or strike it out with --strike/],
      [[...germany, '--line', '1', '--answer', 'pass', '--strike', ...WHY], /--answer, or strike it out/],
      [
        [...germany, '--line', '1', '--before', '1', '--answer', 'pass', ...WHY],
        /--line or --before, not both/,
      ],
      [[...germany, '--before', '1', '--strike', ...WHY], /--strike goes with --line/],
      [[...germany, '--before', '1', '--answer', 'pass', ...WHY], /with --decision and --answer/],
      [
        [...germany, '--before', '1', '--decision', 'rport', '--answer', '{}', '--of', 'table', ...WHY],
        /nothing was asked that is called rport/,
      ],
      [
        [
          ...germany,
          '--before',
          '4',
          '--decision',
          'r1/japan/choose',
          '--answer',
          'pass',
          '--of',
          'japan',
          ...WHY,
        ],
        /for another seat/,
      ],
      [[...germany, '--line', '1', '--strike', '--of', 'table', ...WHY], /--of goes with --before/],
      [[...germany, '--answer', 'pass', ...WHY], /Say which line of the log/],
      [[...germany, '--edits', 'strike line 1', ...WHY], /is not JSON/],
      [[...germany, '--edits', '[]', ...WHY], /takes a JSON list such as/],
      [[...germany, '--edits', '[{"at":1}]', ...WHY], /takes a JSON list such as/],
      [[...germany, '--edits', '[{"at":1,"of":2,"strike":true}]', ...WHY], /takes a JSON list such as/],
      [[...germany, '--edits', '[{"at":0,"strike":true}]', ...WHY], /takes a JSON list such as/],
      [[...germany, '--edits', '[{"at":1,"strike":true}]', '--line', '1', ...WHY], /Give --edits alone/],
      [
        [...germany, '--edits', '[{"at":1,"strike":true},{"at":1,"answer":"pass"}]', ...WHY],
        /only once at a time/,
      ],
      [['--seat', 'mars', '--line', '1', '--strike', ...WHY], /no seat "mars"/],
      [['--seat', 'table'], /Name a seat that puts it right/],
      [[...germany, '--line', '1', '--strike', '--anew', 'mars', ...WHY], /no seat "mars"/],
    ];
    for (const [args, says] of odd) {
      const { code, err, out } = await run('mend', file, ...args);
      expect({ args, code, out, err }).toEqual({ args, code: 2, out: '', err: expect.stringMatching(says) });
      expect(err).not.toContain('fault');
    }
    expect(readFileSync(file, 'utf8')).toBe(bytes);
    const seeded = await missed('seeded.jsonl', '--seed', '1942');
    const { code, err } = await run('mend', seeded, ...germany, '--line', '2', '--answer', '[1, 6]', ...WHY);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('a die that the program rolled') });
  });
});
