import type { Chapter } from '../../../kernel/chapter.ts';
import type { Ground, Step } from '../state.ts';

declare module '../state.ts' {
  interface Steps {
    /** After step 10: the ledgers, and what comes of them. */
    resolution: { readonly n: 11 };
  }
}

const resolution: Step<'resolution'> = { clauses: [] };

export const STEPS = { resolution };

export const RESOLUTION: Chapter<Ground> = { clauses: [] };
