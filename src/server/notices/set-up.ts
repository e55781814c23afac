import { traceOf } from '../trace.ts';
import type { Log } from '../log.ts';
import type { Games } from '../games/games.ts';
import { type Clock, CLOCK } from './clock.ts';
import { type Links, makeLinks, newLinkSecret } from './links.ts';
import { makeNotices, type Notices } from './notices.ts';
import { hookSender } from './send-hook.ts';
import { mailSender } from './send-mail.ts';
import { newPushKeys, type PushKeys, pushSender } from './send-push.ts';

/** By what means a server tells people. */
export interface Means {
  /** The server of mail, as a URL, and whom its mail is from. */
  readonly smtp?: string;
  readonly from?: string;
  /** The address at which others find the pages; by default as far as the server itself can know. */
  readonly address?: string;
  /** Whether web hooks may lead into the network around it; by default where nobody else can reach the server. */
  readonly near?: boolean;
  readonly clock?: Clock;
}

/** What the routes need of it. */
export interface Notifying {
  readonly notices: Notices;
  readonly links: Links;
  readonly clock: Clock;
  readonly near: boolean;
  /** Whether mail can be sent. */
  readonly mail: boolean;
  /** By which browsers know that it is this server who sends. */
  readonly pushKey: string;
}

/** Set up notices. Keys are made at the first start, and kept in the database. */
export async function setUpNotices(
  games: Games,
  log: Log,
  { smtp, from, clock = CLOCK, near = false, address }: Omit<Means, 'address'> & { address: () => string },
): Promise<Notifying> {
  const store = games.database.notices;
  const vapid = JSON.parse(await store.secret('push', JSON.stringify(newPushKeys()))) as PushKeys;
  const links = makeLinks(await store.secret('links', newLinkSecret()), address);
  const mail = smtp !== undefined && from !== undefined;
  const senders = {
    push: pushSender(vapid, () => subjectOf(address(), from), near),
    hook: hookSender(near),
    ...(mail ? { mail: mailSender(smtp, from) } : {}),
  };
  const failed = (error: unknown): void => log.error(traceOf(error), 'fault');
  const notices = makeNotices({ games, clock, links, senders, failed });
  const { others } = games.database;
  games.watchers.hear((id) => {
    // one of several processes looks what waits
    if (!others || others.leads()) notices.changed(id);
  });
  return { notices, links, clock, near, mail, pushKey: vapid.publicKey };
}

/** Whom a push service can turn to. */
function subjectOf(address: string, from: string | undefined): string {
  if (address.startsWith('https://')) return address;
  const [, bare = from] = /<([^>]+)>/.exec(from ?? '') ?? [];
  return `mailto:${bare ?? 'demarche@localhost'}`;
}
