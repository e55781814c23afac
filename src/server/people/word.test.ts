import { expect, it } from 'vitest';
import type { Json } from '../../kernel/json.ts';
import { desk, house, refusalText, sitter, type Sitter } from '../house.test-helper.ts';

// A die that waits for somebody's word: who is to give it, and until when.

const MINUTE = 60_000;
const PLACE = 'control.caucasus';
const held = (by: string): Json => ({ [PLACE]: { value: by, as: 'change' } });

interface Told {
  readonly anna: Sitter;
  readonly ben: Sitter;
  readonly cleo: Sitter;
  pass(minutes: number): void;
  /** Answer the decision of that name. */
  say(who: Sitter, seat: string, name: string, answer: Json): ReturnType<Sitter['answer']>;
}

/** Germany's die is asked, and Anna, who has Germany, has told something that counts in it. */
async function told(rulings: Readonly<Record<string, string>> = {}): Promise<Told> {
  let now = Date.UTC(2026, 10, 27, 12);
  const server = await house({ clock: () => now });
  const people = [
    { name: 'Anna', seats: ['germany', 'japan'] },
    { name: 'Ben', seats: ['ussr', 'uk', 'usa'] },
    { name: 'Cleo', seats: ['italy'] },
  ];
  const wish = { rulebook: 'level-of-cooperation', scenario: 'short-1942', dice: 'typed', people, rulings };
  const made = (await server.ask('games', undefined, wish)).body as {
    readonly game: string;
    readonly people: readonly { readonly key: string }[];
  };
  const [anna, ben, cleo] = made.people.map(({ key }) => sitter(server, made.game, key)) as [
    Sitter,
    Sitter,
    Sitter,
  ];
  const say: Told['say'] = async (who, seat, name, answer) => {
    const { asks, tableAsks } = await who.desk(seat);
    const found = [...asks, ...tableAsks].find(({ id }) => id.endsWith(`/${name}`));
    return who.answer(name === 'keep' || name === 'report' ? 'table' : seat, found?.id ?? name, answer);
  };
  desk(await say(anna, 'germany', 'choose', 'turkey'));
  desk(await say(anna, 'germany', 'report', held('germany')));
  const pass = (minutes: number): void => void (now += minutes * MINUTE);
  return { anna, ben, cleo, pass, say };
}

const states = async ({ anna, ben, cleo }: Told) =>
  Promise.all(
    [anna.desk('germany'), ben.desk('ussr'), cleo.desk('italy')].map(async (each) => (await each).state),
  );

it('what is doubted is kept by whoever told it, and the die waits for them', async () => {
  const all = await told();
  const { anna, ben, cleo, pass, say } = all;
  expect(await states(all)).toMatchObject([
    { kind: 'turn' },
    { kind: 'wait', for: ['germany'] },
    { kind: 'wait' },
  ]);
  desk(await say(ben, 'ussr', 'doubt', held('ussr')));
  expect(await states(all)).toMatchObject([
    { kind: 'turn', for: ['germany'] },
    { kind: 'wait', for: ['germany', 'japan'] },
    { kind: 'wait', for: ['germany', 'japan'] },
  ]);
  const early = await anna.answer('dice', 'r1/germany/roll', [2, 2]);
  expect(early.status).toBe(409);
  for (const other of [ben, cleo]) {
    const no = await say(other, other === ben ? 'ussr' : 'italy', 'keep', 'keep');
    expect([no.status, refusalText(no)]).toEqual([409, expect.stringMatching(/^Anna told this/)]);
  }
  pass(11);
  expect((await say(ben, 'ussr', 'keep', 'agree')).status).toBe(409);
  desk(await say(cleo, 'italy', 'keep', 'keep'));
  expect((await anna.desk()).awaiting).toEqual(['dice']);
});

it('where the ruling says so a die waits for the other side, and no longer than 15 minutes', async () => {
  const all = await told({ 'told-confirmed': 'confirmed' });
  const { anna, cleo, pass, say } = all;
  const [germany, ussr, italy] = await states(all);
  expect(germany).toMatchObject({ kind: 'wait', for: ['ussr', 'uk', 'usa'] });
  expect([ussr?.kind, italy?.kind]).toEqual(['turn', 'wait']);
  const roll = (who: Sitter) => who.answer('dice', 'r1/germany/roll', [2, 2]);
  expect(refusalText(await roll(anna))).toMatch(/waits for a word of the other side.* in 15 minutes/);
  expect(refusalText(await say(cleo, 'italy', 'confirm', 'so'))).toMatch(/^Your side told this/);
  pass(14);
  expect((await roll(anna)).status).toBe(409);
  pass(1);
  desk(await roll(anna));
});

it('falls at once where the other side has said that it is so', async () => {
  const { anna, ben, say } = await told({ 'told-confirmed': 'confirmed' });
  desk(await say(ben, 'ussr', 'confirm', 'so'));
  expect((await anna.answer('dice', 'r1/germany/roll', [2, 2])).status).toBe(200);
});
