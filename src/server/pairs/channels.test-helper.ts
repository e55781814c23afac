import { draftKey } from '../../kernel/forms/draft-key.ts';
import type { Desk } from '../api/api.ts';

// Every channel by which anybody is told anything of a game: each route, how a reader asks for it, and who may; and whatever
// is no route. A new one is a line here: `pairs.test.ts` fails for each that is missing, or that there is no more.

/** What a reader of a pair of games is: somebody with a seat, a spectator, whoever organises the games and made them, the
 * holder of a club file or of a link for everybody, who runs the server, and who has no key or a wrong one. */
export type ReaderKind =
  | 'seat'
  | 'spectator'
  | 'organiser'
  | 'club'
  | 'everybody'
  | 'operator'
  | 'stranger'
  | 'guesser';

/** A request. */
export interface Wire {
  readonly method: 'GET' | 'POST';
  /** From `/api/` on. */
  readonly path: string;
  /** What is sent, or what follows from the answer before it. */
  readonly body?: object | ((before: unknown) => object);
}

/** Where a reader stands in one of the two houses; all but the desk is the same in both. */
export interface ReaderStand {
  readonly kind: ReaderKind;
  /** What the reader is called at the game. */
  readonly name: string;
  /** The reader's seat; empty: none. */
  readonly seat: string;
  /** Whose secret it is. */
  readonly hidden: string;
  /** Somebody else with a seat, whose secret it is not. */
  readonly other: string;
  readonly game: string;
  readonly table: string;
  readonly club: string;
  /** The reader's last desk; what is not at the table: a spectator's. */
  readonly desk: Desk;
  /** What the reader's seat may leave: a habit, and one of its answers. */
  readonly habit: readonly [name: string, answer: string];
  /** Where the reader's own hook leads, and its channel. */
  readonly hook: string;
  readonly channel: string;
  /** What leads out of the reader's mail. */
  readonly leave: readonly [channel: string, token: string];
  /** By what this request is told from all others of the pair. */
  readonly label: string;
}

/** How a channel is asked. */
export interface Channel {
  /** Who may: nobody else ever gets anything but a no. */
  readonly may: readonly ReaderKind[];
  /** What a reader sends, one after the other. */
  readonly asks: (at: ReaderStand) => readonly Wire[];
  /**
   * After each step; seldom, as it tells everybody the same; once, when a pair has ended, in the order of the list. None said: in
   * turns.
   */
  readonly when?: 'always' | 'seldom' | 'last';
  /** Why nobody who may gets more than a no here. */
  readonly shut?: string;
  /** Only that there is an answer is compared, and why. */
  readonly status?: string;
}

const EVERYBODY: readonly ReaderKind[] = [
  'seat',
  'spectator',
  'organiser',
  'club',
  'everybody',
  'operator',
  'stranger',
  'guesser',
];
const PEOPLE: readonly ReaderKind[] = ['seat', 'spectator', 'everybody'];
const LOOKERS: readonly ReaderKind[] = ['seat', 'spectator'];
const SEATS: readonly ReaderKind[] = ['seat'];
const MAKER: readonly ReaderKind[] = ['organiser'];

const get = (path: string): Wire => ({ method: 'GET', path });
const post = (path: string, body: object = {}): Wire => ({ method: 'POST', path, body });
const of = ({ game }: ReaderStand, what: string): string => `games/${game}/${what}`;
const DAYS = [1, 2, 3, 4, 5];
const RULE = { hours: 40, days: DAYS, zone: 'Europe/Paris', late: 'wait' };
const PEOPLE_OF = [{ name: 'Somebody', seats: [] }];

/** The first line of a desk that tells its seat to do something. */
function directiveIn({ lines }: Desk): number {
  return lines.find(({ dispatches }) => dispatches.some(({ kind }) => kind === 'directive'))?.n ?? 1;
}

/** The reader's answer that is held is taken back and given again; else nothing is there to be taken back. */
function withdrawal(at: ReaderStand): readonly Wire[] {
  const { asks, marks } = at.desk;
  const held = asks.find((each) => each.held !== undefined && each.seat === at.seat);
  const about = { seat: at.seat || 'table', decision: held?.id ?? 'none', request: at.label };
  const back = post(of(at, 'withdraw'), about);
  if (!held) return [back];
  const mark = marks[held.id];
  const again = { ...about, answer: held.held, request: `${at.label}/again`, ...(mark ? { mark } : {}) };
  return [back, post(of(at, 'answers'), again)];
}

