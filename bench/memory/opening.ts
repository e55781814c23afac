import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { isRefusal } from '../../src/kernel/clause.ts';
import { record } from '../../src/kernel/game/record.ts';
import { replay, type Thoroughness } from '../../src/kernel/game/replay.ts';
import type { Rulebook } from '../../src/kernel/rulebook.ts';
import { bindTable } from '../../src/kernel/game/bind.ts';
import { aWorldAtWar } from '../../src/rulebooks/a-world-at-war/index.ts';
import { median } from '../desk/percentile.ts';
import { type Campaign, playCampaign } from './campaign.ts';

const ROUNDS = 15;
const rulebook = aWorldAtWar as unknown as Rulebook;

interface Times {
  readonly quickest: number;
  readonly median: number;
  /** How many times as long as reading the entries as JSON, both by their quickest round. */
  readonly ofParse: number;
}

/** What it takes to open a game of so many answers, in milliseconds. */
export interface Opening {
  readonly answers: number;
  readonly target: number;
  readonly parse: number;
  readonly last: Times;
  /** With every position compared, as `verify` does. */
  readonly all: Times;
  /** A spectator's whole record of the opened game. */
  readonly record: Times;
  /** In fresh processes, with binding the rules: nothing there is warm. */
  readonly cold: number;
}

/** Open a random campaign of so many answers, over and over, each way in turn. */
export async function measureOpening(answers: number, target: number): Promise<Opening> {
  const campaign = playCampaign(answers);
  const text = JSON.stringify(campaign.entries);
  const ways = {
    parse: () => JSON.parse(text) as unknown,
    last: () => open(campaign, 'last'),
    all: () => open(campaign, 'all'),
    record: () => record(opened, null),
  };
  const opened = open(campaign, 'last');
  const names = ['parse', 'last', 'all', 'record'] as const;
  const times: Record<(typeof names)[number], number[]> = { parse: [], last: [], all: [], record: [] };
  // interleaved rounds, so that whatever slows the machine slows all alike
  for (let round = 0; round < ROUNDS; round++)
    for (const name of names) {
      const from = performance.now();
      ways[name]();
      times[name].push(performance.now() - from);
    }
  const parse = Math.min(...times.parse);
  const of = (all: readonly number[]): Times => {
    const quickest = Math.min(...all);
    return { quickest, median: median(all), ofParse: quickest / parse };
  };
  const cold = await openCold(campaign);
  return { answers, target, parse, last: of(times.last), all: of(times.all), record: of(times.record), cold };
}

function open({ header, entries }: Campaign, how: Thoroughness) {
  const replayed = replay(rulebook, header, entries, how, () => TABLE);
  if (isRefusal(replayed) || replayed.stopped) throw new Error('the campaign does not replay');
  return replayed.game;
}

const TABLE = bindTable(rulebook, { scenario: 'campaign-1939', rulings: {}, data: null });

/** The quickest of three fresh processes. */
async function openCold(campaign: Campaign): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'demarche-cold-'));
  const file = join(folder, 'campaign.json');
  writeFileSync(file, JSON.stringify(campaign));
  const times: number[] = [];
  for (let i = 0; i < 3; i++) {
    const child = fork(join(import.meta.dirname, `cold${extname(import.meta.filename)}`), [file]);
    const [time] = (await once(child, 'message')) as [number];
    times.push(time);
    await once(child, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
  return Math.min(...times);
}
