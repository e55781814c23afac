import { expect, it } from 'vitest';
import { DICE, type Decision, TABLE } from '../../kernel/forms/decision.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import type { FactSpec } from '../../kernel/sums/facts.ts';
import { words } from '../../kernel/texts/words.ts';
import { desk, listen, sitter, table } from '../house.test-helper.ts';
import { TOY } from '../toy.test-helper.ts';
import { AT_DESK, BACK_OFF } from './deliver.ts';
import { WINDOW } from './notices.ts';
import { receiver, textsOf } from './receivers.test-helper.ts';
import { allocate, choose, hookAt, showLines, telling, UNTIL_TOLD } from './told.test-helper.ts';

const first = (texts: readonly string[]): string[] => texts.map((text) => text.split('\n')[0] ?? '');

/** The small game in which a question to the table, whose business it is `two`'s to know, stands in the place of the die. */
const askingTwo: Rulebook = {
  ...(TOY as Rulebook),
  bind: (setup) => {
    const rules = (TOY as Rulebook).bind(setup);
    const fair = 'weather.fair';
    const isThere = (open: object): boolean => 'step' in open && open.step === 'roll';
    const asked: Decision = {
      id: '1/weather',
      seat: TABLE,
      form: { kind: 'report', facts: [fair] },
      prompt: words('q'),
      clauses: [],
    };
    return {
      ...rules,
      facts: { ...rules.facts, [fair]: { ...(rules.facts[fair] as FactSpec), askedOf: 'two' } },
      awaiting: (open) => (isThere(open) ? [TABLE] : rules.awaiting(open)),
      asks: (view) => (isThere(view.open) ? (view.seat === TABLE ? [asked] : []) : rules.asks(view)),
    };
  },
};

it('tells a person once that it is their turn, and again when something else waits', async () => {
  const server = await telling();
  const hook = await receiver();
  const people = await table(server, 'typed');
  await choose(server, people.anna, hookAt(hook));
  await server.pass(UNTIL_TOLD - 1000);
  expect(hook.came).toEqual([]);
  await server.pass(10 * UNTIL_TOLD);
  expect(first(textsOf(hook))).toEqual(['Toy: Only: one: your turn']);
  await allocate(people);
  await server.pass(10 * UNTIL_TOLD);
  expect(first(textsOf(hook)).slice(1)).toEqual(['Toy: Only: The dice are to be rolled']);
});

it('sends one notice for a burst, with what waits at its end', async () => {
  const server = await telling();
  const hook = await receiver();
  const people = await table(server, 'typed');
  await choose(server, people.anna, hookAt(hook));
  await server.pass(1000);
  await allocate(people);
  await server.pass(1000);
  await people.ben.answer('dice', '1/roll', [4]);
  await server.pass(10 * UNTIL_TOLD);
  // the turn, the die and the turn to speak are one
  expect(first(textsOf(hook))).toEqual(['Toy: Only: one: your turn']);
  await people.ben.post('undo', { seat: 'two', to: 0 });
  await server.pass(10 * UNTIL_TOLD);
  expect(first(textsOf(hook)).slice(1)).toEqual(['Toy: Only: Ben asks for your consent; one: your turn']);
});

it('tells nobody of what they have answered meanwhile', async () => {
  const server = await telling();
  const hook = await receiver();
  const people = await table(server);
  await choose(server, people.anna, hookAt(hook));
  await server.pass(WINDOW / 2);
  await people.anna.answer('one', '1/allocate', { a: 1 });
  await server.pass(10 * UNTIL_TOLD);
  expect(hook.came).toEqual([]);
});

it('waits while the desk of a person is open, but not for ever', async () => {
  const server = await telling();
  const hook = await receiver();
  const { anna, ben } = await table(server);
  const ear = await listen(server, { game: anna.game, key: anna.key, have: 0 });
  await choose(server, anna, hookAt(hook, 'anna'));
  await choose(server, ben, hookAt(hook, 'ben'));
  await server.pass(AT_DESK - 1000);
  expect(hook.came.map(({ path }) => path)).toEqual(['/ben']);
  await server.pass(UNTIL_TOLD);
  expect(hook.came.map(({ path }) => path)).toEqual(['/ben', '/anna']);
  ear.close();
});

