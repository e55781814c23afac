import { describe, expect, it } from 'vitest';
import { DICE, type Decision, TABLE } from '../../kernel/forms/decision.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { words } from '../../kernel/texts/words.ts';
import {
  desk,
  house,
  refusalText,
  sitter,
  takeSeat,
  type Sitter,
  type table,
  type TestHouse,
} from '../house.test-helper.ts';
import { TOY } from '../toy.test-helper.ts';

// A die, and a question of one's own, is a seat's first; when others may is the table's to say.

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 27, 12);
const toy = TOY as Rulebook;
const fair = 'weather.fair';

/** The small game in which the roll is `two`'s. */
const ownedByTwo: Rulebook = {
  ...toy,
  bind: (setup) => {
    const rules = toy.bind(setup);
    const owned = (each: Decision): Decision => (each.seat === DICE ? { ...each, owner: 'two' } : each);
    return { ...rules, asks: (view) => rules.asks(view).map(owned) };
  },
};

/** The small game in which the table is asked, in the place of the die, what is `two`'s and what anybody knows. */
const askingTwo = (parts: boolean): Rulebook => ({
  ...toy,
  bind: (setup) => {
    const rules = toy.bind(setup);
    const isThere = (open: object): boolean => 'step' in open && open.step === 'roll';
    const fact = { type: { kind: 'boolean' }, question: words('q'), lasts: 'ever', clauses: [] } as const;
    const asked: Decision = {
      id: '1/weather',
      seat: TABLE,
      form: { kind: 'report', facts: [fair, 'rain'], ...(parts ? { parts } : {}) },
      prompt: words('q'),
      clauses: [],
    };
    return {
      ...rules,
      facts: { ...rules.facts, [fair]: { ...fact, askedOf: 'two' }, rain: fact },
      awaiting: (open) => (isThere(open) ? [TABLE] : rules.awaiting(open)),
      asks: (view) => (isThere(view.open) ? (view.seat === TABLE ? [asked] : []) : rules.asks(view)),
    };
  },
});

/** The small game in which the table is asked, in the place of the die, what is `two`'s alone to say. */
const ofTwoAlone: Rulebook = {
  ...toy,
  bind: (setup) => {
    const rules = toy.bind(setup);
    const isThere = (open: object): boolean => 'step' in open && open.step === 'roll';
    const asked: Decision = {
      id: '1/weather',
      seat: TABLE,
      form: { kind: 'allocate', rows: [{ id: 'rain', label: words('q'), max: 1 }], limits: [] },
      prompt: words('q'),
      askedOf: ['two'],
      clauses: [],
    };
    return {
      ...rules,
      awaiting: (open) => (isThere(open) ? [TABLE] : rules.awaiting(open)),
      asks: (view) => (isThere(view.open) ? (view.seat === TABLE ? [asked] : []) : rules.asks(view)),
    };
  },
};

interface Asked extends Awaited<ReturnType<typeof table>> {
  readonly server: TestHouse;
  pass(minutes: number): void;
}

/** A game in which all have answered, and the die, or the table, is asked. */
async function asked(
  rulebook: Rulebook,
  forOthers?: object,
  dice: 'typed' | 'program' = 'typed',
): Promise<Asked> {
  let now = START;
  const server = await house({ rulebooks: [rulebook], clock: () => now });
  const people = [
    { name: 'Anna', seats: ['one'] },
    { name: 'Ben', seats: ['two'] },
    { name: 'Cleo', seats: ['three'] },
    { name: 'Zoe', seats: [] },
  ];
  const wish = { rulebook: 'toy', scenario: 'only', dice, people, ...(forOthers ? { forOthers } : {}) };
  const made = (await server.ask('games', undefined, wish)).body as Asked['made'];
  const [anna, ben, cleo, zoe] = made.people.map(({ key }) => sitter(server, made.game, key)) as [
    Sitter,
    Sitter,
    Sitter,
    Sitter,
  ];
  await anna.answer('one', '1/allocate', { a: 1 });
  await ben.answer('two', '1/allocate', { a: 1 });
  await cleo.answer('three', '1/allocate', { a: 1 });
  return {
    server,
    made,
    anna,
    ben,
    cleo,
    zoe,
    pass: (minutes) => {
      now += minutes * MINUTE;
    },
  };
}

