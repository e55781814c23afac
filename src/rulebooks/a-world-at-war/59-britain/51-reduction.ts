import { toAll } from '../../../kernel/dispatch.ts';
import { words } from '../../../kernel/words.ts';
import type { Step } from '../state.ts';

// 59.51: what Britain removes for its surrender.

declare module '../state.ts' {
  interface Steps {
    /** For so many levels (59.512, 59.872). */
    'british-reduction': { readonly levels: number };
  }
}

/** What goes for each level (59.512). */
export const FOR_A_LEVEL = { aaf: 2, ground: 4, naval: 10 } as const;

/** 59.511, 59.512: the reduction of British forces. */
export const britishReduction: Step<'british-reduction'> = {
  clauses: ['59.512'],
  next(_, __, { levels }, referee) {
    const { aaf, ground, naval } = FOR_A_LEVEL;
    const owed = { aaf: aaf * levels, ground: ground * levels, naval: naval * levels };
    referee.tell?.(toAll('directive', words('told.britishReduction', owed), ['59.512']));
  },
};
