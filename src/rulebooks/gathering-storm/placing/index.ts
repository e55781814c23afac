import type { Chapter } from '../../../kernel/chapter.ts';
import type { Ground, Step } from '../state.ts';
import type { Seat } from '../../../kernel/seat.ts';

declare module '../state.ts' {
  interface Steps {
    /** 22.21B: Russia's choice under the Party purge. */
    purge: { readonly seat: Seat };
    /** Steps 1 to 4: where a seat places; `n`: in which step. */
    place: { readonly n: 1 | 2 | 3 | 4; readonly seat: Seat };
    /** What the open counters just placed are worth. */
    values: { readonly n: 1 | 2 | 3 | 4; readonly seat: Seat };
    /** How strong the face-down counters just placed are; on paper in step 8. */
    strengths: { readonly n: 1 | 2 | 3 | 4 | 8; readonly seat: Seat };
    /** Step 8. */
    'counters-shown': { readonly n: 8 };
  }
}

const none = { clauses: [] };
const purge: Step<'purge'> = none;
const place: Step<'place'> = none;
const values: Step<'values'> = none;
const strengths: Step<'strengths'> = none;
const shown: Step<'counters-shown'> = none;

export const STEPS = { purge, place, values, strengths, 'counters-shown': shown };

export const PLACING: Chapter<Ground> = { clauses: [] };
