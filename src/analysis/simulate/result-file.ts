import { DataCheck, type Path } from '../../kernel/forms/data-check.ts';
import { isRecord, type Json, tooMuch } from '../../kernel/json.ts';
import type { DataFault, Rulebook, Scenario } from '../../kernel/rulebook.ts';
import { LEVELS } from '../bots/bot.ts';
import { matchIn, MOST_GAMES, tallyIn, variantsIn } from './counts-file.ts';
import type { Plan } from './plan.ts';
import { type SavedResult, partsOf } from './result.ts';

// What a file says that many games came to: it may be anybody's, so nothing of it is taken on trust.

const MOST = { values: 5_000_000, letters: 50_000_000, levels: 24 };
const HEAD = ['format', 'kind', 'rules', 'plan', 'tally', 'from', 'to'];
const KINDS = ['simulation', 'match', 'variants'] as const;
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
export function readOutcome(
  document: Json,
  rulebooks: readonly Rulebook[],
): { readonly result: SavedResult } | { readonly faults: readonly DataFault[] } {
  const check = new DataCheck();
  const why = tooMuch(document, MOST);
  if (why !== null) check.fail([], why);
  else if (!isRecord(document)) check.fail([], 'must be an object with format and kind');
  else {
    const kind = KINDS.find((each) => each === document['kind']);
    if (!kind) check.fail(['kind'], 'must be "simulation", "match" or "variants"');
    else if (document['format'] !== 1) check.fail(['format'], 'must be 1; no other format is known');
    else {
      const result = outcomeIn(check, kind, document, rulebooks);
      if (check.faults.length === 0) return { result };
    }
  }
  return { faults: check.faults };
}

function outcomeIn(
  check: DataCheck,
  kind: SavedResult['kind'],
  given: Record<string, unknown>,
  rulebooks: readonly Rulebook[],
): SavedResult {
  const more = { simulation: [], match: ['levels'], variants: ['against'] }[kind];
  check.fields(given, [], [...HEAD, ...more]);
  const plan = planIn(check, given['plan'], ['plan'], rulebooks);
  const all = partsOf({ kind, plan });
  if (!Number.isInteger(all)) check.fail(['plan', 'games'], 'must be even: a match has pairs');
  const isPart = given['from'] !== undefined || given['to'] !== undefined;
  const from = isPart ? check.whole(given['from'], ['from'], 0, all) : 0;
  const to = isPart ? check.whole(given['to'], ['to'], from, all) : all;
  const rules = check.text(given['rules'], ['rules']);
  const head = { format: 1, rules, plan, ...(isPart ? { from, to } : {}) } as const;
  const path: Path = ['tally'];
  const counts = check.object(given['tally'], path);
  switch (kind) {
    case 'simulation':
      return { ...head, kind, tally: tallyIn(check, counts, path, to - from) };
    case 'match': {
      const levels = check.list(given['levels'], ['levels']);
      if (levels.length !== 2) check.fail(['levels'], 'must be two levels');
      const [one, other] = [0, 1].map((i) => check.one(levels[i], ['levels', i], LEVELS));
      return {
        ...head,
        kind,
        levels: [one ?? 'steady', other ?? 'steady'],
        tally: matchIn(check, counts, path, to - from),
      };
    }
    case 'variants': {
      const against = planIn(check, given['against'], ['against'], rulebooks);
      for (const field of ['rulebook', 'scenario', 'seed', 'games'] as const)
        if (against[field] !== plan[field]) check.fail(['against', field], 'must be as that of the plan');
      return { ...head, kind, against, tally: variantsIn(check, counts, path, to - from) };
    }
  }
}

function planIn(check: DataCheck, value: unknown, path: Path, rulebooks: readonly Rulebook[]): Plan {
  const given = check.object(value, path);
  check.fields(given, path, PLAN);
  const ids = rulebooks.map(({ id }) => id);
  const rulebook = check.one(given['rulebook'], [...path, 'rulebook'], ids);
  const { scenarios = [] } = rulebooks.find(({ id }) => id === rulebook) ?? {};
  const scenario = check.one(
    given['scenario'],
    [...path, 'scenario'],
    scenarios.map(({ id }) => id),
  );
  for (const field of ['rulings', 'facts', 'aims', 'history'] as const)
    check.object(given[field], [...path, field]);
  for (const field of ['aims', 'history'] as const)
    check.text(check.object(given[field], [...path, field])['title'], [...path, field, 'title']);
  return {
    ...(given as unknown as Plan),
    rulebook,
    scenario,
    levels: levelsIn(
      check,
      given['levels'],
      [...path, 'levels'],
      scenarios.find(({ id }) => id === scenario),
    ),
    seed: check.text(given['seed'], [...path, 'seed']),
    games: check.whole(given['games'], [...path, 'games'], 1, MOST_GAMES),
  };
}

function levelsIn(
  check: DataCheck,
  given: unknown,
  path: Path,
  scenario: Scenario | undefined,
): Plan['levels'] {
  const levels = check.object(given, path);
  const seats = scenario?.seats.map(({ id }) => id) ?? [];
  check.fields(levels, path, seats);
  return Object.fromEntries(seats.map((seat) => [seat, check.one(levels[seat], [...path, seat], LEVELS)]));
}
