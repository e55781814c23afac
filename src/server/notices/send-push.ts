import { createECDH } from 'node:crypto';
import type { Message, Sender } from './message.ts';
import { post } from './reachable.ts';
import { sentBy } from './send-hook.ts';

/** A browser that wished to be told: where its push service is, and with what to encrypt. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** The keys by which push services know this server. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** New keys for push services. */
export function newPushKeys(): PushKeys {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  // leading zeros are part of it
  const privateKey = pair.getPrivateKey('hex').padStart(64, '0');
  return { publicKey, privateKey: Buffer.from(privateKey, 'hex').toString('base64url') };
}

/** Seconds for which a push service keeps what a device that is off has not got. */
const KEPT = 3 * 86_400;

/** Sends to browsers by their push services, encrypted for the browser alone. `subject`: who runs this server. */
export function pushSender(vapid: PushKeys, subject: () => string, near: boolean): Sender {
  return async (target, message, signal) => {
    const { default: push } = await import('web-push');
    const { endpoint, p256dh, auth } = target as unknown as PushTarget;
    const made = push.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payloadOf(message), {
      vapidDetails: { subject: subject(), ...vapid },
      TTL: KEPT,
      urgency: 'normal',
      // what has not been delivered yet makes room for what is newer
      topic: message.game,
    });
    return sentBy(await post(endpoint, { headers: made.headers, body: made.body ?? '', near, signal }));
  };
}

/** What the worker of the page shows. */
function payloadOf({ game, title, says, open, leave }: Message): string {
  return JSON.stringify({ game, title, body: says.join('\n'), open, leave });
}
