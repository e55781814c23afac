import type { Json } from '../../kernel/json.ts';
import type { Message, Sender, SendResult } from './message.ts';
import { post, type Reply } from './reachable.ts';
import { NOTE, TROUBLE } from './texts.ts';

/** Where a web hook is, and in whose shape it takes a text. */
export interface HookTarget {
  readonly url: string;
  readonly shape: 'discord' | 'slack';
}

/** Sends to web hooks, as Discord or Slack take them. */
export function hookSender(near: boolean): Sender {
  return async (target, message, signal) => {
    const { url, shape } = target as unknown as HookTarget;
    const body = JSON.stringify(shape === 'discord' ? forDiscord(message) : forSlack(message));
    // whoever takes it may know by the key that it came before
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': message.key };
    return sentBy(await post(url, { headers, body, near, signal }));
  };
}

function textOf({ title, says, open, again }: Message): string {
  return [`${title}: ${says.join('; ')}`, ...(again ? [NOTE.again] : []), open].join('\n');
}

/** How long Discord lets a nonce be. */
const NONCE = 25;

/** Nobody is called by a name that somebody gave a game. */
function forDiscord(message: Message): Json {
  const nonce = message.key.slice(0, NONCE);
  const content = textOf(message).slice(0, 2000);
  return { content, allowed_mentions: { parse: [] }, nonce, enforce_nonce: true };
}

function forSlack(message: Message): Json {
  const text = textOf(message).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return { text };
}

const DAY = 86_400_000;

/** What the answer of a server means: too early, its own fault, ours, or gone for good. */
export function sentBy(reply: Reply): SendResult {
  if ('no' in reply) return { trouble: reply.no, again: !reply.inside };
  const { status, wait } = reply;
  if (status >= 200 && status < 300) return 'sent';
  const trouble = TROUBLE.answered(status);
  if (status === 404 || status === 410) return { trouble, again: false, gone: true };
  const again = status === 408 || status === 429 || status >= 500;
  return { trouble, again, ...(wait > 0 ? { wait: Math.min(wait * 1000, DAY) } : {}) };
}
