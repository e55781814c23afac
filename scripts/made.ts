import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** What ends the name of a file of plain data that is made of other data, which who has it ready made need not have. */
export const MADE = '.made.ts';

/** The code of such a file, ready made. */
export async function readyMade(file: string): Promise<string> {
  const made = (await import(pathToFileURL(file).href)) as object;
  return Object.entries(made)
    .map(([name, data]) => `export const ${name} = ${JSON.stringify(data)};`)
    .join('\n');
}

/** Puts such files into a bundle ready made. */
export const made: Plugin = {
  name: 'made',
  load: (id) => (id.endsWith(MADE) ? readyMade(id) : null),
};
