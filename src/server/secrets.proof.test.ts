import { expect, it } from 'vitest';
import { RULEBOOKS } from '../rulebooks/index.ts';
import { holdsSecrets, keepsSecrets, leastOf } from './holds-secrets.test-helper.ts';

// Pairs over the wire look at more channels and at a few steps; here pairs are more, and live for up to forty answers.

it.each(RULEBOOKS.filter(keepsSecrets).map((book) => [book.id, book] as const))(
  'a secret of another seat changes no byte and no number of messages in many games: %s',
  async (id, book) => expect((await holdsSecrets(book, { least: leastOf(id) })).faults).toEqual([]),
);
