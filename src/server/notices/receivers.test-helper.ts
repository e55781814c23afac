import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createPlainServer, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import type { Clock } from './clock.ts';
import type { Notices } from './notices.ts';

/** What came to a receiver. */
export interface Came {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A server that takes what is posted to it. */
export interface Receiver {
  readonly url: string;
  readonly came: Came[];
  /** What the next requests are answered with; when there are no more, 204. */
  readonly answers: number[];
  /** After how many seconds those whom it refuses may come again; null: it does not say. */
  wait: number | null;
}

export async function receiver(): Promise<Receiver> {
  const [came, answers]: [Came[], number[]] = [[], []];
  const url = await listening((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      came.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      const status = answers.shift() ?? 204;
      const { wait } = made;
      response.writeHead(status, wait === null || status < 400 ? {} : { 'Retry-After': wait }).end();
    });
  });
  const made: Receiver = { url, came, answers, wait: null };
  return made;
}

/** A server that takes what is posted to it and never answers. */
export async function silentReceiver(): Promise<Receiver> {
  const came: Came[] = [];
  const url = await listening((request) => {
    came.push({ path: request.url ?? '', headers: request.headers, body: Buffer.alloc(0) });
  });
  return { url, came, answers: [], wait: null };
}

/** A server of mail that lets one connect and never says a word. */
export async function silentMailServer(): Promise<{ readonly url: string; readonly met: Promise<void> }> {
  const sockets = new Set<Socket>();
  let heard = (): void => undefined;
  const met = new Promise<void>((resolve) => {
    heard = resolve;
  });
  const server = createPlainServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    heard();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, met };
}

async function listening(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The texts that came to a web hook, of either shape. */
export function textsOf({ came }: Pick<Receiver, 'came'>): string[] {
  return came.map(({ body }) => {
    const { content, text } = JSON.parse(body.toString()) as { content?: string; text?: string };
    return content ?? text ?? '';
  });
}

/** A mail that came. */
interface Mail {
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
}

/** A server of mail. `answers`: codes with which the next mails are refused. */
interface MailServer {
  readonly url: string;
  readonly came: Mail[];
  readonly answers: number[];
  close(): Promise<void>;
}

/** A server of mail that ends with the test. */
export async function mailServer(): Promise<MailServer> {
  const opened = await openMailServer();
  onTestFinished(opened.close);
  return opened;
}

export async function openMailServer(): Promise<MailServer> {
  const [came, answers]: [Mail[], number[]] = [[], []];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const no = answers.shift();
        if (no !== undefined) return done(Object.assign(new Error('no'), { responseCode: no }));
        const { mailFrom, rcptTo } = session.envelope;
        came.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          text: unfolded(Buffer.concat(parts).toString()),
        });
        return done();
      });
    },
  });
  // who sends may be stopped in the middle of a mail: a server of mail goes on
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET') throw error;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const close = (): Promise<void> => new Promise((resolve) => server.close(resolve));
  return { url: `smtp://127.0.0.1:${port}`, came, answers, close };
}

/** A mail as it is read: folded headers and soft ends of lines put together. */
function unfolded(text: string): string {
  return text
    .replaceAll('=\r\n', '')
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
}

/** A browser with a push service: what the page of it would send, and what it can read of what comes. */
export function browser(service: Receiver) {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  const secret = randomBytes(16);
  const channel = {
    kind: 'push',
    endpoint: `${service.url}/send/${randomBytes(4).toString('hex')}`,
    p256dh,
    auth: secret.toString('base64url'),
  } as const;
  /** By RFC 8291 and 8188. */
  const read = ({ body }: Came): Record<string, string> => {
    const [salt, theirs] = [body.subarray(0, 16), body.subarray(21, 21 + (body[20] ?? 0))];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs]);
    const shared = Buffer.from(hkdfSync('sha256', pair.computeSecret(theirs), secret, info, 32));
    const made = (what: string, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${what}\0`, length));
    const sealed = body.subarray(21 + theirs.length);
    const opener = createDecipheriv('aes-128-gcm', made('aes128gcm', 16), made('nonce', 12));
    opener.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as Record<string, string>;
  };
  return { channel, read };
}

/** Who says that he sends a push message (RFC 8292), with what his signature says; throws where it is not his. */
export function senderOf({ headers }: Came): { key: string; claims: Record<string, unknown> } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isHis = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isHis) throw new Error('not signed by the key that it names');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown> };
}

/** A clock that a test moves on. */
export interface TestClock extends Clock {
  /** Let time pass; all that comes to be done is done. */
  pass(ms: number, notices: Pick<Notices, 'idle'>): Promise<void>;
}

/** Time passes while somebody never answers: nobody waits until all is done. */
export const BUSY = { idle: async (): Promise<void> => undefined };

export function testClock(start: number = Date.UTC(2026, 2, 2, 12)): TestClock {
  let now = start;
  const timers = new Set<{ at: number; act: () => void }>();
  return {
    now: () => now,
    after(ms, act) {
      const timer = { at: now + ms, act };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    async pass(ms, notices) {
      const end = now + ms;
      await notices.idle();
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
        if (!next) break;
        timers.delete(next);
        now = Math.max(now, next.at);
        next.act();
        await notices.idle();
      }
      now = end;
    },
  };
}
