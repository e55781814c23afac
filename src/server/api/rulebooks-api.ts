import { z } from 'zod';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { objects, shapedJson } from './api.ts';

export const Book = z
  .object({
    id: z.string(),
    title: z.string(),
    about: z.string(),
    scenarios: shapedJson<Rulebook['scenarios']>(objects, 'scenarios with their seats'),
    rulings: shapedJson<Rulebook['rulings']>(objects, 'named decisions on gaps of the source'),
    moot: z
      .record(z.string(), z.array(z.string()))
      .meta({ description: 'by scenario: the rulings that make no difference in it' }),
    bots: z.array(z.string()).meta({ description: 'the scenarios that bots can play' }),
    rolls: z.boolean().meta({ description: 'whether dice fall in it' }),
    botRulings: z
      .record(z.string(), z.string())
      .meta({ description: 'rulings other than the defaults with which a game against bots begins' }),
    example: z.string().optional().meta({ description: 'the scenario that shows it in a few minutes' }),
  })
  .meta({ id: 'Rulebook' });
