import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { home } from '../../store/home.test-helper.ts';
import { isRefusal } from '../../kernel/clause.ts';
import { ask, desk, refusalText } from '../../server/house.test-helper.ts';
import { type Running, startServer } from '../../server/server.ts';
import { startControl } from '../../server/control.ts';
import { newKey } from '../../server/people/people.ts';
import type { CreatedGame } from '../../server/api/api.ts';
import { openDatabase } from '../../store/open.ts';
import { DATABASE_FILE } from './place.ts';
import { json, run } from '../run.test-helper.ts';

const folder = (): string => mkdtempSync(join(home(), 'links-'));
let end: (() => Promise<void>) | null = null;
afterEach(() => end?.());

/** A server on a folder, with the control that `serve` gives it. */
async function serve(data: string): Promise<Running> {
  const database = openDatabase(join(data, DATABASE_FILE));
  if (isRefusal(database)) throw new Error(database.refused.key);
  const running = await startServer({
    host: '127.0.0.1',
    port: 0,
    database,
    log: pino({ level: 'silent' }),
    web: null,
    limits: { burst: 1000 },
  });
  const { keeper, address } = running;
  const endControl = await startControl(data, () => ({ database, keeper, address }));
  end = async () => {
    end = null;
    await endControl();
    await running.close();
  };
  return running;
}

const SEATS = ['germany', 'japan', 'italy', 'ussr', 'uk', 'usa'];
const WISH = {
  rulebook: 'level-of-cooperation',
  scenario: 'short-1942',
  title: 'Friday',
  people: [
    { name: 'Anna', seats: SEATS },
    { name: 'Zoe', seats: [] },
  ],
};

/** A game on a server that runs. */
async function made(data: string): Promise<{ address: string; created: CreatedGame }> {
  const { address } = await serve(data);
  return { address, created: (await ask(address, 'games', undefined, WISH)).body as CreatedGame };
}

const keyIn = (link: unknown): string => String(link).split('/').at(-1) ?? '';

describe.each(['while a server runs on them', 'while none does'])('the games of a folder, %s', (when) => {
  const begin = async () => {
    const data = folder();
    const { address, created } = await made(data);
    if (when === 'while none does') await end?.();
    let at = address;
    const look = async (key: string) => {
      at = end ? at : (await serve(data)).address;
      return ask(at, `games/${created.game}/desk`, key);
    };
    const people = async (key: string) => ask(at, `games/${created.game}/people`, key);
    const take = async (invitation: string) => {
      const key = newKey();
      await look(created.creatorKey);
      const { status } = await ask(at, `games/${created.game}/take`, invitation, { key });
      expect(status).toBe(200);
      return key;
    };
    const talk = async (key: string) => ask(at, `games/${created.game}/aside`, key);
    return { data, created, look, people, take, talk };
  };

  it('are listed with who sits there', async () => {
    const { data, created } = await begin();
    expect((await json('games', '--data', data))['games']).toEqual([
      {
        id: created.game,
        title: 'Friday',
        rulebook: 'level-of-cooperation',
        scenario: 'short-1942',
        people: WISH.people.map((each) => ({ ...each, revoked: false })),
      },
    ]);
    const { out } = await run('games', '--data', data);
    expect(out).toContain(`${created.game}  Friday [level-of-cooperation, short-1942]`);
    expect(out).toContain('Zoe (looks on)');
  });

  it('get new links for all who have one, and the old ones say that they are ended', async () => {
    const { data, created, look, people, take } = await begin();
    const { links, maker } = await json('links', created.game, '--data', data);
    expect(links).toMatchObject([{ name: 'Anna' }, { name: 'Zoe', seats: [] }]);
    expect(maker).toMatch(new RegExp(`^http://[^/]+/#/people/${created.game}/[\\w-]{32}$`));
    const [anna] = links as { link: string }[];
    const own = await take(keyIn(anna?.link));
    expect(desk(await look(own))).toMatchObject({ person: 'Anna', title: 'Friday' });
    const old = await look(created.people[0]?.key ?? '');
    expect([old.status, refusalText(old)]).toEqual([401, expect.stringMatching(/This link has been ended/)]);
    expect((await look(created.creatorKey)).status).toBe(401);
    const made = await people(created.creatorKey);
    expect([made.status, refusalText(made)]).toEqual([
      401,
      expect.stringMatching(/^This link has been ended/),
    ]);
    expect((await people(keyIn(maker))).status).toBe(200);
  });

  it('get a new link for one of them, which begins with the address that is named', async () => {
    const { data, created, look } = await begin();
    const address = ['--address', 'https://table.example'];
    const { out } = await run('links', created.game, '--data', data, '--person', 'Zoe', ...address);
    expect(out).toMatch(/Zoe \(looks on\):\n {2}https:\/\/table\.example\/#\/game\/\w+\/[\w-]{32}\n$/);
    expect(out).not.toContain('Anna');
    // the invitation of the other stands as it was
    expect((await look(created.people[0]?.key ?? '')).status).toBe(403);
    expect((await look(created.people[1]?.key ?? '')).status).toBe(401);
  });

  it('get a new link for a seat that is taken, which waits for its holder, and all are told who made it', async () => {
    const { data, created, look, take, talk } = await begin();
    const own = await take(created.people[0]?.key ?? '');
    if (when === 'while none does') await end?.();
    const { out } = await run('links', created.game, '--data', data, '--person', 'Anna');
    expect(out).toContain('opens nothing until');
    const [link] = /\S+#\S+/.exec(out) ?? [];
    expect((await look(own)).status).toBe(200);
    const waits = await look(keyIn(link));
    expect([waits.status, refusalText(waits)]).toEqual([403, expect.stringContaining('invitation')]);
    expect((await talk(own)).text).toMatch(/Whoever runs the server has made a new link for Anna/);
  });

  it('are told of in a sentence where there is no such game, person or address', async () => {
    const { data, created } = await begin();
    const fails = async (...args: string[]) => {
      const { code, err } = await run('links', ...args, '--data', data);
      return [code, err];
    };
    expect(await fails('nowhere')).toEqual([2, expect.stringMatching(/^There is no such game/)]);
    expect(await fails(created.game, '--person', 'Eve')).toEqual([
      2,
      expect.stringMatching(/^Nobody called Eve has a link of this game; those who have one: Anna, Zoe\./),
    ]);
    expect(await fails(created.game, '--address', 'table')).toEqual([
      2,
      expect.stringMatching(/is no address/),
    ]);
  });
});

it('says that a folder has no games', async () => {
  const data = folder();
  for (const args of [['games'], ['links', 'g']])
    expect(await run(...args, '--data', data)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/no games in/),
    });
});
