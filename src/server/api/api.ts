import { z } from 'zod';
import { LEVELS } from '../../analysis/bots/bot.ts';
import type { ActSeen } from '../../kernel/game/act.ts';
import type { AffectedSheet } from '../../kernel/game/correction.ts';
import type { Decision } from '../../kernel/forms/decision.ts';
import type { DiceMode, LeftAnswer } from '../../kernel/game/entry.ts';
import type { Json } from '../../kernel/json.ts';
import type { Preview } from '../../kernel/sums/know.ts';
import type { OpenCommon, SealedCommon, View } from '../../kernel/game/position.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import type { Words } from '../../kernel/texts/words.ts';
import { ForOthers } from './for-others-api.ts';

/** The address of the live desks. */
export const LIVE = '/api/live';

/** JSON whose inner shape is the kernel's and described in words. */
export function shapedJson<T>(schema: z.ZodType, description: string): z.ZodType<T> {
  return schema.meta({ description }) as unknown as z.ZodType<T>;
}

export const object = z.looseObject({});
export const objects = z.array(object);

export const anyJson = z
  .unknown()
  .meta({ description: 'any JSON that the decision\u2019s form accepts' }) as z.ZodType<Json>;

/** A whole number in an address, written as anybody writes it. */
export const whole = z
  .string()
  .regex(/^(?:0|[1-9]\d{0,8})$/, 'a whole number from 0')
  .transform(Number)
  .meta({ type: 'integer' });

/** Text on one line: nothing in it breaks or turns a line. */
export const plainText = z
  .string()
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u, 'a text without control characters')
  .trim();

export const seat = z.string().min(1).max(80);
export const seats = z.array(seat).max(40);
const decision = z.string().min(1).max(200);
export const name = plainText.min(1).max(60);
const request = z
  .string()
  .min(1)
  .max(100)
  .regex(/^(?!deadline\/)/, 'a key that the server has for itself')
  .meta({ description: 'chosen by the sender; the same key again gets the first result' });
const desk = seat
  .or(z.literal(''))
  .nullish()
  .meta({ description: 'whose desk to answer with: a seat of the person; empty: a spectator\u2019s' });
const have = z
  .int()
  .min(0)
  .optional()
  .meta({ description: 'what the sender\u2019s last desk said it brings; without it every line comes' });
const seen = z.string().max(100).optional().meta({
  description:
    'the mark of the sender\u2019s last live desk: the answer is then what has changed since, where the server still knows it',
});
export const changing = { request, desk, have, seen };

export const ErrorBody = z
  .object({
    error: z.object({
      message: z.string(),
      clauses: z.array(z.string()),
      words: shapedJson<Words>(object, 'the sentence as data').optional(),
      there: object.optional().meta({ description: 'what was changed elsewhere meanwhile, as it is' }),
    }),
  })
  .meta({ id: 'Error' });

export const PersonSeats = z.strictObject({ name, seats }).meta({ id: 'Person' });

/** A key as this program makes them: 192 bits, in letters that a link can carry. One with few letters was made by no chance. */
export const OwnKey = z
  .string()
  .regex(/^[\w-]{32}$/, 'a key: 24 bytes of chance, as base64url')
  .refine((key) => new Set(key).size >= 12, 'a key made by chance')
  .meta({ description: '24 bytes of chance, as base64url; made by the sender, and kept there' });

export const NewGame = z
  .strictObject({
    rulebook: z.string().max(80),
    scenario: z.string().max(80),
    rulings: z.record(z.string(), z.string()).optional(),
    data: z.array(anyJson).max(20).optional(),
    dice: z.enum(['program', 'typed']).optional(),
    lots: z.boolean().optional().meta({
      description:
        'whether no die of the program falls before the pages of all who play have put lots into the dice',
    }),
    title: plainText.max(120).optional(),
    people: z.array(PersonSeats).min(1).max(60),
    me: z
      .strictObject({ person: z.int().min(0).max(59), key: OwnKey })
      .optional()
      .meta({
        description: 'which of the people makes the game, and the key that they have made for their seat',
      }),
    bots: z
      .record(seat, z.enum(LEVELS))
      .optional()
      .meta({ description: 'by seat: how well the bot plays that has it' }),
    hints: z.record(seat, z.enum(LEVELS)).optional().meta({
      description: 'by seat: how well the bot plays that tells the seat\u2019s player what it would answer',
    }),
    history: z.boolean().optional().meta({ description: 'what happens on the map, the history tells' }),
    forOthers: ForOthers.partial().optional(),
    club: z
      .strictObject({
        facts: z.record(z.string().max(120), anyJson),
        starts: z.record(z.string().max(80), z.record(z.string().max(120), anyJson)),
      })
      .optional()
      .meta({ description: 'what a club file says: the game is told it as it begins' }),
  })
  .meta({ id: 'NewGame' });

