// The house of a browser, for a page: how it is spoken to, and how it is started. What runs of it runs in its worker.

export { ALL_GAMES, type AllGamesWish, type Brought } from './all-games.ts';
export { type Channel, CHANNEL, type FromTab, type HouseIsHere, tabLock, type ToTab } from './channel.ts';
export type { OpenFault } from './holding.ts';
export type { HouseService } from './house-worker.ts';
export type { SeatsHere } from './sit.ts';
export { startHouse } from './start.ts';
