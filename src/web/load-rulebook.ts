import { isRecord, own } from '../kernel/json.ts';
import type { Rulebook } from '../kernel/rulebook.ts';

/** Each rulebook in its folder, which has its id, as a file of its own. */
const FOLDERS = import.meta.glob<Readonly<Record<string, unknown>>>('../rulebooks/*/index.ts');

/** Load the rulebook with an id, and no other; undefined when there is none. */
export async function loadRulebook(id: string): Promise<Rulebook | undefined> {
  const gives = await own(FOLDERS, `../rulebooks/${id}/index.ts`)?.();
  return Object.values(gives ?? {}).find((each) => isRecord(each) && each['id'] === id) as
    | Rulebook
    | undefined;
}
