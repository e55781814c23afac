// What a store is to other rooms: what they ask it for and what it says, whichever keeps the games.

/** The contract of a store, of one that knows who sits where, and the words of their refusals. */
export { type Store, STORE_WORDS, type StoredGame } from './store.ts';
export { type Database, DATABASE_WORDS, type GameAbout, type GamesStore } from './database.ts';

/** One line for each entry of a game, and when it came. */
export { entryLine, headerLine, readLines, readParsed } from './line-format.ts';
export { type Since, type Times, timesOf } from './times.ts';

/** Who sits at a game, and who plays for them. */
export type { FirstSeating, Person, Proposal, OneProposal, Seating, Wait } from './seating.ts';
export type { StandIn, PastStandIn } from './stand-ins.ts';
export type { AskedGame, BotsSeated, BotStore, SeatBot, SeatBots, SeatHints } from './bots.ts';
export { FAR_APART, type ForOthers } from './for-others.ts';

/** What is kept beside games. */
export type { KeptDeadlines } from './deadlines.ts';
export type { Draft, SeatNote } from './notes.ts';
export type { Channel, ChannelKind, Notice, NoticeStore, ToldNotice } from './notices.ts';
export type { Nudge } from './presence.ts';
export type { Announcement, Apart, Author, Lookers, SaidLine } from './talk.ts';

/** What makers and organisers keep. */
export type { ClubTable } from './club-tables.ts';
export type { UpkeepState, Upkeep } from './upkeep.ts';

/** The secret from which a house has the dice of its games; no copy of a store has it. */
export { DICE_SECRET } from './schema.ts';

/** Several processes on one store. */
export { type OthersNews, type Others, OvertakenError, type Present } from './others.ts';
export { isLost } from './postgres/sql.ts';
