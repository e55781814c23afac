import { z } from 'zod';
import type { ChainStart } from '../../trust/past.ts';
import { shapedJson } from './api.ts';

export const PublicPast = z
  .object({
    chain: shapedJson<ChainStart | null>(
      z.looseObject({}).nullable(),
      'null: the game was begun before there was one',
    ),
    signed: z
      .object({
        key: z.string().meta({ description: 'the public half of the key of this house: Ed25519, base64url' }),
        game: z.string().meta({ description: 'the name that the game was given when it was made' }),
        at: z.string().meta({ description: 'what it is called here' }),
        lines: z.int(),
        root: z.string(),
        signature: z.string(),
      })
      .nullable()
      .meta({ description: 'how long the chain is and its root, as the house has signed them' }),
  })
  .meta({ id: 'PublicPast' });

export type PublicPast = z.infer<typeof PublicPast>;
