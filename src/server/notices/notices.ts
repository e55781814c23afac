import { randomBytes } from 'node:crypto';
import type { Channel, ChannelKind, Notice } from '../../store/notices.ts';
import { isDenied } from '../denied.ts';
import type { Games } from '../games.ts';
import type { LiveGame } from '../live-game.ts';
import { newsOf, type Wait, waitsFor } from './awaited.ts';
import type { Clock } from './clock.ts';
import type { Links } from './links.ts';
import type { Message, Sender, Sent } from './message.ts';
import { NOTE, TROUBLE } from './texts.ts';

/** Who tells people that something waits for them. */
export interface Notices {
  /** Something else may wait now in a game. */
  changed(game: string): void;
  /** Somebody asks a person at a game to have a look. */
  nudged(game: string, at: number, by: string): Promise<void>;
  /** Send what is to be sent at once over a channel: a trial, or a link to confirm it by. */
  sendNow(channel: string, kind: 'trial' | 'confirm'): Promise<void>;
  /** Look at every game that has channels, as after a stop, and send what is due. */
  begin(): Promise<void>;
  /** Send what is due. */
  drain(): Promise<void>;
  /** When nothing is under way. */
  idle(): Promise<void>;
  /** Wait for what is under way; nothing is sent after that. */
  close(): Promise<void>;
}

