import { expect, it } from 'vitest';
import { words } from '../../kernel/texts/words.ts';
import type { Decision } from '../../kernel/forms/decision.ts';
import { promptOf } from './asked.ts';

const asked = (prompt: string): readonly [string, string] =>
  promptOf({ prompt: words('t') } as Decision, { say: () => prompt });

it('heads a long question by its first sentence, and leaves the rest to a paragraph', () => {
  const short = 'Whom does the U.S.S.R. influence? It pays.';
  expect(asked(short)).toEqual([short, '']);
  const head = 'Turn 1: what is the land of the U.S.S.R. worth?';
  const rest = 'A tenth of it, rounded up, is the most for influence.';
  expect(asked(`${head} ${rest}`)).toEqual([head, rest]);
});

it('has no heading for a sentence that is too long for one', () => {
  const long = `${'a word and '.repeat(20)}no end.`;
  expect(asked(long)).toEqual(['', long]);
});
