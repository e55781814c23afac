import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { PROOF } from '../../../scripts/tier.ts';
import { describeThorough, thorough } from '../../../scripts/thorough.test-helper.ts';
import { addTally, emptyTally } from '../../analysis/simulate/tally.ts';
import { canonical } from '../../kernel/json.ts';
import { main } from '../program.ts';
import { isFailed } from '../output.ts';
import { at, json, MAIN, NODE, run } from '../run.test-helper.ts';
import { checkPlan } from './simulate-plan.ts';
import { playAll } from './simulate-pool.ts';

const ON_ALL_CORES = ['simulate', 'level-of-cooperation', '--games', '24'];
/** In this process: each thread loads all rulebooks anew. */
const GAME = [...ON_ALL_CORES, '--workers', '1'];
const [whole, page] = [at('whole.json'), at('whole.html')];
let text = '';

beforeAll(async () => {
  const { out } = await run(...GAME, '--out', whole, '--html', page);
  text = out;
});

/** The tags of a page in their order; each that opens is closed, and in turn. */
function balanced(html: string): string[] {
  const open: string[] = [];
  for (const [, close, name = '', empty] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)(?:\s[^<>]*?)?(\/?)>/g))
    if (close) expect({ closed: name }).toEqual({ closed: open.pop() });
    else if (!empty) open.push(name);
  return open;
}

