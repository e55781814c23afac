import { randomBytes } from 'node:crypto';
import type { Channel } from '../../store/index.ts';
import { isDenied } from '../denied.ts';
import type { LiveGame } from '../games/live-game.ts';
import { newsOf, waitsFor } from './awaited.ts';
import { APART, deliver, MINUTE, type NoticeGround, SECOND } from './deliver.ts';
import { isSoon, toRemind } from './reminded.ts';
import { type Dues, timesOver } from './timed.ts';

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

/** Milliseconds after a change until it is looked at: the answer goes out first. */
export const LOOK = 100;
/** What comes within it is one notice. */
export const WINDOW = 45 * SECOND;
/** How long a process has what it took: longer than sending takes. */
const LEASE = 2 * MINUTE;
/** How often the queue is looked at while something is in it that another process may have taken, or put there. */
const LONGEST = 10 * MINUTE;
/** How many are sent side by side. */
const AT_ONCE = 4;

/** What is under way that nobody waits for but who closes. */
interface Tasks {
  /** Do it, unless all is closed. */
  run(act: () => Promise<unknown>): Promise<void>;
  isClosed(): boolean;
  idle(): Promise<void>;
  /** Nothing is begun any more. */
  close(): void;
}

function makeTasks(failed: NoticeGround['failed']): Tasks {
  const busy = new Set<Promise<unknown>>();
  let isClosed = false;
  return {
    async run(act) {
      if (isClosed) return;
      const under = act().catch(failed);
      busy.add(under);
      await under;
      busy.delete(under);
    },
    isClosed: () => isClosed,
    async idle() {
      while (busy.size > 0) await Promise.all(busy);
    },
    close() {
      isClosed = true;
    },
  };
}

/** Who sends what is queued, when it is due. */
interface Sending {
  drain(): Promise<void>;
  /** Send the next when it is due. */
  schedule(): Promise<void>;
  stop(): void;
}

function makeSending(ground: NoticeGround, tasks: Tasks, changed: Notices['changed']): Sending {
  const { games, clock, failed } = ground;
  const store = games.database.notices;
  const me = randomBytes(8).toString('hex');
  let stopTimer = (): void => undefined;

  async function schedule(): Promise<void> {
    const next = await store.next();
    stopTimer();
    if (next === null || tasks.isClosed()) return;
    const wait = Math.min(Math.max(next - clock.now(), SECOND), LONGEST);
    stopTimer = clock.after(wait, () => void tasks.run(drain));
  }

  async function drain(): Promise<void> {
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    } finally {
      await schedule();
    }
  }

  async function work(): Promise<void> {
    for (;;) {
      const now = clock.now();
      const notice = tasks.isClosed() ? null : await store.claim(me, now, now + LEASE);
      if (!notice) return;
      // what failed otherwise than by not getting through is taken again when the lease is over
      await deliver(ground, me, notice).catch(failed);
      const channel = await store.channel(notice.channel);
      // what came while it was sent
      if (channel && (notice.kind === 'awaited' || notice.kind === 'reminder')) changed(channel.game);
    }
  }

  return { drain, schedule, stop: () => stopTimer() };
}

/** Notices of a server's games. Games that nobody has opened since the start are opened to look, one after the other. */
export function makeNotices(ground: NoticeGround): Notices {
  const { games, clock, failed } = ground;
  const store = games.database.notices;
  const looks = new Map<string, () => void>();
  const tasks = makeTasks(failed);
  const sending = makeSending(ground, tasks, changed);

  /** Look what waits in a game, and queue what nobody has been told of. */
  async function look(game: string): Promise<void> {
    const channels = (await store.channels(game)).filter(({ confirmed }) => confirmed);
    if (channels.length === 0) return;
    const live = await games.open(game);
    if (isDenied(live)) return;
    const dues = await timesOver(games, live, clock.now());
    // somebody else has looked or sent meanwhile: what they noted stands, and this is looked at again
    for (const channel of channels) if (!(await queueFor(ground, live, channel, dues))) changed(game);
    await sending.schedule();
  }

  function changed(game: string): void {
    if (tasks.isClosed() || looks.has(game)) return;
    const stop = clock.after(LOOK, () => {
      looks.delete(game);
      void tasks.run(() => look(game));
    });
    looks.set(game, stop);
  }

  return {
    changed,
    drain: sending.drain,
    idle: tasks.idle,
    async nudged(game, at, by) {
      const now = clock.now();
      const theirs = (await store.channels(game)).filter((each) => each.confirmed && each.at === at);
      for (const { id } of theirs)
        await store.queue({ channel: id, kind: 'nudge', made: now, due: now, more: by });
      void tasks.run(sending.drain);
    },
    async sendNow(channel, kind) {
      const now = clock.now();
      await store.queue({ channel, kind, made: now, due: now, more: null });
      await tasks.run(sending.drain);
    },
    begin: () =>
      tasks.run(async () => {
        for (const game of await store.games()) if (!tasks.isClosed()) await look(game);
        await sending.drain();
      }),
    async close() {
      tasks.close();
      sending.stop();
      for (const stop of looks.values()) stop();
      await tasks.idle();
    },
  };
}

/** Queue what a channel has not been told of; false: what it has been told has changed meanwhile. */
async function queueFor(
  { games, clock }: NoticeGround,
  live: LiveGame,
  channel: Channel,
  dues: Dues,
): Promise<boolean> {
  const store = games.database.notices;
  const waits = waitsFor(live, channel.at, dues);
  const { fresh, kept } = newsOf(live, waits, channel.told);
  const isSame = JSON.stringify(kept) === JSON.stringify(channel.told);
  if (!isSame && !(await store.tell(channel.id, channel.told, kept))) return false;
  const now = clock.now();
  const soonest = (channel.sent ?? 0) + APART;
  const notice = { channel: channel.id, made: now, more: null };
  if (fresh.length > 0)
    await store.queue({ ...notice, kind: 'awaited', due: Math.max(now + WINDOW, soonest) });
  // what has still to be told, and is soon over, is told with its time
  const later = toRemind(waits, kept, now).filter((each) => !fresh.includes(each) || !isSoon(each, now));
  const due = Math.max(now, soonest, Math.min(...later.map(({ due: { remind } }) => remind)));
  if (later.length > 0) await store.queue({ ...notice, kind: 'reminder', due });
  return true;
}
