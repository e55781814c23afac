import { expect, it } from 'vitest';
import { viewOf } from '../../../kernel/kit/front.test-helper.ts';
import type { FactValue } from '../../../kernel/index.ts';
import { answer, gameOf, goTo, openOf, type StartedGame } from './start.test-helper.ts';

const SET = [1, 1, 2, 2, 3];
const COUNTERS = { germany: SET, italy: SET, britain: SET, france: SET, russia: SET };

/** Germany puts these counters of its set, by their numbers in it, into Turkey and Hungary; then the events are asked for. */
function played(turkey: number, hungary: number): StartedGame {
  const game = goTo(gameOf({ pack: { counters: COUNTERS } }), '1/axis/place');
  const put = (step: number, target: string, at: number): void => {
    goTo(game, `${step}/axis/place`);
    expect(answer(game, `${step}/axis/place`, { [`germany/${target}`]: 1 })).toBeNull();
    expect(answer(game, `${step}/axis/strengths`, { [`germany-${SET[at]}/${target}`]: 1 })).toBeNull();
  };
  put(1, 'turkey', turkey);
  put(4, 'hungary', hungary);
  return game;
}

/** What a seat holds possible of a German counter, as shares of the whole. */
function held(
  { table, state }: StartedGame,
  seat: string,
  target: string,
): Record<string, number> | undefined {
  const view = viewOf(state.position, seat);
  const weights = table.rules.possible?.(view)(`strength.germany.${target}`)?.weights;
  return weights && sharesOf(weights.map(([strength, weight]) => [strength, Number(weight)]));
}

function sharesOf(all: readonly (readonly [FactValue, number])[]): Record<string, number> {
  const sum = all.reduce((total, [, weight]) => total + weight, 0);
  return Object.fromEntries(all.map(([strength, weight]) => [String(strength), weight / sum]));
}

/** Every lawful way to put two counters of the set there, one game for each. */
const GAMES = SET.flatMap((_one, turkey) =>
  SET.flatMap((_other, hungary) =>
    turkey === hungary ? [] : [{ turkey, hungary, game: played(turkey, hungary) }],
  ),
);

function counted(games: typeof GAMES, target: 'turkey' | 'hungary'): Record<string, number> {
  const found = Map.groupBy(games, (each) => SET[each[target]] ?? 0);
  return sharesOf([...found].map(([strength, those]) => [strength, those.length]));
}

it('weighs a counter that lies face down by every lawful way to place it, the same in all of them (24.5)', () => {
  for (const target of ['turkey', 'hungary'] as const)
    for (const { game } of GAMES)
      for (const seat of ['russia', 'allies'])
        expect(held(game, seat, target)).toEqual(counted(GAMES, target));
});

it('counts a counter that was turned up no more, and knows what was (step.8)', () => {
  for (const { turkey, game } of GAMES) {
    const [up] = openOf(game).placed;
    Object.assign(up ?? {}, { value: SET[turkey] });
    const alike = GAMES.filter((each) => SET[each.turkey] === SET[turkey]);
    expect(held(game, 'russia', 'turkey')).toBeUndefined();
    expect(held(game, 'russia', 'hungary')).toEqual(counted(alike, 'hungary'));
  }
});
