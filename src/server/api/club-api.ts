import { z } from '@hono/zod-openapi';
import { anyJson } from './api.ts';

/** A club file, as the reader of club files checks it. */
export const ClubBody = z.strictObject({ club: anyJson }).openapi('ClubFile');

export const KeptClub = z.object({ club: z.string(), key: z.string() }).openapi('KeptClub', {
  description: 'where a club file is kept, and the key that opens it; it is shown this once',
});

export type KeptClub = z.infer<typeof KeptClub>;
