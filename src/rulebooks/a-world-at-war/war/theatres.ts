import type { Belligerent } from './wars.ts';
import type { RolledTension } from '../tables/tensions.ts';

// The two theatres of a U.S. election (62.31).

/** Where the U.S. fights, and where an election can end that (62.31). */
export const THEATRES = ['europe', 'pacific'] as const;
export type Theatre = (typeof THEATRES)[number];

/** With whom the U.S. makes peace in a theatre, whose choice a milder result is (62.43), and the tension there. */
interface Side {
  readonly enemy: 'germany' | 'japan';
  /** All with whom it is at war there. */
  readonly wars: readonly Belligerent[];
  readonly seat: string;
  readonly tension: RolledTension;
}

export const SIDES: Readonly<Record<Theatre, Side>> = {
  europe: { enemy: 'germany', wars: ['germany', 'italy'], seat: 'european-axis', tension: 'usat' },
  pacific: { enemy: 'japan', wars: ['japan'], seat: 'japan', tension: 'usjt' },
};

/** The theatre of a tension (62.52). */
export function theatreOf(tension: RolledTension): Theatre {
  return tension === 'usat' ? 'europe' : 'pacific';
}
