import { type Channel, EVERYBODY, MAKER, of, PEOPLE, SEATS, type Wire } from './channel.test-helper.ts';

// The channels that only read.

const get = (path: string): Wire => ({ method: 'GET', path });

/** By method and path, as the OpenAPI document has them. */
export const READING: Readonly<Record<string, Channel>> = {
  'get /api/games/{id}/desk': {
    may: PEOPLE,
    asks: (at) => [at.seat, '', at.hidden].map((seat) => get(of(at, `desk?from=0&seat=${seat}`))),
  },
  'get /api/games/{id}/aside': {
    may: PEOPLE,
    asks: (at) => [get(of(at, `aside?seat=${at.seat}`))],
  },
  'get /api/games/{id}': { may: PEOPLE, asks: ({ game }) => [get(`games/${game}`)] },
  'get /api/games/{id}/at/{n}': {
    may: PEOPLE,
    asks: (at) => {
      const n = Math.max(0, at.desk.lines.length - 1);
      return [at.seat, '', at.hidden].map((eyes) => get(of(at, `at/${n}?seat=${at.seat}&as=${eyes}`)));
    },
  },
  'get /api/games/{id}/lines': {
    may: PEOPLE,
    asks: (at) =>
      [at.seat, at.hidden].map((seat) => get(of(at, `lines?seat=${seat}&before=${at.desk.lines.length}`))),
  },
  'get /api/games/{id}/past': {
    may: PEOPLE,
    asks: (at) => [get(of(at, 'past'))],
  },
  'get /api/games/{id}/invitation': {
    may: [],
    asks: (at) => [get(of(at, 'invitation'))],
  },
  'get /api/games/{id}/affected/{n}': {
    may: PEOPLE,
    asks: (at) => [get(of(at, `affected/${Math.max(1, at.desk.lines.length)}?seat=${at.seat}`))],
  },
  'get /api/games/{id}/people': { may: MAKER, asks: (at) => [get(of(at, 'people'))] },
  'get /api/games/{id}/maker': { may: MAKER, asks: (at) => [get(of(at, 'maker'))] },
  'get /api/games/{id}/talk': {
    may: PEOPLE,
    asks: (at) => [get(of(at, `talk?before=9&seat=${at.seat}`))],
  },
  'get /api/games/{id}/talk/maker': { may: MAKER, asks: (at) => [get(of(at, 'talk/maker'))] },
  'get /api/games/{id}/notes': {
    may: SEATS,
    asks: (at) => [at.seat, at.hidden].map((seat) => get(of(at, `notes?seat=${seat}`))),
  },
  'get /api/games/{id}/drafts': {
    may: SEATS,
    asks: (at) => [at.seat, at.hidden].map((seat) => get(of(at, `drafts?seat=${seat}`))),
  },
  'get /api/games/{id}/notices': { may: ['seat', 'organiser'], asks: (at) => [get(of(at, 'notices'))] },
  'get /api/club-tables/{id}': { may: MAKER, asks: ({ table }) => [get(`club-tables/${table}`)] },
  'get /api/club-tables/{id}/games/{game}': {
    may: MAKER,
    asks: ({ table, game }) => [get(`club-tables/${table}/games/${game}`)],
  },
  'get /api/clubs/{id}': { may: ['club'], asks: ({ club }) => [get(`clubs/${club}`)] },
  'get /api/rulebooks': { may: EVERYBODY, when: 'seldom', asks: () => [get('rulebooks')] },
  'get /api/openapi.json': { may: EVERYBODY, when: 'seldom', asks: () => [get('openapi.json')] },
  'get /healthz': { may: EVERYBODY, when: 'seldom', asks: () => [get('../healthz')] },
  'get /readyz': { may: EVERYBODY, when: 'seldom', asks: () => [get('../readyz')] },
  'get /api/live': { may: [], asks: () => [get('live')] },
  'get /leave/{channel}/{token}': {
    may: EVERYBODY,
    when: 'seldom',
    asks: () => [get('../leave/none/of-it')],
  },
  'get /metrics': { may: ['operator'], when: 'always', asks: () => [get('../metrics')] },
};
