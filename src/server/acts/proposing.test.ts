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

/** Play the first round up to the die, and over it with faces. */
async function round({ anna, ben, cleo }: Pick<People, 'anna' | 'ben' | 'cleo'>, faces?: number[]) {
  await anna.answer('one', '1/allocate', { a: 1 });
  await ben.answer('two', '1/allocate', { a: 2 });
  await cleo.answer('three', '1/allocate', { a: 3 });
  if (faces) await cleo.answer('dice', '1/roll', faces);
}

/** Answer what is proposed, as one sees it. */
async function reply(who: Sitter, what: 'agree' | 'refuse', more: object = {}): Promise<HeardResponse> {
  const { proposal } = await who.desk();
  return who.post(`proposal/${what}`, { mark: proposal?.mark, ...more });
}

const SPIES = { 'spies.three': { value: 4, as: 'change' } };

describe('taking back', () => {
  it('is anybody\u2019s at the table for the latest die that was typed', async () => {
    const people = await table(await house(), 'typed');
    await round(people, [4]);
    const { anna, zoe } = people;
    const back = desk(await anna.post('undo', { seat: 'one', reason: 'a slip' }));
    expect(back.diceAsks[0]?.id).toBe('1/roll');
    expect((await zoe.desk()).lines).toMatchObject([
      { n: 1 },
      { n: 2, undone: true },
      { n: 3, kind: 'undo', by: 'Anna', seats: ['one'], to: 1, reason: 'a slip' },
    ]);
  });

  it('asks the other seats when it is more than that, and is done with the last consent', async () => {
    const server = await house();
    const people = await table(server, 'typed');
    await round(people, [4]);
    const { anna, ben, cleo, zoe } = people;
    await anna.answer('one', '1/speak', 'hold');
    const ear = await listen(server, { game: zoe.game, key: zoe.key, seat: null, have: 0 });
    const asked = await ben.post('undo', { seat: 'two', to: 1, reason: 'wrong die' });
    const proposal = {
      by: 'Ben',
      agreed: ['two'],
      missing: ['one', 'three'],
      act: { kind: 'undo', seat: 'two', to: 1, reason: 'wrong die' },
    };
    expect(desk(asked).proposal).toMatchObject(proposal);
    expect((await ear.heard()).at(-1)?.desk.proposal).toMatchObject(proposal);
    expect(refusalText(await reply(zoe, 'agree'))).toMatch(/Spectators/);
    const first = { request: 'yes', mark: (await anna.desk()).proposal?.mark };
    for (let times = 0; times < 2; times++)
      expect(desk(await anna.post('proposal/agree', first)).proposal).toMatchObject({
        agreed: ['one', 'two'],
        missing: ['three'],
      });
    const done = desk(await reply(cleo, 'agree'));
    expect(done).toMatchObject({ proposal: null, awaiting: ['dice'] });
    expect(done.lines.at(-1)).toMatchObject({
      kind: 'undo',
      by: 'Ben',
      to: 1,
      seats: ['two', 'one', 'three'],
      seen: { dice: true },
    });
    expect(done.lines).toHaveLength(4);
    expect(refusalText(await anna.post('proposal/agree', {}))).toMatch(/Nothing is proposed/);
  });

  it('asks the others where an answer could have opened secrets, whether it did or not', async () => {
    const people = await table(await house(), 'typed');
    await round(people, [4]);
    await people.anna.answer('one', '1/speak', 'hold');
    const asked = desk(await people.anna.post('undo', { seat: 'one' }));
    expect(asked.proposal).toMatchObject({ by: 'Anna', missing: ['two', 'three'], act: { to: 2 } });
  });

  it('ends with the first refusal, and a repeated wish does not come back', async () => {
    const { anna, ben, cleo } = await table(await house(), 'typed');
    await round({ anna, ben, cleo }, [4]);
    const wish = { seat: 'two', to: 0, request: 'once' };
    expect(desk(await ben.post('undo', wish)).proposal?.act).toMatchObject({ to: 0 });
    expect(desk(await reply(cleo, 'refuse')).proposal).toBeNull();
    expect(desk(await ben.post('undo', wish)).proposal).toBeNull();
    expect((await ben.desk()).lines).toHaveLength(2);
  });

  it('waits below what somebody else proposes, comes up when that is off, and is withdrawn by its own', async () => {
    const { anna, ben, cleo } = await table(await house(), 'typed');
    await round({ anna, ben, cleo }, [4]);
    await anna.answer('one', '1/speak', 'hold');
    await ben.post('undo', { seat: 'two', to: 0 });
    const below = { by: 'Cleo', agreed: ['three'], missing: ['one', 'two'], act: { to: 1 } };
    await cleo.post('undo', { seat: 'three', to: 0 });
    // one of each, the latest
    const both = desk(await cleo.post('undo', { seat: 'three', to: 1 }));
    expect(both.proposal).toMatchObject({ by: 'Ben', waiting: [below] });
    await ben.post('undo', { seat: 'two', to: 0, reason: 'all of it' });
    // what waits is nobody else's to refuse, nor anybody's to agree to
    const mark = both.proposal?.waiting[0]?.mark;
    for (const what of ['agree', 'refuse'])
      expect((await anna.post(`proposal/${what}`, { mark })).status).toBe(409);
    expect(desk(await reply(anna, 'refuse')).proposal).toMatchObject({ ...below, waiting: [] });
    await ben.post('undo', { seat: 'two', to: 0 });
    const own = (await ben.desk()).proposal?.waiting[0]?.mark;
    expect(desk(await ben.post('proposal/refuse', { mark: own })).proposal).toMatchObject({
      ...below,
      waiting: [],
    });
  });

  it('lets what waited come up once it is done, if that can still be done and is no taking back', async () => {
    const server = await house();
    const { made, anna, ben, cleo } = await table(server, 'typed');
    await round({ anna, ben, cleo }, [4]);
    await anna.answer('one', '1/speak', 'hold');
    await ben.post('undo', { seat: 'two', to: 1 });
    await cleo.post('undo', { seat: 'three', to: 0 });
    await anna.post('mend', { seat: 'one', mend: [{ at: 1, answer: { a: 2 } }], reason: 'a slip' });
    const later = await house({ file: (await server.close(), server.file) });
    const [again, , last] = [anna, ben, cleo].map(({ key }) => sitter(later, made.game, key)) as [
      Sitter,
      Sitter,
      Sitter,
    ];
    expect((await again.desk()).proposal?.waiting).toMatchObject([{ by: 'Cleo' }, { by: 'Anna' }]);
    await reply(again, 'agree');
    const done = desk(await reply(last, 'agree'));
    expect(done.lines.at(-1)).toMatchObject({ kind: 'undo', by: 'Ben' });
    expect(done.proposal).toMatchObject({
      by: 'Anna',
      agreed: ['one'],
      missing: ['two', 'three'],
      waiting: [],
    });
  });

  it('lets nothing come up that was to put right what is taken back by then', async () => {
    const { anna, ben, cleo } = await table(await house(), 'typed');
    await round({ anna, ben, cleo }, [4]);
    await anna.answer('one', '1/speak', 'hold');
    await ben.post('undo', { seat: 'two', to: 1 });
    const mend = { seat: 'one', mend: [{ at: 3, answer: 'show' }], reason: 'a slip' };
    expect(desk(await anna.post('mend', mend)).proposal?.waiting).toMatchObject([{ by: 'Anna' }]);
    await reply(anna, 'agree');
    expect(desk(await reply(cleo, 'agree')).proposal).toBeNull();
  });

  it('lasts over a restart while it waits', async () => {
    const server = await house();
    const { made, anna, ben, cleo } = await table(server, 'typed');
    await round({ anna, ben, cleo }, [4]);
    await ben.post('undo', { seat: 'two', to: 0 });
    await server.close();
    const later = await house({ file: server.file });
    const seen = desk(await later.ask(`games/${made.game}/desk`, cleo.key));
    expect(seen.proposal).toMatchObject({ by: 'Ben', agreed: ['two'], missing: ['one', 'three'] });
  });

  it('passes a program die only when all agree', async () => {
    const { anna, ben, cleo } = await table(await house());
    await round({ anna, ben, cleo });
    await cleo.answer('dice', '1/roll');
    expect(desk(await ben.post('undo', { seat: 'two', to: 0 })).proposal).toMatchObject({
      missing: ['one', 'three'],
    });
    await reply(anna, 'agree');
    expect(desk(await reply(cleo, 'agree')).lines.at(-1)).toMatchObject({ to: 0, seen: { dice: true } });
  });

  it('numbers by what each seat can see', async () => {
    const { anna, ben, cleo } = await table(await house(), 'typed');
    await cleo.answer('three', 'standing-three-0/report', SPIES);
    await round({ anna, ben, cleo }, [4]);
    await anna.answer('one', '1/speak', 'hold');
    expect((await cleo.desk()).lines).toHaveLength(4);
    const asked = desk(await ben.post('undo', { seat: 'two', to: 1 }));
    expect(asked.proposal?.act.to).toBe(1);
    expect((await cleo.desk()).proposal?.act.to).toBe(2);
    expect(refusalText(await ben.post('undo', { seat: 'two', to: 9 }))).toMatch(/no line 9/);
    expect(refusalText(await ben.post('undo', { seat: 'one', to: 1 }))).toMatch(/not yours/);
  });

  it('of what nobody else has seen asks nobody', async () => {
    const { ben, cleo } = await table(await house());
    await cleo.answer('three', 'standing-three-0/report', SPIES);
    await cleo.answer('three', 'standing-three-1/report', SPIES);
    const back = desk(await cleo.post('undo', { seat: 'three', to: 0 }));
    expect(back).toMatchObject({ proposal: null, view: { sealed: { facts: {} } } });
    expect(await ben.desk()).toMatchObject({ proposal: null, lines: [] });
  });
});

