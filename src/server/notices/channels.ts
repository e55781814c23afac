import type { Json } from '../../kernel/json.ts';
import type { Channel } from '../../store/index.ts';
import { randomHex } from '../../trust/random.ts';
import { denial, type Denial, isDenied, SAYS } from '../denied.ts';
import type { Games } from '../games/games.ts';
import { checkCreator, findPerson } from '../people/people.ts';
import type { ChannelShown, LinkDone, NewChannel, NoticesShown } from './api.ts';
import type { LinkKind } from './links.ts';
import { whyNot } from './reachable.ts';
import type { HookTarget } from './send-hook.ts';
import type { MailTarget } from './send-mail.ts';
import type { PushTarget } from './send-push.ts';
import type { Notifying } from './set-up.ts';
import { TROUBLE } from './texts.ts';
import { placeOf } from './twins.ts';

/** The most channels of one person, and confirmations that one game asks for in a day. */
const MOST = 8;
const MOST_INVITED = 20;
const DAY = 86_400_000;

/** Whose channels they are. */
export interface Owner {
  readonly game: string;
  readonly title: string;
  /** The person's place; null: the maker, for the whole table. */
  readonly at: number | null;
}

/** Whose channels a key is about: a person's with a seat, or the table's for the key that the game was created with. */
export async function ownerOf(games: Games, id: string, key: string | null): Promise<Owner | Denial> {
  const live = await games.open(id);
  if (isDenied(live)) return live;
  const { seating } = live;
  const { title } = seating;
  if (checkCreator(seating, key) === null) return { game: live.id, title, at: null };
  const found = findPerson(seating, key);
  if (isDenied(found)) return found;
  // whoever will stand in for somebody is to hear of it
  const stands = [...seating.standIns.values()].some(({ by, accepted }) => accepted && by === found.at);
  return found.person.seats.length === 0 && !stands
    ? denial(403, SAYS.spectator)
    : { game: live.id, title, at: found.at };
}

async function channelsOf({ database }: Games, { game, at }: Owner): Promise<readonly Channel[]> {
  return (await database.notices.channels(game)).filter((each) => each.at === at);
}

/** One of the owner's channels. */
export async function ownChannel(games: Games, owner: Owner, id: string): Promise<Channel | Denial> {
  const found = (await channelsOf(games, owner)).find((each) => each.id === id);
  return found ?? denial(404, TROUBLE.noChannel);
}

/** What the owner has chosen. */
export async function shownTo(
  games: Games,
  { pushKey, mail }: Notifying,
  owner: Owner,
): Promise<NoticesShown> {
  return { push: pushKey, mail, channels: (await channelsOf(games, owner)).map(shown) };
}

function shown({ id, kind, target, confirmed, sent, trouble }: Channel): ChannelShown {
  const at = sent === null ? null : new Date(sent).toISOString();
  return { id, kind, to: toOf(kind, target), confirmed, sent: at, trouble };
}

/** Where a channel leads, as its owner knows it again; the rest of the address of a hook is its key. */
function toOf(kind: Channel['kind'], target: Json): string {
  if (kind === 'mail') return (target as unknown as MailTarget).address;
  if (kind === 'push') return (target as unknown as PushTarget).endpoint;
  return new URL((target as unknown as HookTarget).url).host;
}

/** Choose another channel. What must be confirmed first is asked to. */
export async function choose(
  games: Games,
  notifying: Notifying,
  owner: Owner,
  { kind, ...target }: NewChannel,
): Promise<Denial | null> {
  const no = await whyNotNow(owner, notifying, { kind, target });
  if (no) return no;
  const store = games.database.notices;
  const now = notifying.clock.now();
  const all = await channelsOf(games, owner);
  const there = all.find((each) => each.kind === kind && placeOf(each.target) === placeOf(target));
  if (there) {
    await store.change(there.id, { target, trouble: null });
    return null;
  }
  if (all.length >= MOST) return denial(409, TROUBLE.many);
  if (kind === 'mail' && !(await store.invite(owner.game, Math.floor(now / DAY), MOST_INVITED)))
    return denial(429, TROUBLE.manyInvited);
  const { game, at } = owner;
  const id = randomHex(8);
  const confirmed = kind !== 'mail';
  await store.add({
    id,
    game,
    at,
    kind,
    target,
    confirmed,
    made: now,
    told: null,
    sent: null,
    trouble: null,
  });
  if (!confirmed) await notifying.notices.sendNow(id, 'confirm');
  notifying.notices.changed(game);
  return null;
}

async function whyNotNow(
  owner: Owner,
  { near, mail }: Notifying,
  { kind, target }: { readonly kind: Channel['kind']; readonly target: Json },
): Promise<Denial | null> {
  if (owner.at === null && kind !== 'hook') return denial(400, TROUBLE.makersHook);
  if (kind === 'mail') return mail ? null : denial(409, TROUBLE.noMail);
  const no = await whyNot(placeOf(target), near);
  return no === null ? null : denial(400, no);
}

/** What a link of a notice does, for whoever has it. */
export async function doByLink(
  games: Games,
  { links, notices }: Notifying,
  kind: LinkKind,
  { channel: id, token }: { readonly channel: string; readonly token: string },
): Promise<LinkDone | Denial> {
  const store = games.database.notices;
  const channel = links.fits(kind, id, token) ? await store.channel(id) : null;
  if (!channel) return denial(404, TROUBLE.badLink);
  const live = await games.open(channel.game);
  if (isDenied(live)) return live;
  if (kind === 'leave') await store.remove(id);
  else await store.change(id, { confirmed: true });
  notices.changed(channel.game);
  return { title: live.seating.title, to: toOf(channel.kind, channel.target) };
}
