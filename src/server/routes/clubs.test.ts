import { describe, expect, it } from 'vitest';
import type { CreatedGame } from '../api/api.ts';
import type { KeptClub } from '../api/club-api.ts';
import { desk, house, refusalText } from '../house.test-helper.ts';

const CLUB = {
  format: 1,
  kind: 'club',
  title: 'Ours',
  rulebooks: { 'a-world-at-war': { facts: { 'brps.turkey.8': 5 } } },
};
const PEOPLE = [{ name: 'Anna', seats: ['european-axis', 'western-allies', 'russia'] }];
const WISH = { rulebook: 'a-world-at-war', scenario: 'european-1940', people: PEOPLE };

describe('a club file on the server', () => {
  it('is kept for whoever has its key, replaced, and kept no longer', async () => {
    const server = await house();
    const made = await server.ask('clubs', undefined, { club: CLUB });
    expect(made.status).toBe(201);
    const { club, key } = made.body as KeptClub;
    expect((await server.ask(`clubs/${club}`, key)).body).toEqual({ club: CLUB });
    const other = { ...CLUB, title: 'Ours, anew' };
    expect((await server.ask(`clubs/${club}`, key, { club: other })).status).toBe(200);
    expect((await server.ask(`clubs/${club}`, key)).body).toEqual({ club: other });
    expect((await server.ask(`clubs/${club}`, key, { club: null })).status).toBe(200);
    expect((await server.ask(`clubs/${club}`, key)).status).toBe(401);
    expect(server.logged.join('')).not.toContain(key);
  });

  it('is refused with what is wrong with it, and to others', async () => {
    const server = await house();
    const bad = await server.ask('clubs', undefined, { club: { ...CLUB, rulebooks: { chess: {} } } });
    expect([bad.status, refusalText(bad)]).toEqual([
      400,
      expect.stringMatching(/^rulebooks\.chess is no rulebook/),
    ]);
    const { club, key } = (await server.ask('clubs', undefined, { club: CLUB })).body as KeptClub;
    expect(refusalText(await server.ask(`clubs/${club}`))).toMatch(/needs the key of the club file/);
    expect(refusalText(await server.ask(`clubs/${club}`, `${key}x`))).toMatch(/opens no club file/);
    expect((await server.ask('clubs/none', key)).status).toBe(401);
    const open = await house({ host: '0.0.0.0' });
    expect((await open.ask('clubs', undefined, { club: CLUB })).status).toBe(401);
    expect((await open.ask('clubs', open.creationKey ?? '', { club: CLUB })).status).toBe(201);
  });
});

describe('a game that is made with one', () => {
  it('is told what it has, and is not asked it; without one it has no line yet', async () => {
    const server = await house();
    const brps = Object.fromEntries(
      ['germany', 'italy', 'britain', 'france', 'us', 'russia'].flatMap((power) => [
        [`brp.${power}`, 100],
        [`dp.other.${power}`, 0],
      ]),
    );
    const club = { facts: {}, starts: { 'european-1940': { ...brps, 'usat.effective': 12 } } };
    const looked = async (wish: object): Promise<ReturnType<typeof desk>> => {
      const { game, people } = (await server.ask('games', undefined, wish)).body as CreatedGame;
      return desk(await server.ask(`games/${game}/desk`, people[0]?.key ?? ''));
    };
    const bare = await looked(WISH);
    expect([bare.lines.length, bare.awaiting]).toEqual([0, ['table']]);
    const told = await looked({ ...WISH, club });
    expect(told.lines).toMatchObject([{ seat: 'table', by: 'club file', kind: 'answer' }]);
    expect(told.awaiting).toEqual(['european-axis', 'western-allies', 'russia']);
  });

  it('is never told what only a seat knows', async () => {
    const server = await house();
    const facts = { 'covert-operations.russia': 3, 'moon.cheese': { value: [1] }, 'brps.turkey.8': 'five' };
    const club = { facts, starts: {} };
    const { game, people } = (await server.ask('games', undefined, { ...WISH, club })).body as CreatedGame;
    const seen = desk(await server.ask(`games/${game}/desk`, people[0]?.key ?? ''));
    expect(seen.lines).toEqual([]);
  });
});
