import { describe, expect, it } from 'vitest';
import type { CreatedGame } from '../api/api.ts';
import {
  desk,
  type HeardResponse,
  house,
  listen,
  refusalText,
  type Sitter,
  sitter,
  table,
} from '../house.test-helper.ts';

type People = Awaited<ReturnType<typeof table>>;

const SPIES = (value: number) => ({ 'spies.three': { value, as: 'change' } });
const REASON = 'it was misread';

async function allocated({ anna, ben, cleo }: People): Promise<void> {
  await anna.answer('one', '1/allocate', { a: 1 });
  await ben.answer('two', '1/allocate', { a: 2 });
  await cleo.answer('three', '1/allocate', { a: 3 });
}
/** One round: the points in line 1, the die in line 2, what was said in line 3. */
async function played(more: { readonly dice?: 'program' | 'typed' } = {}) {
  const server = await house();
  const people = await table(server, more.dice ?? 'typed');
  await allocated(people);
  await people.cleo.answer('dice', '1/roll', more.dice === 'program' ? undefined : [4]);
  await people.anna.answer('one', '1/speak', 'show');
  return { server, ...people };
}
const wish = (
  who: Sitter,
  seat: string,
  mend: readonly object[],
  more: object = {},
): Promise<HeardResponse> => who.post('mend', { seat, mend, reason: REASON, ...more });
const agree = async (who: Sitter, more: object = {}): Promise<HeardResponse> =>
  who.post('proposal/agree', { mark: (await who.desk()).proposal?.mark, ...more });

