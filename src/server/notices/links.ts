import { createHmac, timingSafeEqual } from 'node:crypto';
import { randomLetters } from '../../trust/random.ts';

/** What a link of a notice does. */
export type LinkKind = 'confirm' | 'leave';

/** The links of this server: each with a token that only its own secret makes. */
export interface Links {
  /** Where a game is opened in the browser that knows it. */
  open(game: string): string;
  /** A link for people: what does it stands behind a button. */
  page(kind: LinkKind, channel: string): string;
  /** The address at which a program of mail leaves for its owner. */
  leaveAt(channel: string): string;
  fits(kind: LinkKind, channel: string, token: string): boolean;
}

/** A new secret to make tokens with. */
export function newLinkSecret(): string {
  return randomLetters(32);
}

/** Links that begin with the address at which others find this server, which ends in a slash. */
export function makeLinks(secret: string, address: () => string): Links {
  const token = (kind: LinkKind, channel: string): string =>
    createHmac('sha256', secret).update(`${kind}/${channel}`).digest('base64url');
  return {
    open: (game) => `${address()}#/?game=${game}`,
    page: (kind, channel) => `${address()}#/?${kind}=${channel}.${token(kind, channel)}`,
    leaveAt: (channel) => `${address()}leave/${channel}/${token('leave', channel)}`,
    fits(kind, channel, given) {
      const [one, other] = [Buffer.from(token(kind, channel)), Buffer.from(given)];
      return one.length === other.length && timingSafeEqual(one, other);
    },
  };
}
