// The server, for a command that runs it, or does with its games what a running one would.

/** A server that listens. */
export { type Running, type ServerOptions, startServer } from './server.ts';
export type { Reach } from './gate/reach.ts';
export type { Means } from './notices/set-up.ts';

/** How a command reaches the server that runs on a folder. */
export { askServer, type ControlledServer, startControl } from './control.ts';

/** Games that no server runs on, and new links to them. */
export { liveGames } from './games/games.ts';
export { rulebooksOf } from './games/rulebooks.ts';
export { nodeMachine } from './node.ts';
export { type Keeper, makeKeeper, type RenewedKeys } from './people/keeper.ts';
export { isDenied } from './denied.ts';
