import { z } from 'zod';
import type { ChainStart } from '../../trust/past.ts';
import { shapedJson } from './api.ts';

export const PublicPast = z
  .object({
    chain: shapedJson<ChainStart | null>(
      z.looseObject({}).nullable(),
      'null: the game was begun before there was one',
    ),
  })
  .meta({ id: 'PublicPast' });

export type PublicPast = z.infer<typeof PublicPast>;
