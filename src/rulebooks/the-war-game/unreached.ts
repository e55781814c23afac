import type { Clause } from '../../kernel/clause.ts';

/** What rules can come to and no game played at random has come to, each with the reason. */
export const UNREACHED_OUTCOMES: Readonly<Record<string, string>> = {};

/** The clauses that no game played at random cites although they act, each with the reason. */
export const UNREACHED: Readonly<Record<Clause, string>> = {};
