import { describe, expect, it } from 'vitest';
import { desk, house, listen, said, type Sitter, table } from './house.test-helper.ts';

/** Play the first round up to the die. */
async function round({ anna, ben, cleo }: { anna: Sitter; ben: Sitter; cleo: Sitter }, faces?: number[]) {
  await anna.answer('one', '1/allocate', { a: 1 });
  await ben.answer('two', '1/allocate', { a: 2 });
  await cleo.answer('three', '1/allocate', { a: 3 });
  if (faces) await cleo.answer('dice', '1/roll', faces);
}

describe('taking back', () => {
  it('is one\u2019s own for the latest answer', async () => {
    const people = await table(await house(), 'typed');
    await round(people, [4]);
    const { anna, zoe } = people;
    await anna.answer('one', '1/speak', 'hold');
    const back = desk(await anna.post('undo', { seat: 'one', reason: 'a slip' }));
    expect(back.asks[0]?.id).toBe('1/speak');
    expect((await zoe.desk()).lines).toMatchObject([
      { n: 1 },
      { n: 2 },
      { n: 3, undone: true },
      { n: 4, kind: 'undo', by: 'Anna', seats: ['one'], to: 2, reason: 'a slip' },
    ]);
  });

  it('asks the other seats when it is more than that, and is done with the last consent', async () => {
    const server = await house();
    const people = await table(server, 'typed');
    await round(people, [4]);
    const { anna, ben, cleo, zoe } = people;
    await anna.answer('one', '1/speak', 'hold');
    const ear = await listen(server, { game: zoe.game, key: zoe.key, seat: null, have: 0 });
    const asked = await ben.post('undo', {
      seat: 'two',
      consent: ['two', 'one'],
      to: 1,
      reason: 'wrong die',
    });
    const proposal = { by: 'Ben', seats: ['two'], missing: ['one', 'three'], to: 1, reason: 'wrong die' };
    expect(desk(asked).undo).toEqual(proposal);
    expect((await ear.heard()).at(-1)?.desk.undo).toEqual(proposal);
    expect(said(await zoe.post('undo/agree', {}))).toMatch(/Spectators/);
    expect(said(await cleo.post('undo', { seat: 'three', to: 0 }))).toMatch(/already/);
    expect(said(await anna.post('undo/agree', { seat: 'one' }))).toMatch(/changed since you looked/);
    const { mark } = await anna.desk();
    const first = await anna.post('undo/agree', { seat: 'one', mark, request: 'yes' });
    expect(desk(first).undo?.missing).toEqual(['three']);
    expect(desk(await anna.post('undo/agree', { seat: 'one', mark, request: 'yes' })).undo?.missing).toEqual([
      'three',
    ]);
    const done = desk(await cleo.post('undo/agree', { seat: null, mark: (await cleo.desk()).mark }));
    expect(done).toMatchObject({ undo: null, awaiting: ['dice'] });
    expect(done.lines.at(-1)).toMatchObject({
      kind: 'undo',
      to: 1,
      seats: ['two', 'one', 'three'],
      seen: { dice: true },
    });
    expect(said(await anna.post('undo/agree', {}))).toMatch(/Nobody has asked/);
  });

  it('ends with the first refusal, and a repeated wish does not come back', async () => {
    const { anna, ben, cleo } = await table(await house(), 'typed');
    await round({ anna, ben, cleo }, [4]);
    await anna.answer('one', '1/speak', 'hold');
    const wish = { seat: 'two', to: 0, request: 'once' };
    expect(desk(await ben.post('undo', wish)).undo).toMatchObject({ to: 0 });
    expect(desk(await cleo.post('undo/refuse', { seat: 'three' })).undo).toBeNull();
    expect(desk(await ben.post('undo', wish)).undo).toBeNull();
    expect((await ben.desk()).lines).toHaveLength(3);
  });

  it('lasts over a restart while it waits', async () => {
    const server = await house();
    const { made, anna, ben, cleo } = await table(server, 'typed');
    await round({ anna, ben, cleo }, [4]);
    await ben.post('undo', { seat: 'two', to: 0 });
    await server.close();
    const later = await house({ file: server.file });
    const seen = desk(await later.ask(`games/${made.game}/desk`, cleo.key));
    expect(seen.undo).toMatchObject({ by: 'Ben', seats: ['two'], missing: ['one', 'three'] });
  });

  it('never passes a program die or an opened secret, and says so', async () => {
    const { anna, ben, cleo } = await table(await house());
    await round({ anna, ben, cleo });
    await cleo.answer('dice', '1/roll');
    expect(said(await ben.post('undo', { seat: 'two', to: 0 }))).toMatch(/program die has fallen/);
    await anna.answer('one', '1/speak', 'show');
    expect(said(await anna.post('undo', { seat: 'one' }))).toMatch(/secret has been opened/);
    expect((await ben.desk()).undo).toBeNull();
  });

  it('numbers by what each seat can see', async () => {
    const { anna, ben, cleo } = await table(await house(), 'typed');
    const spies = { 'spies.three': { value: 4, as: 'change' } };
    await cleo.answer('three', 'standing-three-0/report', spies);
    await round({ anna, ben, cleo }, [4]);
    await anna.answer('one', '1/speak', 'hold');
    expect((await cleo.desk()).lines).toHaveLength(4);
    const asked = desk(await ben.post('undo', { seat: 'two', to: 1 }));
    expect(asked.undo?.to).toBe(1);
    expect((await cleo.desk()).undo?.to).toBe(2);
    expect(said(await ben.post('undo', { seat: 'two', to: 9 }))).toMatch(/no entry 9/);
    expect(said(await ben.post('undo', { seat: 'one', to: 1 }))).toMatch(/not yours/);
  });
});
