import { describe, expect, it } from 'vitest';
import { house, refusalText, table } from '../house.test-helper.ts';
import { badNames, nameKept } from './names.ts';

describe('a name', () => {
  it('is kept composed, with plain spaces', () => {
    expect(nameKept('  Zoe\u0308\u00a0Lee ')).toBe('Zo\u00eb Lee');
  });

  it.each([
    ['zero width space', 'An\u200bna', 'U+200B'],
    ['soft hyphen', 'An\u00adna', 'U+00AD'],
    ['variation selector', 'Anna\ufe0f', 'U+FE0F'],
    ['hangul filler', '\u3164', 'U+3164'],
    ['blank braille', 'Anna \u2800', 'U+2800'],
    ['tag', 'Anna\u{e0041}', 'U+E0041'],
  ])('has nothing that nobody sees: %s', (_, name, code) => {
    expect(badNames([name])).toMatch(/a character that nobody sees/);
    expect(badNames([name])).toContain(code);
  });

  it.each([
    ['compatibility forms', '\uff21nna'],
    ['case', 'aNNA'],
    ['letters of another script', '\u0410nn\u0430'],
    ['sharp s', 'Strasse', 'stra\u00dfe'],
    ['capital sharp s', 'STRASSE', 'stra\u1e9ee'],
    [
      'the last sigma',
      '\u03a3\u03af\u03c3\u03c5\u03c6\u03bf\u03c2',
      '\u03c3\u03af\u03c3\u03c5\u03c6\u03bf\u03c3',
    ],
    ['a capital i for an l', 'Lola Lill', 'Lola LiIl'],
    ['rn for m', 'Tom', 'Torn'],
    ['a digit', 'Bob', 'B0b'],
    ['more blanks', 'Zoe Lee', 'Zoe  Lee'],
    ['an emoji as text', '\u2764\ufe0f', '\u2764'],
    ['composition', 'Zo\u00eb', 'Zoe\u0308'],
  ])('looks like none of the table: %s', (_, name, other = 'Anna') => {
    expect(badNames([name, other])).toMatch(/looks like|two people called/);
    expect(badNames([name], [other])).toMatch(/looks like|two people called/);
  });

  it.each(['The table', 'the TABLE', 'Th\u0435 deadline', 'Maker', 'The maker', 'Everybody (published)'])(
    'is not one of the server\u2019s: %s',
    (name) => {
      expect(badNames([name])).toMatch(/what the server says for itself/);
    },
  );

  it('is not that of a bot, however it is written', () => {
    for (const name of ['Steady (bot)', 'a bot', 'st\u0435ady (B\u043et)'])
      expect(badNames([name])).toMatch(/what a bot is called/);
  });

  it('may be any other, in whatever script', () => {
    expect(
      badNames([
        'Anna',
        'Anne',
        'Jos\u00e9',
        'Jose',
        'Bj\u00f6rn',
        '\u738b\u82b3',
        '\u0418\u0432\u0430\u043d',
        'P1',
        'P2',
        'Tableau',
        'Eva \u{1f469}\u200d\u{1f680}',
      ]),
    ).toBeNull();
  });
});

it('is judged by whichever way it comes in, and changes nothing where it is refused', async () => {
  const server = await house();
  const { made, anna } = await table(server);
  const seats = ['one', 'two', 'three'];
  const two = [
    { name: 'Anna', seats },
    { name: '\u0410nna', seats: [] },
  ];
  const toy = { rulebook: 'toy', scenario: 'only' };
  const file = (await server.ask(`games/${made.game}/file`, made.creatorKey, { request: 'f' })).body as {
    text: string;
  };
  const lines = file.text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as unknown]));
  const club = (await server.ask('club-tables', undefined, { title: 'Club', template: toy })).body as {
    table: string;
    key: string;
  };
  for (const heard of [
    await server.ask('games', undefined, { ...toy, people: two }),
    await server.ask('imports', undefined, { lines, people: two }),
    await server.ask(`club-tables/${club.table}/games`, club.key, { title: 'One', people: two }),
    await server.ask(`games/${made.game}/people`, made.creatorKey, { name: '\u0410nna', seats: [] }),
  ])
    expect([heard.status, refusalText(heard)]).toEqual([400, expect.stringMatching(/looks like Anna/)]);
  const added = await server.ask(`games/${made.game}/people`, made.creatorKey, {
    name: 'Noe\u0308l',
    seats: [],
  });
  expect(added.body).toMatchObject({ name: 'No\u00ebl' });
  const { people } = await anna.desk();
  expect(people.map(({ name }) => name)).toEqual(['Anna', 'Ben', 'Cleo', 'Zoe', 'No\u00ebl']);
});

it('of somebody whose link has ended may be theirs again', async () => {
  const server = await house();
  const { made } = await table(server);
  const people = `games/${made.game}/people`;
  expect((await server.ask(people, made.creatorKey, { name: 'Ben', seats: ['two'] })).status).toBe(400);
  await server.ask(`${people}/1/revoke`, made.creatorKey, {});
  expect((await server.ask(people, made.creatorKey, { name: 'Ben', seats: ['two'] })).status).toBe(201);
});
