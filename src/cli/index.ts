// What the command says and knows, for the scripts that write pages and examples with it.

/** Turns, answers and dispatches as text. */
export { type TurnEvent, type GameTurn, turnsOf } from './game/turns.ts';
export { answerText } from './text/answer-text.ts';
export { dispatchText, indent } from './text/show.ts';

/** The clauses of a rulebook, their cases, and where each is done. */
export { caseFiles, type ClauseRow, clauseRows } from './vocabulary/clauses.ts';
export { notedLines } from './vocabulary/where.ts';
export { LISTS } from './vocabulary/vocabulary.ts';

/** Whether a command failed. */
export { isFailed } from './output.ts';
