// What makers and organisers of games ask for, and whoever has a list of games.
import { z } from 'zod';
import type { MapPlace } from '../../kernel/board/panel.ts';
import {
  addresses,
  Desk,
  moment,
  name,
  NewGame,
  objects,
  PersonSeats,
  plainText,
  seat,
  SeatedPerson,
  seats,
  shapedJson,
  Visit,
  WHICH,
} from './api.ts';
import { Days, Deadline } from './aside-api.ts';
import { ForOthers } from './for-others-api.ts';

/** What all games of an organiser are made from. */
export const Template = NewGame.omit({ people: true, title: true, me: true }).meta({ id: 'Template' });

export const NewClubTable = z
  .strictObject({ title: plainText.min(1).max(120), template: Template })
  .meta({ id: 'NewClubTable' });

export const KeptClubTable = z.object({ table: z.string(), key: z.string() }).meta({
  id: 'KeptClubTable',
  description: 'where an organiser finds the games, and the key that opens them; it is shown this once',
});

export const NewTableGame = z
  .strictObject({
    title: plainText.min(1).max(120),
    people: z.array(PersonSeats).min(1).max(60),
    bots: NewGame.shape.bots,
  })
  .meta({ id: 'NewTableGame' });

export const UpkeepReply = z
  .object({
    game: z.string(),
    title: z.string(),
    rulebook: z.string(),
    scenario: z.string(),
    dice: z.enum(['program', 'typed']),
    rulings: z.record(z.string(), z.string()),
    seats: z.array(z.object({ id: seat, title: z.string() })),
    people: z.array(SeatedPerson),
    bots: z
      .object({ can: z.boolean(), seats: z.record(z.string(), z.string()) })
      .meta({ description: 'whether bots can play the game; by seat how well those play that have one' }),
    over: z.boolean(),
    ended: moment,
    archived: moment,
    forOthers: ForOthers,
    key: z
      .string()
      .meta({ description: 'the public half of the key by which this house signs: Ed25519, base64url' }),
    addresses,
    deadlines: z
      .object({
        rule: Deadline.nullable(),
        wishes: z.record(z.string(), Deadline.nullable()),
        absent: z.record(z.string(), z.array(Days)),
      })
      .meta({ description: 'by what deadlines are set, what people want in its place, who is away when' }),
  })
  .meta({ id: 'Upkept', description: 'a game as its maker sees it: nothing of what is secret in it' });

export const Upkeeping = z
  .strictObject({
    title: plainText.min(1).max(120).optional(),
    ended: z.boolean().optional().meta({ description: 'nobody answers any more, or they do again' }),
    archived: z.boolean().optional().meta({ description: 'put away from lists, or not' }),
    forOthers: ForOthers.partial().optional(),
  })
  .meta({ id: 'Upkeeping' });

export const KeepingWish = z
  .strictObject({
    game: z.string().max(80),
    key: z.string().max(200),
    looked: z.record(z.string().max(80), z.int().min(0)).optional().meta({
      description: 'by seat, a spectator\u2019s under the empty name: the last line that was seen',
    }),
  })
  .meta({ id: 'Wanted' });

export const WithheldGame = z
  .object({ game: z.string(), status: z.int(), refused: z.string() })
  .meta({ id: 'Withheld', description: 'a game that cannot be shown, and why' });

/** How a game stands, for a list of games. */
export const Standing = Visit.omit({ rulings: true, data: true })
  .extend({
    due: z.record(z.string(), z.int()).meta({
      description: 'by seat: when its time to answer is over, in milliseconds, where the table has set that',
    }),
    all: seats.meta({ description: 'every seat of the scenario' }),
    secrets: z.boolean().meta({ description: 'whether any seat may know what others may not' }),
    maker: z.boolean().meta({ description: 'the key is that of whoever made the game' }),
    over: z.boolean(),
    stopped: z.boolean().meta({ description: 'it can be looked at, and not played on' }),
    ended: moment.meta({ description: 'since when its maker has ended it' }),
    archived: z.boolean(),
    ending: z.string().nullable().meta({ description: 'how it ended, where a rule says it' }),
    moment: z.string().meta({ description: 'where play is, in words' }),
    question: z.string().meta({ description: 'what is asked of the person; empty: nothing' }),
    lines: z.int(),
    rolls: z.int(),
    news: z.object({ count: z.int(), text: z.string() }).nullable().meta({
      description:
        'lines since the person looked or answered, and the latest in words; null: nobody can tell',
    }),
    map: shapedJson<readonly Pick<MapPlace, 'id' | 'tone' | 'shade' | 'mark'>[] | null>(
      objects.nullable(),
      'the tones of the places of the map',
    ),
  })
  .meta({ id: 'Standing', description: 'how a game stands, as far as one key may know' });

/** The games of an organiser. */
export const WatchedTable = z
  .object({
    title: z.string(),
    template: Template,
    most: z.int().meta({ description: 'how many games there can be' }),
    games: z.array(
      z.object({
        game: z.string(),
        title: z.string(),
        people: z.array(z.object({ index: z.int(), name, seats, seen: moment })),
      }),
    ),
  })
  .meta({ id: 'WatchedTable', description: 'the games that somebody organises, and who sits there' });

export const TableRecord = Desk.pick({
  ...WHICH,
  dice: true,
  rulesVersion: true,
  people: true,
  over: true,
  stopped: true,
  awaiting: true,
  view: true,
  lines: true,
}).meta({ id: 'TableRecord', description: 'all of a game that a spectator may know' });

export type KeptClubTable = z.infer<typeof KeptClubTable>;
export type UpkeepReply = z.infer<typeof UpkeepReply>;
export type Upkeeping = z.infer<typeof Upkeeping>;
export type KeepingWish = z.infer<typeof KeepingWish>;
export type WithheldGame = z.infer<typeof WithheldGame>;
export type Standing = z.infer<typeof Standing>;
export type WatchedTable = z.infer<typeof WatchedTable>;