/** What takes a decision from others: who asks for it, of whom, and what its line in the log says. */
const ACTS = [
  ['a skipped turn', 'ben', 'table', 'standing-0/skip', 'turn', ['one'], { standing: 'skip', value: 'turn' }],
  [
    'a skipped round',
    'ben',
    'table',
    'standing-0/skip',
    'round',
    ['one', 'two', 'three'],
    { standing: 'skip', value: 'round' },
  ],
  [
    'a ruling',
    'ben',
    'table',
    'standing-0/ruling',
    'R=b',
    ['one', 'two', 'three'],
    { standing: 'ruling', value: 'R=b' },
  ],
  [
    'a bar set aside',
    'anna',
    'one',
    'standing-0/allow',
    { value: '1/speak=shout', reason: 'a feast' },
    ['one', 'two', 'three'],
    { standing: 'allow', value: '1/speak=shout', reason: 'a feast' },
  ],
] as const;

describe.each(ACTS)('%s', (_, by, seat, decision, given, concerned, shown) => {
  async function proposed(dice: 'program' | 'typed' = 'typed') {
    const people = await table(await house(), dice);
    await round(people, [4]);
    const heard = await people[by].answer(seat, decision, given);
    const mine = by === 'ben' ? 'two' : 'one';
    const others = [people.anna, people.ben, people.cleo].filter((each) => each !== people[by]);
    const missing = concerned.filter((each) => each !== mine);
    const asked = others.filter((each) =>
      missing.includes(each === people.anna ? 'one' : each === people.ben ? 'two' : 'three'),
    );
    return { people, heard, missing, asked };
  }

  it('by one of several is proposed, with what it does, and changes nothing yet', async () => {
    const { people, heard, missing } = await proposed();
    const seen = desk(heard);
    expect(seen.lines).toHaveLength(2);
    expect(seen.proposal).toMatchObject({ missing, act: { kind: 'answer', seat, ...shown } });
    expect((await people.zoe.desk()).proposal).toEqual(seen.proposal);
  });

  it('is done with the last consent as one entry of who proposed it, naming who agreed', async () => {
    const { people, asked } = await proposed();
    for (const each of asked) await reply(each, 'agree');
    const { lines, proposal } = await people.zoe.desk();
    expect(proposal).toBeNull();
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatchObject({
      seat,
      by: by === 'ben' ? 'Ben' : 'Anna',
      answer: given,
      agreed: concerned,
    });
  });

  it('falls with a refusal, and with the wish of who proposed it', async () => {
    const { people, asked } = await proposed();
    const [first] = asked;
    if (first) expect(desk(await reply(first, 'refuse')).proposal).toBeNull();
    await people[by].answer(seat, decision, given);
    expect(desk(await reply(people[by], 'refuse')).proposal).toBeNull();
    expect((await people.zoe.desk()).lines).toHaveLength(2);
  });

  it('lapses with the next entry that everybody can see, never with a hidden one', async () => {
    const { people } = await proposed();
    const open = (await people.zoe.desk()).proposal;
    await people.cleo.answer('three', 'standing-three-0/report', SPIES);
    await people.cleo.post('undo', { seat: 'three' });
    expect((await people.zoe.desk()).proposal).toEqual(open);
    await people.anna.answer('one', '1/speak', 'hold');
    expect((await people.zoe.desk()).proposal).toBeNull();
  });
});

