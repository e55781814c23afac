import { part } from '../part.ts';
import type { Faction } from '../powers.ts';
import type { Minor } from '../tables/targets.ts';

/** Whom Russian subversion lets the Axis roll for (49.62D): not the five of 49.411A. */
export const SUBVERSION_REACTS: readonly Minor[] = ['hungary', 'rumania', 'bulgaria', 'yugoslavia', 'greece'];

/** Which targets a faction can ever roll for in reaction (49.62A to D). */
export const REACTION_TARGETS: Readonly<Record<Faction, readonly Minor[]>> = {
  'european-axis': ['norway', 'spain', 'vichy-france', ...SUBVERSION_REACTS],
  'western-allies': ['norway'],
  russia: [],
};

/** 49.62A to D: whom a faction can ever roll for in reaction. */
export const ELIGIBLE = part(import.meta.url, {
  clauses: {
    '49.62': ['heading', 'Eligible targets'],
    '49.62A': ['enforced', 'Norway', 'REACTION_TARGETS'],
    '49.62B': ['enforced', 'Spain', 'REACTION_TARGETS'],
    '49.62C': ['enforced', 'Vichy France', 'REACTION_TARGETS'],
    '49.62D': ['enforced', 'Balkans and Greece', 'REACTION_TARGETS'],
  },
});
