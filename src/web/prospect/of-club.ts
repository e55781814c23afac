import { NO_SECTION, type Section, sectionOf } from '../../club/club.ts';
import { keptClub } from '../club/kept.ts';

/** What the club file of this browser has for a rulebook. */
export function keptSection(rulebook: string, storage: Storage = localStorage): Section {
  const kept = keptClub(storage);
  return kept ? sectionOf(kept.club, rulebook) : NO_SECTION;
}