/** Whatever was proposed before is refused. */
function refusal(at: ReaderStand): Wire {
  const body = (before: unknown): object => {
    const { mark } = (before as Partial<Desk> | null)?.proposal ?? {};
    return { request: `${at.label}/no`, ...(mark === undefined ? {} : { mark }) };
  };
  return { method: 'POST', path: of(at, 'proposal/refuse'), body };
}

/** By method and path, as the OpenAPI document has them. */
export const ROUTES: Readonly<Record<string, Channel>> = {
  'get /api/games/{id}/desk': {
    may: PEOPLE,
    asks: (at) => [at.seat, '', at.hidden].map((seat) => get(of(at, `desk?from=0&seat=${seat}`))),
  },
  'get /api/games/{id}/aside': {
    may: PEOPLE,
    asks: (at) => [get(of(at, `aside?seat=${at.seat}`))],
  },
  'post /api/standings': {
    may: EVERYBODY,
    asks: (at) => [post('standings', { games: [{ game: at.game, key: 'KEY', looked: { [at.seat]: 1 } }] })],
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
  'post /api/games/{id}/answers': {
    may: SEATS,
    asks: (at) =>
      [at.seat || at.hidden, 'table', 'dice'].map((seat) => {
        const decision = at.desk.asks[0]?.id ?? 'none';
        return post(of(at, 'answers'), { seat, decision, mark: 'old', answer: null, request: at.label });
      }),
  },
  'post /api/games/{id}/withdraw': { may: SEATS, asks: withdrawal },
  'post /api/games/{id}/ticks': {
    may: SEATS,
    asks: (at) =>
      [true, false].map((done) => {
        const tick = { seat: at.seat || at.hidden, line: directiveIn(at.desk), item: 1, done };
        return post(of(at, 'ticks'), { ...tick, request: `${at.label}/${done}` });
      }),
  },
  'post /api/games/{id}/habits': {
    may: SEATS,
    asks: (at) => {
      const [habit, answer] = at.habit;
      return [{ answer, lasts: 'once' }, null].map((leaves) => {
        const request = `${at.label}/${leaves === null}`;
        return post(of(at, 'habits'), { seat: at.seat || at.hidden, habit, leaves, request });
      });
    },
  },
  'post /api/games/{id}/undo': {
    may: SEATS,
    asks: (at) => {
      const to = Math.max(0, at.desk.lines.length - 3);
      const about = { seat: at.seat || at.hidden, to, reason: 'A wrong line.', request: at.label };
      return [post(of(at, 'undo'), about), refusal(at)];
    },
  },
  'post /api/games/{id}/mend': {
    may: SEATS,
    asks: (at) => {
      const line = Math.max(1, at.desk.lines.length - 1);
      const about = {
        seat: at.seat || at.hidden,
        mend: [{ at: line, strike: true }],
        reason: 'It was not so.',
      };
      return [post(of(at, 'mend'), { ...about, request: at.label }), refusal(at)];
    },
  },
  'post /api/games/{id}/proposal/agree': {
    may: SEATS,
    asks: (at) => [post(of(at, 'proposal/agree'), { request: at.label })],
    shut: 'what is proposed is refused again at once',
  },
  'post /api/games/{id}/proposal/refuse': {
    may: SEATS,
    asks: (at) => [post(of(at, 'proposal/refuse'), { request: at.label })],
  },
  'post /api/games/{id}/talk': {
    may: LOOKERS,
    asks: (at) => {
      const to = at.seat === '' ? 'maker' : 'all';
      return [post(of(at, 'talk'), { desk: at.seat, to, text: `Here: ${at.label}`, request: at.label })];
    },
  },
  'post /api/games/{id}/talk/seen': {
    may: PEOPLE,
    asks: (at) => [post(of(at, 'talk/seen'), { desk: at.seat, count: 3 })],
  },
  'post /api/games/{id}/talk/lookers': {
    may: MAKER,
    asks: (at) => [post(of(at, 'talk/lookers'), { may: 'write' })],
  },
  'post /api/games/{id}/talk/maker': {
    may: MAKER,
    asks: (at) => [post(of(at, 'talk/maker'), { to: 'all', text: 'Hear, hear.', request: at.label })],
  },
  'post /api/games/{id}/notes': {
    may: SEATS,
    asks: (at) =>
      [
        post(of(at, 'notes'), {
          seat: at.seat || at.hidden,
          place: at.label,
          text: 'To be done.',
          had: null,
        }),
        post(of(at, 'notes'), { seat: at.hidden, place: at.label, text: 'To be done.', had: null }),
      ].slice(0, at.seat === '' ? 1 : 2),
  },
  'post /api/games/{id}/drafts': {
    may: SEATS,
    asks: (at) => {
      const asked = at.desk.asks.find(({ held }) => held === undefined) ?? at.desk.tableAsks[0];
      const decision = asked ? draftKey(asked) : 'none';
      return [post(of(at, 'drafts'), { seat: at.seat || at.hidden, decision, draft: { begun: at.label } })];
    },
  },
  'post /api/games/{id}/deadline': {
    may: ['seat', 'organiser'],
    asks: (at) => [post(of(at, 'deadline'), { rule: { ...RULE, hours: at.seat === '' ? 40 : 30 } })],
  },
  'post /api/games/{id}/away': {
    may: LOOKERS,
    asks: (at) => [post(of(at, 'away'), { days: [{ from: '2026-03-20', until: '2026-03-22' }] })],
  },
  'post /api/games/{id}/stand-in': {
    may: SEATS,
    asks: (at) => [at.other, null].map((by) => post(of(at, 'stand-in'), { by })),
  },
  'post /api/games/{id}/stand-in/accept': {
    may: LOOKERS,
    asks: (at) => [true, false].map((accept) => post(of(at, 'stand-in/accept'), { for: at.other, accept })),
    shut: 'nobody names a spectator, nor anybody for long',
  },
  'post /api/games/{id}/stand-in/lets': {
    may: SEATS,
    asks: (at) => [true, false].map((lets) => post(of(at, 'stand-in/lets'), { by: at.other, lets })),
  },
  'post /api/games/{id}/take': {
    may: [],
    asks: (at) => [post(of(at, 'take'), { key: 'a'.repeat(32) })],
  },
  'post /api/games/{id}/people/{index}/agree': {
    may: SEATS,
    asks: (at) => [post(of(at, 'people/0/agree'))],
    shut: 'nobody is invited to a seat that is held',
  },
  'post /api/games/{id}/back': {
    may: SEATS,
    asks: (at) => [post(of(at, 'back'))],
    shut: 'nobody is away for so long that another plays',
  },
  'post /api/games/{id}/presence': {
    may: PEOPLE,
    asks: (at) => [post(of(at, 'presence'), { shows: true, away: at.label.length % 2 === 0 })],
  },
  'post /api/games/{id}/nudge': {
    may: SEATS,
    asks: (at) => [at.other, at.hidden].map((person) => post(of(at, 'nudge'), { person })),
  },
  'post /api/games/{id}/bots': {
    may: SEATS,
    asks: (at) =>
      ['steady', null].map((level) =>
        post(of(at, 'bots'), { seat: at.seat || at.hidden, level, ...(level ? { hints: true } : {}) }),
      ),
  },
  'post /api/games/{id}/bots/pace': {
    may: SEATS,
    shut: 'nobody plays alone',
    asks: (at) => [post(of(at, 'bots/pace'), { pace: 'slow' })],
  },
  'post /api/games/{id}/suggest': {
    may: SEATS,
    asks: (at) => {
      const decision = at.desk.asks.find(({ optional }) => !optional)?.id ?? 'none';
      return [post(of(at, 'suggest'), { seat: at.seat || at.hidden, decision, level: 'steady' })];
    },
  },
  'post /api/games/{id}/notices': {
    may: ['seat', 'organiser'],
    asks: (at) => [post(of(at, 'notices'), { kind: 'hook', url: at.hook, shape: 'slack' })],
  },
  'post /api/games/{id}/notices/{channel}/try': {
    may: ['seat', 'organiser'],
    asks: (at) => [post(of(at, `notices/${at.channel}/try`))],
    status: 'it tells how far the message has come by then',
  },
  'post /api/notices/confirm': {
    may: EVERYBODY,
    asks: () => [post('notices/confirm', { channel: 'none', token: 'of-it' })],
    shut: 'whoever is told by mail has confirmed it as the game was made',
  },
  'post /api/clubs/{id}': {
    may: ['club'],
    asks: ({ club }) => [post(`clubs/${club}`, { club: CLUB_FILE })],
  },
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
    status: 'the file holds all secrets, and the whole table is told that it was taken',
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
  'get /metrics': { may: ['operator'], when: 'always', asks: () => [get('../metrics')] },
};

/** A club file. */
export const CLUB_FILE = { format: 1, kind: 'club', title: 'Ours', rulebooks: {} };

/** What comes to readers without their asking, and what who runs the server can look at, with what it is. */
export const OTHERS = {
  live: 'the frames of a live desk',
  notices: 'what comes by mail, to a browser and to a hook',
  log: 'the lines that the server writes for who runs it',
  list: 'the list of games, for the command line of who runs it',
} as const;