export interface NoticeGround {
  readonly games: Pick<Games, 'database' | 'open' | 'here'>;
  readonly clock: Clock;
  readonly links: Links;
  /** What sends over each kind of channel; none: the server has no means to. */
  readonly senders: Readonly<Partial<Record<ChannelKind, Sender>>>;
  failed(error: unknown): void;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Milliseconds after a change until it is looked at: the answer goes out first. */
export const LOOK = 100;
/** What comes within it is one notice; and how far two over a channel are apart at least. */
export const WINDOW = 45 * SECOND;
export const APART = 2 * MINUTE;
/** How long nobody else need tell a person whose desk is open, and when that is looked at again. */
export const AT_DESK = 10 * MINUTE;
const AGAIN = 30 * SECOND;
/** How long after each failure it is tried again; after the last it is given up. */
export const BACK_OFF: readonly number[] = [
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
  24 * HOUR,
];
/** How long a process has what it took: longer than sending takes. */
const LEASE = 2 * MINUTE;
/** How often the queue is looked at while something is in it that another process may have taken. */
const LONGEST = MINUTE;
/** How many are sent side by side. */
const AT_ONCE = 4;

/** Notices of a server's games. Games that nobody has opened since the start are opened to look, one after the other. */
export function makeNotices(ground: NoticeGround): Notices {
  const { games, clock, failed } = ground;
  const store = games.database.notices;
  const me = randomBytes(8).toString('hex');
  const looks = new Map<string, () => void>();
  const busy = new Set<Promise<unknown>>();
  let stopTimer = (): void => undefined;
  let isClosed = false;

  /** Do something that nobody need wait for; closing does. */
  async function aside(act: () => Promise<unknown>): Promise<void> {
    if (isClosed) return;
    const under = act().catch(failed);
    busy.add(under);
    await under;
    busy.delete(under);
  }

  async function schedule(): Promise<void> {
    const next = await store.next();
    stopTimer();
    if (next === null || isClosed) return;
    const wait = Math.min(Math.max(next - clock.now(), SECOND), LONGEST);
    stopTimer = clock.after(wait, () => void aside(drain));
  }

  /** Look what waits in a game, and queue what nobody has been told of. */
  async function look(game: string): Promise<void> {
    const channels = (await store.channels(game)).filter(({ confirmed }) => confirmed);
    if (channels.length === 0) return;
    const live = await games.open(game);
    if (isDenied(live)) return;
    for (const channel of channels) await lookFor(live, channel);
    await schedule();
  }

  async function lookFor(live: LiveGame, channel: Channel): Promise<void> {
    const { fresh, kept } = newsOf(live, waitsFor(live, channel.at), channel.told);
    if (JSON.stringify(kept) !== JSON.stringify(channel.told)) await store.change(channel.id, { told: kept });
    if (fresh.length === 0) return;
    const now = clock.now();
    const due = Math.max(now + WINDOW, (channel.sent ?? 0) + APART);
    await store.queue({ channel: channel.id, kind: 'awaited', made: now, due, more: null });
  }

  async function drain(): Promise<void> {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await schedule();
  }

  async function work(): Promise<void> {
    for (;;) {
      const now = clock.now();
      const notice = isClosed ? null : await store.claim(me, now, now + LEASE);
      if (!notice) return;
      await deliver(ground, me, notice);
      const channel = await store.channel(notice.channel);
      // what came while it was sent
      if (channel && notice.kind === 'awaited') changed(channel.game);
    }
  }

  function changed(game: string): void {
    if (isClosed || looks.has(game)) return;
    const stop = clock.after(LOOK, () => {
      looks.delete(game);
      void aside(() => look(game));
    });
    looks.set(game, stop);
  }

  async function idle(): Promise<void> {
    while (busy.size > 0) await Promise.all(busy);
  }

  return {
    changed,
    drain,
    idle,
    async nudged(game, at, by) {
      const now = clock.now();
      const theirs = (await store.channels(game)).filter((each) => each.confirmed && each.at === at);
      for (const { id } of theirs)
        await store.queue({ channel: id, kind: 'nudge', made: now, due: now, more: by });
      void aside(drain);
    },
    async sendNow(channel, kind) {
      const now = clock.now();
      await store.queue({ channel, kind, made: now, due: now, more: null });
      await aside(drain);
    },
    begin: () =>
      aside(async () => {
        for (const game of await store.games()) if (!isClosed) await look(game);
        await drain();
      }),
    async close() {
      isClosed = true;
      stopTimer();
      for (const stop of looks.values()) stop();
      await idle();
    },
  };
}

/** Send what was taken, or put it back, or drop it where it has become idle. */
async function deliver(ground: NoticeGround, me: string, notice: Notice): Promise<void> {
  const { games, clock } = ground;
  const store = games.database.notices;
  const channel = await store.channel(notice.channel);
  const live = channel && (await games.open(channel.game));
  if (!channel || !live || isDenied(live)) return store.done(notice, me);
  const person = channel.at === null ? null : live.seating.people[channel.at];
  // whoever has no link any more is told nothing
  if (person === undefined || person?.revoked) return store.remove(channel.id);
  const waits = waitsFor(live, channel.at);
  const { fresh, kept } = newsOf(live, waits, channel.told);
  if (notice.kind === 'awaited') {
    if (fresh.length === 0) return store.done(notice, me);
    const isHere = channel.at !== null && (await games.here.has(live.id, channel.at));
    if (isHere && clock.now() - notice.made < AT_DESK)
      return store.later(notice, me, clock.now() + AGAIN, notice.tries);
  }
  const sent = await send(ground, channel, messageOf(ground.links, { live, channel, notice, waits }));
  // what it was about has been told, or given up, once for all
  const told = { ...kept, told: [...new Set([...kept.told, ...kept.waiting])] };
  await settle(ground, me, { notice, channel, sent, told: notice.kind === 'awaited' ? told : channel.told });
}

async function send(
  { senders, failed }: NoticeGround,
  { kind, target }: Channel,
  message: Message,
): Promise<Sent> {
  const sender = senders[kind];
  if (!sender) return { trouble: TROUBLE.noMail, again: false };
  try {
    return await sender(target, message);
  } catch (error) {
    failed(error);
    return { trouble: TROUBLE.unreached, again: true };
  }
}

interface Outcome {
  readonly notice: Notice;
  readonly channel: Channel;
  readonly sent: Sent;
  readonly told: Channel['told'];
}

async function settle(
  { games, clock }: NoticeGround,
  me: string,
  { notice, channel: { id, kind }, sent, told }: Outcome,
): Promise<void> {
  const store = games.database.notices;
  const now = clock.now();
  if (sent === 'sent') {
    await store.change(id, { told, sent: now, trouble: null });
    return store.done(notice, me);
  }
  // a browser that has left its push service does not come back to it
  if (sent.gone && kind === 'push') return store.remove(id);
  const wait = BACK_OFF[notice.tries];
  if (sent.again && wait !== undefined) {
    await store.change(id, { trouble: sent.trouble });
    return store.later(notice, me, now + Math.max(wait, sent.wait ?? 0), notice.tries + 1);
  }
  await store.change(id, { told, trouble: sent.trouble });
  await store.done(notice, me);
}

interface Telling {
  readonly live: LiveGame;
  readonly channel: Channel;
  readonly notice: Notice;
  readonly waits: readonly Wait[];
}

function messageOf(links: Links, { live, channel: { id, at }, notice, waits }: Telling): Message {
  const { title, people } = live.seating;
  const name = at === null ? null : (people[at]?.name ?? '');
  const link = links.page('confirm', id);
  const asks = {
    subject: NOTE.confirmSubject(title),
    text: NOTE.confirm(name ?? '', title),
    link,
    not: NOTE.confirmNot,
  };
  return {
    game: live.id,
    title,
    says: saysOf(notice, waits, at === null),
    ...(notice.kind === 'confirm' ? { asks } : {}),
    open: links.open(live.id),
    name,
    leave: links.page('leave', id),
    leaveAt: links.leaveAt(id),
  };
}

function saysOf({ kind, more }: Notice, waits: readonly Wait[], isAll: boolean): readonly string[] {
  if (kind === 'trial') return [isAll ? NOTE.trialAll : NOTE.trial];
  if (kind === 'nudge') return [NOTE.nudge(String(more)), ...waits.map(({ says }) => says)];
  return waits.map(({ says }) => says);
}
