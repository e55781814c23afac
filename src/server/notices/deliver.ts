import { sha256Hex } from '../../trust/hash.ts';
import type { Channel, ChannelKind, Notice, NoticeStore, ToldNotice } from '../../store/index.ts';
import { isDenied } from '../denied.ts';
import type { Games } from '../games/games.ts';
import type { LiveGame } from '../games/live-game.ts';
import type { Wait } from './awaited.ts';
import type { Clock } from './clock.ts';
import type { Links } from './links.ts';
import type { Message, Sender, SendResult } from './message.ts';
import { isSoon, remindedNow, toRemind } from './reminded.ts';
import { NOTE, TROUBLE } from './texts.ts';
import { timesOver } from './timed.ts';
import { newsFor, placeOf, twinOf } from './twins.ts';

export interface NoticeGround {
  readonly games: Pick<Games, 'database' | 'open' | 'here'>;
  readonly clock: Clock;
  readonly links: Links;
  /** What sends over each kind of channel; none: the server has no means to. */
  readonly senders: Readonly<Partial<Record<ChannelKind, Sender>>>;
  failed(error: unknown): void;
  /** When whatever is under way is given up, to be sent another time. */
  readonly signal: AbortSignal;
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How far two notices over a channel are apart at least. */
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

/** Send what was taken, or put it back, or drop it where it has become idle. */
export async function deliver(ground: NoticeGround, me: string, notice: Notice): Promise<void> {
  const { games, clock } = ground;
  const store = games.database.notices;
  const channel = await store.channel(notice.channel);
  const live = channel && (await games.open(channel.game));
  if (!channel || !live || isDenied(live)) return store.done(notice, me);
  const person = channel.at === null ? null : live.seating.people[channel.at];
  // whoever has no link any more is told nothing
  if (person === undefined || person?.revoked) return store.remove(channel.id);
  const now = clock.now();
  const dues = await timesOver(games, live, now);
  const twin = twinOf(channel, await store.channels(channel.game));
  const { waits, fresh, kept } = newsFor(live, channel, dues, twin);
  const soon = toRemind(waits, channel.told, now).filter((each) => isSoon(each, now));
  if (notice.kind === 'reminder' && soon.length === 0) return store.done(notice, me);
  if (notice.kind === 'awaited') {
    if (fresh.length === 0) return store.done(notice, me);
    const isHere = channel.at !== null && (await games.here.has(live.id, channel.at));
    if (isHere && now - notice.made < AT_DESK) return store.later(notice, me, now + AGAIN, notice.tries);
  }
  const says = saysOf(notice, { waits, fresh, soon, isAll: channel.at === null });
  const sent = await send(ground, channel, messageOf(ground.links, { live, channel, notice, says }));
  if (sent !== 'sent' && ground.signal.aborted) return store.putBack(notice, me, notice.attempt);
  // what it was about has been told, or given up, once for all
  const isAbout = notice.kind === 'awaited' || notice.kind === 'reminder';
  const noted = { ...kept, reminded: remindedNow(waits, kept, now) };
  await settle(ground, me, { notice, channel, sent, noted: isAbout ? noted : null });
}

/** Where a channel leads, and whose it is: what is slow there keeps nobody else waiting. */
export function lanesOf(channel: Channel | null): readonly string[] {
  if (!channel) return [];
  const { kind, target, game, at } = channel;
  // all mail goes to the server of mail
  const host = kind === 'mail' ? kind : (URL.parse(placeOf(target))?.host ?? '');
  return [`host ${host}`, `person ${game}/${at ?? 'all'}`];
}

async function send(
  { senders, failed, signal }: NoticeGround,
  { kind, target }: Channel,
  message: Message,
): Promise<SendResult> {
  const sender = senders[kind];
  if (!sender) return { trouble: TROUBLE.noMail, again: false };
  try {
    return await sender(target, message, signal);
  } catch (error) {
    failed(error);
    return { trouble: TROUBLE.unreached, again: true };
  }
}

interface Outcome {
  readonly notice: Notice;
  readonly channel: Channel;
  readonly sent: SendResult;
  /** What waited as it was sent, and has been told once it is sent or given up. */
  readonly noted: ToldNotice | null;
}

async function settle(
  { games, clock }: NoticeGround,
  me: string,
  { notice, channel: { id, kind, told }, sent, noted }: Outcome,
): Promise<void> {
  const store = games.database.notices;
  const now = clock.now();
  if (sent === 'sent') {
    if (noted) await note(store, id, told, noted);
    await store.change(id, { sent: now, trouble: null });
    return store.done(notice, me);
  }
  // a browser that has left its push service does not come back to it
  if (sent.gone && kind === 'push') return store.remove(id);
  const wait = BACK_OFF[notice.tries];
  if (sent.again && wait !== undefined) {
    await store.change(id, { trouble: sent.trouble });
    return store.later(notice, me, now + Math.max(wait, sent.wait ?? 0), notice.tries + 1);
  }
  if (noted) await note(store, id, told, noted);
  await store.change(id, { trouble: sent.trouble });
  await store.done(notice, me);
}

/** Note that somebody has been told of what waited, whatever others have noted since it was `read`. */
async function note(
  store: NoticeStore,
  id: string,
  read: ToldNotice | null,
  noted: ToldNotice,
): Promise<void> {
  const told = [...new Set([...noted.told, ...noted.waiting])];
  if (await store.tell(id, read, { ...noted, told })) return;
  for (;;) {
    const now = (await store.channel(id))?.told;
    if (now === undefined) return;
    // since the lines as they were when it was sent everything is looked at again
    const both = {
      told: [...new Set([...told, ...(now?.told ?? [])])],
      waiting: now?.waiting ?? noted.waiting,
    };
    if (await store.tell(id, now, { ...noted, ...both })) return;
  }
}

interface Telling {
  readonly live: LiveGame;
  readonly channel: Channel;
  readonly notice: Notice;
  readonly says: readonly string[];
}

/** The same for a notice however often it is sent, and for no other. */
function keyOf({ channel, kind, made }: Notice): string {
  return sha256Hex(`${channel}/${kind}/${made}`).slice(0, 32);
}

function messageOf(links: Links, { live, channel: { id, at }, notice, says }: Telling): Message {
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
    key: keyOf(notice),
    again: notice.attempt > 1,
    game: live.id,
    title,
    says,
    ...(notice.kind === 'confirm' ? { asks } : {}),
    open: links.open(live.id),
    name,
    leave: links.page('leave', id),
    leaveAt: links.leaveAt(id),
  };
}

interface What {
  readonly waits: readonly Wait[];
  readonly fresh: readonly Wait[];
  readonly soon: readonly Wait[];
  readonly isAll: boolean;
}

function saysOf({ kind, more }: Notice, { waits, fresh, soon, isAll }: What): readonly string[] {
  if (kind === 'trial') return [isAll ? NOTE.trialAll : NOTE.trial];
  const waiting = waits.filter((each) => !each.once || (kind !== 'nudge' && fresh.includes(each)));
  const says = (some: readonly Wait[]): readonly string[] => some.map((each) => each.says);
  if (kind === 'nudge') return [NOTE.nudge(String(more)), ...says(waiting)];
  if (kind !== 'reminder') return says(waiting);
  return [...says(soon).map(NOTE.reminder), ...says(waiting.filter((each) => !soon.includes(each)))];
}
