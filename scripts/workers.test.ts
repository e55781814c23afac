import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { forBrowsers } from './for-browsers.ts';
import { workersOf } from './workers.ts';

/** Build a page whose worker imports something: the code of each file by its name. */
async function built(imports: string): Promise<Map<string, string>> {
  const root = mkdtempSync(join(tmpdir(), 'demarche-workers-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  writeFileSync(join(root, 'both.ts'), "export const both = (): void => console.log('in both');");
  writeFileSync(join(root, 'its-worker.ts'), `import { both } from './both.ts'; ${imports} both();`);
  const start = "new Worker(new URL('./its-worker.ts', import.meta.url), { type: 'module' })";
  writeFileSync(join(root, 'main.ts'), `import { both } from './both.ts'; both(); ${start};`);
  const workers = workersOf(/[\\/]main\.ts$/);
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [forBrowsers, workers.plugin],
    build: {
      write: false,
      rollupOptions: {
        input: join(root, 'main.ts'),
        output: { codeSplitting: { groups: [{ name: 'common', test: workers.isInBoth }] } },
      },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(output.flatMap((each) => (each.type === 'chunk' ? [[each.name, each.code] as const] : [])));
}

it('lets a page and its worker have files in common', async () => {
  const files = await built('');
  expect([...files.keys()].toSorted()).toEqual(['common', 'its-worker', 'main']);
  const having = [...files].filter(([, code]) => code.includes('in both')).map(([name]) => name);
  expect(having).toEqual(['common']);
  expect(files.get('main')).toMatch(/new Worker\([`'"]\/assets\/its-worker-[\w-]+\.js/);
});

it('lets nothing of Node into a worker', async () => {
  await expect(built("import 'node:fs';")).rejects.toThrow('a browser has no node:fs');
});
