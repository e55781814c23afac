import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at, json, NEW, run, typeLines } from '../run.test-helper.ts';

const START = at('start.json');

/** A game in which Germany missed at Turkey in line 2; with the Caucasus it would have hit. */
async function missed(name: string): Promise<string> {
  const file = at(name);
  writeFileSync(START, JSON.stringify({ format: 1, kind: 'start', levels: { turkey: -2 } }));
  await json(...NEW, '--dice', 'typed', '--data', START, '--out', file);
  await json('answer', file, '--seat', 'germany', '--decision', 'choose', '--answer', 'turkey');
  await json('answer', file, '--seat', 'dice', '--decision', 'roll', '--answer', '[2, 6]');
  return file;
}

const verified = (file: string) => json('verify', file);

describe('mend, in a game at one keyboard', () => {
  it('asks a line again as it was asked then, says what it means, and tells what came of it', async () => {
    const file = await missed('die.jsonl');
    const lines = ['mend', '9', '2', '', '1 6', 'the wrong die', 'yes', '', 'leave'];
    const printed = await typeLines(file, lines);
    expect(printed).toContain('   1  Germany turns to Turkey; dice: 2');
    expect(printed).toContain('"9" is no number of a line that could be put right.');
    expect(printed).toContain('Your answer before: 2 6 ("same" gives it again)');
    expect(printed).toMatch(/If so:\n {2}Line 2, Hits: Germany at Turkey: 1, a hit: .* \(now: 0, no hit/);
    expect(printed).toContain('The game goes back to before line 2;');
    expect(printed).toContain('All must agree: Germany, Japan, ');
    expect(printed).toContain('3  Put right: the die for Turkey was 1, 6, not 2, 6');
    expect(printed).toContain('Turkey stands at −3. Move it on the track, from −2.');
    expect(await verified(file)).toMatchObject({ ok: true, entries: 4 });
  });

  it('strikes out, waits, and after the answer tells first what that did, then what came again', async () => {
    const file = await missed('strike.jsonl');
    const play = ['mongolia', '6'];
    const strike = ['mend', '2', 'strike', 'no die fell', 'yes', ''];
    const printed = await typeLines(file, [...play, ...strike, '3 6', 'leave']);
    expect(printed).toContain('Coming again: 2 lines, now waiting for the dice\nRoll for Germany at Turkey');
    const after = printed.slice(printed.lastIndexOf('> 3 6'));
    expect(after).toMatch(
      /^> 3 6\nTurkey, hits of Germany: 0\. The dice: 3, 6\.[^]*\n 7\u20138 {2}lines 3 to 4 again, as they were\n/,
    );
    expect(after).not.toContain('Coming again');
    expect(await verified(file)).toMatchObject({ ok: true, entries: 8 });
  });

  it('stops where an old answer fits no more, and says why', async () => {
    const file = await missed('narrow.jsonl');
    const play = ['mongolia', '6', 'turkey', '6'];
    const hit = ['mend', '2', '', '1 6', 'the wrong die', 'yes', ''];
    const printed = await typeLines(file, [...play, ...hit, 'same', 'pass', 'yes', 'leave']);
    expect(printed).toContain('Coming again: 2 lines, now waiting for Soviet Union\nSoviet Union: at which');
    expect(printed).toMatch(/Your answer before: turkey \(it does not fit any more: .*\[/);
    const after = printed.slice(printed.lastIndexOf('> pass'));
    expect(after).toContain('\n  12  Not asked for any more: line 6\n');
    expect(await verified(file)).toMatchObject({ ok: true });
  });

  it('puts in a report that was missing before a line', async () => {
    const file = await missed('missing.jsonl');
    const report = ['caucasus', 'germany', ''];
    const printed = await typeLines(file, [
      'mend',
      '2',
      'missing',
      ...report,
      'forgotten',
      'yes',
      '',
      'leave',
    ]);
    expect(printed).toContain(
      '   3  Put right: The table, Who controls Caucasus? Germany, put in\n      “forgotten”. 1 line comes again. Agreed by ',
    );
    expect(printed).toMatch(
      / 4 {2}Caucasus is taken: Germany controls it \(put in, line 3\)\n +5 .*\(again, line 2\)/,
    );
    expect(printed).toContain('Turkey stands at −3. Move it on the track, from −2.');
    expect(await verified(file)).toMatchObject({ ok: true, entries: 5 });
  });

  it('leaves all as it was where somebody does not agree, or gives no reason, or the same', async () => {
    const file = await missed('leave.jsonl');
    const printed = await typeLines(file, [
      // biome-ignore format: what is typed at one command after the other
      'mend',
      '',
      'mend',
      '1',
      '',
      'pass',
      '',
      'mend',
      '1',
      '',
      'pass',
      'a slip',
      '',
      'mend',
      '1',
      '',
      'same',
      'mend',
      '1',
      'what',
      'mend',
      '2',
      '',
      '9 9',
      'leave',
    ]);
    expect(printed).toContain('Nothing was changed.');
    expect(printed).toContain('Line 1 says that already.');
    expect(printed).toContain('Type "strike" or "missing", or Enter alone.');
    expect(printed).toContain('A die with 6 sides cannot show 9.');
    expect(await verified(file)).toMatchObject({ ok: true, entries: 2 });
  });

  it('while a line is asked again only looks: no command moves the game', async () => {
    const file = await missed('looks.jsonl');
    const printed = await typeLines(file, ['mend', '1', '', 'board', 'undo', 'leave']);
    expect(printed).toContain('"undo" is not one of the options.');
    expect(await verified(file)).toMatchObject({ ok: true, entries: 2 });
  });

  it('strikes out a line that put something right, and nothing else of it', async () => {
    const file = await missed('undone.jsonl');
    const right = ['mend', '2', '', '1 6', 'the wrong die', 'yes', ''];
    const printed = await typeLines(file, [
      ...right,
      'mend',
      '3',
      'yes',
      'it was the die',
      'yes',
      '',
      'leave',
    ]);
    expect(printed).toContain('Strike it out, so that what it took comes back?');
    expect(printed).toContain(
      '   5  Put right: “Put right: the die for Turkey was 1, 6, not 2, 6” struck out\n      “it was the die”. 1 line comes again. Agreed by ',
    );
    expect(printed).toContain('\n   6  line 2 again, as it was\n');
    expect(await verified(file)).toMatchObject({ ok: true, entries: 6 });
  });

  it('lets a seat choose again from there', async () => {
    const file = await missed('anew.jsonl');
    const mend = ['mend', '1', '', 'spain', 'a slip', 'yes', 'mars', 'ger', 'pass', 'leave'];
    const printed = await typeLines(file, mend);
    expect(printed).toContain('The seats are germany (Germany), ');
    expect(printed).toContain(
      '   3  Put right: Germany, Spain, not: Germany turns to Turkey; dice: 2\n      “a slip”. 2 lines come again. Germany chooses again from there. Agreed by ',
    );
    expect(printed).toContain('Your answer before: spain ("same" gives it again)');
    expect(await verified(file)).toMatchObject({ ok: true });
  });
});

describe('a correction that touches past sums', () => {
  const CORRECTION = ['facts', 'caucasus', 'germany', 'correction'];

  it('is put right from the roll on', async () => {
    const file = await missed('correct.jsonl');
    const printed = await typeLines(file, [...CORRECTION, 'yes', 'a map read wrongly', 'yes', '', 'leave']);
    expect(printed).toContain('With this put right, line 2 would differ');
    expect(printed).toContain(
      'Was it wrong then? (yes: put right from line 2 on; Enter: it holds from now on)',
    );
    expect(printed).toContain(
      '   4  Put right: The table, Who controls Caucasus? Germany (put right), put in; “Who controls Caucasus? Germany (put right)” struck out\n      “a map read wrongly”. 1 line comes again. ',
    );
    expect(printed).toContain('Turkey stands at −3. Move it on the track, from −2.');
    expect(await verified(file)).toMatchObject({ ok: true, entries: 6 });
  });

  it('by Enter alone changes nothing of what was, and the game goes on', async () => {
    const file = await missed('now.jsonl');
    const printed = await typeLines(file, [...CORRECTION, '', 'mongolia', '6', 'leave']);
    const [, after = ''] = printed.split('Enter: it holds from now on)');
    expect(after).toMatch(/^[^]*mongolia[^]*Roll for Japan at Mongolia/);
    expect(after).not.toMatch(/Why\?|All must agree|put right|no longer counts/);
    expect(await verified(file)).toMatchObject({ ok: true, entries: 5 });
    const log = await run('log', file);
    expect(log.out).toContain('Turkey stays where it is.');
  });

  it('is put right in the report that was wrong', async () => {
    const file = at('reported.jsonl');
    writeFileSync(START, JSON.stringify({ format: 1, kind: 'start', levels: { turkey: -2 } }));
    await json(...NEW, '--dice', 'typed', '--data', START, '--out', file);
    const first = ['facts', 'caucasus', 'germany', '', 'turkey', '2 6'];
    const wrong = ['facts', 'caucasus', 'ussr', 'correction', 'yes', 'never taken', 'yes', '', 'leave'];
    const printed = await typeLines(file, [...first, ...wrong]);
    expect(printed).toContain('It was reported in line 1');
    expect(printed).toContain(
      '   5  Put right: Who controls Caucasus? Soviet Union, not Germany; “Who controls Caucasus? Soviet Union (put right)” struck out\n      “never taken”. 3 lines come again. ',
    );
    expect(printed).toContain('Turkey stays where it is.');
    expect(await verified(file)).toMatchObject({ ok: true, entries: 8 });
  });
});
