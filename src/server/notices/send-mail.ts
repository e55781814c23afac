import { connect, type Socket } from 'node:net';
import type { Message, Sender, SendResult } from './message.ts';
import { NOTE, TROUBLE } from './texts.ts';

/** Whom mail goes to. */
export interface MailTarget {
  readonly address: string;
}

/** Milliseconds for the server of mail to answer, and to take a mail in all. */
const PATIENCE = 15_000;
const LONGEST = 30_000;

/** Connects to a server of mail; at the signal the connection is there no longer, whatever it does. */
function connecting(signal: AbortSignal) {
  return (
    { host = 'localhost', port, secure }: ServerOfMail,
    done: (error: Error | null, made?: { connection: Socket }) => void,
  ): void => {
    const at = { host, port: Number(port ?? (secure ? 465 : 587)) };
    const socket = connect({ ...at, signal, timeout: PATIENCE });
    const failed = (error: Error): void => done(error);
    const late = (): void => void socket.destroy(new Error('no connection'));
    socket.once('error', failed);
    socket.once('timeout', late);
    socket.once('connect', () => {
      socket.off('error', failed);
      socket.off('timeout', late);
      socket.setTimeout(0);
      done(null, { connection: socket });
    });
  };
}

/** Where a server of mail is. */
interface ServerOfMail {
  readonly host?: string | undefined;
  readonly port?: number | string | undefined;
  readonly secure?: boolean | undefined;
}

/** Sends mail by one server. */
export function mailSender(smtp: string, from: string): Sender {
  return async (target, message, signal) => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url: smtp,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      disableFileAccess: true,
      disableUrlAccess: true,
      getSocket: connecting(AbortSignal.any([AbortSignal.timeout(LONGEST), signal])),
    });
    try {
      const { address } = target as unknown as MailTarget;
      const messageId = `<${message.key}@${domainOf(from)}>`;
      await transport.sendMail({ from, to: { name: '', address }, messageId, ...mailOf(message) });
      return 'sent';
    } catch (error) {
      return refusedBy(error);
    } finally {
      transport.close();
    }
  };
}

/** Where mail comes from. */
function domainOf(from: string): string {
  return /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'demarche.localhost';
}

/** The texts of a mail, and what programs of mail read. */
function mailOf({ title, says, asks, open, name, leave, leaveAt }: Message) {
  const text = asks
    ? [asks.text, asks.link, asks.not]
    : [
        says.join('\n'),
        `${NOTE.open}\n${open}\n${NOTE.openAbout}`,
        `${NOTE.why(name ?? '', title)}\n${NOTE.leave}\n${leave}`,
      ];
  return {
    subject: asks?.subject ?? `${title}: ${says[0] ?? ''}`,
    text: `${text.join('\n\n')}\n`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(asks
        ? {}
        : { 'List-Unsubscribe': `<${leaveAt}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
  };
}

/** A code from 500 on is a no for good. */
function refusedBy(error: unknown): SendResult {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  if (code === 0) return { trouble: TROUBLE.mailUnreached, again: true };
  return { trouble: TROUBLE.mailRefused(code), again: code < 500 };
}