it('tells of a turn that comes again after something was taken back', async () => {
  const server = await telling();
  const hook = await receiver();
  const people = await table(server, 'typed');
  const { anna, ben, cleo } = people;
  await choose(server, cleo, hookAt(hook));
  await allocate(people);
  await server.pass(10 * UNTIL_TOLD);
  await ben.answer('dice', '1/roll', [4]);
  await server.pass(10 * UNTIL_TOLD);
  expect(first(textsOf(hook))).toEqual(['Toy: Only: The dice are to be rolled']);
  await anna.post('undo', { seat: 'one', to: 0 });
  for (const who of [ben, cleo]) {
    const { proposal } = await who.desk();
    await who.post('proposal/agree', { mark: proposal?.mark });
  }
  expect((await cleo.desk()).awaiting).toContain('three');
  await server.pass(10 * UNTIL_TOLD);
  expect(first(textsOf(hook)).at(-1)).toBe('Toy: Only: three: your turn');
});

it('tries again and again where it fails, less and less often, and says so to its owner', async () => {
  const server = await telling();
  const hook = await receiver();
  const { anna } = await table(server);
  await choose(server, anna, hookAt(hook));
  hook.answers.push(500, 503);
  await server.pass(UNTIL_TOLD);
  expect([hook.came.length, (await showLines(server, anna))[0]?.trouble]).toEqual([1, 'It answered 500.']);
  await server.pass((BACK_OFF[0] ?? 0) + 2000);
  expect(hook.came.length).toBe(2);
  await server.pass((BACK_OFF[1] ?? 0) - 5000);
  expect(hook.came.length).toBe(2);
  await server.pass(10_000);
  expect([hook.came.length, (await showLines(server, anna))[0]?.trouble]).toEqual([3, null]);
  await server.pass(10 * 86_400_000);
  expect(hook.came.length).toBe(3);
});

it('comes again no earlier than it is told to', async () => {
  const server = await telling();
  const hook = await receiver();
  const { anna } = await table(server);
  await choose(server, anna, hookAt(hook));
  hook.answers.push(429);
  hook.wait = 3600;
  await server.pass(UNTIL_TOLD + 3_590_000);
  expect(hook.came.length).toBe(1);
  await server.pass(20_000);
  expect(hook.came.length).toBe(2);
});

it('tells of a question to the table those alone whose business it is', async () => {
  const server = await telling({}, { rulebooks: [askingTwo] });
  const hook = await receiver();
  const people = await table(server);
  await choose(server, people.anna, hookAt(hook, 'anna'));
  await choose(server, people.ben, hookAt(hook, 'ben'));
  await allocate(people);
  await server.pass(10 * UNTIL_TOLD);
  expect([hook.came.map(({ path }) => path), first(textsOf(hook))]).toEqual([
    ['/ben'],
    ['Toy: Only: A question to the table'],
  ]);
});

/** The small game in which the roll is `two`'s. */
const ownedByTwo: Rulebook = {
  ...(TOY as Rulebook),
  bind: (setup) => {
    const rules = (TOY as Rulebook).bind(setup);
    const owned = (each: Decision): Decision => (each.seat === DICE ? { ...each, owner: 'two' } : each);
    return { ...rules, asks: (view) => rules.asks(view).map(owned) };
  },
};

it('tells of a roll those who make it, where the rules say whose it is', async () => {
  const server = await telling({}, { rulebooks: [ownedByTwo] });
  const hook = await receiver();
  const people = await table(server, 'typed');
  const { made, anna, ben } = people;
  await choose(server, sitter(server, made.game, made.creatorKey), hookAt(hook, 'all'));
  await choose(server, anna, hookAt(hook, 'anna'));
  await choose(server, ben, hookAt(hook, 'ben'));
  await allocate(people);
  await server.pass(10 * UNTIL_TOLD);
  const came = hook.came.map(({ path }, i) => `${path} ${first(textsOf(hook))[i]}`);
  expect(came.toSorted()).toEqual([
    '/all Toy: Only: Waiting for the roll of two (Ben)',
    '/ben Toy: Only: two: your roll',
  ]);
});

