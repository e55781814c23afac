import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

/** What it knows; `.wasm` is none of it, as at many hosts. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** A web host that knows nothing but files. */
export interface StaticHost {
  readonly port: number;
  /** The paths that were asked for since it was first begun, in order. */
  readonly asked: readonly string[];
  /** Serve another folder from now on. */
  serve(folder: string): void;
  /** Hang up on everybody, and be away until it is begun again. */
  stop(): Promise<void>;
  begin(): Promise<void>;
}

/** Serve a folder below a path, such as `/club/`, without any special header. */
export async function startHost(below: string, first: string): Promise<StaticHost> {
  const asked: string[] = [];
  let folder = first;
  let port = 0;
  const server = createServer(({ url = '' }, answer) => {
    asked.push(url);
    const path = decodeURIComponent(url.replace(/[?#].*/, ''));
    const inside = normalize(path.endsWith('/') ? `${path}index.html` : path).slice(below.length);
    const file = join(folder, inside);
    if (!path.startsWith(below) || !existsSync(file) || !statSync(file).isFile())
      return answer.writeHead(404).end();
    answer.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
    return createReadStream(file).pipe(answer);
  });
  const begin = async (): Promise<void> => {
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  };
  await begin();
  return {
    port,
    asked,
    serve: (next) => void (folder = next),
    begin,
    async stop() {
      const ended = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await ended;
    },
  };
}
