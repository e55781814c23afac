import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { App } from './endpoint.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

interface File {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

/** Serve the built pages. They are read once, so that a path can reach nothing but them. */
export function statics(app: App, folder: string): void {
  const files = readAll(folder);
  app.get('*', (c, next) => {
    const path = c.req.path === '/' ? '/index.html' : c.req.path;
    const file = files.get(path);
    if (!file) return next();
    c.set('route', 'page');
    const cache = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    return c.body(file.bytes, 200, { 'Content-Type': file.type, 'Cache-Control': cache });
  });
}

function readAll(folder: string): ReadonlyMap<string, File> {
  const files = new Map<string, File>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || type === undefined) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = new Uint8Array(readFileSync(path));
    files.set(`/${relative(folder, path).split(sep).join('/')}`, { bytes, type });
  }
  return files;
}
