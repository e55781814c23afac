import { expect, it } from 'vitest';
import { PROOF } from '../../../scripts/tier.ts';
import { BOTS } from '../../analysis/bots/levels.ts';
import type { CreatedGame } from '../api/api.ts';
import { desk, type Ear, house, listen, type Sitter, sitter, type TestHouse } from '../house.test-helper.ts';

// Why a bot answered so, and what it would answer, is as sealed as the answer: nobody else at the table gets a byte of it.

const SEATS = ['european-axis', 'western-allies', 'russia'];
const [OWNER = '', ...OTHERS] = SEATS;
const LOOKER = 'a spectator';
const LEVELS = Object.keys(BOTS).filter((level) => PROOF || level === 'steady');

interface Open {
  readonly server: TestHouse;
  readonly made: CreatedGame;
  readonly people: Readonly<Record<string, Sitter>>;
  readonly ears: Readonly<Record<string, Ear>>;
}

/** A game in which somebody has each seat, somebody looks on, and all listen. */
async function open(): Promise<Open> {
  const server = await house({ pause: 0 });
  const people = [...SEATS, LOOKER].map((name) => ({ name, seats: name === LOOKER ? [] : [name] }));
  const wish = { rulebook: 'a-world-at-war', scenario: 'european-1940', people };
  const heard = await server.ask('games', undefined, wish);
  if (heard.status !== 201) throw new Error(heard.text);
  const made = heard.body as CreatedGame;
  const sitters: Record<string, Sitter> = {};
  const ears: Record<string, Ear> = {};
  for (const { name, key } of made.people) {
    sitters[name] = sitter(server, made.game, key);
    ears[name] = await listen(server, { game: made.game, key, have: 0, changes: true, aside: true });
  }
  const powers = ['germany', 'italy', 'britain', 'france', 'us', 'russia'];
  const told = powers.map((power) => [`dp.allotment.${power}`, { value: 2, as: 'change' }]);
  const reported = await sitters[OWNER]?.answer('table', 'standing-0/report', Object.fromEntries(told));
  expect(reported).toMatchObject({ status: 200 });
  return { server, made, people: sitters, ears };
}

/** All that came to everybody but the owner of the seat, over either way, once they have asked for all they may. */
async function toOthers({ people, ears }: Open): Promise<string> {
  const came: string[] = [];
  for (const name of [...OTHERS, LOOKER]) {
    const who = people[name];
    const seen = await who?.desk();
    await who?.aside();
    await who?.look('aside');
    await who?.stands();
    await who?.back(seen?.lines.length ?? 0, name === LOOKER ? '' : name, '');
    await who?.back(seen?.lines.length ?? 0, name === LOOKER ? '' : name, OWNER);
    await ears[name]?.settled();
    came.push(...(who?.got ?? []).map(({ text }) => text), ...(ears[name]?.frames ?? []));
  }
  return came.join('\n');
}

const reasonsOf = async ({ server, made, people }: Open): Promise<readonly string[]> => {
  const parts = (await server.ask(`games/${made.game}/aside?seat=${OWNER}`, people[OWNER]?.key)).body as {
    part: string;
    set?: { reasons?: readonly { text: string }[] };
  }[];
  return (parts.find(({ part }) => part === 'bots')?.set?.reasons ?? []).map(({ text }) => text);
};

it.each(LEVELS)('why a %s answered in secret reaches its own desk alone', async (level) => {
  const game = await open();
  const owner = game.people[OWNER] as Sitter;
  expect((await owner.post('bots', { seat: OWNER, level, request: undefined })).status).toBe(200);
  await game.server.bots.look();
  expect((await owner.desk(OWNER)).answered).toContain(OWNER);
  const reasons = await reasonsOf(game);
  expect(reasons.length).toBeGreaterThan(0);
  const others = await toOthers(game);
  expect(others).toContain(`"${OWNER}":"${level}"`);
  for (const reason of reasons) expect(others).not.toContain(JSON.stringify(reason).slice(1, -1));
  expect(game.server.logged.join('')).not.toContain(reasons[0]);
});

it.each(PROOF ? LEVELS : [])(
  'what a %s would answer in secret, and that it is asked, nobody else hears',
  async (level) => {
    const game = await open();
    const owner = game.people[OWNER] as Sitter;
    const decision = desk(await owner.look(`desk?seat=${OWNER}`)).asks.find(({ sealed }) => sealed)?.id ?? '';
    const before = await toOthers(game);
    const frames = Object.fromEntries(
      [...OTHERS, LOOKER].map((name) => [name, game.ears[name]?.frames.length]),
    );
    const hint = { seat: OWNER, level, hints: true, request: undefined };
    expect((await owner.post('bots', hint)).status).toBe(200);
    const heard = await owner.post('suggest', { seat: OWNER, decision, level, request: undefined });
    expect(heard).toMatchObject({ status: 200 });
    const { why } = heard.body as { why: string };
    for (const name of OTHERS)
      for (const seat of [OWNER, 'table', 'dice'])
        expect(
          (await game.people[name]?.post('suggest', { seat, decision, level, request: undefined }))?.status,
        ).toBeGreaterThan(400);
    const others = (await toOthers(game)).slice(before.length);
    expect(others).not.toContain(JSON.stringify(why).slice(1, -1));
    expect(others).not.toContain(`"${OWNER}":"${level}"`);
    // a seat that is told something moves nothing at another desk
    for (const name of [...OTHERS, LOOKER]) expect(game.ears[name]?.frames.length).toBe(frames[name]);
    expect(await owner.desk(OWNER)).toMatchObject({ awaiting: SEATS });
  },
);
