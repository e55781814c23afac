// boardgame.io's server in a process of its own; its games stay in memory, as it has them unless told otherwise, or are
// stored in a file ("durable") as ours are: each change is on the disk before it is told.
import { createRequire } from 'node:module';
import { minidip } from './game.mjs';
import { storage } from './storage.mjs';

const { Server } = createRequire(import.meta.url)('boardgame.io/server');
// it says each connection
console.log = () => undefined;
const durable = process.argv[2] === 'durable' ? storage() : null;
const server = await Server({ games: [minidip], origins: [], ...(durable && { db: durable.db }) }).run(0);
process.once('disconnect', () => {
  durable?.close();
  process.exit();
});
process.send(`http://127.0.0.1:${server.appServer.address().port}`);
