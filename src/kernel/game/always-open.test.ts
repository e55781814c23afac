import { describe, expect, it } from 'vitest';
import { accepted, begin, duel, give, refusalKey, seal } from '../kit/duel.test-helper.ts';
import { answer, type Game, newHeader, openGame, stateOf } from './game.ts';
import { answeredOf, asksOf } from './play.ts';
import { replay } from './replay.ts';
import type { Rulebook } from '../rulebook.ts';
import { standingName } from './always-open.ts';
import { bindTable } from './bind.ts';
import { words } from '../texts/words.ts';

/** The duel with a plan that the table can skip. */
const hasty: Rulebook = {
  ...duel,
  bind(setup) {
    const rules = duel.bind(setup);
    return {
      ...rules,
      skips: (open) => ('step' in open && open.step === 'plan' ? [{ value: 'plan', label: words('t') }] : []),
      apply(position, decision, given, referee) {
        if (standingName(decision) !== 'skip')
          return rules.apply(position as never, decision, given, referee);
        Object.assign(position.open, { step: 'roll', skipped: given });
      },
    } as ReturnType<Rulebook['bind']>;
  },
};

const table = accepted(bindTable(hasty, { scenario: 'only', rulings: {}, data: null }));
const start = (): Game => accepted(openGame(hasty, newHeader(table, 'typed')));
const names = (game: Game, seat: string) =>
  asksOf(game.table, stateOf(game), seat).map((each) => standingName(each));

describe('a skip', () => {
  it('is offered to the table where the rules have one', () => {
    expect(names(start(), 'table')).toEqual(['report', 'ruling', 'skip']);
    expect(names(begin(), 'table')).toEqual(['report', 'ruling']);
    expect(names(start(), 'ann')).not.toContain('skip');
  });

  it('is applied by the rules in one answer, and sealed answers of the step fall away', () => {
    const game = give(seal(start(), 'ann', 'bid', 1), 'table', 'standing-0/skip', 'plan');
    expect(stateOf(game).position.open).toMatchObject({ step: 'roll', skipped: 'plan', reports: 1 });
    expect(answeredOf(table, stateOf(game))).toEqual([]);
    expect(stateOf(game).held).toEqual({});
    expect(names(game, 'table')).toEqual(['report', 'ruling']);
    const over = give(game, 'dice', '1/roll', [4]);
    expect(over.table.rules.awaiting(stateOf(over).position.open)).toEqual([]);
    expect(
      accepted(
        replay(
          hasty,
          over.header,
          over.moments.map((each) => each.entry),
        ),
      ).stopped,
    ).toBeNull();
  });

  it('is refused for what the rules do not name', () => {
    const move = { seat: 'table', decision: 'standing-0/skip', answer: 'year' };
    expect(refusalKey(answer(start(), move))).toBe('answer.noOption');
    expect(refusalKey(answer(begin(), { ...move, answer: 'plan' }))).toBe('play.notAsked');
  });
});

it('has a name for each standing decision and none for what the rules ask', () => {
  expect(names(start(), 'ann')).toEqual([null, null, null, 'report']);
});
