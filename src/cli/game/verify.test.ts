import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from '../root.ts';
import { at, json, NEW, run } from '../run.test-helper.ts';

/** A game with Germany's first answer, in two copies. */
async function twoCopies(name: string): Promise<readonly [string, string]> {
  const [one, two] = [at(`${name}.jsonl`), at(`${name} too.jsonl`)];
  await json(...NEW, '--dice', 'typed', '--out', one);
  await answer(one, 'germany', 'choose', 'turkey');
  copyFileSync(one, two);
  return [one, two];
}

const answer = (file: string, seat: string, decision: string, said: unknown, ...more: string[]) =>
  json('answer', file, '--seat', seat, '--decision', decision, '--answer', JSON.stringify(said), ...more);

it('says of two files that they are the same, or that one goes on', async () => {
  const [one, two] = await twoCopies('goes on');
  expect((await run('verify', one, two)).out).toMatch(/Both are the same, entry by entry\.\n$/);
  expect((await run('verify', one, one)).code).toBe(0);
  await answer(two, 'dice', 'roll', [1, 6]);
  for (const files of [
    [one, two],
    [two, one],
  ] as const) {
    const { code, out } = await run('verify', ...files);
    expect([code, out.trimEnd().split('\n').at(-1)]).toEqual([
      0,
      `${two} is ${one}, and goes on by 1 entry.`,
    ]);
  }
  expect(await json('verify', one, two)).toMatchObject({
    ok: true,
    files: [{ entries: 1 }, { entries: 2 }],
    parts: null,
  });
});

it('names the first line where two files part, with its clauses, and what is otherwise there', async () => {
  const [one, two] = await twoCopies('parts');
  await answer(one, 'dice', 'roll', [1, 6]);
  await answer(two, 'dice', 'roll', [2, 6]);
  await answer(two, 'japan', 'choose', 'pass');
  const { code, out } = await run('verify', one, two);
  expect(code).toBe(1);
  expect(out.trimEnd().split('\n').slice(-3)).toEqual([
    'They are the same up to entry 1, and part at entry 2; otherwise: the answer, what came of it.',
    expect.stringMatching(/^ {2}\S*parts\.jsonl: line 2 of the log: .*the dice: 1, 6 \[S4, T1\]$/),
    expect.stringMatching(/^ {2}\S*parts too\.jsonl: line 2 of the log: .*the dice: 2, 6 \[S4, T1\]$/),
  ]);
  const { code: again, out: text } = await run('verify', one, two, '--json');
  expect([again, JSON.parse(text)]).toMatchObject([
    1,
    { ok: false, parts: { n: 2, lines: [{ line: 2 }, { line: 2 }] } },
  ]);
});

it('names who gave an answer, where that alone is otherwise', async () => {
  const [one, two] = await twoCopies('by');
  await answer(one, 'dice', 'roll', [1, 6], '--by', 'Anna');
  await answer(two, 'dice', 'roll', [1, 6], '--by', 'Ben');
  const { out } = await run('verify', one, two);
  expect(out).toMatch(/part at entry 2; otherwise: who gave it, what came of it\.\n.*Anna.*\n.*Ben/);
});

it('says of games that begin otherwise in what', async () => {
  const [one, two] = [at('typed.jsonl'), at('program.jsonl')];
  await json(...NEW, '--dice', 'typed', '--out', one);
  await json(...NEW, '--out', two);
  const { code, out } = await run('verify', one, two);
  expect([code, out]).toEqual([
    1,
    expect.stringMatching(/They do not begin as the same game; otherwise: the name that .*, dice\.\n$/),
  ]);
});

it('says of a file that is not as recorded what it says of it alone, and no more of what comes after', async () => {
  const [one, two] = await twoCopies('changed');
  await answer(one, 'dice', 'roll', [1, 6]);
  writeFileSync(two, readFileSync(one, 'utf8').replace('[1,6]', '[1,5]'));
  const alone = await run('verify', two);
  expect(alone.code).toBe(1);
  const { code, out } = await run('verify', one, two);
  expect(code).toBe(1);
  expect(out).toContain(alone.out.trimEnd());
  expect(out).toMatch(/\nUp to entry 1, where one is not as recorded, they are the same\.\n$/);
  const missing = await run('verify', one, at('none.jsonl'));
  expect([missing.code, missing.out]).toEqual([2, '']);
});

