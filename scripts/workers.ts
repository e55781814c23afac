import type { Plugin } from 'vite';

/** A worker of ours as it is started. */
const STARTED = /new URL\('(\.\/[\w-]+-worker\.ts)', import\.meta\.url\)/g;

/** What a module imports, at once and later. */
type Imports = (id: string) => {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
} | null;

function reachOf(begins: Iterable<string>, next: (id: string) => readonly string[]): ReadonlySet<string> {
  const reach = new Set(begins);
  for (const id of reach) for (const each of next(id)) reach.add(each);
  return reach;
}

/** Bundles the workers of a page together with it, so that they have files in common. */
export function workersOf(page: RegExp): {
  readonly plugin: Plugin;
  /** Whether a module is what the page begins with, and its workers have it, too: they have it apart from what shows the page. */
  readonly isInBoth: (id: string) => boolean;
} {
  const begun = new Set<string>();
  let inBoth: ReadonlySet<string> = new Set();
  const plugin: Plugin = {
    name: 'workers',
    transform: {
      order: 'pre',
      async handler(code, id) {
        if (id.includes('/node_modules/')) return null;
        let text = code;
        for (const [started, name = ''] of code.matchAll(STARTED)) {
          const found = await this.resolve(name, id);
          if (!found) return this.error(`there is no ${name} beside ${id}`);
          begun.add(found.id);
          const file = this.emitFile({ type: 'chunk', id: found.id });
          text = text.replace(started, `import.meta.ROLLUP_FILE_URL_${file}`);
        }
        return text === code ? null : { code: text, map: null };
      },
    },
    buildEnd() {
      const about: Imports = (id) => this.getModuleInfo(id);
      const entry = Array.from(this.getModuleIds()).filter((id) => page.test(id));
      const ofPage = reachOf(entry, (id) => about(id)?.importedIds ?? []);
      const ofWorkers = reachOf(begun, (id) => {
        const { importedIds = [], dynamicallyImportedIds = [] } = about(id) ?? {};
        return [...importedIds, ...dynamicallyImportedIds];
      });
      inBoth = ofPage.intersection(ofWorkers);
    },
  };
  return { plugin, isInBoth: (id) => inBoth.has(id) };
}
