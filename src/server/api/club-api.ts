import { z } from 'zod';
import { anyJson } from './api.ts';

/** A club file, as the reader of club files checks it. */
export const ClubBody = z.strictObject({ club: anyJson }).meta({ id: 'ClubFile' });

export const KeptClub = z.object({ club: z.string(), key: z.string() }).meta({
  id: 'KeptClub',
  description: 'where a club file is kept, and the key that opens it; it is shown this once',
});

export type KeptClub = z.infer<typeof KeptClub>;
