import type { Message, Sender, SendResult } from './message.ts';
import { NOTE, TROUBLE } from './texts.ts';

/** Whom mail goes to. */
export interface MailTarget {
  readonly address: string;
}

/** Milliseconds for the server of mail to answer. */
const PATIENCE = 15_000;

/** Sends mail by one server. */
export function mailSender(smtp: string, from: string): Sender {
  return async (target, message) => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url: smtp,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      disableFileAccess: true,
      disableUrlAccess: true,
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
