// The program carries packages of others in its own files: what they ask to be told with them goes beside.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

type Bundle = Readonly<
  Record<
    string,
    { readonly type: 'asset' } | { readonly type: 'chunk'; readonly moduleIds: readonly string[] }
  >
>;

/** The folder of the package that a module is part of; null: it is ours. */
function packageOf(id: string): string | null {
  const path = id.replaceAll('\\', '/');
  const [, folder = null] = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path) ?? [];
  return folder;
}

/** What goes with a package that does not bring it along, in files beside this one. */
const LACKING: Readonly<Record<string, readonly string[]>> = {
  '@sqlite.org/sqlite-wasm': ['apache-2.0.txt', 'emscripten.txt'],
};

function noticeOf(folder: string): string {
  const about = readFileSync(join(folder, 'package.json'), 'utf8');
  const { name, version, license } = JSON.parse(about) as { name: string; version: string; license?: string };
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file));
  const paths = [
    ...files.sort().map((file) => join(folder, file)),
    ...(LACKING[name] ?? []).map((file) => join(import.meta.dirname, 'licenses', file)),
  ];
  const texts = paths.map((path) => readFileSync(path, 'utf8').trim());
  return [`${name} ${version} (${license ?? 'see below'})`, ...texts].join('\n\n');
}

/** The folders of the packages of which something is in a bundle. */
function foldersIn(bundle: Bundle): readonly string[] {
  const ids = Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? each.moduleIds : []));
  return [...new Set(ids.map(packageOf))].filter((each) => each !== null);
}

/** The packages of which something is in a worker, which is a bundle of its own. */
const inWorkers = new Set<string>();

/** Notes what is in the workers of a page, which are bundled before it. */
export const licensesOfWorkers: Plugin = {
  name: 'licenses-of-workers',
  generateBundle(_options, bundle) {
    for (const each of foldersIn(bundle)) inWorkers.add(each);
  },
};

/** Writes LICENSES.txt, with each package of which something is in the bundle. */
export const licenses: Plugin = {
  name: 'licenses',
  generateBundle(_options, bundle) {
    const source = `${[...new Set([...foldersIn(bundle), ...inWorkers])]
      .map(noticeOf)
      .sort()
      .join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
    this.emitFile({ type: 'asset', fileName: 'LICENSES.txt', source });
  },
};
