import { isRecord } from '../../kernel/json.ts';
import type { Seat } from '../../kernel/seat.ts';
import { type Channel, CLUB_FILE, EVERYBODY, MAKER, of, post } from './channel.test-helper.ts';

// The channels by which something is done once, when a pair has ended.

const PEOPLE_OF = [{ name: 'Somebody', seats: [] }];

/** A file without the entries of a seat, and without the numbers and hashes that hang on those. */
function withoutEntriesOf(seat: Seat, text: string): string {
  const { name, text: file } = JSON.parse(text) as { name: string; text: string };
  const lines = file.trimEnd().split('\n');
  const kept = lines.map((line) =>
    JSON.stringify(
      JSON.parse(line, (key, value: unknown) =>
        HUNG.has(key) || (isRecord(value) && value['seat'] === seat) ? undefined : value,
      ),
    ),
  );
  // a stretch of the hidden seat's entries alone leaves no line
  const isBare = (line: string | undefined): boolean =>
    line === undefined || /"entries":\[(null,?)*\]/.test(line);
  return [name, ...kept.filter((line) => !isBare(line))].join('\n');
}

const HUNG = new Set(['n', 'hash', 'state', 'signed']);

/** By method and path, as the OpenAPI document has them, in the order in which they are asked. */
export const CLOSING: Readonly<Record<string, Channel>> = {
  'post /api/games/{id}/maker': {
    may: MAKER,
    when: 'last',
    asks: (at) => [post(of(at, 'maker'), { title: 'Another title', archived: true })],
  },
  'post /api/games/{id}/people': {
    may: MAKER,
    when: 'last',
    asks: (at) => [post(of(at, 'people'), { name: `By ${at.name}`, seats: [] })],
  },
  'post /api/games/{id}/publish': {
    may: MAKER,
    when: 'last',
    asks: (at) => [post(of(at, 'publish'), { published: true })],
    shut: 'most pairs end before their games',
  },
  'post /api/games/{id}/file': {
    may: MAKER,
    when: 'last',
    // the whole table is told that it was taken
    hides: withoutEntriesOf,
    asks: (at) => [post(of(at, 'file'), { request: at.label })],
  },
  'post /api/games/{id}/notices/{channel}/leave': {
    may: ['seat', 'organiser'],
    when: 'last',
    asks: (at) => [post(of(at, `notices/${at.channel}/leave`))],
  },
  'post /api/notices/leave': {
    may: EVERYBODY,
    when: 'last',
    asks: ({ leave: [channel, token] }) => [post('notices/leave', { channel, token })],
  },
  'post /leave/{channel}/{token}': {
    may: EVERYBODY,
    when: 'last',
    asks: ({ leave: [channel, token] }) => [post(`../leave/${channel}/${token}`)],
    shut: 'who could has left by the page',
  },
  'post /api/games/{id}/people/{index}/revoke': {
    may: MAKER,
    when: 'last',
    asks: (at) => [post(of(at, `people/${at.desk.people.length - 1}/revoke`))],
  },
  'post /api/games/{id}/people/{index}/renew': {
    may: MAKER,
    when: 'last',
    asks: (at) => [post(of(at, 'people/0/renew'))],
  },
  'post /api/games': {
    may: EVERYBODY,
    when: 'last',
    asks: ({ desk: { rulebook, scenario } }) => [
      post('games', { rulebook, scenario, people: PEOPLE_OF, title: 'Another' }),
    ],
    shut: 'nobody has its seats',
  },
  'post /api/imports': {
    may: EVERYBODY,
    when: 'last',
    asks: () => [post('imports', { lines: [{}], people: PEOPLE_OF })],
    shut: 'the file is none',
  },
  'post /api/clubs': { may: EVERYBODY, when: 'last', asks: () => [post('clubs', { club: CLUB_FILE })] },
  'post /api/club-tables': {
    may: EVERYBODY,
    when: 'last',
    asks: ({ desk: { rulebook, scenario } }) => [
      post('club-tables', { title: 'Others', template: { rulebook, scenario } }),
    ],
  },
  'post /api/club-tables/{id}/games': {
    may: MAKER,
    when: 'last',
    asks: ({ table, desk: { people } }) => [
      post(`club-tables/${table}/games`, {
        title: 'The next',
        people: people.map(({ name, seats }) => ({ name, seats })),
      }),
    ],
  },
  'post /api/club-tables/{id}/end': {
    may: MAKER,
    when: 'last',
    asks: ({ table }) => [post(`club-tables/${table}/end`)],
  },
  'post /api/club-tables/{id}/renew': {
    may: MAKER,
    when: 'last',
    asks: ({ table }) => [post(`club-tables/${table}/renew`)],
    shut: 'its key has ended',
  },
};
