// The worker that has the games of a browser: it does nothing else, so that it can be asked to end at any time. Whoever started it
// asks it over its own port, others over ports that are lent to them.
import { makeHolder } from './holder.ts';
import { answerOver, type Port } from './line.ts';
import { loadSqlite, type LoadedSqlite } from './load.ts';
import { makeReach } from './reach.ts';

let loading: Promise<LoadedSqlite> | null = null;
const loaded = (): Promise<LoadedSqlite> => (loading ??= loadSqlite());

answerOver(globalThis as unknown as Port, makeHolder(loaded, makeReach(loaded)));
