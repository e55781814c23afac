// The store of a page without a server, for page and house; nothing that it imports needs a machine. The page starts the worker with
// `startSqlite` and lends a port of it to others with `lendSqlite`; over that `openBrowserDatabase` opens the games, a `BrowserDatabase`, and `browserFiles` gives them
// as files. `BROWSER_WORDS` are the texts of their refusals.

export { answerOver, type Call, callsOver, type Port } from './line.ts';
export * from './open.ts';
export * from './start.ts';
export * from './words.ts';
export type * from './service.ts';
