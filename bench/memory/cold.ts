// Opens one game in a fresh process, as a server that has just started does, and says how long it took.
import { readFileSync } from 'node:fs';
import { replay } from '../../src/kernel/game/replay.ts';
import { type Campaign, RULEBOOK } from './campaign.ts';

const text = readFileSync(process.argv[2] ?? '', 'utf8');
const from = performance.now();
const { header, entries } = JSON.parse(text) as Campaign;
replay(RULEBOOK, header, entries);
process.send?.(performance.now() - from);
process.disconnect();
