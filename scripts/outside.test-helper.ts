// What files that are to run in a browser run that a browser has not.
import { importsOf } from './check/imports.ts';

/** The packages that a text runs, and what it runs of Node; types alone aside. */
const PACKAGES =
  /(?:^|[;\n])\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s*)?'(?<from>[^.'][^']*)'|\bimport\(\s*'(?<later>[^.'][^']*)'/g;

/** Packages that run in a browser. */
const FIT = /^@noble\/(?:curves|hashes)\/|^@sqlite\.org\/sqlite-wasm$|^hono(?:\/|$)|^(?:unhomoglyph|zod)$/;

/** What a browser has none of among all that these files load, each with the file that runs it. */
export function outsideOf(sources: ReadonlyMap<string, string>, begins: readonly string[]): string[] {
  const seen = new Set(begins);
  const outside: string[] = [];
  for (const path of seen) {
    const text = sources.get(path) ?? '';
    for (const to of importsOf(path, text)) seen.add(to);
    for (const { groups = {} } of text.matchAll(PACKAGES)) {
      const name = groups['from'] ?? groups['later'] ?? '';
      if (!FIT.test(name)) outside.push(`${path}: ${name}`);
    }
  }
  return outside;
}
