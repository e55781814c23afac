import { sectionOf, valuesOf } from '../../club/club.ts';
import type { OfClub } from '../../kernel/sums/assume.ts';
import { keptClub } from '../club/kept.ts';

/** What the club file of this browser has of a rulebook that is the same in every game. */
export function clubValues(rulebook: string, storage: Storage = localStorage): OfClub {
  return valuesOf(sectionOf(keptClub(storage)?.club ?? null, rulebook));
}
