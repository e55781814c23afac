import { DataCheck, type Path } from '../../kernel/forms/data-check.ts';
import { isRecord, type Json, tooMuch } from '../../kernel/json.ts';
import type { DataFault, Rulebook, Scenario } from '../../kernel/rulebook.ts';
import type { Words } from '../../kernel/texts/words.ts';
import { LEVELS } from '../bots/bot.ts';
import type { Plan } from './plan.ts';
import type { Simulation } from './result.ts';
import type { ByTurn, Moments, StateCount, Tally } from './tally.ts';

// What a file says that many games came to: it may be anybody's, so nothing of it is taken on trust.

/** The most games that are played in one go, or counted in one file. */
export const MOST_GAMES = 10_000_000;

const MOST = { values: 5_000_000, letters: 50_000_000, levels: 24 };
const HEAD = ['format', 'kind', 'rules', 'plan', 'tally', 'from', 'to'];
const PLAN = [
  'rulebook',
  'scenario',
  'rulings',
  'data',
  'levels',
  'aims',
  'history',
  'facts',
  'seed',
  'games',
];

/** Read the document of a file, or say all that is wrong with it. */
export function readSimulation(
  document: Json,
  rulebooks: readonly Rulebook[],
): { readonly simulation: Simulation } | { readonly faults: readonly DataFault[] } {
  const check = new DataCheck();
  const why = tooMuch(document, MOST);
  if (why !== null) check.fail([], why);
  else if (!isRecord(document)) check.fail([], 'must be an object with format and kind');
  else if (document['kind'] !== 'simulation') check.fail(['kind'], 'must be "simulation"');
  else if (document['format'] !== 1) check.fail(['format'], 'must be 1; no other format is known');
  else {
    const simulation = simulationIn(check, document, rulebooks);
    if (check.faults.length === 0) return { simulation };
  }
  return { faults: check.faults };
}

function simulationIn(
  check: DataCheck,
  given: Record<string, unknown>,
  rulebooks: readonly Rulebook[],
): Simulation {
  check.fields(given, [], HEAD);
  const plan = planIn(check, check.object(given['plan'], ['plan']), rulebooks);
  const isPart = given['from'] !== undefined || given['to'] !== undefined;
  const from = isPart ? check.whole(given['from'], ['from'], 0, plan.games) : 0;
  const to = isPart ? check.whole(given['to'], ['to'], from, plan.games) : plan.games;
  const tally = tallyIn(check, check.object(given['tally'], ['tally']));
  if (tally.games !== to - from) check.fail(['tally', 'games'], `must be ${to - from}, as many as it is of`);
  return {
    format: 1,
    kind: 'simulation',
    rules: check.text(given['rules'], ['rules']),
    plan,
    tally,
    ...(isPart ? { from, to } : {}),
  };
}

function planIn(check: DataCheck, given: Record<string, unknown>, rulebooks: readonly Rulebook[]): Plan {
  check.fields(given, ['plan'], PLAN);
  const ids = rulebooks.map(({ id }) => id);
  const rulebook = check.one(given['rulebook'], ['plan', 'rulebook'], ids);
  const { scenarios = [] } = rulebooks.find(({ id }) => id === rulebook) ?? {};
  const scenario = check.one(
    given['scenario'],
    ['plan', 'scenario'],
    scenarios.map(({ id }) => id),
  );
  for (const field of ['rulings', 'facts', 'aims', 'history'] as const)
    check.object(given[field], ['plan', field]);
  for (const field of ['aims', 'history'] as const)
    check.text(check.object(given[field], ['plan', field])['title'], ['plan', field, 'title']);
  return {
    ...(given as unknown as Plan),
    rulebook,
    scenario,
    levels: levelsIn(
      check,
      given['levels'],
      scenarios.find(({ id }) => id === scenario),
    ),
    seed: check.text(given['seed'], ['plan', 'seed']),
    games: check.whole(given['games'], ['plan', 'games'], 1, MOST_GAMES),
  };
}

function levelsIn(check: DataCheck, given: unknown, scenario: Scenario | undefined): Plan['levels'] {
  const levels = check.object(given, ['plan', 'levels']);
  const seats = scenario?.seats.map(({ id }) => id) ?? [];
  check.fields(levels, ['plan', 'levels'], seats);
  return Object.fromEntries(
    seats.map((seat) => [seat, check.one(levels[seat], ['plan', 'levels', seat], LEVELS)]),
  );
}

function tallyIn(check: DataCheck, given: Record<string, unknown>): Tally {
  const path: Path = ['tally'];
  check.fields(given, path, ['games', 'answers', 'ended', 'places', 'shares']);
  const count = (field: string): number =>
    check.whole(given[field], [...path, field], 0, Number.MAX_SAFE_INTEGER);
  return {
    games: count('games'),
    answers: count('answers'),
    ended: turnsIn(check, given['ended'], [...path, 'ended']),
    places: byId(check, given['places'], [...path, 'places'], (states, of) =>
      byId(check, states, of, (state, at) => stateIn(check, state, at)),
    ),
    shares: byId(check, given['shares'], [...path, 'shares'], (moments, at) => momentsIn(check, moments, at)),
  };
}

/** What stands under each id; none that an object would take for a word of its own. */
function byId<T>(
  check: DataCheck,
  given: unknown,
  path: Path,
  read: (value: unknown, path: Path) => T,
): Record<string, T> {
  const entries = Object.entries(check.object(given, path)).map(([id, value]) => {
    if (id in Object.prototype) check.fail([...path, id], 'is no id');
    return [id, read(value, [...path, id])] as const;
  });
  return Object.fromEntries(entries);
}

function stateIn(check: DataCheck, given: unknown, path: Path): StateCount {
  const state = check.object(given, path);
  check.fields(state, path, ['label', 'first', 'more']);
  const label = check.object(state['label'], [...path, 'label']);
  check.text(label['key'], [...path, 'label', 'key']);
  if (label['args'] !== undefined) check.object(label['args'], [...path, 'label', 'args']);
  return {
    label: label as unknown as Words,
    first: turnsIn(check, state['first'], [...path, 'first']),
    more: turnsIn(check, state['more'], [...path, 'more']),
  };
}

function turnsIn(check: DataCheck, given: unknown, path: Path): ByTurn {
  const entries = Object.entries(check.object(given, path)).map(([turn, count]) => {
    if (!/^(0|[1-9]\d{0,5})$/.test(turn)) check.fail([...path, turn], 'is no turn');
    return [turn, check.whole(count, [...path, turn], -MOST_GAMES, MOST_GAMES)] as const;
  });
  return Object.fromEntries(entries);
}

function momentsIn(check: DataCheck, given: unknown, path: Path): Moments {
  const moments = check.object(given, path);
  check.fields(moments, path, ['sum', 'squares']);
  const most = Number.MAX_SAFE_INTEGER;
  return {
    sum: check.whole(moments['sum'], [...path, 'sum'], 0, most),
    squares: check.whole(moments['squares'], [...path, 'squares'], 0, most),
  };
}
