import type { Bar } from '../../../kernel/form.ts';
import { words } from '../../../kernel/words.ts';
import { nationsOf, type Seen, truthOf } from '../conditions.ts';
import type { Nation } from '../nations.ts';
import type { Entry, LawRule, PlaceId } from '../rule.ts';
import type { Books, Open } from '../state.ts';
import { ENTRIES, groupOf } from '../territories.ts';

// What the stories themselves forbid or allow: it comes before what is so everywhere.

interface Law {
  readonly entry: Entry;
  readonly rule: LawRule;
}

const LAWS: ReadonlyMap<string, readonly Law[]> = lawsByPlace();

function lawsByPlace(): Map<string, Law[]> {
  const laws = new Map<string, Law[]>();
  for (const entry of ENTRIES)
    for (const rule of entry.rules) {
      if (rule.kind !== 'law') continue;
      for (const place of groupOf(entry)) {
        const key = `${rule.about}/${place}`;
        laws.set(key, [...(laws.get(key) ?? []), { entry, rule }]);
      }
    }
  return laws;
}

/** The laws of a territory about something that a nation may do there, and that hold now: what is not known bars nothing. */
export function lawsFor(
  books: Books,
  open: Open,
  about: LawRule['about'],
  nation: Nation,
  place: PlaceId,
): readonly LawRule[] {
  const found = LAWS.get(`${about}/${place}`);
  if (found === undefined) return [];
  return found.flatMap(({ entry, rule }) => {
    const seen: Seen = { books, open, entry, it: nation };
    if (!nationsOf(seen, rule.by).includes(nation)) return [];
    if (rule.each && !rule.each.includes(nation)) return [];
    const truth = rule.when === undefined ? true : truthOf(seen, rule.when);
    return truth === true || (truth === null && rule.allows) ? [rule] : [];
  });
}

/** What the story of a territory says: a bar, `allows`, or nothing (null). */
export function storyOf(
  books: Books,
  open: Open,
  about: 'attack' | 'entry',
  nation: Nation,
  place: PlaceId,
): Bar | 'allows' | null {
  const laws = lawsFor(books, open, about, nation, place);
  const forbids = laws.find(({ allows }) => !allows);
  if (forbids) return { clauses: [forbids.id], reason: words('bar.story', { place, nation }) };
  return laws.length > 0 ? 'allows' : null;
}
