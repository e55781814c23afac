import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/cli/root.ts';
import { isRefusal } from '../../src/kernel/clause.ts';
import type { Entry, Header } from '../../src/kernel/game/entry.ts';
import { type ReplayedGame, replay } from '../../src/kernel/game/replay.ts';
import type { Rulebook } from '../../src/kernel/rulebook.ts';
import { findRulebook } from '../../src/rulebooks/index.ts';
import { readLines } from '../../src/store/line-format.ts';

const ROOT = join(packageRoot(), 'fixtures');

/** The stored games of all versions, as `<rulebook>-<version>/<name>`. */
export const GAMES = globSync('*/*.seen.txt', { cwd: ROOT })
  .map((path) => path.replaceAll('\\', '/').replace(/\.seen\.txt$/, ''))
  .sort();

export const isLong = (name: string): boolean => name.endsWith('/long');

interface Stored {
  readonly header: Header;
  readonly entries: readonly Entry[];
  readonly rulebook: Rulebook;
}

export function stored(name: string): Stored {
  const lines = readLines(name, readFileSync(join(ROOT, `${name}.jsonl`)));
  if (isRefusal(lines)) throw new Error(lines.refused.key);
  const rulebook = findRulebook(lines.header.rulebook);
  if (!rulebook) throw new Error(`no rulebook ${lines.header.rulebook}`);
  return { ...lines, rulebook };
}

/** What everybody saw of a stored game. */
export function seenThen(name: string): string {
  return readFileSync(join(ROOT, `${name}.seen.txt`), 'utf8');
}

export function opened({ rulebook, header, entries }: Stored): ReplayedGame {
  const replayed = replay(rulebook, header, entries, 'all');
  if (isRefusal(replayed)) throw new Error(JSON.stringify(replayed.refused));
  return replayed;
}
