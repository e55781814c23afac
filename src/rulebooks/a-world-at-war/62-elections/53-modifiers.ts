import type { Referee } from '../../../kernel/index.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { move } from '../49-diplomacy/8-tension.ts';
import { isRecorded } from '../war/elections.ts';
import { part } from '../part.ts';
import { isLateWarPlayed } from '../turn/played.ts';
import type { Books, Go, Open, WorldPosition, WorldStep } from '../state.ts';
import { areAtWar } from '../war/wars.ts';
import { isEmbargoed } from './53-embargo.ts';

// 62.53: what moves a tension after an election that went badly, turn by turn.

declare module '../state.ts' {
  interface Steps {
    'after-election': object;
  }
}

/** The major powers beside the U.S. that can be at war with Germany (62.53). */
const OTHERS = ['britain', 'france', 'russia'] as const;

/** How many of them are (62.53): a France that has fallen is at war with nobody. */
function powersAtWar(open: Open): number {
  if (!isRecorded(open, 'europe') || hasSurrendered(open, 'germany')) return 0;
  return OTHERS.filter((power) => areAtWar(open, 'germany', power)).length;
}

/** 62.53: at the start of a game turn, what the elections before it add to the tensions. */
function modifiersDue(books: Books, open: Open): readonly Go[] {
  if (!isLateWarPlayed(books, open) || open.phase !== books.plan.order[0]) return [];
  return powersAtWar(open) > 0 || isEmbargoed(open) ? [{ step: 'after-election' }] : [];
}

/** 62.53: one for each major power but the U.S. at war with Germany, in place of the usual modifiers for them; one for an embargo. */
const afterElection: WorldStep<'after-election'> = {
  clauses: ['62.53'],
  next: (books, position, _, referee) => count(books, position, referee),
};

function count(books: Books, { open }: WorldPosition, referee: Referee): void {
  move(books, open, 'usat', powersAtWar(open), ['62.53'], referee);
  if (isEmbargoed(open)) move(books, open, 'usjt', 1, ['62.53'], referee);
}

/** 62.53: what tension counts after an election. */
export const MODIFIERS = part(import.meta.url, {
  clauses: {
    '62.53': ['enforced', 'Post-election tension modifiers', 'modifiersDue'],
  },
  steps: { 'after-election': afterElection },
  at: { 'player-turn-start': modifiersDue },
});
