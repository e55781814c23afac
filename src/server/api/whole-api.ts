import { z } from 'zod';
import { NewGame } from './api.ts';

/** The most lines of a game file. */
const MOST_LINES = 10_000;

export const ImportedGame = z
  .strictObject({
    lines: z
      .array(z.unknown())
      .min(1)
      .max(MOST_LINES)
      .meta({ description: 'the lines of a game file, each parsed; null: one that is no JSON' }),
    title: NewGame.shape.title,
    people: NewGame.shape.people,
    me: NewGame.shape.me,
    bots: NewGame.shape.bots,
    hints: NewGame.shape.hints,
    history: NewGame.shape.history,
    forOthers: NewGame.shape.forOthers,
  })
  .meta({ id: 'Imported', description: 'a game file, and who plays on' });

export const GameFile = z
  .object({ name: z.string(), text: z.string() })
  .meta({ id: 'GameFile', description: 'a whole game with all its secrets, as the terminal plays it' });

export const PublishedLink = z.object({
  key: z
    .string()
    .nullable()
    .meta({ description: 'opens the game for everybody; null: it is published no longer' }),
  addresses: z.array(z.string()),
});

export type ImportedGame = z.infer<typeof ImportedGame>;
