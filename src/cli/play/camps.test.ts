import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lineConsole } from '../console.ts';
import { withGame } from '../game/games.ts';
import { isFailed } from '../output.ts';
import { playLoop } from './play-loop.ts';
import { at, json, run } from '../run.test-helper.ts';

const NEW_YEAR = ['new', '--rulebook', 'a-world-at-war', '--scenario', 'european-1940', '--seed', 'ab'];

async function begun(name: string, ...options: string[]): Promise<string> {
  await json(...NEW_YEAR, ...options, '--out', at(name));
  return at(name);
}

/** Play with these lines typed; what stands on the screen between two clearings, in order. */
async function screens(file: string, lines: readonly string[]): Promise<string[]> {
  let printed = '';
  async function* typed(): AsyncGenerator<string> {
    yield* lines;
  }
  const console = lineConsole(typed(), (text) => {
    printed += text;
  });
  const ended = await withGame(file, (open) => playLoop(open, console));
  if (isFailed(ended)) throw new Error(ended.failed);
  return printed.split('--- next player ---');
}

/** The BRPs and the other DPs of the six powers, with the USAT level before the last but one; of operations nothing. */
const ALLOTMENT = ['150', '0', '150', '0', '150', '0', '150', '0', '0', '150', '0', '150', '0', '', ''];
const AXIS = 'germany/finland=2 italy/finland=1 germany/turkey=1';
const WEST = 'britain/finland=1 france/turkey=2';
const RUSSIA = 'russia/finland=1 russia/bulgaria=2';
// not all is placed: it is asked about once
const PLACED = ['', RUSSIA, 'yes', '', '', WEST, 'yes', '', '', AXIS, 'yes', ''];

// nothing of Russia and the west, which the device comes to first
const OTHERS = ['', 'none', '', '', 'none', ''];