it('tells others of a roll that has become theirs as the link of who makes it ends', async () => {
  const server = await telling({}, { rulebooks: [ownedByTwo] });
  const hook = await receiver();
  const people = await table(server, 'typed');
  await choose(server, people.anna, hookAt(hook));
  await allocate(people);
  await server.pass(10 * UNTIL_TOLD);
  expect(hook.came).toEqual([]);
  await server.ask(`games/${people.made.game}/people/1/revoke`, people.made.creatorKey, {});
  await server.pass(10 * UNTIL_TOLD);
  expect(first(textsOf(hook))).toEqual(['Toy: Only: The dice are to be rolled']);
});

it('gives up at last, or at once where it is refused for good, and begins anew with what waits next', async () => {
  const server = await telling();
  const hook = await receiver();
  const people = await table(server, 'typed');
  await choose(server, people.anna, hookAt(hook));
  hook.answers.push(...Array.from({ length: BACK_OFF.length + 1 }, () => 500));
  await server.pass(30 * 86_400_000);
  expect([hook.came.length, (await showLines(server, people.anna))[0]?.trouble]).toEqual([
    BACK_OFF.length + 1,
    'It answered 500.',
  ]);
  hook.came.length = 0;
  hook.answers.push(403);
  await allocate(people);
  await server.pass(86_400_000);
  expect([hook.came.length, (await showLines(server, people.anna))[0]?.trouble]).toEqual([
    1,
    'It answered 403.',
  ]);
});

it('sends after a start what was due before it, and what nobody had come to look at, each once', async () => {
  const hook = await receiver();
  const before = await telling();
  const people = await table(before, 'typed');
  await choose(before, people.anna, hookAt(hook, 'anna'));
  await before.pass(1000);
  await allocate(people);
  await before.close();
  const after = await telling({ clock: before.clock }, { file: before.file });
  await after.pass(10 * UNTIL_TOLD);
  await after.close();
  const again = await telling({ clock: before.clock }, { file: before.file });
  await again.pass(10 * UNTIL_TOLD);
  expect(first(textsOf(hook))).toEqual(['Toy: Only: The dice are to be rolled']);
});

it('sends nothing to whoever has no link any more', async () => {
  const server = await telling();
  const hook = await receiver();
  const { made, anna } = await table(server);
  await choose(server, anna, hookAt(hook));
  await server.ask(`games/${made.game}/people/0/revoke`, made.creatorKey, {});
  await server.pass(10 * UNTIL_TOLD);
  expect(hook.came).toEqual([]);
});

it('tells a whole table whom it waits for: what who looks on may know, by the maker alone', async () => {
  const server = await telling();
  const [all, mine] = [await receiver(), await receiver()];
  const people = await table(server, 'typed');
  const { made, anna, ben, zoe } = people;
  const maker = sitter(server, made.game, made.creatorKey);
  await choose(server, maker, hookAt(all, 'hook', 'discord'));
  await choose(server, anna, hookAt(mine));
  expect((await showLines(server, anna)).map(({ to }) => to)).toEqual([new URL(mine.url).host]);
  expect(await server.ask(`games/${made.game}/notices`, zoe.key)).toMatchObject({ status: 403 });
  await server.pass(10 * UNTIL_TOLD);
  expect(textsOf(all)).toEqual([
    `Toy: Only: Waiting for one (Anna); Waiting for two (Ben); Waiting for three (Cleo)\n${server.address}#/?game=${made.game}`,
  ]);
  expect(JSON.parse(all.came[0]?.body.toString() ?? '')).toMatchObject({ allowed_mentions: { parse: [] } });
  await allocate(people);
  await ben.answer('dice', '1/roll', [4]);
  await server.pass(10 * UNTIL_TOLD);
  expect(first(textsOf(all)).slice(1)).toEqual(['Toy: Only: Waiting for one (Anna)']);
});

