import { z } from 'zod';
import type { Json } from '../../kernel/json.ts';
import { name, object, shapedJson } from './api.ts';

export const AsideNews = z
  .object({
    type: z.literal('aside'),
    part: z.string(),
    whole: z.literal(true).optional().meta({ description: 'in place of all that came before' }),
    set: shapedJson<Readonly<Record<string, Json>>>(object, 'values in place of those before').optional(),
    add: shapedJson<Readonly<Record<string, readonly Json[]>>>(
      object,
      'what comes at the end of lists',
    ).optional(),
  })
  .meta({ id: 'Aside', description: 'what is new of one part of what stands beside the desk' });

export const Showing = z
  .strictObject({
    shows: z.boolean().optional(),
    away: z.boolean().optional().meta({ description: 'whether the page is out of sight' }),
  })
  .meta({ id: 'Showing', description: 'whether others see that this person looks at the game' });

export const Nudging = z
  .strictObject({
    person: name.optional().meta({
      description: 'absent: whoever has still to seal an answer in a step that names nobody',
    }),
  })
  .meta({ id: 'Nudging' });

export const Nudge = z.object({ by: z.string(), at: z.int() }).meta({ id: 'Nudge' });

export const Deadline = z
  .strictObject({
    hours: z.int().min(1).max(720),
    unit: z.literal('days').optional().meta({
      description: 'the hours are days of 24, and end at the same hour of the clock where they are told',
    }),
    days: z
      .array(z.int().min(0).max(6))
      .min(1)
      .max(7)
      .meta({ description: 'the days of the week on which time runs, 0: Sunday' }),
    zone: z.string().max(60).meta({ description: 'where those days are told: Europe/Paris' }),
    late: z.enum(['wait', 'standing', 'skip', 'hand']).meta({
      description:
        'what is done when it is over: nothing, what the seat could have left is answered, a skip is proposed, or whoever stands in takes over',
    }),
    foes: z.literal(true).optional().meta({
      description: 'even somebody with a seat of another side may stand in, and reads the secrets of both',
    }),
  })
  .refine(({ late, foes }) => foes === undefined || late === 'hand', {
    message: 'nobody stands in by this rule',
    path: ['foes'],
  })
  .refine(({ unit, hours }) => unit === undefined || hours % 24 === 0, {
    message: 'a day has 24 hours',
    path: ['hours'],
  })
  .meta({ id: 'Deadline' });

export const DeadlineBody = z.strictObject({ rule: Deadline.nullable() }).meta({ id: 'Deadlined' });

const day = z.iso.date();
export const Days = z.strictObject({ from: day, until: day }).meta({ id: 'Days' });

export const Away = z.strictObject({ days: z.array(Days).max(40) }).meta({ id: 'Away' });

export const NamedStandIn = z.strictObject({ by: name.nullable(), lets: z.boolean().optional() }).meta({
  id: 'NamedStandIn',
  description:
    'who plays for the sender in their absence (null: nobody), and whether they read what the sender wrote before they came',
});

export const LettingRead = z.strictObject({ by: name, lets: z.boolean() }).meta({
  id: 'LettingRead',
  description: 'whether somebody reads, where they stand in, what the sender wrote before they came',
});

export const StandingIn = z
  .strictObject({ for: name, accept: z.boolean() })
  .meta({ id: 'StandingIn', description: 'whether the sender plays for whoever has named them' });

export type Deadline = z.infer<typeof Deadline>;
export type Days = z.infer<typeof Days>;