describe('what the rules keep or have set, put right from now on', () => {
  it.each([
    [
      'level-of-cooperation',
      'short-1942',
      [['germany', 'japan', 'italy'], ['uk', 'usa'], ['ussr']],
      'level.spain',
      -4,
    ],
    [
      'a-world-at-war',
      'campaign-1939',
      [['european-axis'], ['western-allies'], ['russia']],
      'standing.turkey',
      'germany/9',
    ],
    ['gathering-storm', 'campaign-sides', [['axis'], ['allies'], ['russia']], 'flags.germany.turkey', 1],
    [
      'the-war-game',
      'world-1939',
      [['germany-italy', 'japan'], ['uk-france', 'usa-china'], ['ussr']],
      'class.bulgaria.germany',
      'sworn',
    ],
  ])(
    'in %s waits for all, and then says who agreed and what follows',
    async (rulebook, scenario, seats, fact, value) => {
      const server = await house();
      const names = ['Anna', 'Ben', 'Cleo'];
      const people = seats.map((each, i) => ({ name: names[i], seats: [...each] }));
      const sit = async (wish: object): Promise<Sitter[]> => {
        const made = await server.ask('games', undefined, { rulebook, scenario, dice: 'typed', ...wish });
        const created = made.body as CreatedGame;
        return created.people.map(({ key }) => sitter(server, created.game, key));
      };
      const correct = async (who: Sitter) => {
        const told = { [fact]: { value, as: 'correction' } };
        return desk(await who.answer('table', 'standing-0/report', told));
      };
      const [anna, ben, cleo] = (await sit({ people })) as [Sitter, Sitter, Sitter];
      const asked = await correct(anna);
      expect([asked.proposal?.agreed, asked.lines]).toEqual([seats[0], []]);
      expect(asked.proposal?.missing.toSorted()).toEqual(seats.slice(1).flat().toSorted());
      expect(desk(await reply(cleo, 'refuse'))).toMatchObject({ proposal: null, lines: [] });
      await correct(anna);
      expect(desk(await reply(ben, 'agree')).lines).toEqual([]);
      const done = desk(await reply(cleo, 'agree'));
      const all = seats.flat();
      const line = {
        by: 'Anna',
        agreed: expect.arrayContaining(all),
        dispatches: expect.arrayContaining([expect.objectContaining({ kind: 'directive' })]),
      };
      expect(done.lines).toMatchObject([line]);
      const [alone] = (await sit({ people: [{ name: 'Anna', seats: seats.flat() }] })) as [Sitter];
      expect((await correct(alone)).lines).toMatchObject([line]);
    },
  );
});