describe('three camps at one keyboard', () => {
  it('shows no camp what another has placed, on the screen, in log, view, board or help', async () => {
    const looks = ['log', 'view', 'board', 'facts', 'dp', '', 'rulings', '', 'help'];
    const lines = [...ALLOTMENT, '', ...looks, RUSSIA, 'yes', ...looks, '', 'log', 'view', ''];
    lines.push(...looks, 'undo', WEST, 'yes', '', 'board', '');
    lines.push(...looks, 'undo', AXIS, 'yes', 'leave');
    const [russia = '', west = '', axis = '', ...more] = await screens(await begun('camps.jsonl'), lines);
    expect(axis).toContain(AXIS);
    expect(west).toContain(WEST);
    expect(russia).toContain(RUSSIA);
    for (const other of [west, russia]) expect(other).not.toMatch(/(germany|italy)\/\w+=/);
    for (const other of [axis, russia]) expect(other).not.toMatch(/(britain|france|us)\/\w+=/);
    for (const other of [axis, west]) expect(other).not.toMatch(/russia\/\w+=/);
    expect(west).toContain('Western Allies: place your DPs for 1940 in secret. You have ');
    expect(axis).toContain('European Axis: which targets do you name?');
    expect(more.join('')).not.toContain('=');
  });

  it('tells everybody’s news once', async () => {
    const [russia = '', west = ''] = await screens(await begun('news.jsonl'), [...ALLOTMENT, ...PLACED]);
    expect(russia.match(/Germany has 4 DPs for 1940\. \[49\.11, 49\.16\]/g)).toHaveLength(1);
    expect(west).not.toContain('Germany has 4 DPs for 1940. [49.11, 49.16]');
    const [rulings = ''] = await screens(at('news.jsonl'), ['', 'rulings', '', 'leave']);
    expect(rulings).toContain(
      'Fixed for the whole game: passed-by=told, secrecy=program, finland-demands=by-play, covert-together=together, spy-rings=open, surrender-opening=asked, surrenders=played, late-war=played, reported-falls=whole, fallen-level=none, atomic-marker-control=no, corrected-cause=withdrawn, word-anew=on-a-fall, germany-needed=sum, italy-checked=any-ally, japanese-hex=home, usat-in-resistance=actual, defeated-us=none, neutral-us-dps=basic.',
    );
  });

  it('says limits and bars of one kind once', async () => {
    const [, , axis = ''] = await screens(await begun('limits.jsonl'), [
      ...ALLOTMENT,
      ...OTHERS,
      '',
      'leave',
    ]);
    expect(axis).toMatch(/Likewise: Bulgaria, Finland, .*USAT\./);
    expect(axis.match(/a third of its DPs, rounded up/g)).toHaveLength(1);
    // a third in each target, and what each power has
    expect(axis.match(/^ {2}at most/gm)).toHaveLength(3);
    const named = await screens(await begun('bars.jsonl'), [...ALLOTMENT, ...PLACED, '', 'leave']);
    expect(named[2]).toContain('such as "1 3"; "none"');
    expect(named[2]?.match(/You have no DPs in/g)).toHaveLength(1);
    expect(named[2]).toMatch(/Likewise: Greece, Ireland, Norway/);
  });

  it('asks for what stands on paper only when it is shown', async () => {
    const lines = [...ALLOTMENT, '', 'rulings', '', 'written', '', '', 'written', '', '', 'written'];
    const file = await begun('paper.jsonl', '--ruling', 'secrecy=paper');
    const show = ['turkey', 'germany/turkey=2', 'yes', '', '', 'france/turkey=1', 'yes', '', '', 'none', ''];
    const [russia = '', west = '', axis = '', ...more] = await screens(file, [...lines, ...show, 'leave']);
    expect(axis).toContain('You have 7 (Germany 4, Italy 3): at most 3 in one target (49.31). None in Vichy');
    expect(russia).toContain(
      'Fixed for the whole game: passed-by=told, secrecy=paper, finland-demands=by-play, covert-together=together, spy-rings=open, surrender-opening=asked, surrenders=played, late-war=played, reported-falls=whole, fallen-level=none, atomic-marker-control=no, corrected-cause=withdrawn, word-anew=on-a-fall, germany-needed=sum, italy-checked=any-ally, japanese-hex=home, usat-in-resistance=actual, defeated-us=none, neutral-us-dps=basic.',
    );
    expect(west).toContain('My paper is written.');
    expect(russia).toContain('Norway, Spain, Vichy France');
    expect(axis).toContain('European Axis: what does your paper have in Turkey? [49.21, 49.425]');
    expect(axis).toContain('European Axis: 2 DPs in Turkey. [49.422, 49.425]');
    expect(more.join('')).toContain('Western Allies: 1 DP in Turkey');
    expect(more.join('')).toContain('Russia: 0 DPs in Turkey');
  });

  it('checks each sheet at the year’s end, for its owner alone', async () => {
    const file = await begun('sheets.jsonl', '--ruling', 'secrecy=paper');
    const written = ['', 'written', '', '', 'written', '', '', 'written'];
    const skips = Array.from({ length: 4 }, () => ['skip', 'turn', 'yes']).flat();
    const sheets = [
      'germany/spain=2',
      'yes',
      '',
      '',
      'sheet/does-not-fit=1',
      'yes',
      '',
      '',
      'none',
      '',
      'leave',
    ];
    const shown = await screens(file, [...ALLOTMENT, ...written, ...skips, ...sheets]);
    const typed = shown.findIndex((each) => each.includes('European Axis: type in your paper for 1940'));
    expect(shown[typed]).toContain('germany/spain=2');
    const after = shown.slice(typed + 1).join('');
    expect(after).not.toMatch(/of Germany in Spain|germany\/spain=2/);
    expect(after).toContain('The paper of European Axis for 1940 keeps the limits');
    expect(after).toContain('The paper of Russia for 1940 does not fit');
  });

  it('goes on in the middle of a report, a fact back, and loses nothing that was typed', async () => {
    const file = await begun('report.jsonl');
    const [first = ''] = await screens(file, ['150', 'undo', '140', '7', 'many', 'unknown', 'leave']);
    expect(first).toContain('2 of 15, asked of European Axis: How many DPs does the DP page give Germany');
    expect(first).toContain('It takes a whole number from 0 to 999. [49.14]');
    expect(first).toContain(
      'Noted of this report:\n  What is the YSS BRP total of Germany? 140\n  How many DPs does the DP page give Germany for territory and events? 7',
    );
    const [second = ''] = await screens(file, ['facts', 'brp.germany', '160', '', 'log', 'leave']);
    expect(second).toContain('The game goes on; "log" tells what has happened.');
    expect(second).toContain('1 of 13, asked of European Axis: What is the YSS BRP total of Italy?');
    expect(second).toContain(
      '   1  Germany BRPs 140, Germany other DPs +7\n   2  What is the YSS BRP total of Germany? 160\n',
    );
    expect(await json('verify', file)).toMatchObject({ ok: true, entries: 2 });
  });

  it('takes "unknown" only where play could go on with it', async () => {
    const unknown = Array.from({ length: 12 }, () => 'unknown');
    const lines = [...unknown, 'unknown', '0', '', '', ...unknown.slice(1), 'unknown', '100', 'leave'];
    const [first = ''] = await screens(await begun('unknown.jsonl'), lines);
    expect(first).toMatch(/12 of 15,.*or unknown; /);
    expect(first).toMatch(/13 of 15,.*\(a whole number from -20 to 20; "undo"/);
    expect(first).toContain('It takes a whole number from -20 to 20. [49.15, 49.151]');
    // one was told, so that the rest is asked anew, and there again the last has to be known
    expect(first).toMatch(/12 of 14,.*\(a whole number from 0 to 999; "undo"/);
  });

  it('does not report again what was told anew in the middle of a report', async () => {
    const file = await begun('anew.jsonl');
    await screens(file, ['150', '7', 'facts', 'brp.germany', '160', '', 'leave']);
    const { out } = await run('log', file);
    expect(out).toBe(
      '   1  What is the YSS BRP total of Germany? 160\n   2  How many DPs does the DP page give Germany for territory and events? +7\n',
    );
  });

  it('refuses what is no row, and says which rows a beginning can be', async () => {
    const lines = [
      ...ALLOTMENT,
      ...OTHERS,
      '',
      'mars=1',
      'germany/f=1',
      'germany/finland=x',
      'germany/finland=9',
      'leave',
    ];
    const [, , axis = ''] = await screens(await begun('rows.jsonl'), lines);
    expect(axis).toContain('There is no row "mars".');
    expect(axis).toContain('"germany/f" can be germany/finland, germany/france: type more of the name.');
    expect(axis).toContain('"x" is no number of points.');
    expect(axis).toContain('At most 3 DPs of a faction in Finland: a third of its DPs, rounded up. [49.31]');
  });

  it('takes a report again as it was told, fact by fact or at once, and says how old it is', async () => {
    const lines = [
      { id: 'north', power: 'germany', label: 'controls the north', value: 1 },
      { id: 'towns', power: 'germany', label: 'towns held', value: 1, most: 5 },
    ];
    const page = at('page.json');
    writeFileSync(page, JSON.stringify({ format: 1, kind: 'dp-page', source: 'ours', lines }));
    const first = [ALLOTMENT[0] ?? '', 'yes', '3', ...ALLOTMENT.slice(1), '0'];
    const none = ['', 'none', ''];
    const skip = ['skip', 'year', 'yes'];
    const later = ['', ...skip, '', '160', '', '2', 'leave'];
    const upTo = ['', ...skip, ...first, ...none, ...none, ...none];
    const play = async (file: string, lines: readonly string[]) =>
      screens(await begun(file, '--data', page, '--scenario', 'campaign-1939'), [...upTo, ...lines]);
    const shown = await play('likely.jsonl', later);
    const last = shown.join('');
    expect(last).toContain(
      'or unknown, Enter: as before: 150 (4 turns ago); "same": all as last told, brp.germany=150',
    );
    expect(last).toContain(
      'controls the north? On your DP page, at the line of this name. (yes or no, or unknown, Enter: as before: yes (4 turns ago)',
    );
    expect(last).toMatch(
      /towns held\? On .* \(a whole number from 0 to 5, or unknown, Enter: as before: 3 \(4 turns ago\)/,
    );
    expect(last).toMatch(/Noted of this report:\n.*160\n.*controls the north\? yes\n.*towns held\? 2/);
    await play('same.jsonl', ['', ...skip, '', 'same', 'leave']);
    const same = at('same.jsonl');
    const [again = ''] = /^ +4 {2}[^]*/m.exec((await run('log', same)).out) ?? [];
    expect(again).toContain(
      'Germany BRPs 150; Germany, on the DP page: towns held? 3; Italy BRPs 150; Britain BRPs 150, and 3 more\n',
    );
    expect(again).toContain('France BRPs 150. U.S. BRPs 150. Russia BRPs 150. 7 more as last told.\n');
    expect(again).toContain('Germany has 8 DPs for 1941.');
    expect(await json('log', same)).toMatchObject({
      record: [
        {},
        {},
        {},
        { answer: { 'brp.germany': { value: 150 }, 'dp.page.germany.north': { value: true } } },
      ],
    });
  });
});
