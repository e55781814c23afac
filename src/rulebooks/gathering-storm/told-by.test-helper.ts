import type { ToldBy } from '../../kernel/kit/silent.test-helper.ts';

/** How a table surely tells what a game knows from its start on and never asks for (silent.test.ts holds it to that). */
export const TOLD_BY: readonly ToldBy[] = [
  {
    facts: 'removed.*',
    by: 'result',
    why: 'What the table enters of a turn\u2019s ledgers says who removed which Russian flag; the next turn remembers it.',
  },
];
