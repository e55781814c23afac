import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type ClientRequest, createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';

/** The page for who runs a server for others. */
export const HOSTING = readFileSync(
  join(import.meta.dirname, '..', '..', '..', 'docs', 'hosting.md'),
  'utf8',
);

/** The block of a page that is written in a language. */
export function blockOf(page: string, language: string): string {
  const [, block] = new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'm').exec(page) ?? [];
  if (block === undefined) throw new Error(`the page has no block of ${language}`);
  return block;
}

/** A line of the nginx block of docs/hosting.md that tells the proxy to pass something on. */
const PASSES = /^\s*proxy_(?:set_header|http_version) .*;\n/gm;

/** The nginx block of docs/hosting.md, without the lines that name one of these. */
export function nginxBlock(...without: string[]): string {
  return blockOf(HOSTING, 'nginx').replace(PASSES, (line) =>
    line.split(/\s+/).some((word) => without.includes(word)) ? '' : line,
  );
}

/** The same block without anything that is to be passed on: what people begin with. */
export function bareBlock(): string {
  return nginxBlock().replace(PASSES, '');
}

/** What a request carries to the server behind nginx, by nginx' rules. */
function passedOn(
  block: string,
  { headers, socket }: IncomingMessage,
  { upstream, client }: { upstream: string; client: string | undefined },
): Record<string, string> {
  const [mapped] = [
    ...block.matchAll(/^map \$http_upgrade \$(\w+) \{\s*default (\w+);\s*''\s+(\w+);\s*\}/gm),
  ];
  const [, name = '', some = '', none = ''] = mapped ?? [];
  const known: Record<string, string> = {
    http_host: headers.host ?? '',
    host: (headers.host ?? '').replace(/:\d+$/, ''),
    proxy_host: upstream,
    http_upgrade: headers.upgrade ?? '',
    proxy_add_x_forwarded_for: [headers['x-forwarded-for'] ?? [], client ?? socket.remoteAddress]
      .flat()
      .join(', '),
    [name]: headers.upgrade === undefined ? none : some,
  };
  const value = (text: string): string =>
    text.replaceAll(/\$(\w+)/g, (_, variable: string) => {
      const found = known[variable];
      if (found === undefined) throw new Error(`what is $${variable} of nginx?`);
      return found;
    });
  const hops = ['connection', 'upgrade', 'keep-alive', 'host'];
  const came = Object.entries(headers).filter(([header]) => !hops.includes(header));
  const sets = [...block.matchAll(/proxy_set_header (\S+) (.+);/g)];
  // HTTP/1.0, by which nginx asks when it is told nothing, knows no upgrade
  const old = !block.includes('proxy_http_version 1.1;');
  const set = sets
    .map(([, header = '', text = '']) => [header.toLowerCase(), value(text)])
    .filter(([header = '']) => !(old && hops.slice(0, 2).includes(header)));
  const all = { host: upstream, connection: 'close', ...Object.fromEntries([...came, ...set]) };
  return Object.fromEntries(Object.entries(all).filter(([, text]) => text !== '')) as Record<string, string>;
}

function headOf({ statusCode, statusMessage, headers }: IncomingMessage): string {
  const pairs = Object.entries(headers).map(([name, text]) => `${name}: ${[text].flat().join(', ')}`);
  return [`HTTP/1.1 ${statusCode} ${statusMessage}`, ...pairs, '', ''].join('\r\n');
}

/** A proxy that listens. */
interface Proxy {
  readonly address: string;
  close(): void;
}

/**
 * A proxy that passes on to a server what nginx would with a configuration, and nothing more. `client`: where it says
 * that all requests come from.
 */
export async function startProxy(block: string, to: string, client?: string): Promise<Proxy> {
  const { host: upstream, hostname, port } = new URL(to);
  const sockets = new Set<Socket>();
  const ask = (asked: IncomingMessage): ClientRequest => {
    const headers = passedOn(block, asked, { upstream, client });
    return request({ hostname, port, path: asked.url, method: asked.method, headers });
  };
  const server = createServer((asked, answer) => {
    const sent = ask(asked);
    sent.on('error', () => answer.writeHead(502).end());
    sent.on('response', (got) => got.pipe(answer.writeHead(got.statusCode ?? 502, got.headers)));
    asked.pipe(sent);
  });
  server.on('connection', (socket) => {
    sockets.add(socket.on('error', () => socket.destroy()));
  });
  server.on('upgrade', (asked, client: Socket) => {
    const sent = ask(asked).end();
    sent.on('error', () => client.destroy());
    sent.on('response', (got) => {
      client.write(headOf(got));
      got.pipe(client);
    });
    sent.on('upgrade', (got, far: Socket) => {
      far.on('error', () => far.destroy()).on('close', () => client.destroy());
      client.on('close', () => far.destroy());
      client.write(headOf(got));
      far.pipe(client).pipe(far);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: at } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${at}/`,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
