import type { Words } from './texts/words.ts';

/** An id of a rulebook's clause index: '49.31', '49.12/germany', 'S5'. */
export type Clause = string;

/**
 * How the program treats a clause: `enforced` (a form refuses what it forbids), `computed` (a sheet or the flow
 * follows it), `directive` (the players are told what to do), or that it needs none of these.
 */
export type ClauseKind = 'enforced' | 'computed' | 'directive' | 'heading' | 'definition' | 'none';

/**
 * One row of a rulebook's clause index. `where`: the file that does it, from the folder of all rulebooks, and the export whose
 * comment cites it ('harbour/2-landing.ts#landing'); `reason` says why it has no case.
 */
export interface ClauseEntry {
  readonly clause: Clause;
  readonly title: string;
  readonly kind: ClauseKind;
  readonly where?: string;
  readonly reason?: string;
}

/** Something said no. A refusal is data: text, and the clauses when a rule refuses. It changes nothing. */
export interface Refusal {
  readonly refused: Words;
  readonly clauses: readonly Clause[];
}

/** Make a refusal. */
export function refuse(refused: Words, clauses: readonly Clause[] = []): Refusal {
  return { refused, clauses };
}

/** Whether a result is a refusal. */
export function isRefusal(result: unknown): result is Refusal {
  return typeof result === 'object' && result !== null && 'refused' in result;
}