describe('putting right', () => {
  it('is asked for from the desk of the table, too, in the lines that all may see', async () => {
    const { anna, ben, cleo } = await played();
    const asked = desk(await wish(anna, 'one', [{ of: '', at: 2, answer: [5] }], { desk: null }));
    expect(asked.proposal).toMatchObject({ by: 'Anna', missing: ['two', 'three'] });
    await agree(ben);
    const done = desk(await agree(cleo));
    expect(done.lines.findLast(({ seat }) => seat === 'dice')?.answer).toEqual([5]);
    // a seat of others is not asked with
    expect((await wish(anna, 'two', [{ of: '', at: 2, answer: [3] }])).status).toBe(403);
  });

  it('is proposed, and with the last consent everything after comes again, over a restart', async () => {
    const { server, anna, ben, cleo, zoe } = await played();
    const ear = await listen(server, { game: zoe.game, key: zoe.key, seat: null, have: 0 });
    const asked = desk(await wish(ben, 'two', [{ at: 2, answer: [5] }]));
    const mended = [{ line: 2, as: 'changed', seat: 'dice', decision: '1/roll', answer: [5] }];
    const act = { kind: 'mend', seat: 'two', reason: REASON, mended };
    expect(asked).toMatchObject({ proposal: { by: 'Ben', agreed: ['two'], act }, coming: null });
    expect((await ear.heard()).at(-1)?.desk.proposal?.act).toEqual(act);
    expect((await agree(anna)).status).toBe(200);
    const done = desk(await agree(cleo));
    expect(done).toMatchObject({ proposal: null, coming: null, awaiting: ['one', 'two', 'three'] });
    expect(done.lines).toMatchObject([
      { n: 1 },
      { n: 2, undone: true },
      { n: 3, undone: true },
      { n: 4, kind: 'undo', by: 'Ben', seats: ['one', 'two', 'three'], reason: REASON, mended, gone: [2, 3] },
      { n: 5, seat: 'dice', answer: [5], again: 2 },
      { n: 6, seat: 'one', answer: 'show', again: 3 },
    ]);
    await server.close();
    const later = await house({ file: server.file });
    expect((await sitter(later, cleo.game, cleo.key).desk()).lines).toEqual(done.lines);
  });

  it('waits where somebody chooses again, and goes on with that answer', async () => {
    const { server, anna, ben, cleo, zoe } = await played();
    await wish(ben, 'two', [{ at: 2, answer: [5] }]);
    await agree(cleo);
    const stands = desk(await agree(anna, { anew: true }));
    expect(stands).toMatchObject({ coming: { lines: 1 }, awaiting: ['one'] });
    expect(stands.asks[0]).toMatchObject({ id: '1/speak', draft: 'show' });
    expect(stands.lines[3]).toMatchObject({ anew: ['one'], comes: [2, 3] });
    expect((await zoe.desk()).coming).toEqual({ lines: 1 });
    await server.close();
    const later = await house({ file: server.file });
    const back = sitter(later, anna.game, anna.key);
    expect((await back.desk()).coming).toEqual({ lines: 1 });
    expect(desk(await back.answer('one', '1/speak', 'hold'))).toMatchObject({
      coming: null,
      awaiting: ['one', 'two', 'three'],
    });
  });

  it('shows an agreement with anew to the others, who must look again', async () => {
    const { anna, ben, cleo } = await played();
    await wish(ben, 'two', [{ at: 2, answer: [5] }]);
    const { mark } = (await cleo.desk()).proposal ?? {};
    await agree(anna, { anew: true });
    const late = await cleo.post('proposal/agree', { mark });
    expect([late.status, refusalText(late)]).toEqual([409, expect.stringMatching(/table has changed/)]);
    expect((await cleo.desk()).proposal?.act).toMatchObject({ anew: ['one'] });
    expect(desk(await agree(cleo)).coming).toEqual({ lines: 1 });
  });

  it('leaves a program die as it fell, which nobody changes', async () => {
    const { anna, ben, cleo } = await played({ dice: 'program' });
    expect(refusalText(await wish(ben, 'two', [{ at: 2, answer: [6] }]))).toMatch(/program/);
    await wish(ben, 'two', [{ at: 1, decision: '1/allocate', answer: { b: 3 } }]);
    await agree(cleo);
    const done = desk(await agree(anna));
    expect(done.lines.slice(4)).toMatchObject([{ again: 1 }, { again: 2 }, { again: 3 }]);
  });

  it('of several lines is one act, and one of them struck out waits for its seat', async () => {
    const { anna, ben, cleo } = await played();
    await wish(anna, 'one', [
      { at: 2, answer: [1] },
      { at: 3, strike: true },
      {
        before: 2,
        seat: 'table',
        decision: 'report',
        answer: { 'weather.fair': { value: true, as: 'change' } },
      },
    ]);
    const { proposal } = await cleo.desk();
    expect(proposal?.act.mended).toMatchObject([
      { line: 2, as: 'changed' },
      { line: 3, as: 'struck out', seat: 'one' },
      { line: 2, as: 'put in', seat: 'table', decision: 'standing-0/report' },
    ]);
    await agree(ben);
    const done = desk(await agree(cleo));
    expect(done).toMatchObject({
      awaiting: ['one'],
      view: { open: { facts: { 'weather.fair': { value: true } } } },
    });
    expect(done.lines.slice(4)).toMatchObject([{ again: 4 }, { again: 2, answer: [1] }]);
  });
});

