import { copying } from '../../kernel/game/position.ts';
import type { Open, Sealed } from './state.ts';

/** How a game is copied: marks, units and causes are replaced, never changed in place. */
export const copy = copying<Open, Sealed>({
  marks: (marks) => ({ ...marks }),
  natives: (natives) => ({ ...natives }),
  forces: (forces) => ({ ...forces }),
  unsaid: (unsaid) => unsaid,
  docket: (docket) => docket.map((due) => ({ ...due })),
});
