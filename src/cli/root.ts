import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the package, whether this runs from `src` or from `dist`. Throws when there is none: our own mistake. */
export function packageRoot(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (dirname(folder) === folder) throw new Error('the package has no package.json');
  }
}
