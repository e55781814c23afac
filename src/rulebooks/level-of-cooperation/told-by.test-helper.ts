import type { ToldBy } from '../../kernel/kit/silent.test-helper.ts';

/** How a table surely tells what a game knows from its start on and never asks for (silent.test.ts holds it to that). */
export const TOLD_BY: readonly ToldBy[] = [
  {
    facts: 'control.*',
    by: 'choose',
    why: 'Each nation reads in the form in which it names a neutral the hit number there, with a line for every territory that counts.',
  },
  {
    facts: 'captured.*',
    by: 'choose',
    why: 'Each nation reads in that form which neutrals it can name: one that was captured and is still offered is told then.',
  },
];