/** Told only to those who hand out links. */
export const addresses = z
  .array(z.string())
  .meta({ description: 'where others on the same network can open the pages, where that is known' });

const Keyed = z.object({ name, seats, key: z.string() }).meta({ id: 'Keyed' });

export const CreatedGame = z
  .object({ game: z.string(), creatorKey: z.string(), people: z.array(Keyed), addresses })
  .meta({ id: 'Created' });

/** A moment in milliseconds; null: it did not come, or nobody knows. */
export const moment = z.int().nullable();

export const SeatedPerson = z
  .object({
    index: z.int(),
    name,
    seats,
    titles: z.array(z.string()),
    revoked: z.boolean(),
    seen: moment.meta({ description: 'when the person was last there' }),
    published: z.boolean().meta({ description: 'a link for everybody to a game that is over' }),
    held: z.enum(['link', 'invited', 'held']).meta({
      description: 'a link for whoever has it; an invitation that nobody has taken; a key of their own',
    }),
    invited: z.boolean().meta({ description: 'an invitation is out that nobody has taken' }),
    waits: moment.meta({
      description: 'when the last invitation opens at the latest, where it waits for who holds the seat',
    }),
  })
  .meta({ id: 'Seated', description: 'a person as the creator sees them' });

export const NewPerson = Keyed.extend({ index: z.int(), addresses }).meta({ id: 'NewPerson' });

export const Answer = z
  .strictObject({
    seat,
    decision,
    answer: anyJson.optional(),
    nothing: z
      .literal(true)
      .optional()
      .meta({ description: 'nothing here, and nothing of what the seat can do without for the turn' }),
    leaves: z
      .record(z.string().min(1).max(120), anyJson)
      .optional()
      .meta({ description: 'what is left with it for this turn: by their habits the answers' }),
    mark: z.string().max(100).optional(),
    ...changing,
  })
  .meta({
    id: 'Answer',
    description:
      'Where the desk gives a mark for the decision, it must be sent back; the program\u2019s dice take no answer.',
  });

export const Withdrawal = z.strictObject({ seat, decision, ...changing }).meta({ id: 'Withdrawal' });

export const Undo = z
  .strictObject({
    seat,
    to: z.int().min(0).optional().meta({ description: 'the last line of this desk that shall stand' }),
    reason: z.string().trim().max(500).optional(),
    ...changing,
  })
  .meta({ id: 'Undo' });

const line = z.int().min(1).meta({ description: 'a line of the record of this seat' });
const anew = z
  .boolean()
  .optional()
  .meta({ description: 'all seats of the person choose again themselves from there' });

const of = seat
  .or(z.literal(''))
  .optional()
  .meta({ description: 'whose record has the line; absent: that of `seat`, empty: a spectator\u2019s' });

const Edit = z
  .union([
    z.strictObject({ of, at: line, decision: decision.optional(), answer: anyJson }),
    z.strictObject({ of, at: line, decision: decision.optional(), strike: z.literal(true) }),
    z.strictObject({ of, before: line, seat, decision, answer: anyJson }),
  ])
  .meta({
    id: 'Edit',
    description:
      'another answer or none in the place of a line, or one that was missing before it; of a sealed step one\u2019s own, by its decision',
  });

export const Mend = z
  .strictObject({
    seat,
    mend: z.array(Edit).min(1).max(20),
    reason: z.string().trim().min(1).max(500),
    anew,
    ...changing,
  })
  .meta({ id: 'Mend' });

export const Tick = z
  .strictObject({
    seat,
    line,
    item: z.int().min(1).meta({ description: 'which of its directives, from 1' }),
    done: z.boolean(),
    ...changing,
  })
  .meta({ id: 'Tick' });

const Leaves = z
  .strictObject({ answer: z.string().min(1).max(80), lasts: z.enum(['once', 'turn', 'always']) })
  .meta({ id: 'Leaves', description: 'which answer of the habit, and how long' });

