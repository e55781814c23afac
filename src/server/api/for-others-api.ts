import { z } from 'zod';

export const ForOthers = z
  .strictObject({
    rolls: z.boolean().meta({
      description:
        'whether others may roll at once a die that is a seat\u2019s; else only once the time of that seat is over',
    }),
    minutes: z
      .int()
      .min(0)
      .max(10_080)
      .meta({ description: 'after how many minutes others may do whatever else is a seat\u2019s first' }),
  })
  .meta({ id: 'ForOthers', description: 'what people may do for seats of others' });
