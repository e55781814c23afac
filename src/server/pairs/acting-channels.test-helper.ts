import { draftKey } from '../../kernel/forms/draft-key.ts';
import type { Desk } from '../api/api.ts';
import {
  type Channel,
  CLUB_FILE,
  EVERYBODY,
  LOOKERS,
  MAKER,
  of,
  PEOPLE,
  post,
  type ReaderStand,
  SEATS,
  type Wire,
} from './channel.test-helper.ts';

// The channels by which something is done again and again.

const NO_HEAD = 'a'.repeat(64);

const DAYS = [1, 2, 3, 4, 5];
const RULE = { hours: 40, days: DAYS, zone: 'Europe/Paris', late: 'wait' };

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
export const ACTING: Readonly<Record<string, Channel>> = {
  'post /api/standings': {
    may: EVERYBODY,
    asks: (at) => [post('standings', { games: [{ game: at.game, key: 'KEY', looked: { [at.seat]: 1 } }] })],
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
  'post /api/games/{id}/lots': {
    may: SEATS,
    shut: 'the dice of a pair wait for no lots',
    asks: (at) => {
      const lot = { head: NO_HEAD, of: [at.seat || at.hidden], hash: NO_HEAD };
      return [post(of(at, 'lots'), { ...lot, request: `${at.label}/lot` })];
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
};
