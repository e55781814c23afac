import { z } from 'zod';
import { LEVELS } from '../../analysis/bots/bot.ts';
import { anyJson, seat } from '../api/api.ts';
import { PACES } from './paces.ts';
import { HISTORY } from './texts.ts';

const level = z.enum(LEVELS).meta({ description: 'how well the bot plays, the least first' });

export const SeatingBot = z
  .strictObject({
    seat: seat.meta({ description: 'the seat; that of the table: what happens on the map' }),
    level: level.or(z.literal(HISTORY)).nullable().meta({
      description: 'how well the bot plays; for the table "history"; null: the seat is taken back',
    }),
    hints: z.boolean().optional().meta({
      description: 'the seat\u2019s player answers, and is told what the bot would answer',
    }),
  })
  .meta({ id: 'SeatingBot', description: 'which bot has a seat' });

export const Suggesting = z
  .strictObject({ seat, decision: z.string().min(1).max(200), level: level.default('minister') })
  .meta({ id: 'Suggesting' });

export const Pacing = z
  .strictObject({
    pace: z.enum(PACES).meta({ description: 'an answer at a word, every two seconds, or at once' }),
    step: z.boolean().optional().meta({ description: 'one answer more, where they play at a word' }),
  })
  .meta({ id: 'Pacing', description: 'how fast the bots play' });

export const Suggestion = z
  .object({ answer: anyJson, why: z.string() })
  .meta({ id: 'Suggested', description: 'what a bot would answer, and why' });
