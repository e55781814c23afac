import { isRecord, own } from '../kernel/json.ts';
import type { Rulebook } from '../kernel/rulebook.ts';

type Gives = Readonly<Record<string, unknown>>;
type Folders = Readonly<Record<string, () => Promise<Gives>>>;

/** Each rulebook in its folder, which has its id, as a file of its own. */
const WHOLE: Folders = import.meta.glob<Gives>('../rulebooks/*/index.ts');

/** The same without what plays, which is built apart. */
const READ: Folders = import.meta.glob<Gives>('../rulebooks/*/index.ts', { query: 'reading' });

/** Load the rulebook with an id, and no other; undefined when there is none. */
export function loadRulebook(id: string): Promise<Rulebook | undefined> {
  return load(WHOLE, id);
}

/** Load of the rulebook with an id what a desk reads: its rules are those of a `ReadTable`. */
export function loadForReading(id: string): Promise<Rulebook | undefined> {
  return load(READ, id);
}

async function load(folders: Folders, id: string): Promise<Rulebook | undefined> {
  const gives = await own(folders, `../rulebooks/${id}/index.ts`)?.();
  return Object.values(gives ?? {}).find((each) => isRecord(each) && each['id'] === id) as
    | Rulebook
    | undefined;
}
