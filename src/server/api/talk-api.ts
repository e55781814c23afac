import { z } from 'zod';
import type { TalkLine } from '../aside/talk.ts';

// What is sent and answered of talk, notes and drafts.

const seat = z.string().max(80);
const request = z.string().min(1).max(100);

/** Words of people: on several lines, with tabs and what says in which direction letters run; whoever shows them keeps that within. */
export const spokenText = (most: number): z.ZodString =>
  z
    .string()
    .max(most)
    .regex(/^(?:[^\p{Cc}\p{Zl}\p{Zp}]|[\n\t])*$/u, 'a text without control characters');

const text = spokenText(2000).regex(/\S/u, 'a text');

/** Who is spoken to: all, one other seat, one's own side, or whoever made the game. */
const Spoken = z.union([
  z.enum(['all', 'camp', 'maker']),
  z.templateLiteral(['with:', z.string().min(1).max(80)]),
]);

export const Says = z
  .strictObject({ desk: seat.nullish(), to: Spoken, text, request })
  .meta({ id: 'Says', description: 'something to be said at a table' });

export const MakerSays = z
  .strictObject({
    to: z
      .string()
      .max(80)
      .meta({ description: '\u201call\u201d, a seat, or a spectator as the threads name them' }),
    text,
    request,
  })
  .meta({ id: 'MakerSays' });

export const TalkSeen = z
  .strictObject({ desk: seat.nullish(), count: z.int().min(0) })
  .meta({ id: 'TalkSeen' });

export const Lookers = z.enum(['none', 'read', 'write']);

const TalkLines = z
  .array(z.looseObject({}))
  .meta({ description: 'what was said, numbered as this reader counts it' }) as unknown as z.ZodType<
  TalkLine[]
>;

export const TalkPage = z.object({ lines: TalkLines, before: z.int() }).meta({ id: 'TalkPage' });

export const Thread = z
  .object({ to: z.string(), title: z.string(), names: z.array(z.string()), lines: TalkLines })
  .meta({ id: 'Thread' });
