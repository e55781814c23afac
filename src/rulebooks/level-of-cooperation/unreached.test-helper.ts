import type { Clause } from '../../kernel/index.ts';

/** The clauses that no game played at random cites although they act, each with the reason. */
export const UNREACHED_CLAUSES: Readonly<Record<Clause, string>> = {
  R5: 'It permits: each nation rolls in its own turn, and nothing counts the rolls of the others.',
  R12: 'It follows from S5 and S6: the chance is shown before a roll, and a roll that is made needs none.',
};