describe('what is proposed to be put right', () => {
  it('is of several seats of one person, never of one of another', async () => {
    const server = await house();
    const people = [
      { name: 'Ann', seats: ['one', 'two'] },
      { name: 'Cleo', seats: ['three'] },
    ];
    const heard = await server.ask('games', undefined, { rulebook: 'toy', scenario: 'only', people });
    const made = heard.body as CreatedGame;
    const [ann, cleo] = made.people.map(({ key }) => sitter(server, made.game, key)) as [Sitter, Sitter];
    for (const seat of ['one', 'two']) await ann.answer(seat, '1/allocate', { a: 1 });
    await cleo.answer('three', '1/allocate', { a: 3 });
    const own = { at: 1, decision: '1/allocate', answer: { b: 1 } };
    expect((await wish(ann, 'one', [{ ...own, of: 'three' }])).status).toBe(403);
    await wish(ann, 'two', [{ ...own, of: 'one' }, own]);
    expect((await cleo.desk()).proposal?.act.mended).toEqual(
      ['one', 'two'].map((seat) => ({ line: 1, as: 'changed', seat })),
    );
    await agree(cleo);
    for (const seat of ['one', 'two'])
      expect((await ann.desk(seat)).lines.at(-1)).toMatchObject({ own: { '1/allocate': { b: 1 } } });
  });

  it('shows no other seat what is sealed, and its hidden line has no number there', async () => {
    const server = await house();
    const seen = async (points: number, hidden: number, spies: number) => {
      const people = await table(server, 'typed');
      const { anna, ben, cleo, zoe } = people;
      await cleo.answer('three', 'standing-three-0/report', SPIES(hidden));
      await allocated(people);
      await cleo.answer('dice', '1/roll', [4]);
      await wish(cleo, 'three', [
        { at: 2, decision: '1/allocate', answer: { b: points } },
        { at: 1, answer: SPIES(spies) },
      ]);
      const proposals = await Promise.all([anna, zoe].map(async (who) => (await who.desk()).proposal));
      await agree(ben);
      await agree(anna);
      const lines = await Promise.all([anna, zoe].map(async (who) => (await who.desk()).lines));
      return { proposals, lines, mine: (await cleo.desk()).lines };
    };
    const one = await seen(1, 4, 5);
    const { proposals, mine } = one;
    const hidden = [
      { line: 1, as: 'changed', seat: 'three' },
      { as: 'changed', seat: 'three' },
    ];
    expect(proposals.map((each) => each?.act.mended)).toEqual([hidden, hidden]);
    expect(mine[3]?.mended).toMatchObject([
      { line: 2, answer: { b: 1 } },
      { line: 1, answer: SPIES(5) },
    ]);
    const { mine: _, ...others } = await seen(2, 7, 3);
    expect({ proposals, lines: one.lines }).toEqual(others);
  });

  it('is told no refusal that the others\u2019 secrets decide before all have agreed', async () => {
    const { anna, ben, cleo } = await played();
    for (const [who, seat, mend, why] of [
      [ben, 'two', [{ at: 1, decision: '1/allocate', answer: { a: 9 } }], /most 3|three/i],
      [ben, 'two', [{ at: 3, answer: 'hold' }], /not yours|another seat/i],
      [ben, 'two', [{ at: 9, strike: true }], /no line 9/],
      [ben, 'two', [{ at: 2, answer: [4] }], /says that already/],
      [
        ben,
        'two',
        [
          { at: 2, answer: [5] },
          { at: 2, strike: true },
        ],
        /twice|once/,
      ],
      [ben, 'one', [{ at: 2, strike: true }], /not yours/],
    ] as const) {
      const heard = await wish(who, seat, mend);
      expect([heard.status >= 400, refusalText(heard)]).toEqual([true, expect.stringMatching(why)]);
    }
    const others = [anna, cleo].map(async (who) => (await who.desk()).proposal);
    expect(await Promise.all(others)).toEqual([null, null]);
  });

  it('is of a right shape', async () => {
    const { ben, zoe } = await played();
    const strike = { at: 2, strike: true };
    for (const body of [
      { mend: [] },
      { mend: Array.from({ length: 21 }, () => strike) },
      { mend: [{ at: 0, strike: true }] },
      { mend: [{ at: 2 }] },
      { mend: [{ ...strike, answer: [1] }] },
      { mend: [strike], reason: ' ' },
      { mend: [strike], anew: ['two'] },
    ])
      expect((await ben.post('mend', { seat: 'two', reason: REASON, ...body })).status).toBe(400);
    expect((await wish(zoe, 'one', [strike])).status).toBe(403);
  });

  it('that is anything else is not chosen anew', async () => {
    const { anna, ben } = await played();
    await ben.answer('table', 'standing-0/ruling', 'R=b');
    const heard = await agree(anna, { anew: true });
    expect([heard.status, refusalText(heard)]).toEqual([409, expect.stringMatching(/Nothing is put right/)]);
  });
});
