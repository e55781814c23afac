import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, loadConfigFromFile } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { forBrowsers } from './for-browsers.ts';

/** Build a page whose worker, or which itself, imports a package. */
function buildWith(name: string, inWorker: boolean): Promise<unknown> {
  const root = mkdtempSync(join(tmpdir(), 'demarche-for-browsers-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const worker = "new Worker(new URL('./own.js', import.meta.url), { type: 'module' });";
  writeFileSync(join(root, 'own.js'), `import ${JSON.stringify(name)};`);
  writeFileSync(join(root, 'page.js'), inWorker ? worker : "import './own.js';");
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [forBrowsers],
    worker: { format: 'es', plugins: () => [forBrowsers] },
    build: { write: false, rollupOptions: { input: join(root, 'page.js') } },
  });
}

it.each(['node:fs', 'fs', 'ws', 'pino', 'pg', 'web-push', 'nodemailer', 'prom-client'])(
  'a build for browsers fails with %s, in the page and in a worker',
  async (name) => {
    for (const inWorker of [false, true])
      await expect(buildWith(name, inWorker)).rejects.toThrow(`a browser has no ${name}`);
  },
);

it('is part of the build of the page without a server, and of its workers', async () => {
  const file = join(import.meta.dirname, '..', 'vite.site.config.ts');
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, file);
  const names = (plugins: unknown): unknown[] => (plugins as { name: string }[]).map((each) => each.name);
  expect(names(loaded?.config.plugins)).toContain(forBrowsers.name);
  expect(names(loaded?.config.worker?.plugins?.())).toContain(forBrowsers.name);
});
