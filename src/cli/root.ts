import { existsSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** The folder of the package, whether this runs from `src` or from `dist`. Throws when there is none: our own mistake. */
export function packageRoot(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (dirname(folder) === folder) throw new Error('the package has no package.json');
  }
}

/** The folder of built pages by their name; null: they are not built. */
export function builtPages(name: 'web' | 'site'): string | null {
  const folder = join(packageRoot(), 'dist', name);
  return existsSync(join(folder, 'index.html')) ? folder : null;
}

/** Where the program keeps what nobody named a place for: in its clone, or where it is typed once it is installed. */
export function keptIn(typed: string): string {
  const root = packageRoot();
  return root.split(sep).includes('node_modules') ? typed : root;
}
