import { z } from 'zod';
import type { ChainPart } from '../../trust/past.ts';
import { shapedJson } from './api.ts';

export const PublicPast = z
  .object({
    chain: shapedJson<ChainPart | null>(
      z.looseObject({}).nullable(),
      'from a line on; null: the game was begun before there was one, or cannot be read on',
    ),
  })
  .meta({ id: 'PublicPast' });

export type PublicPast = z.infer<typeof PublicPast>;
