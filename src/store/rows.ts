import { type Refusal, refuse } from '../kernel/clause.ts';
import type { Entry } from '../kernel/game/entry.ts';
import { words } from '../kernel/texts/words.ts';
import { isEntry } from './entry-shape.ts';
import { parseColumn } from './parsed.ts';
import { isCorrupt } from './schema.ts';
import type { StoredGame } from './store.ts';
import { timeIn } from './times.ts';

/** The entries up to the first that cannot be read; `after`: those after so many. */
export function readable(
  id: string,
  rows: Iterable<Record<string, unknown>>,
  after = 0,
): Pick<StoredGame, 'entries' | 'times' | 'damaged'> {
  const entries: Entry[] = [];
  const times: (number | null)[] = [];
  const damaged = (): Refusal => refuse(words('store.damaged', { id, n: after + entries.length + 1 }));
  try {
    for (const row of rows) {
      const entry = parseColumn(String(row['body']));
      if (!isEntry(entry) || entry.n !== after + entries.length + 1)
        return { entries, times, damaged: damaged() };
      entries.push(entry);
      times.push(timeIn(row['at']));
    }
  } catch (error) {
    if (!isCorrupt(error)) throw error;
    return { entries, times, damaged: damaged() };
  }
  return { entries, times };
}
