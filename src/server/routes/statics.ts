import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { App } from './endpoint.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.jsonl': 'application/jsonl; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

type Packed = readonly [encoding: 'br' | 'gzip', bytes: Uint8Array<ArrayBuffer>];

interface File {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The same by how it is compressed, the tightest first; nothing for what is small or compressed already. */
  packed(): readonly Packed[];
  readonly type: string;
}

const WORTH_ZIPPING = 1000;
const IS_TEXT = /^(text|application|image\/svg)/;

/** Built pages: their folder, below which path they are served, and what their answers carry besides. */
interface BuiltPages {
  readonly folder: string;
  readonly below: '/' | `/${string}/`;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Serve built pages. They are read once, so that a path can reach nothing but them. */
export function statics(app: App, { folder, below, headers: more = {} }: BuiltPages): void {
  const files = readAll(folder);
  if (below !== '/') app.get(below.slice(0, -1), (c) => c.redirect(below, 308));
  app.get(`${below}*`, (c, next) => {
    const path = c.req.path.slice(below.length) || 'index.html';
    const file = files.get(path);
    if (!file) return next();
    c.set('route', 'page');
    const cache = path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    const headers = { ...more, 'Content-Type': file.type, 'Cache-Control': cache, Vary: 'Accept-Encoding' };
    const taken = (c.req.header('Accept-Encoding') ?? '').split(/[\s,;]+/);
    const packed = file.packed().find(([encoding]) => taken.includes(encoding));
    if (!packed) return c.body(file.bytes, 200, headers);
    const [encoding, bytes] = packed;
    return c.body(bytes, 200, { ...headers, 'Content-Encoding': encoding });
  });
}

function readAll(folder: string): ReadonlyMap<string, File> {
  const files = new Map<string, File>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || type === undefined) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = new Uint8Array(readFileSync(path));
    const pays = IS_TEXT.test(type) && bytes.length > WORTH_ZIPPING;
    const packed = pays ? packedOf(path, bytes) : () => [];
    files.set(relative(folder, path).split(sep).join('/'), { bytes, packed, type });
  }
  return files;
}

/** A file compressed, once it is asked for: as the build has laid it beside, and as every browser takes it over plain HTTP. */
function packedOf(path: string, bytes: Uint8Array): File['packed'] {
  const beside = `${path}.br`;
  const tightest: readonly Packed[] = existsSync(beside)
    ? [['br', new Uint8Array(readFileSync(beside))]]
    : [];
  let all: readonly Packed[] | undefined;
  return () => (all ??= [...tightest, ['gzip', new Uint8Array(gzipSync(bytes, { level: 9 }))]]);
}
