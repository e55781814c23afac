import { z } from 'zod';
import { moment, name, OwnKey } from './api.ts';

export const NewOwnKey = z.strictObject({ key: OwnKey }).meta({ id: 'Taking' });

export const TakenSeat = z
  .object({ game: z.string(), title: z.string(), name, seats: z.array(z.string()) })
  .meta({ id: 'Taken', description: 'which seat the key opens from now on' });

export const InvitationSeen = z
  .object({
    game: z.string(),
    title: z.string(),
    rulebook: z.string().meta({ description: 'what the game is called that is played' }),
    scenario: z.string(),
    name,
    seats: z.array(z.string()).meta({ description: 'as players call them' }),
    by: z
      .string()
      .nullable()
      .meta({ description: 'who has made the game and sits at it; null: nobody has said so' }),
    state: z.enum(['open', 'waits', 'taken']),
    until: moment.meta({ description: 'when it opens at the latest, where it waits' }),
    waits: z.array(z.string()).meta({ description: 'who has to agree' }),
    people: z.array(
      z.object({
        name,
        seats: z.array(z.string()),
        held: z.boolean().meta({ description: 'whether they have a key of their own' }),
        same: z.boolean().meta({ description: 'whether they have one of these seats, too' }),
      }),
    ),
  })
  .meta({ id: 'Invitation', description: 'what an invitation is for; nothing of it is secret' });

export type InvitationSeen = z.infer<typeof InvitationSeen>;
