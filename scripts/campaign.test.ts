import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { packageRoot } from '../src/cli/root.ts';
import { isRefusal } from '../src/kernel/clause.ts';
import { DICE } from '../src/kernel/forms/decision.ts';
import { reportedValue } from '../src/kernel/sums/facts.ts';
import { type Game, stateOf } from '../src/kernel/game/game.ts';
import { awaitingOf } from '../src/kernel/game/play.ts';
import { type ReplayedGame, replay } from '../src/kernel/game/replay.ts';
import type { Rulebook } from '../src/kernel/rulebook.ts';
import { findRulebook } from '../src/rulebooks/index.ts';
import { readLines } from '../src/store/line-format.ts';
import { seededDice } from '../src/trust/dice.ts';
import { type Plan, playPlan } from './campaign.ts';

const folder = join(packageRoot(), 'examples');
const plan = parse(readFileSync(join(folder, 'europe-1939.yaml'), 'utf8')) as Plan;

/** The campaign as it is kept in this version. */
function kept(): ReplayedGame {
  const stored = readLines('europe-1939', readFileSync(join(folder, 'europe-1939.jsonl')));
  if (isRefusal(stored)) throw new Error(stored.refused.key);
  const replayed = replay(findRulebook('a-world-at-war') as Rulebook, stored.header, stored.entries, 'all');
  if (isRefusal(replayed)) throw new Error(replayed.refused.key);
  return replayed;
}

function dispatchesOf({ moments }: Game) {
  return moments.flatMap(({ told }) => told.dispatches);
}

describe('the example campaign', () => {
  const { game, stopped } = kept();

  it('replays to its end, which it states', () => {
    expect(stopped).toBeNull();
    expect(awaitingOf(game.table, stateOf(game))).toEqual([]);
    expect(reportedValue(stateOf(game).position.open.facts, 'decided')).toBe('allies');
    const ending = dispatchesOf(game).find(({ data }) => data.key === 'told.decided.europe');
    expect(ending).toMatchObject({ kind: 'result', clauses: ['55.21', '56.21'] });
  });

  it('has what a campaign is made of', () => {
    const keys = dispatchesOf(game).map(({ data }) => data.key);
    expect(keys).toEqual(
      expect.arrayContaining([
        'told.franceFalls',
        'told.vichy',
        'told.italySurrenders',
        'told.election.europe',
        'told.germanySurrenders',
        'told.associate',
        'told.fightsOn',
      ]),
    );
  });

  it('has the dice of its seed', () => {
    const rolls = game.moments.flatMap(({ entry }) =>
      'decision' in entry && entry.seat === DICE ? [entry] : [],
    );
    expect(rolls.length).toBeGreaterThan(40);
    for (const { decision, answer } of rolls) expect(answer).toEqual(seededDice(plan.seed, decision, [6]));
  });
});

describe('a plan', () => {
  it('is refused with the clause where it says what is not legal', () => {
    const parts = [...plan.parts];
    const first = parts[0];
    if (!first) throw new Error('no part');
    parts[0] = { ...first, answers: { ...first.answers, 'russia/allocate': { 'russia/finland': 9 } } };
    expect(() => playPlan({ ...plan, parts })).toThrow(/1939\/russia\/allocate.*49\.31/);
  });

  it('says what is asked and not known', () => {
    const parts = plan.parts.map((part) => ({ ...part, known: {} }));
    expect(() => playPlan({ ...plan, parts })).toThrow(/asks for usat/);
  });

  it('has no answer that nobody asks for', () => {
    const more = { at: '1945/spring/axis', answers: { nonsense: 1 } };
    expect(() => playPlan({ ...plan, parts: [...plan.parts, more] })).toThrow(/never asked: .*nonsense/);
  });
});
