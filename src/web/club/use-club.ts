import { useEffect, useState } from 'react';
import { type Section, sectionOf } from '../../club/club.ts';
import type { PlayersFile } from '../set-up/files.ts';
import { filesOf } from './files.ts';
import { keptClub } from '../kept/club.ts';

/** The club file of this browser, as a game is set up with it. */
export interface ClubInUse {
  /** Null where this browser keeps none. */
  readonly title: string | null;
  readonly section: Section;
  readonly isUsed: boolean;
  use(is: boolean): void;
}

/** Use the club file of this browser, or do not: its files come with it, and go. */
export function useClub(
  rulebook: string,
  files: readonly PlayersFile[],
  setFiles: (files: readonly PlayersFile[]) => void,
  wasUsed = true,
): ClubInUse {
  const [kept] = useState(keptClub);
  const section = sectionOf(kept?.club ?? null, rulebook);
  const [isUsed, setIsUsed] = useState(kept !== null && wasUsed);
  useEffect(() => {
    if (section.files.length === 0) return;
    void filesOf(rulebook, section).then((ours) => {
      const others = files.filter(({ name }) => ours.every((each) => each.name !== name));
      setFiles(isUsed ? [...ours, ...others] : others);
    });
    // the files of the club come and go with it alone
  }, [isUsed]);
  return { title: kept?.club.title ?? null, section, isUsed, use: setIsUsed };
}