it('says how far the public chain goes, and its root', async () => {
  const [one] = await twoCopies('public');
  await answer(one, 'dice', 'roll', [1, 6]);
  const { public: chain } = await json('verify', one);
  expect(chain).toEqual({ lines: 2, root: expect.stringMatching(/^[\da-f]{64}$/), earlier: 0 });
  const { root } = chain as { readonly root: string };
  expect((await run('verify', one)).out).toContain(`\nPublic chain: holds. 2 lines, root ${root}.\n`);
});

it('says of a game from before there was one that it has none', async () => {
  const old = join(packageRoot(), 'fixtures', 'level-of-cooperation-1', 'short-1942.jsonl');
  expect((await run('verify', old)).out).toContain(
    '\nPublic chain: cannot be checked. It has no public chain: it was begun before there was one.',
  );
  expect(await json('verify', old)).toMatchObject({ ok: true, public: null });
});

it.each([
  ['gathering-storm-2', 45, '5458b653bdade3e5bc5ec512417672140a4a4fa9baf75073f5566bcb63719804'],
  ['level-of-cooperation-1', 64, 'e41a1079078ed25aa98089ba6a834af5395f50df3a083f598d9b6dea43fc45b6'],
  [
    'level-of-cooperation-1',
    16,
    '8f1bb3763ba51c3e24dcd5d9368a0c2508edecb5bbb50fa5a39e5498b0eb2616',
    'dice-chain.jsonl',
  ],
  [
    'level-of-cooperation-1',
    32,
    '3fb9b980e35a5bd450b76e8a25c73394b741e179332dd99c611c03534ef472c3',
    'dice-lots.jsonl',
  ],
])(
  'makes of the stored game of %s the root that was made of it in another language',
  async (book, lines, root, name = 'public-chain.jsonl') => {
    const file = join(packageRoot(), 'fixtures', book, name);
    expect(await json('verify', file)).toMatchObject({ ok: true, unchecked: 0, public: { lines, root } });
  },
);

it('says of how many entries no hash can be checked, as where a header names other rules than those that were played', async () => {
  const text = readFileSync(join(packageRoot(), 'examples', 'europe-1939.jsonl'), 'utf8');
  const file = at('other rules.jsonl');
  writeFileSync(file, text.replace(/"rulesVersion":"\d+"/, '"rulesVersion":"3"'));
  expect((await run('verify', file)).out).toMatch(
    /The hashes of the first 363 cannot be checked, as the rules since/,
  );
  const [said, whole] = [
    await json('verify', file),
    await json('verify', join(packageRoot(), 'examples', 'europe-1939.jsonl')),
  ];
  expect([said['unchecked'], whole['unchecked']]).toEqual([363, 0]);
  expect(said['public']).not.toEqual(whole['public']);
});

it('gives what it found as data, part by part, and names what stands as public and was not played', async () => {
  const text = readFileSync(join(packageRoot(), 'examples', 'europe-1939.jsonl'), 'utf8');
  const file = at('not said.jsonl');
  // under rules that told otherwise no hash says that a public line is another
  const other = text.replace(/"rulesVersion":"\d+"/, '"rulesVersion":"3"');
  writeFileSync(
    file,
    other.replace(String.raw`"public":"{\"answer\":[3]`, String.raw`"public":"{\"answer\":[4]`),
  );
  const { code, out } = await run('verify', file, '--json');
  expect(code).toBe(1);
  const { findings, ...said } = JSON.parse(out) as { readonly findings: readonly unknown[] };
  expect(said).toMatchObject({ ok: false, entries: 7, at: 8 });
  expect(findings.slice(0, 3)).toMatchObject([
    { part: 'public', verdict: 'fails', at: { entry: 8, line: 6, seat: 'dice' } },
    { part: 'rules', verdict: 'unchecked', checked: 7 },
    { part: 'hashes', verdict: 'unchecked' },
  ]);
});

it('says of an entry that not everybody may see no more than that, in its message too', async () => {
  const text = readFileSync(join(packageRoot(), 'examples', 'europe-1939.jsonl'), 'utf8');
  const file = at('sealed.jsonl');
  writeFileSync(file, text.replace('"germany/hungary":1', '"germany/hungary":9'));
  const { out } = await run('verify', file, '--json');
  const { message, clauses, at: n } = JSON.parse(out) as Record<string, unknown>;
  expect([n, message, clauses]).toEqual([2, 'Entry 2: The rules do not allow it.', []]);
  expect((await run('verify', file)).out).not.toMatch(/hungary|allocate/);
});
