import type { Clause } from '../../kernel/index.ts';

/** The clauses that no game played at random cites although they act, each with the reason. */
export const UNREACHED_CLAUSES: Readonly<Record<Clause, string>> = {
  '24.56D/civil-war': 'It permits: in a civil war the bar of 24.56D/flag is not there.',
  '24.61B/flag': 'It permits: where Russia has a flag the bar of 24.61B is not there.',
  '24.61B/spy-ring': 'It permits: where Russia has a spy ring the bar of 24.61B is not there.',
  '24.61B/civil-war': 'It permits: in a civil war the bar of 24.61B is not there.',
};
