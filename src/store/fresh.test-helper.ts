import type { GamesStore } from './database.ts';

/** Makes a place of its own for games; each call of what comes back opens it. */
export type Fresh = () => () => Promise<GamesStore>;
