import { texts } from '../../../kernel/index.ts';
import { happening } from '../causes/hang-on.ts';
import { GARRISON_RULINGS } from '../rules/garrisons.rulings.ts';
import { unknownOnContinent } from '../rules/garrisons.ts';
import { NO_NEWS } from '../stories/news.ts';
import { part } from '../part.ts';
import type { Go, WarGameStep } from '../state.ts';

declare module '../state.ts' {
  interface Steps {
    /** With what land in South America was taken. */
    garrisons: object;
  }
}

/** ARG.U4, PAR.E1, PER.E1: with what a nation has taken land in South America is asked at once; then the strongest force there counts. */
const garrisons: WarGameStep<'garrisons'> = {
  clauses: ['ARG.U4', 'PAR.E1', 'PER.E1', 'G.H1'],
  needs: {
    facts: (books, open) => unknownOnContinent(books, open),
    asks: (_, open) => ({
      at: String(open.turn),
      prompt: say.ask.garrisons({ turn: open.turn }),
      clauses: ['ARG.U4', 'PAR.E1', 'PER.E1', 'G.H1'],
    }),
  },
  next(books, position, _, referee): Go[] {
    return happening(books, position, 'news', NO_NEWS, referee);
  },
};

const say = texts({
  ask: {
    garrisons: 'Turn {turn}: with what does who has taken it stand in land of South America?',
  },
});

/** With what player land was taken. */
export const GARRISONS = part(import.meta.url, {
  steps: { garrisons },
  rulings: GARRISON_RULINGS,
  texts: say,
});
