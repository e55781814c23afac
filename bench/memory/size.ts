import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isRefusal } from '../../src/kernel/clause.ts';
import { type Game, stateOf } from '../../src/kernel/game/game.ts';
import { canonical } from '../../src/kernel/json.ts';
import { replay } from '../../src/kernel/game/replay.ts';
import { type Campaign, campaignTable, playCampaign, RULEBOOK } from './campaign.ts';

const GAMES = 20;

/** What a game of so many answers takes, in bytes. */
export interface Size {
  readonly answers: number;
  /** The canonical bytes of its position, and of the largest part of it. */
  readonly position: number;
  readonly facts: number;
  /** Its entries as they are stored. */
  readonly stored: number;
  /** Its part of the heap while it is open: entries, what they told, positions on the way. The table is shared. */
  readonly heap: number;
}

/** Open a random campaign of so many answers many times, and weigh it. */
export function measureSize(answers: number): Size {
  const campaign = playCampaign(answers);
  const text = JSON.stringify(campaign);
  const table = campaignTable();
  const open = (): Game => {
    const { header, entries } = JSON.parse(text) as Campaign;
    const replayed = replay(RULEBOOK, header, entries, 'last', () => table);
    if (isRefusal(replayed) || replayed.stopped) throw new Error('the campaign does not replay');
    return replayed.game;
  };
  const { position } = stateOf(open());
  const before = heapInUse();
  const games = Array.from({ length: GAMES }, open);
  const heap = (heapInUse() - before) / games.length;
  return {
    answers,
    position: canonical(position).length,
    facts: canonical(position.open.facts as never).length,
    stored: text.length,
    heap,
  };
}

/** What the heap holds, garbage collected. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  for (let i = 0; i < 3; i++) collect();
  return process.memoryUsage().heapUsed;
}
