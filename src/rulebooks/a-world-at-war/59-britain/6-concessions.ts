import type { Step } from '../state.ts';

// 59.65 to 59.75: what Germany takes from Britain, and what it does not.

declare module '../state.ts' {
  interface Steps {
    /** For a surrender of this level; of a second one the difference (59.872). */
    concessions: { readonly level: number };
  }
}

/** 59.66: Germany’s demands, where a surrender of Britain brings peace. */
export const concessions: Step<'concessions'> = {
  clauses: ['59.66'],
};