async function part(
  { server }: Asked,
  { game, key }: Sitter,
  name: string,
): Promise<Record<string, unknown>> {
  const all = (await server.ask(`games/${game}/aside`, key)).body as { part: string; set: object }[];
  return { ...all.find((each) => each.part === name)?.set };
}

const weather = (who: Sitter, told: object) => who.answer('table', '1/weather', told);
const TRUE = { value: true, as: 'change' };

describe('what a seat alone can say', () => {
  it('is said by nobody else, and waits for that seat by name', async () => {
    const { anna, ben } = await asked(ofTwoAlone);
    const no = await anna.answer('table', '1/weather', {});
    expect([no.status, refusalText(no)]).toEqual([409, expect.stringMatching(/for two to say.*a skip/)]);
    expect((await ben.answer('table', '1/weather', {})).status).toBe(200);
  });

  it('is asked of its seat since the table was', async () => {
    const all = await asked(ofTwoAlone);
    const { since } = await part(all, all.zoe, 'times');
    expect(since).toEqual({ table: START, two: START });
    expect((await all.zoe.stands()).body).toMatchObject([{ awaiting: ['two'], since: { two: START } }]);
  });

  it('is said by others once its time is over', async () => {
    const { server, made, anna, pass } = await asked(ofTwoAlone);
    const rule = { hours: 2, days: [0, 1, 2, 3, 4, 5, 6], zone: 'UTC', late: 'wait' };
    await server.ask(`games/${made.game}/deadline`, made.creatorKey, { rule });
    pass(121);
    expect((await anna.answer('table', '1/weather', {})).status).toBe(200);
  });
});

describe('a die of a seat', () => {
  it.each(['typed', 'program'] as const)(
    'is rolled by whoever has it, and by nobody else: %s',
    async (dice) => {
      const all = await asked(ownedByTwo, undefined, dice);
      const faces = dice === 'typed' ? [4] : undefined;
      const no = await all.anna.answer('dice', '1/roll', faces);
      expect([no.status, refusalText(no)]).toEqual([
        409,
        expect.stringMatching(/the roll of two.*lets them/),
      ]);
      all.pass(100_000);
      expect((await all.cleo.answer('dice', '1/roll', faces)).status).toBe(409);
      expect((await part(all, all.anna, 'deadline'))['rollFrom']).toBeNull();
      const line = desk(await all.ben.answer('dice', '1/roll', faces)).lines.at(-1);
      expect(line).toMatchObject({ seat: 'dice', by: 'Ben' });
      expect(line).not.toHaveProperty('for');
    },
  );

  it('is rolled by others once its seat\u2019s time is over, who are named with it', async () => {
    const all = await asked(ownedByTwo);
    const { server, made, anna } = all;
    const rule = { hours: 2, days: [0, 1, 2, 3, 4, 5, 6], zone: 'UTC', late: 'wait' };
    await server.ask(`games/${made.game}/deadline`, made.creatorKey, { rule });
    all.pass(119);
    expect(refusalText(await anna.answer('dice', '1/roll', [4]))).toMatch(
      /two.*from Fri 27 Nov 2026, 14:00 UTC, in 1 minute/,
    );
    expect((await part(all, anna, 'deadline'))['rollFrom']).toBe(START + 120 * MINUTE);
    all.pass(1);
    expect(desk(await anna.answer('dice', '1/roll', [4])).lines.at(-1)).toMatchObject({
      by: 'Anna',
      for: 'two',
    });
    await server.close();
    const later = await house({ file: server.file, rulebooks: [ownedByTwo] });
    expect((await sitter(later, made.game, anna.key).desk()).lines.at(-1)).toMatchObject({ for: 'two' });
  });

  it('is anybody\u2019s at once where set-up lets them, and where nobody has its seat', async () => {
    const free = await asked(ownedByTwo, { rolls: true });
    expect((await part(free, free.anna, 'deadline'))['rollFrom']).toBe(0);
    expect((await free.zoe.answer('dice', '1/roll', [4])).status).toBe(403);
    expect(desk(await free.cleo.answer('dice', '1/roll', [4])).lines.at(-1)).toMatchObject({ for: 'two' });
    const left = await asked(ownedByTwo);
    await left.server.ask(`games/${left.made.game}/people/1/revoke`, left.made.creatorKey, {});
    expect((await left.cleo.answer('dice', '1/roll', [4])).status).toBe(200);
  });

  it('is rolled at once by one person who has more seats than that', async () => {
    const { server, made, pass } = await asked(ownedByTwo);
    const both = { name: 'Bea', seats: ['one', 'two'] };
    const { key } = (await server.ask(`games/${made.game}/people`, made.creatorKey, both)).body as {
      key: string;
    };
    pass(24 * 60);
    const rolled = await (await takeSeat(server, made.game, key)).answer('dice', '1/roll', [4]);
    expect(desk(rolled).lines.at(-1)).not.toHaveProperty('for');
  });
});

