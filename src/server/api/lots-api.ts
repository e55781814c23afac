import { z } from 'zod';
import { changing, seat } from './api.ts';

const seats = z.array(seat).min(1).max(40);
const hash = z.string().regex(/^[\da-f]{64}$/);
const of = {
  head: hash,
  of: seats.meta({ description: 'whose lot it is, or who agrees: seats of the person' }),
};

export const LotBody = z
  .union([
    z.strictObject({ ...of, hash, ...changing }),
    z.strictObject({ ...of, opens: z.string().regex(/^[\da-f]{32}$/), ...changing }),
    z.strictObject({
      ...of,
      without: seats.meta({
        description: 'those of one person; one\u2019s own: none comes, or its bytes are lost',
      }),
      ...changing,
    }),
  ])
  .meta({
    id: 'Lot',
    description:
      'a lot that is put into the dice of a head, what it was, or agreement to do without that of somebody',
  });

export type LotBody = z.infer<typeof LotBody>;
