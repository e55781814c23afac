import { randomHex } from '../../trust/random.ts';
import type { Channel, Notice } from '../../store/index.ts';
import { isDenied } from '../denied.ts';
import type { LiveGame } from '../games/live-game.ts';
import { APART, deliver, lanesOf, MINUTE, type NoticeGround, SECOND } from './deliver.ts';
import { isSoon, toRemind } from './reminded.ts';
import { makeShares } from './shares.ts';
import { type Dues, timesOver } from './timed.ts';
import { newsFor, twinOf } from './twins.ts';

/** Who tells people that something waits for them. */
export interface Notices {
  /** Something else may wait now in a game. */
  changed(game: string): void;
  /** Somebody asks a person at a game to have a look. */
  nudged(game: string, at: number, by: string): Promise<void>;
  /** Send what is to be sent at once over a channel, a trial or a link to confirm it by, and wait for that, but not for long. */
  sendNow(channel: string, kind: 'trial' | 'confirm'): Promise<void>;
  /** Look at every game that has channels, as after a stop, and send what is due. */
  begin(): Promise<void>;
  /** Begin to send what is due. */
  drain(): Promise<void>;
  /** When nothing is under way. */
  idle(): Promise<void>;
  /** Give up what is under way, to be sent after another start; nothing is sent after that. */
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
/** Milliseconds for which somebody who tries a channel waits for what comes of it. */
const SOON = 5000;

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
  /** Begin with all that is due, as far as its host and person have room. */
  drain(): Promise<void>;
  /** When what is sent over a channel now has ended. */
  ended(channel: string): Promise<void>;
  /** Send the next when it is due. */
  schedule(): Promise<void>;
  stop(): void;
}

/** What is sent now. */
function makeUnderWay(tasks: Tasks) {
  const under = new Map<string, Promise<void>>();
  return {
    add({ channel }: Notice, send: () => Promise<void>): void {
      const done = tasks.run(async () => {
        await send();
        if (under.get(channel) === done) under.delete(channel);
      });
      under.set(channel, done);
    },
    ended: async (channel: string): Promise<void> => under.get(channel),
  };
}

function makeSending(ground: NoticeGround, tasks: Tasks, changed: Notices['changed']): Sending {
  const { games, clock, failed } = ground;
  const store = games.database.notices;
  const me = randomHex(8);
  const shares = makeShares();
  const under = makeUnderWay(tasks);
  let before: Promise<unknown> = Promise.resolve();
  let stopTimer = (): void => undefined;

  async function schedule(): Promise<void> {
    // whoever waits for room is called by those who leave it
    const next = await store.next(shares.waiting());
    stopTimer();
    if (next === null || tasks.isClosed()) return;
    const wait = Math.min(Math.max(next - clock.now(), SECOND), LONGEST);
    stopTimer = clock.after(wait, () => void tasks.run(drain));
  }

  function drain(): Promise<void> {
    const mine = before.then(async () => {
      try {
        while (await takeNext());
      } finally {
        await schedule();
      }
    });
    before = mine.catch(() => undefined);
    return mine;
  }

  /** Take one that is due and begin with it, or put it back; false: there is none, or no room for any. */
  async function takeNext(): Promise<boolean> {
    const now = clock.now();
    if (tasks.isClosed() || !shares.hasRoom()) return false;
    const notice = await store.claim(me, now, now + LEASE, shares.waiting());
    if (!notice) return shares.forget();
    const lanes = lanesOf(await store.channel(notice.channel));
    if (!tasks.isClosed() && shares.begin(notice.channel, lanes))
      under.add(notice, () => send(notice, lanes));
    else await store.putBack(notice, me, notice.attempt - 1);
    return true;
  }

  async function send(notice: Notice, lanes: readonly string[]): Promise<void> {
    // what failed otherwise than by not getting through is taken again when the lease is over
    await deliver(ground, me, notice).catch(failed);
    shares.end(lanes);
    void tasks.run(drain);
    const channel = await store.channel(notice.channel);
    // what came while it was sent
    if (channel && ['awaited', 'reminder'].includes(notice.kind)) changed(channel.game);
  }

  return {
    drain,
    schedule,
    stop: () => stopTimer(),
    ended: under.ended,
  };
}

/** Notices of a server's games. Games that nobody has opened since the start are opened to look, one after the other. */
export function makeNotices(given: Omit<NoticeGround, 'signal'>): Notices {
  const giveUp = new AbortController();
  const ground = { ...given, signal: giveUp.signal };
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
    for (const channel of channels)
      if (!(await queueFor(ground, live, { channel, twin: twinOf(channel, channels) }, dues))) changed(game);
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
      await queueNudges(ground, game, at, by);
      void tasks.run(sending.drain);
    },
    async sendNow(channel, kind) {
      const now = clock.now();
      await store.queue({ channel, kind, made: now, due: now, more: null });
      await soon(tasks.run(sending.drain).then(() => sending.ended(channel)));
    },
    begin: () =>
      tasks.run(async () => {
        // a game that cannot be read keeps nobody else waiting
        for (const game of await store.games()) if (!tasks.isClosed()) await look(game).catch(failed);
        await sending.drain();
      }),
    async close() {
      tasks.close();
      giveUp.abort();
      sending.stop();
      for (const stop of looks.values()) stop();
      await tasks.idle();
    },
  };
}

async function queueNudges(
  { games, clock }: NoticeGround,
  game: string,
  at: number,
  by: string,
): Promise<void> {
  const store = games.database.notices;
  const now = clock.now();
  const theirs = (await store.channels(game)).filter((each) => each.confirmed && each.at === at);
  for (const { id } of theirs)
    await store.queue({ channel: id, kind: 'nudge', made: now, due: now, more: by });
}

/** Wait for something, but not for long. */
async function soon(act: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, SOON);
  });
  await Promise.race([act, late]);
  clearTimeout(timer);
}

/** Queue what a channel has not been told of; false: what it has been told has changed meanwhile. */
async function queueFor(
  { games, clock }: NoticeGround,
  live: LiveGame,
  { channel, twin }: { readonly channel: Channel; readonly twin: Channel | null },
  dues: Dues,
): Promise<boolean> {
  const store = games.database.notices;
  const { waits, fresh, kept } = newsFor(live, channel, dues, twin);
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