describe('a question of a seat', () => {
  it('is answered by others ten minutes after it was asked, and what is anybody\u2019s at once', async () => {
    const all = await asked(askingTwo(true));
    all.pass(3);
    const no = await weather(all.anna, { [fair]: TRUE });
    expect([no.status, refusalText(no)]).toEqual([
      409,
      expect.stringMatching(/asked of two first.*in 7 minutes/),
    ]);
    expect((await part(all, all.anna, 'deadline'))['answerFrom']).toBe(START + 10 * MINUTE);
    // news is nobody's
    expect((await all.cleo.answer('table', 'standing-0/report', { rain: TRUE })).status).toBe(200);
    all.pass(7);
    expect((await weather(all.anna, { [fair]: TRUE })).status).toBe(200);
  });

  it('counts them from when it was first asked, however many parts of it were told since', async () => {
    const all = await asked(askingTwo(true));
    all.pass(6);
    expect((await weather(all.cleo, { rain: TRUE })).status).toBe(200);
    expect((await part(all, all.anna, 'deadline'))['answerFrom']).toBe(START + 10 * MINUTE);
    all.pass(4);
    expect((await weather(all.anna, { [fair]: TRUE })).status).toBe(200);
  });

  it('is its own seat\u2019s at once, and where one answers for all, theirs who are asked some of it', async () => {
    const own = await asked(askingTwo(true));
    expect((await weather(own.ben, { [fair]: TRUE })).status).toBe(200);
    const whole = await asked(askingTwo(false));
    expect((await weather(whole.anna, { [fair]: TRUE, rain: TRUE })).status).toBe(200);
  });

  it('is all the others\u2019 at once where set-up says that they sit together', async () => {
    const all = await asked(askingTwo(true), { minutes: 0 });
    expect((await weather(all.cleo, { [fair]: TRUE })).status).toBe(200);
  });
});

describe('what others may do for a seat', () => {
  it('is set by the maker, told to all, and holds from then on', async () => {
    const all = await asked(ownedByTwo);
    const { server, made, anna, zoe } = all;
    const path = `games/${made.game}/maker`;
    expect((await server.ask(path, made.creatorKey)).body).toMatchObject({
      forOthers: { rolls: false, minutes: 10 },
    });
    const said = async () => (await part(all, zoe, 'talk'))['lines'] as { text: string }[];
    expect((await server.ask(path, anna.key, { forOthers: { rolls: true } })).status).toBe(403);
    expect((await server.ask(path, made.creatorKey, { forOthers: { minutes: -1 } })).status).toBe(400);
    expect(await said()).toEqual([]);
    const set = await server.ask(path, made.creatorKey, { forOthers: { rolls: true, minutes: 60 } });
    expect(set.body).toMatchObject({ forOthers: { rolls: true, minutes: 60 } });
    await server.ask(path, made.creatorKey, { forOthers: { rolls: true } });
    expect(await said()).toMatchObject([
      { author: 'table', text: expect.stringMatching(/roll its die at once; .*after 60 minutes/) },
    ]);
    await server.close();
    const later = await house({ file: server.file, rulebooks: [ownedByTwo], clock: () => START });
    expect((await sitter(later, made.game, anna.key).answer('dice', '1/roll', [4])).status).toBe(200);
  });

  it('goes on from a file as whoever imports it says', async () => {
    const { server, made } = await asked(ownedByTwo);
    const file = (await server.ask(`games/${made.game}/file`, made.creatorKey, { request: 'f' })).body as {
      text: string;
    };
    const lines = file.text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    const people = [
      { name: 'Anna', seats: ['one', 'three'] },
      { name: 'Ben', seats: ['two'] },
    ];
    for (const [forOthers, status] of [
      [{ rolls: true }, 200],
      [{}, 409],
    ] as const) {
      const again = (await server.ask('imports', undefined, { lines, people, forOthers }))
        .body as Asked['made'];
      const anna = sitter(server, again.game, again.people[0]?.key ?? '');
      expect((await anna.answer('dice', '1/roll', [4])).status).toBe(status);
    }
  });
});
