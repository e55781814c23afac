import { botsIn, type BotStore } from './bots.ts';
import { type ClubTables, clubTablesIn } from './club-tables.ts';
import { type DeadlineStore, deadlinesIn } from './deadlines.ts';
import { type ForOthersStore, forOthersIn } from './for-others.ts';
import { type Notes, notesIn } from './notes.ts';
import { type NoticeStore, noticesIn } from './notices.ts';
import { presenceIn, type PresenceStore } from './presence.ts';
import type { Tables } from './sql.ts';
import { type StandInStore, standInsIn } from './stand-ins.ts';
import { type Talk, talkIn } from './talk.ts';
import { type Upkeep, upkeepIn } from './upkeep.ts';

/** What is kept beside games, and never in their records. */
export interface Rooms {
  /** What is said beside the games. */
  readonly talk: Talk;
  /** What seats keep for themselves. */
  readonly notes: Notes;
  /** By which channels people are told that they are awaited, and what is still to be sent. */
  readonly notices: NoticeStore;
  /** Who lets others see that they look at a game, and who was nudged. */
  readonly presence: PresenceStore;
  /** By what the deadlines of games are set. */
  readonly deadlines: DeadlineStore;
  /** Who stands in for whom. */
  readonly standIns: StandInStore;
  /** What people may do for seats of others. */
  readonly forOthers: ForOthersStore;
  /** Which seats bots have, and the reasons that they gave. */
  readonly bots: BotStore;
  /** What the makers of games see and do beside them. */
  readonly upkeep: Upkeep;
  /** The tables of organisers. */
  readonly clubTables: ClubTables;
}

/** The rooms of a database. */
export function roomsIn(sql: Tables): Rooms {
  return {
    talk: talkIn(sql),
    notes: notesIn(sql),
    notices: noticesIn(sql),
    presence: presenceIn(sql),
    deadlines: deadlinesIn(sql),
    standIns: standInsIn(sql),
    forOthers: forOthersIn(sql),
    bots: botsIn(sql),
    upkeep: upkeepIn(sql),
    clubTables: clubTablesIn(sql),
  };
}
