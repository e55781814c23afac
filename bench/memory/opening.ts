import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { isRefusal } from '../../src/kernel/clause.ts';
import { record } from '../../src/kernel/game/record.ts';
import { replay, type Thoroughness } from '../../src/kernel/game/replay.ts';
import type { Tell } from '../bench.ts';
import { rounds } from '../rounds.ts';
import { type Campaign, campaignTable, playCampaign, RULEBOOK } from './campaign.ts';

/** For so long each way is measured, in milliseconds. */
const TIME = 1500;
const TABLE = campaignTable();

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

/** Open a random campaign of so many answers, over and over, one way after the other. */
export async function measureOpening(
  answers: number,
  target: number,
  doing: Tell['doing'],
): Promise<Opening> {
  doing(`a campaign of ${answers} answers is played`);
  const campaign = playCampaign(answers);
  const text = JSON.stringify(campaign.entries);
  const opened = open(campaign, 'last');
  doing(`${answers} answers: read as JSON`);
  const parse = (await rounds(() => JSON.parse(text) as unknown, TIME)).min;
  const timesOf = async (name: string, way: () => unknown): Promise<Times> => {
    doing(`${answers} answers: ${name}`);
    const { min, p50 } = await rounds(way, TIME);
    return { quickest: min, median: p50, ofParse: min / parse };
  };
  const last = await timesOf('opened', () => open(campaign, 'last'));
  const all = await timesOf('every position', () => open(campaign, 'all'));
  const whole = await timesOf('a whole record', () => record(opened, null));
  doing(`${answers} answers: in fresh processes`);
  return { answers, target, parse, last, all, record: whole, cold: await openCold(campaign) };
}

function open({ header, entries }: Campaign, how: Thoroughness) {
  const replayed = replay(RULEBOOK, header, entries, how, () => TABLE);
  if (isRefusal(replayed) || replayed.stopped) throw new Error('the campaign does not replay');
  return replayed.game;
}

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
