import { type Referee, type Words, reportedValue, setFact, tell, truth } from '../../../kernel/index.ts';
import { begin, lasting } from '../54-surrender/in-force.ts';
import { fact, single } from '../facts/facts.ts';
import { endOfNextTurn, turnsToCome } from '../turn/now.ts';
import { part } from '../part.ts';
import { worldSequenceTexts } from '../turn/sequence.words.ts';
import { type Books, type Go, type Open, SEASONS, type WorldStep } from '../state.ts';
import { frozenTexts } from './21a-frozen.words.ts';

// 60.21A: the values of Russian ICs, frozen for a turn.

declare module '../state.ts' {
  interface Steps {
    'russian-thaw': object;
  }
}

/** Whether the values of Russian ICs do not increase this turn (60.21A). */
export const frozenFact = single(
  'frozen.russia',
  fact('frozenRussia', truth, ['60.21A'], { kept: true, onMap: true }),
);

/** The turn that follows, in words. */
function nextTurn({ year, turn }: Open): { readonly turn: Words; readonly year: number } {
  const next = SEASONS[SEASONS.indexOf(turn) + 1];
  return { turn: worldSequenceTexts.turn[next ?? SEASONS[0]](), year: next ? year : year + 1 };
}

/** 60.21A: for a turn the values of ICs do not grow. */
export const LASTING_FREEZE = lasting(frozenTexts, {
  icsFrozen: { clauses: ['60.21A'], on: 'russia', lifted: frozenTexts.inForce.followingTurn() },
});

/** 60.21A: ICs do not grow until the end of the following turn; after the last one there is none. */
export function freeze(books: Books, open: Open, referee: Referee): void {
  if (turnsToCome(books, open) <= 0) {
    tell(referee, 'note', frozenTexts.told.noTurnFollows, undefined, ['60.21A']);
    return;
  }
  open.icsFrozen = true;
  setFact(open.facts, frozenFact.key(), true);
  begin(referee, LASTING_FREEZE.icsFrozen, nextTurn(open), endOfNextTurn(open));
}

/** 60.21A: at the end of the turn that follows the choice, unless it was made again in it. */
function thawAt(_: Books, open: Open): Go[] {
  return reportedValue(open.facts, frozenFact.key()) === true && !open.icsFrozen
    ? [{ step: 'russian-thaw' }]
    : [];
}

/** 60.21A: ICs may grow again. */
const russianThaw: WorldStep<'russian-thaw'> = {
  clauses: ['60.21A'],
  next: (_, { open }, __, referee) => thaw(open, referee),
};

function thaw(open: Open, referee: Referee): void {
  setFact(open.facts, frozenFact.key(), false);
  tell(referee, 'note', frozenTexts.told.icsThaw, undefined, ['60.21A']);
}

/** 60.21A: ICs whose values do not grow. */
export const FROZEN_ICS = part(import.meta.url, {
  clauses: {
    '60.21A': ['directive', 'IC values frozen', 'freeze'],
  },
  steps: { 'russian-thaw': russianThaw },
  at: { 'turn-end': thawAt },
  facts: [frozenFact],
  texts: frozenTexts,
});
