import type { Entry, Header } from '../../src/kernel/game/entry.ts';
import { seededRandom } from '../../src/kernel/kit/random.ts';
import type { Rulebook, Table } from '../../src/kernel/rulebook.ts';
import { aWorldAtWar } from '../../src/rulebooks/a-world-at-war/index.ts';
import { anyWholeGame, boundFor } from '../any-game.ts';

/** A game as a store has it. */
export interface Campaign {
  readonly header: Header;
  readonly entries: readonly Entry[];
}

export const RULEBOOK = aWorldAtWar as unknown as Rulebook;

/** The campaign, bound. */
export function campaignTable(): Table {
  return boundFor(RULEBOOK, 'campaign-1939');
}

/** About what a random campaign takes when nobody reports unasked. */
const USUAL = 490;

/** A random campaign of so many answers: the first that lasts so long. */
export function playCampaign(answers: number): Campaign {
  const table = campaignTable();
  for (let seed = 1; ; seed++) {
    const length = { most: answers, usual: Math.min(answers, USUAL) };
    const { header, moments } = anyWholeGame(table, seededRandom(seed), length);
    if (moments.length === answers) return { header, entries: moments.map(({ entry }) => entry) };
  }
}