export const HabitBody = z
  .strictObject({ seat, habit: z.string().min(1).max(120), leaves: Leaves.nullable(), ...changing })
  .meta({ id: 'Habit', description: 'what a seat leaves to be answered for it; null: nothing any more' });

export const Consent = z
  .strictObject({ mark: z.string().max(100).optional(), ...changing })
  .meta({ id: 'Consent', description: 'The mark is the one of the proposal that the desk shows.' });

export const Agreement = Consent.extend({ anew }).meta({ id: 'Agreement' });

export const Hello = z
  .strictObject({
    game: z.string().max(80),
    key: z.string().max(200),
    seat: seat.or(z.literal('')).nullish(),
    have: z.int().min(0).optional(),
    aside: z
      .boolean()
      .optional()
      .meta({ description: 'what stands beside the desk is sent too: times, talk, who is there' }),
    changes: z
      .boolean()
      .optional()
      .meta({ description: 'after the first desk only what changes is sent, and all of it packed' }),
    fixed: z
      .array(z.string().max(100))
      .max(40)
      .optional()
      .meta({ description: 'hashes of what is fixed, as far as it is known: that is not sent again' }),
  })
  .meta({ id: 'Hello' });

const proposed = {
  mark: z.string(),
  by: z.string(),
  agreed: seats,
  missing: seats,
  act: shapedJson<ActSeen>(
    object,
    'what would be done; `to` of an undo and the lines of what is put right are this desk\u2019s own',
  ),
};
const Proposal = z
  .object({
    ...proposed,
    waiting: z
      .array(z.object(proposed))
      .meta({ description: 'what others propose meanwhile: each waits until the one before has ended' }),
  })
  .meta({
    id: 'Proposal',
    description: 'what waits for the agreement of seats that it takes a decision from',
  });

export type AnyView = View<OpenCommon, SealedCommon>;
const view = shapedJson<AnyView>(object, 'the seat\u2019s view: open, and its own sealed part');
const earlier = z.int().meta({
  description: 'so many lines before these are not brought, as they are more than a page: ask for them',
});
const lines = shapedJson<readonly RecordLine[]>(objects, 'the record as this seat may see it');
const turns = z
  .array(z.object({ turn: z.int(), line: z.int() }))
  .meta({ description: 'where in the record each turn begins, by the number the rules have for it' });
const decisions = (of: string): z.ZodType<readonly Decision[]> =>
  shapedJson(objects, `what ${of} may answer now`);

export const Desk = z
  .object({
    game: z.string(),
    title: z.string(),
    rulebook: z.string(),
    scenario: z.string(),
    rulings: z.record(z.string(), z.string()),
    data: shapedJson<Json>(object.nullable(), 'the tables, card or map the game was made with'),
    dice: shapedJson<DiceMode>(z.enum(['program', 'typed']), 'who rolls'),
    rulesVersion: z.string(),
    person: z.string(),
    seats,
    seat: seat.nullable(),
    people: z.array(PersonSeats),
    gone: z
      .array(PersonSeats)
      .optional()
      .meta({ description: 'who had a seat whose link is ended; absent: nobody' }),
    mark: z.string(),
    over: z.boolean(),
    opened: z.literal(true).optional().meta({
      description: 'over and ended by its maker: every seat\u2019s record can be looked through',
    }),
    stopped: z
      .string()
      .nullable()
      .meta({ description: 'why the game can be looked at and not played on; then nothing is asked' }),
    awaiting: seats,
    answered: seats,
    state: z
      .object({
        kind: z.enum(['turn', 'help', 'wait']),
        for: seats.meta({ description: 'who is to act, this seat first; none where nobody is named' }),
        sealed: z
          .literal(true)
          .optional()
          .meta({ description: 'sealed answers are awaited: nobody is named' }),
      })
      .nullable()
      .meta({
        description:
          'this seat is to act, may help another that is asked, or waits, and for whom; null: the game is over. Since when stands beside the desk.',
      }),
    view,
    asks: decisions('this seat'),
    tableAsks: decisions('the table'),
    diceAsks: decisions('the dice'),
    previews: shapedJson<Readonly<Record<string, readonly Preview[]>>>(
      object,
      'sheets, each with its odds, by decision id',
    ),
    have: z.int().meta({ description: 'how much of the record this desk brings: to be sent back' }),
    from: z.int().meta({ description: 'so many older lines stand, but for those that come again' }),
    earlier,
    lines,
    proposal: Proposal.nullable(),
    coming: z.object({ lines: z.int() }).nullable().meta({
      description: 'how many lines of this desk wait to come again, after something was put right',
    }),
    turns,
    habits: shapedJson<Readonly<Record<string, LeftAnswer>>>(
      object,
      'by habit: what this seat has left to be answered for it',
    ),
    marks: z
      .record(z.string(), z.string())
      .meta({ description: 'by decision: the mark that an answer to it must carry' }),
  })
  .meta({
    id: 'Desk',
    description:
      'all that one seat may know; `lines` are those after number `from`, and older ones that were ticked since',
  });

