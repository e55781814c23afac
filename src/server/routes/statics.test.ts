import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { folder, house } from '../house.test-helper.ts';

const LONG = 'export const same = 1;\n'.repeat(400);

async function built() {
  const home = folder();
  const web = join(home, 'web');
  mkdirSync(join(web, 'assets'), { recursive: true });
  writeFileSync(join(home, 'secret.json'), '"outside"');
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>desk</title>');
  writeFileSync(join(web, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(web, 'assets', 'main-a1b2.js'), 'export {};');
  writeFileSync(join(web, 'assets', 'main-a1b2.css'), 'a{}');
  writeFileSync(join(web, 'assets', 'long-c3d4.js'), LONG);
  writeFileSync(join(web, 'assets', 'packed-e5f6.js'), LONG);
  writeFileSync(join(web, 'assets', 'packed-e5f6.js.br'), brotliCompressSync(LONG));
  writeFileSync(join(web, 'notes.bak'), 'left over');
  symlinkSync(join(home, 'secret.json'), join(web, 'link.json'));
  const site = join(home, 'site');
  mkdirSync(join(site, 'assets'), { recursive: true });
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>site</title>');
  writeFileSync(join(site, 'assets', 'sqlite-a1b2.wasm'), new Uint8Array(2000));
  return house({ web, site });
}

/** A request whose path is sent as it stands. */
function raw(address: string, path: string, method = 'GET'): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.on('error', reject).end();
  });
}

describe('the built pages', () => {
  it.each([
    ['', 'text/html; charset=utf-8', 'no-cache'],
    ['index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['icon.svg', 'image/svg+xml', 'no-cache'],
    ['assets/main-a1b2.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['assets/main-a1b2.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
  ])('are served with their type and lifetime: /%s', async (path, type, cache) => {
    const server = await built();
    const { status, headers } = await fetch(server.address + path);
    expect([status, headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([200, type, cache]);
    expect(headers.get('Content-Security-Policy')).toMatch(/frame-ancestors 'none'$/);
  });

  it('are sent compressed to whoever takes that, and as they are to others', async () => {
    const server = await built();
    const get = (encoding: string): Promise<Response> =>
      fetch(`${server.address}assets/long-c3d4.js`, { headers: { 'Accept-Encoding': encoding } });
    const [zipped, plain] = await Promise.all([get('gzip, br'), get('identity')]);
    expect(zipped.headers.get('Content-Encoding')).toBe('gzip');
    expect(Number(zipped.headers.get('Content-Length'))).toBeLessThan(LONG.length / 10);
    expect(plain.headers.get('Content-Encoding')).toBeNull();
    expect([await zipped.text(), await plain.text()]).toEqual([LONG, LONG]);
  });

  it('are sent as the build has packed them to whoever takes that', async () => {
    const server = await built();
    const get = (encoding: string): Promise<Response> =>
      fetch(`${server.address}assets/packed-e5f6.js`, { headers: { 'Accept-Encoding': encoding } });
    const sent = await Promise.all([get('gzip, deflate, br'), get('gzip, deflate')]);
    expect(sent.map(({ headers }) => headers.get('Content-Encoding'))).toEqual(['br', 'gzip']);
    expect(await Promise.all(sent.map((each) => each.text()))).toEqual([LONG, LONG]);
  });

  it('are those of the page without a server below /offline/, which may run WebAssembly there alone', async () => {
    const server = await built();
    const page = await fetch(`${server.address}offline`);
    expect([page.url, await page.text()]).toEqual([
      `${server.address}offline/`,
      expect.stringMatching(/site/),
    ]);
    const wasm = await fetch(`${server.address}offline/assets/sqlite-a1b2.wasm`);
    expect(
      ['Content-Type', 'Cache-Control', 'Content-Encoding'].map((name) => wasm.headers.get(name)),
    ).toEqual(['application/wasm', 'public, max-age=31536000, immutable', 'gzip']);
    const policies = await Promise.all(
      ['offline/', 'offline/none', ''].map(async (path) =>
        (await fetch(server.address + path)).headers.get('Content-Security-Policy'),
      ),
    );
    expect(policies.map((each) => each?.includes("script-src 'self' 'wasm-unsafe-eval';"))).toEqual([
      true,
      false,
      false,
    ]);
    expect(policies[0]?.replace(" 'wasm-unsafe-eval'", '')).toBe(policies[2]);
  });

  it('are all that a path can reach', async () => {
    const server = await built();
    for (const path of [
      '/../secret.json',
      '/assets/../../secret.json',
      '/%2e%2e/secret.json',
      '/..%2fsecret.json',
      '/assets/%2e%2e%2f%2e%2e%2fsecret.json',
      '//etc/passwd',
      '/link.json',
      '/notes.bak',
      '/assets/packed-e5f6.js.br',
      '/assets/',
      '/constructor',
      '/__proto__',
    ]) {
      const { status, text } = await raw(server.address, path);
      expect([path, status]).toEqual([path, 404]);
      expect(text).not.toContain('outside');
    }
    expect((await raw(server.address, '/', 'HEAD')).status).toBe(200);
    expect((await raw(server.address, '/index.html', 'DELETE')).status).toBe(404);
    expect((await raw(server.address, '/api/rulebooks')).text).toMatch(/^\[/);
  });
});
