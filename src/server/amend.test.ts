import { describe, expect, it } from 'vitest';
import type { Created } from './api.ts';
import { desk, house, listen, said, type Sitter, sitter, type TestHouse } from './house.test-helper.ts';

const FACT = 'control.caucasus';
const START = { format: 1, kind: 'start', levels: { turkey: -2 } };

/** Germany has missed at Turkey in line 2; with the Caucasus, as Ben corrects in line 3, it would have hit. */
async function corrected(server: TestHouse) {
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
  const told = { [FACT]: { value: 'germany', as: 'correction' } };
  desk(await ben.answer('table', 'standing-0/report', told));
  return { anna, ben, zoe };
}
const letStand = (who: Sitter, seat: string, more: object = {}) =>
  who.post('amend', { seat, line: 2, fact: FACT, ...more });

describe('a changed outcome', () => {
  it('is offered, proposed to the other seats, and stands with the last consent, over a restart', async () => {
    const server = await house();
    const { anna, ben, zoe } = await corrected(server);
    expect((await anna.desk()).lines[2]?.affects).toMatchObject([
      { n: 2, fact: FACT, sheet: 'hits/germany/turkey', amends: true },
    ]);
    const ear = await listen(server, { game: zoe.game, key: zoe.key, seat: null, have: 0 });
    const asked = desk(await letStand(anna, 'germany'));
    const act = { kind: 'amend', seat: 'germany', fact: FACT, sheet: 'hits/germany/turkey', line: 2 };
    const proposal = {
      by: 'Anna',
      agreed: ['germany', 'japan', 'italy'],
      missing: ['usa', 'uk', 'ussr'],
      act,
    };
    expect(asked.lines).toHaveLength(3);
    for (const each of [asked, await ben.desk(), (await ear.heard()).at(-1)?.desk])
      expect({ ...each?.proposal, agreed: [], missing: [] }).toMatchObject({
        ...proposal,
        agreed: [],
        missing: [],
      });
    const { mark } = (await ben.desk()).proposal ?? {};
    const done = desk(await ben.post('proposal/agree', { mark }));
    expect(done.proposal).toBeNull();
    expect(done.lines.at(-1)).toMatchObject({
      n: 4,
      kind: 'amend',
      by: 'Anna',
      seat: 'table',
      amended: { n: 2, correction: 3, fact: FACT },
    });
    expect(done.view.open).toMatchObject({ neutrals: { turkey: { level: -3, marker: 'germany' } } });
    await server.close();
    const later = await house({ file: server.file });
    const again = await sitter(later, ben.game, ben.key).desk();
    expect([again.stopped, again.lines]).toEqual([null, done.lines]);
  });

  it('is nobody\u2019s who looks on, nor another person\u2019s seat, and refused with the reason', async () => {
    const { anna, ben, zoe } = await corrected(await house());
    for (const [heard, status, why] of [
      [await letStand(zoe, 'germany'), 403, /not yours|Spectators/],
      [await letStand(ben, 'germany'), 403, /not yours/],
      [await letStand(anna, 'germany', { line: 9 }), 409, /Line 9 of your log is no roll/],
      [await letStand(anna, 'germany', { fact: 'control.iraq' }), 409, /touches this roll/],
      [await letStand(anna, 'germany', { line: 0 }), 400, /Wrong shape: line/],
    ] as const)
      expect([heard.status, said(heard)]).toEqual([status, expect.stringMatching(why)]);
    expect((await ben.desk()).proposal).toBeNull();
  });

  it('that is sent twice under one key is proposed once, and refused is off', async () => {
    const { anna, ben } = await corrected(await house());
    for (let times = 0; times < 2; times++) desk(await letStand(anna, 'germany', { request: 'same' }));
    expect((await letStand(anna, 'germany', { request: 'same', line: 1 })).status).toBe(409);
    const { mark } = (await ben.desk()).proposal ?? {};
    const off = desk(await ben.post('proposal/refuse', { mark }));
    expect([off.proposal, off.lines.length]).toEqual([null, 3]);
  });
});
