import { z } from 'zod';
import { changing, seat } from './api.ts';

const seats = z.array(seat).min(1).max(40);
const hash = z.string().regex(/^[\da-f]{64}$/);
const of = {
  head: hash,
  of: seats.meta({ description: 'all seats of the person, in the order of the desk' }),
};

export const LotBody = z
  .union([
    z.strictObject({ ...of, hash, ...changing }),
    z.strictObject({ ...of, opens: z.string().regex(/^[\da-f]{32}$/), ...changing }),
    z.strictObject({
      head: hash,
      without: z
        .array(seat)
        .max(40)
        .meta({ description: 'empty: only the lot of one\u2019s own, whose bytes are lost' }),
      ...changing,
    }),
  ])
  .meta({
    id: 'Lot',
    description:
      'a lot that is put into the dice of a head, what it was, or agreement to do without those of seats',
  });

export type LotBody = z.infer<typeof LotBody>;