describe('simulate', () => {
  it('says what seats have and how places stand, each with its interval', () => {
    expect(text).toMatch(/^Level of Cooperation, A short game: 24 games \(seed 1\)$/m);
    expect(text).toMatch(/^ {2}Germany {9}steady {2}[\d.]+% \([\d.]+ to [\d.]+%\)$/m);
    expect(text).toMatch(/^ {2}Turkey .*%/m);
    expect(text).toMatch(/^Games end: Round 2 in 100% \(86 to 100%\)\.$/m);
  });

  it('comes to the same bytes with any number of workers, and any batches', async () => {
    const plan = checkPlan('level-of-cooperation', { games: '24', ruling: [], fact: [], data: [] });
    if (isFailed(plan)) throw new Error(plan.failed);
    const counts = async (workers: number, batch: number): Promise<string> =>
      canonical(
        await playAll(
          { kind: 'games', plan: plan.plan },
          { from: 0, to: 24 },
          { none: emptyTally, add: addTally },
          { workers, batch },
        ),
      );
    const alone = await counts(1, 24);
    expect(await counts(1, 7)).toBe(alone);
    if (PROOF)
      for (const [workers, batch] of [
        [2, 1],
        [3, 7],
      ] as const)
        expect(await counts(workers, batch)).toBe(alone);
    expect(readFileSync(whole, 'utf8')).toContain(alone);
  });

  it('is another game with another seed', async () => {
    const { places } = await json(...(PROOF ? ON_ALL_CORES : GAME), '--seed', '2');
    expect(places).not.toEqual((await json('simulate', 'merge', whole))['places']);
  });

  it('answers a question with its interval, in words and for scripts', async () => {
    const asked = [
      'simulate',
      'merge',
      whole,
      '--ask',
      'turkey=-1@1',
      '--ask',
      'turkey=*',
      '--ask',
      'turkey=5',
    ];
    const { out } = await run(...asked);
    const [first, second, third] = out.split('\n\n');
    expect(first).toMatch(
      /^Turkey: −1 at the end of Round 1 in [\d.]+% \([\d.]+ to [\d.]+%\) of games; at the end of any turn up to then in [\d.]+% \(/,
    );
    expect(second).toMatch(
      /^Turkey: \* \(\d+ states\) at the end of the game in 100% \(86 to 100%\) of games\.$/,
    );
    expect(third).toMatch(
      /^Turkey: 5 at the end of the game in 0% .* It never stood so; states that came: .*-1/,
    );
    const { asks } = (await json(...asked)) as { asks: { games: number; of: number }[] };
    expect(asks.map(({ games, of }) => [games, of])).toEqual([
      [expect.any(Number), 24],
      [24, 24],
      [0, 24],
    ]);
  });

  it('shows a place turn by turn', async () => {
    const { out } = await run('simulate', 'merge', whole, '--place', 'turkey');
    expect(out).toMatch(/^Turkey:\n {2}at the end of +Round 1 +Round 2\n/);
  });

  it('takes a level for a camp, another for a seat, and all else from --level', async () => {
    const { seats } = await json(...GAME, '--seats', 'axis=random,japan=steady', '--level', 'steady');
    expect(
      Object.fromEntries((seats as { seat: string; level: string }[]).map((each) => [each.seat, each.level])),
    ).toEqual({
      germany: 'random',
      japan: 'steady',
      italy: 'random',
      ussr: 'steady',
      uk: 'steady',
      usa: 'steady',
    });
  });

  it('shows how far it is to those who watch, and never with --json', async () => {
    const shown: string[] = [];
    const none = (): void => undefined;
    const streams = { out: none, err: none, status: (line: string) => void shown.push(line) };
    const few = [...GAME, '--games', '4'];
    await main([...few, '--json'], streams, 'demarche');
    expect(shown).toEqual([]);
    await main(few, streams, 'demarche');
    expect(shown[0]).toBe('0 of 4 games');
    expect(shown.at(-2)).toMatch(/^4 of 4 games, [\d.]+ a second, 0 s left$/);
    expect(shown.at(-1)).toBe('');
  });

  it.each(PROOF ? [1, 2] : [1])('ends when it is told to, with %i workers', async (workers) => {
    const end = new AbortController();
    const shown: string[] = [];
    // told once some games are played: nobody waits for the rest
    const status = (line: string): void => {
      shown.push(line);
      if (/^[1-9]/.test(line)) end.abort();
    };
    const plan = checkPlan('level-of-cooperation', { games: '1000000', ruling: [], fact: [], data: [] });
    if (isFailed(plan)) throw new Error(plan.failed);
    const sum = { none: emptyTally, add: addTally };
    const options = { workers, batch: 5, status, signal: end.signal };
    const job = { kind: 'games', plan: plan.plan } as const;
    expect(await playAll(job, { from: 0, to: 2000 }, sum, options)).toBeNull();
    expect(shown.at(-1)).toBe('');
  });
});

describeThorough('processes', () => {
  it('come to the same bytes, two that are put together', async () => {
    const [one, two, both, html] = [at('1.json'), at('2.json'), at('both.json'), at('both.html')];
    for (const [shard, file] of [
      ['1/2', one],
      ['2/2', two],
    ] as const)
      execFileSync(NODE, [MAIN, ...GAME, '--shard', shard, '--out', file], { stdio: 'pipe' });
    const { code, out } = await run('simulate', 'merge', two, one, '--out', both, '--html', html);
    expect(code).toBe(0);
    expect(readFileSync(both)).toEqual(readFileSync(whole));
    expect(readFileSync(html)).toEqual(readFileSync(page));
    expect(out.replace(/^Kept.*/m, '')).toBe(text.replace(/^Kept.*/m, ''));
  });
});

describe('the page', () => {
  it('is well-formed, has a table beside each chart, and loads nothing', () => {
    const html = readFileSync(page, 'utf8');
    expect(balanced(html)).toEqual([]);
    expect(html).not.toMatch(/\b(?:src|href)="(?!#)|url\(|@import|<script/);
    const charts = html.match(/<svg role="img"/g)?.length ?? 0;
    expect(charts).toBeGreaterThan(1);
    expect(html.match(/<table>/g)).toHaveLength(charts);
    for (const [, id = ''] of html.matchAll(/href="#([^"]*)"/g)) expect(html).toContain(`id="${id}"`);
  });

  it('holds what a file says as text, whatever that is', async () => {
    const file = at('odd.json');
    const odd = readFileSync(whole, 'utf8').replace('"title":"Tracks and incomes"', '"title":"<b>&\\"</b>"');
    writeFileSync(file, odd);
    expect((await run('simulate', 'merge', file, '--html', at('odd.html'))).code).toBe(0);
    const html = readFileSync(at('odd.html'), 'utf8');
    expect(balanced(html)).toEqual([]);
    expect(html).toContain('&lt;b&gt;&amp;&quot;&lt;/b&gt;');
  });
});

describe('two variants', () => {
  it('stand side by side with differences and their intervals', async () => {
    const { out, code } = await run(
      ...GAME,
      '--level',
      'random',
      '--compare',
      whole,
      '--html',
      at('two.html'),
    );
    expect(code).toBe(0);
    expect(out).toContain('level of germany: random / steady');
    expect(out).toMatch(
      /^ {2}Germany +[\d.]+% +[\d.]+% +[-+]?[\d.]+ points \([-+]?[\d.]+ to [-+]?[\d.]+\)$/m,
    );
    const html = readFileSync(at('two.html'), 'utf8');
    expect(balanced(html)).toEqual([]);
    expect(html).toContain('<h2>Beside ');
  });

  it('that are the same differ in nothing', async () => {
    const { out } = await run('simulate', 'merge', whole, '--compare', whole);
    expect(out).toContain('The same in every way.');
    expect(out).toContain('No place ends otherwise in one of them for more than chance.');
  });
});

describe('a match', () => {
  it.each([
    ['steady', /^Neither steady nor random is shown to be better\.$/m],
    // it thinks for long
    ...(PROOF ? [['minister', /^minister beats random\.$/m] as const] : []),
  ] as const)('says whether %s has more, with both on both sides', async (level, verdict) => {
    const { out, code } = await run(...GAME, '--scenario', 'world-1942', '--match', `${level}:random`);
    expect(code).toBe(0);
    expect(out).toContain('24 games in 12 pairs');
    expect(out).toContain('Germany, Japan, Italy against Soviet Union, United Kingdom, United States.');
    expect(out).toMatch(/^The difference, pair by pair: \+[\d.]+ points \(\+?[\d.]+ to \+[\d.]+\)\.$/m);
    expect(out).toMatch(verdict);
  });

  thorough('turned round comes to the opposite', async () => {
    const match = async (levels: string) =>
      (await json(...GAME, '--match', levels)) as Record<string, number>;
    const [one, other] = [await match('steady:random'), await match('random:steady')];
    expect([one['more'], one['less'], one['wins']]).toEqual([other['less'], other['more'], other['wins']]);
  });

  it('of a level with itself has no difference', async () => {
    const { difference, alike } = await json(...GAME, '--match', 'random:random');
    expect({ difference, alike }).toEqual({ difference: { at: 0, low: 0, high: 0 }, alike: 12 });
  });
});

describe.each([
  ['a match', ['--match', 'steady:random']] as const,
  ...(PROOF
    ? [['two variants of one run', ['--against', 'level=random', '--against', 'ruling=A2=cap']] as const]
    : []),
])('%s', (name, options) => {
  it('comes to the same bytes from two parts that are put together', async () => {
    const file = (part: string): string => at(`${name}-${part}.json`);
    const { out: text } = await run(...GAME, ...options, '--out', file('whole'));
    for (const [i, shard] of ['1/2', '2/2'].entries()) {
      const part = ['--shard', shard, '--out', file(`${i}`)];
      if (PROOF) execFileSync(NODE, [MAIN, ...GAME, ...options, ...part], { stdio: 'pipe' });
      else expect((await run(...GAME, ...options, ...part)).code).toBe(0);
    }
    const both = [file('1'), file('0'), '--out', file('both')];
    const { code, out, err } = await run('simulate', 'merge', ...both);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(readFileSync(file('both'))).toEqual(readFileSync(file('whole')));
    expect(out.replace(/^Kept.*/m, '')).toBe(text.replace(/^Kept.*/m, ''));
    // a file of its own is written over
    expect((await run('simulate', 'merge', ...both)).code).toBe(0);
  });
});

describe('two variants of one run', () => {
  const PAIRS = [...GAME, '--against', 'level=random'];

  it('stand side by side, and so on the page', async () => {
    const { out, code } = await run(...PAIRS, '--html', at('pairs.html'), '--place', 'turkey');
    expect(code).toBe(0);
    expect(out).toContain('this (24 games) beside the other (24 games)');
    expect(out).toContain('level of germany: steady / random');
    expect(out).toContain('Each game was played both ways with the same luck.');
    expect(out).toMatch(/^Turkey:$/m);
    const html = readFileSync(at('pairs.html'), 'utf8');
    expect(balanced(html)).toEqual([]);
    expect(html).toContain('<h2>Beside the other</h2>');
  });

  thorough('have the counts that each has alone, and differences of pairs', async () => {
    const { compared, seats } = await json(...PAIRS);
    const alone = await json(...GAME);
    expect(seats).toEqual(alone['seats']);
    expect(compared).toMatchObject({ one: 'this', other: 'the other', paired: true });
  });

  thorough('change what is said of the first, by name', async () => {
    const options = ['--ruling', 'A2=cap', '--seats', 'axis=random'];
    const { compared } = await json(
      ...GAME,
      ...options,
      ...['ruling=A2=no-cap', 'seats=japan=steady', 'level=random'].flatMap((each) => ['--against', each]),
    );
    const { otherwise } = compared as { otherwise: readonly string[] };
    expect(otherwise).toEqual([
      'ruling A2: cap / no-cap',
      'level of japan: random / steady',
      ...['ussr', 'uk', 'usa'].map((seat) => `level of ${seat}: steady / random`),
    ]);
  });
});

describe('the house files', () => {
  it.each([...(PROOF ? [['aims', '--aims'] as const] : []), ['histories', '--history'] as const])(
    '%s can be changed and given back',
    async (command, option) => {
      const file = at(`${command}.json`);
      expect((await run(command, 'level-of-cooperation', '--out', file)).out).toContain(`with ${option}`);
      expect(await json(command, 'level-of-cooperation')).toEqual(JSON.parse(readFileSync(file, 'utf8')));
      const changed = readFileSync(file, 'utf8').replace(/"title": ".*"/, '"title": "Ours"');
      writeFileSync(file, changed);
      const { out, code } = await run(...GAME, option, file);
      expect(code).toBe(0);
      expect(out).toContain('"Ours"');
      expect((await run(command, 'level-of-cooperation', '--out', file)).err).toContain('exists already');
    },
  );
});
