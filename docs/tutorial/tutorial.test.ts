import { describe, expect, it } from 'vitest';
import { PROOF } from '../../scripts/tier.ts';
import {
  type Game,
  answer,
  asksOf,
  awaitingOf,
  bindTable,
  isRefusal,
  newHeader,
  openGame,
  preview,
  stateOf,
  viewOf,
} from '../../src/kernel/kit/front.test-helper.ts';
import type { Json } from '../../src/kernel/index.ts';
import { acceptRulebook } from '../../src/kernel/kit/accept.ts';
import { holdsSecrets } from '../../src/server/holds-secrets.test-helper.ts';
import { borderIncident } from './border-incident.ts';

const choice = { scenario: 'summer', rulings: {}, data: null };
const SETUPS = [choice, { scenario: 'any-weather', rulings: { high: 'five' }, data: null }];

function begin(): Game {
  const table = bindTable(borderIncident, choice);
  if (isRefusal(table)) throw new Error('no table');
  const game = openGame(borderIncident, newHeader(table, 'typed'));
  if (isRefusal(game)) throw new Error('no game');
  return game;
}

function say(game: Game, seat: string, decision: string, given: Json): Game {
  const next = answer(game, { seat, decision, answer: given });
  if (isRefusal(next)) throw new Error(next.refused.key);
  return next;
}

describe('the rulebook of the tutorial', () => {
  it('plays: points in secret, both opened, one die, one result', () => {
    let game = say(begin(), 'south', 'south/commit', { border: 1 });
    expect(awaitingOf(game.table, stateOf(game))).toEqual(['north']);
    game = say(game, 'north', 'north/commit', { border: 3 });
    const [roll] = asksOf(game.table, stateOf(game), 'dice');
    const [seen] = roll ? preview(game.table.rules, viewOf(stateOf(game).position, null), roll) : [];
    expect(seen?.odds).toEqual({
      of: 6,
      outcomes: [
        { outcome: 'south', sure: 1, possible: 1 },
        { outcome: 'north', sure: 5, possible: 5 },
      ],
    });
    game = say(game, 'dice', 'roll', [2]);
    expect(stateOf(game).position.open).toMatchObject({ border: 'north', agenda: [] });
    expect(awaitingOf(game.table, stateOf(game))).toEqual([]);
  });

  it('refuses a fourth point, citing the clause', () => {
    expect(answer(begin(), { seat: 'north', decision: 'north/commit', answer: { border: 4 } })).toMatchObject(
      {
        clauses: ['1'],
      },
    );
  });

  it('passes the acceptance kit', () => {
    // share 0: both secrets are opened at once, so no pair of games can outlive the step
    expect(
      acceptRulebook(borderIncident, { setups: SETUPS, seeds: PROOF ? 20 : 3, share: 0 }).faults,
    ).toEqual([]);
  });

  it('keeps its secrets on a server', async () => {
    // both are opened when the step closes: a pair lives from the one answer to the other
    expect((await holdsSecrets(borderIncident, { least: 1, pairs: PROOF ? 6 : 2 })).faults).toEqual([]);
  });
});
