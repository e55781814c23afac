// The program carries packages of others in its own files: what they ask to be told with them goes beside.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The folder of the package that a module is part of; null: it is ours. */
function packageOf(id: string): string | null {
  const path = id.replaceAll('\\', '/');
  const [, folder = null] = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path) ?? [];
  return folder;
}

function noticeOf(folder: string): string {
  const about = readFileSync(join(folder, 'package.json'), 'utf8');
  const { name, version, license } = JSON.parse(about) as { name: string; version: string; license?: string };
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file));
  const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`${name} ${version} (${license ?? 'see below'})`, ...texts].join('\n\n');
}

/** Writes LICENSES.txt, with each package of which something is in the bundle. */
export const licenses: Plugin = {
  name: 'licenses',
  generateBundle(_options, bundle) {
    const ids = Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? each.moduleIds : []));
    const folders = [...new Set(ids.map(packageOf))].filter((each) => each !== null);
    const source = `${folders
      .map(noticeOf)
      .sort()
      .join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
    this.emitFile({ type: 'asset', fileName: 'LICENSES.txt', source });
  },
};