/** Which game it is. */
export const WHICH = {
  game: true,
  title: true,
  rulebook: true,
  scenario: true,
  rulings: true,
  data: true,
} as const;

/** What a page needs before it sits down: which game it is, and who its key belongs to. */
export const Visit = Desk.pick({
  ...WHICH,
  seats: true,
  people: true,
  gone: true,
  awaiting: true,
})
  .extend({
    since: z
      .record(z.string(), z.int())
      .meta({ description: 'by seat: since when it is asked, in milliseconds, where that is known' }),
  })
  .meta({ id: 'Visit', description: 'which game it is, and who the key belongs to' });

/** What a page is told in its place whose link is an invitation. */
export const InvitedLink = z.object({ invited: z.literal(true) }).meta({
  id: 'InvitedLink',
  description: 'the key is an invitation: it opens nothing, but a seat is taken with it',
});

export const DeskChange = z
  .object({
    since: z.string().meta({ description: 'the mark of the desk that it goes on from' }),
    mark: z.string().meta({ description: 'the mark of the desk that it leads to' }),
    fixed: z.string().meta({ description: 'the hash of what its numbers stand for' }),
    patch: shapedJson<Json>(
      z.array(z.array(z.unknown())),
      'one after the other, packed: [path, value], [path] of what is gone, or [path, start, count, items] in a list; a path begins with how much of the one before it goes on from',
    ),
    from: z.int(),
    earlier,
    lines: shapedJson<Json>(z.unknown(), 'packed lines'),
  })
  .meta({
    id: 'DeskChange',
    description:
      'what leads from the last desk to this one; `from`, `earlier` and `lines` as there. Packed is JSON in which `*` says how a value is written: a number for what is fixed, names for a list of records by columns, lengths for a list of lists',
  });

export const ThenDesk = z
  .object({
    n: z.int().meta({ description: 'the line of the record of whoever looks' }),
    of: z.int().meta({ description: 'so many lines that record has by now' }),
    view,
    earlier,
    lines,
    turns,
  })
  .meta({ id: 'Moment' });

export const LinesPage = z.object({ earlier, lines }).meta({ id: 'LinesPage' });

export const AffectedPage = z
  .object({
    affects: shapedJson<readonly AffectedSheet[]>(objects, 'past sums, as in a line of the record'),
    all: z.int().meta({ description: 'how many there are' }),
  })
  .meta({ id: 'AffectedPage' });

export type Desk = z.infer<typeof Desk>;
export type Visit = z.infer<typeof Visit>;
export type InvitedLink = z.infer<typeof InvitedLink>;
export type DeskChange = z.infer<typeof DeskChange>;
export type ShownProposal = z.infer<typeof Proposal>;
export type ThenDesk = z.infer<typeof ThenDesk>;
export type LinesPage = z.infer<typeof LinesPage>;
export type AffectedPage = z.infer<typeof AffectedPage>;
export type NewGame = z.infer<typeof NewGame>;
export type CreatedGame = z.infer<typeof CreatedGame>;
export type Hello = z.infer<typeof Hello>;
export type Answer = z.infer<typeof Answer>;
export type Withdrawal = z.infer<typeof Withdrawal>;
export type Undo = z.infer<typeof Undo>;
export type Mend = z.infer<typeof Mend>;
export type Tick = z.infer<typeof Tick>;
export type HabitBody = z.infer<typeof HabitBody>;
export type Consent = z.infer<typeof Consent>;
export type Agreement = z.infer<typeof Agreement>;
export type NewPerson = z.infer<typeof NewPerson>;
export type SeatedPerson = z.infer<typeof SeatedPerson>;
/** What every change carries. */
export type Change = Pick<Answer, 'request' | 'desk' | 'have' | 'seen'>;