it('tells of one turn once where a person\u2019s channel and the table\u2019s lead to the same place', async () => {
  const server = await telling();
  const [shared, apart] = [await receiver(), await receiver()];
  const people = await table(server, 'typed');
  const { made, anna, ben } = people;
  const maker = sitter(server, made.game, made.creatorKey);
  await choose(server, maker, hookAt(shared));
  await choose(server, anna, hookAt(shared));
  await choose(server, anna, hookAt(apart));
  await server.pass(10 * UNTIL_TOLD);
  expect(first(textsOf(shared))).toEqual([
    'Toy: Only: Waiting for one (Anna); Waiting for two (Ben); Waiting for three (Cleo)',
  ]);
  expect(first(textsOf(apart))).toEqual(['Toy: Only: one: your turn']);
  // also who chooses it later, when the table has been told
  await choose(server, ben, hookAt(shared));
  await server.pass(10 * UNTIL_TOLD);
  expect(shared.came).toHaveLength(1);
  await allocate(people);
  await ben.answer('dice', '1/roll', [4]);
  await server.pass(10 * UNTIL_TOLD);
  expect(first(textsOf(shared)).slice(1)).toEqual(['Toy: Only: Waiting for one (Anna)']);
  // once the table is told nothing there, she is
  const [channel] = await showLines(server, maker);
  await server.ask(`games/${made.game}/notices/${channel?.id}/leave`, made.creatorKey, {});
  await anna.answer('one', '1/speak', 'hold');
  await server.pass(10 * UNTIL_TOLD);
  expect(first(textsOf(shared)).slice(2).toSorted()).toEqual([
    'Toy: Only: one: your turn',
    'Toy: Only: two: your turn',
  ]);
});

it('tells of a nudge at once, whatever was told before', async () => {
  const server = await telling();
  const hook = await receiver();
  const { anna } = await table(server);
  await choose(server, anna, hookAt(hook));
  await server.pass(10 * UNTIL_TOLD);
  await server.notices.nudged(anna.game, 0, 'Ben');
  await server.pass(0);
  expect(first(textsOf(hook)).slice(1)).toEqual(['Toy: Only: Ben asks you to have a look; one: your turn']);
});

it('tries a channel on request, says what came of it, and ends it', async () => {
  const server = await telling();
  const hook = await receiver();
  const { anna, ben } = await table(server);
  const [channel] = await choose(server, anna, hookAt(hook));
  const path = `games/${anna.game}/notices/${channel?.id}`;
  expect(await server.ask(`${path}/try`, ben.key, {})).toMatchObject({ status: 404 });
  expect(await server.ask(`${path}/leave`, ben.key, {})).toMatchObject({ status: 404 });
  expect((await server.ask(`${path}/try`, anna.key, {})).body).toMatchObject({
    channels: [{ sent: new Date(server.clock.now()).toISOString(), trouble: null }],
  });
  expect(textsOf(hook)[0]).toContain('This is how you will be told');
  hook.answers.push(404);
  expect((await server.ask(`${path}/try`, anna.key, {})).body).toMatchObject({
    channels: [{ trouble: 'It answered 404.' }],
  });
  expect((await server.ask(`${path}/leave`, anna.key, {})).body).toMatchObject({ channels: [] });
  await server.pass(10 * UNTIL_TOLD);
  expect(hook.came.length).toBe(2);
});

it('answers without waiting for anything to be sent', async () => {
  const server = await telling();
  const { anna } = await table(server);
  // nobody is there
  await choose(server, anna, { kind: 'hook', url: 'http://127.0.0.1:9/', shape: 'slack' });
  expect(desk(await anna.answer('one', '1/allocate', { a: 1 })).answered).toEqual(['one']);
  await server.pass(UNTIL_TOLD);
});

it('takes only so many channels of one person, and the same one once', async () => {
  const server = await telling();
  const hook = await receiver();
  const { anna } = await table(server);
  for (let i = 0; i < 8; i++) await choose(server, anna, hookAt(hook, `${i}`));
  expect(await choose(server, anna, hookAt(hook, '0'))).toHaveLength(8);
  expect(await server.ask(`games/${anna.game}/notices`, anna.key, hookAt(hook, '8'))).toMatchObject({
    status: 409,
  });
});
