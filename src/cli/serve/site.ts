import { cpSync, readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { failure, type Failure, type Result } from '../output.ts';
import { builtPages } from '../root.ts';

/**
 * `demarche site`: write the page without a server, as it was built, into a folder that is new or empty; what it prints to be typed
 * begins with `call`.
 */
export function site(folder: string, call: string, built: string | null = builtPages('site')): Result {
  if (folder === '') return failure('Name the new folder: the name is empty.');
  if (built === null) return failure('The pages are not built. "npm run build" makes them.');
  try {
    const occupied = occupiedBy(folder);
    if (occupied) return occupied;
    cpSync(built, folder, { recursive: true });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return failure(`${folder} cannot be written whole (${code}).`);
  }
  return {
    text: [
      `The page is in ${folder}. Put all of it on any web host that has https, below any path.`,
      `To look at it first, type "${call} serve" and open /offline/ at the address that it tells.`,
    ].join('\n'),
    json: { folder: resolve(folder) },
  };
}

/** Why nothing may be written there, or null. */
function occupiedBy(folder: string): Failure | null {
  const there = statSync(folder, { throwIfNoEntry: false });
  if (!there) return null;
  if (!there.isDirectory()) return failure(`${folder} is a file. Name a folder that is new or empty.`);
  return readdirSync(folder).length === 0
    ? null
    : failure(`${folder} is not empty, so nothing was written. Name a folder that is new or empty.`);
}