it('a proposal outlives answers that are held and withdrawn', async () => {
  const { anna, ben, cleo } = await table(await house());
  await ben.answer('table', 'standing-0/skip', 'round');
  await cleo.answer('three', '1/allocate', { a: 1 });
  await cleo.answer('three', '1/allocate', { a: 2 });
  await cleo.post('withdraw', { seat: 'three', decision: '1/allocate' });
  await reply(cleo, 'agree');
  expect(desk(await reply(anna, 'agree')).lines).toMatchObject([{ by: 'Ben', answer: 'round' }]);
});

it('one who holds every seat that an act takes from does it at once', async () => {
  const server = await house();
  const people = [
    { name: 'Anna', seats: ['one'] },
    { name: 'Ben', seats: ['two', 'three'] },
  ];
  const wish = { rulebook: 'toy', scenario: 'only', dice: 'typed', people };
  const made = (await server.ask('games', undefined, wish)).body as CreatedGame;
  const [anna, ben] = made.people.map(({ key }) => sitter(server, made.game, key)) as [Sitter, Sitter];
  await anna.answer('one', '1/allocate', {});
  for (const seat of ['two', 'three']) await ben.answer(seat, '1/allocate', {});
  await ben.answer('dice', '1/roll', [4]);
  const done = desk(await anna.answer('table', 'standing-0/skip', 'turn'));
  expect(done.proposal).toBeNull();
  expect(done.lines.at(-1)).toMatchObject({ by: 'Anna', answer: 'turn', agreed: ['one'] });
  const ruling = desk(await ben.answer('table', 'standing-1/ruling', 'R=b'));
  expect(ruling.proposal).toMatchObject({ agreed: ['two', 'three'], missing: ['one'] });
});

it('only those from whom it takes something answer a proposal, and only the one they saw', async () => {
  const people = await table(await house(), 'typed');
  await round(people, [4]);
  const { anna, ben, cleo } = people;
  await ben.answer('table', 'standing-0/skip', 'turn');
  const { mark } = (await anna.desk()).proposal ?? {};
  for (const what of ['agree', 'refuse'] as const) {
    const heard = await reply(cleo, what);
    expect([heard.status, refusalText(heard)]).toEqual([403, expect.stringMatching(/for others to answer/)]);
  }
  await ben.answer('table', 'standing-0/skip', 'round');
  for (const old of [{ mark }, {}]) {
    const late = await anna.post('proposal/agree', old);
    expect([late.status, refusalText(late)]).toEqual([409, expect.stringMatching(/table has changed/)]);
  }
  expect((await anna.desk()).proposal).toMatchObject({ agreed: ['two'], act: { value: 'round' } });
});
