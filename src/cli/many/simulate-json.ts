import type { Simulation, StateSummary, Summary } from '../../analysis/simulate/index.ts';
import type { Names } from './simulate-names.ts';

/** What many games came to, for scripts: shares from 0 to 1, each with its 95% interval, and what all is called. */
export function summaryJson({ plan, tally, rules }: Simulation, summary: Summary, names: Names): object {
  const { games, ended, seats, places } = summary;
  const stateJson = ({ is, label, end, turns }: StateSummary): object => ({
    is,
    called: names.words(label),
    end,
    turns: turns.map((each) => ({ ...each, called: names.turn(each.turn) })),
  });
  return {
    format: 1,
    kind: 'simulation-summary',
    rulebook: plan.rulebook,
    rules,
    scenario: plan.scenario,
    seed: plan.seed,
    games,
    answers: tally.answers,
    aims: plan.aims.title,
    history: plan.history.title,
    seats: seats.map((each) => ({ ...each, called: names.seat(each.seat) })),
    ended: ended.map((each) => ({ ...each, called: names.turn(each.turn) })),
    places: places.map(({ place, states }) => ({
      place,
      called: names.place(place),
      states: states.map(stateJson),
    })),
  };
}
