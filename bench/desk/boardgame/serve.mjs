// boardgame.io's server in a process of its own; its games stay in memory, as it has them unless told otherwise.
import { createRequire } from 'node:module';
import { minidip } from './game.mjs';

const { Server } = createRequire(import.meta.url)('boardgame.io/server');
// it says each connection
console.log = () => undefined;
const server = await Server({ games: [minidip], origins: [] }).run(0);
process.once('disconnect', () => process.exit());
process.send(`http://127.0.0.1:${server.appServer.address().port}`);
