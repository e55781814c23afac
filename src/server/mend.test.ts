import { describe, expect, it } from 'vitest';
import type { Created } from './api.ts';
import { desk, house, listen, said, type Sitter, sitter, type TestHouse } from './house.test-helper.ts';

const FACT = 'control.caucasus';
const HELD = { [FACT]: { value: 'germany', as: 'change' } };
const START = { format: 1, kind: 'start', levels: { turkey: -2 } };

/** Germany has missed at Turkey in line 2; with the Caucasus, which nobody had told of, it would have hit. */
async function missed(server: TestHouse) {
  const people = [
    { name: 'Anna', seats: ['germany', 'japan', 'italy'] },
    { name: 'Ben', seats: ['usa', 'uk', 'ussr'] },
    { name: 'Zoe', seats: [] },
  ];
  const wish = {
    rulebook: 'level-of-cooperation',
    scenario: 'short-1942',
    dice: 'typed',
    data: [START],
    people,
  };
  const made = (await server.ask('games', undefined, wish)).body as Created;
  const [anna, ben, zoe] = made.people.map(({ key }) => sitter(server, made.game, key));
  if (!anna || !ben || !zoe) throw new Error('three people');
  desk(await anna.answer('germany', 'r1/germany/choose', 'turkey'));
  desk(await anna.answer('dice', 'r1/germany/roll', [2, 6]));
  return { anna, ben, zoe };
}
const EDIT = { before: 2, seat: 'table', decision: 'report', answer: HELD };
const putRight = (who: Sitter, seat: string, more: object = {}) =>
  who.post('mend', { seat, mend: [EDIT], reason: 'the Caucasus was German', ...more });

describe('what was wrong then', () => {
  it('is proposed to the other seats, and put right with the last consent, over a restart', async () => {
    const server = await house();
    const { anna, ben, zoe } = await missed(server);
    const ear = await listen(server, { game: zoe.game, key: zoe.key, seat: null, have: 0 });
    const asked = desk(await putRight(anna, 'germany'));
    const act = { kind: 'mend', seat: 'germany', mended: [{ line: 2, as: 'put in', answer: HELD }] };
    expect(asked.lines).toHaveLength(2);
    for (const each of [asked, await ben.desk(), (await ear.heard()).at(-1)?.desk])
      expect(each?.proposal).toMatchObject({ by: 'Anna', act });
    const { mark } = (await ben.desk()).proposal ?? {};
    const done = desk(await ben.post('proposal/agree', { mark }));
    expect(done.proposal).toBeNull();
    expect(done.lines.slice(2)).toMatchObject([
      { kind: 'undo', by: 'Anna', reason: 'the Caucasus was German' },
      { seat: 'table', answer: HELD },
      { seat: 'dice', answer: [2, 6], again: 2 },
    ]);
    expect(done.view.open).toMatchObject({ neutrals: { turkey: { level: -3, marker: 'germany' } } });
    await server.close();
    const later = await house({ file: server.file });
    const again = await sitter(later, ben.game, ben.key).desk();
    expect([again.stopped, again.lines]).toEqual([null, done.lines]);
  });

  it('lets who agrees choose again', async () => {
    const { anna, ben } = await missed(await house());
    desk(await anna.answer('japan', 'r1/japan/choose', 'pass'));
    const before = (await ben.desk()).awaiting;
    desk(await ben.answer('ussr', 'r1/ussr/choose', 'pass'));
    desk(await putRight(anna, 'germany'));
    const { mark } = (await ben.desk()).proposal ?? {};
    const done = desk(await ben.post('proposal/agree', { mark, anew: true }));
    expect(done.awaiting).toEqual(before);
    expect(done.lines.at(-1)).toMatchObject({ seat: 'japan', answer: 'pass' });
    expect(done.lines.find(({ mended }) => mended)?.anew).toEqual(['usa', 'uk', 'ussr']);
  });

  it('is nobody\u2019s who looks on, nor another person\u2019s seat, and refused with the reason', async () => {
    const { anna, ben, zoe } = await missed(await house());
    const at = (line: number, more: object) => ({ mend: [{ at: line, ...more }] });
    for (const [heard, status, why] of [
      [await putRight(zoe, 'germany'), 403, /not yours|Spectators/],
      [await putRight(ben, 'germany'), 403, /not yours/],
      [await putRight(anna, 'germany', at(9, { strike: true })), 409, /no line 9/],
      [await putRight(anna, 'germany', at(2, { answer: [2, 6] })), 409, /says that already/],
      [await putRight(anna, 'germany', at(0, { strike: true })), 400, /Wrong shape/],
      [await putRight(anna, 'germany', { mend: [] }), 400, /Wrong shape/],
    ] as const)
      expect([heard.status, said(heard)]).toEqual([status, expect.stringMatching(why)]);
    expect((await ben.desk()).proposal).toBeNull();
  });

  it('that is sent twice under one key is proposed once, and refused is off', async () => {
    const { anna, ben } = await missed(await house());
    for (let times = 0; times < 2; times++) desk(await putRight(anna, 'germany', { request: 'same' }));
    const other = { request: 'same', reason: 'else' };
    expect((await putRight(anna, 'germany', other)).status).toBe(409);
    const { mark } = (await ben.desk()).proposal ?? {};
    const off = desk(await ben.post('proposal/refuse', { mark }));
    expect([off.proposal, off.lines.length]).toEqual([null, 2]);
  });
});
