import { type Json, own } from '../../kernel/json.ts';
import type { DataFault, Rulebook, Scenario, Table } from '../../kernel/rulebook.ts';
import { isRefusal } from '../../kernel/clause.ts';
import { bindTable } from '../../kernel/game/table.ts';
import { type Aims, readAims } from '../../kernel/solo/aims.ts';
import { type History, readHistory } from '../../kernel/solo/history.ts';
import type { Solo } from '../../kernel/solo/solo.ts';
import { fits, type FactValue, typeWords } from '../../kernel/sums/facts.ts';
import { type Level, LEVELS } from '../../analysis/bots/bot.ts';
import { MOST_GAMES, type Plan } from '../../analysis/simulate/index.ts';
import { findRulebook } from '../../rulebooks/index.ts';
import { SOLO } from '../../rulebooks/solo.ts';
import { faultText } from '../../store/data-text.ts';
import { readData } from '../data-files.ts';
import { rulebookOf, tableOf } from '../game/new.ts';
import { failure, type Failure, isFailed, say } from '../output.ts';
import { typedFacts } from '../vocabulary/worksheet.ts';

/** What decides how games come out, as it is typed. */
export interface PlanOptions {
  readonly scenario?: string;
  readonly games?: string;
  readonly seats?: string;
  readonly level?: string;
  readonly ruling: readonly string[];
  readonly fact: readonly string[];
  readonly data: readonly string[];
  readonly aims?: string;
  readonly history?: string;
  readonly seed?: string;
}

/** A plan that can be played, with what its places, turns and seats are called by. */
export interface PlayablePlan {
  readonly plan: Plan;
  readonly table: Table;
  readonly solo: Solo;
}

const GAMES = 200;

/** A rulebook that bots can play, with what it gives for that. */
export function soloOf(id: string | undefined): { rulebook: Rulebook; solo: Solo } | Failure {
  const rulebook = rulebookOf(id);
  if (isFailed(rulebook)) return rulebook;
  const solo = own(SOLO, rulebook.id);
  if (solo) return { rulebook, solo };
  const others = Object.keys(SOLO).map((each) => findRulebook(each)?.title ?? each);
  return failure(
    `No bot plays ${rulebook.title}: it says neither what places are worth nor what happens on the map. Bots play ${others.join(', ')}.`,
  );
}

/** The scenario that is meant; where none is named, the example, or else the first. */
export function scenarioOf({ example, scenarios }: Rulebook, named: string | undefined): string | undefined {
  return named ?? example ?? scenarios[0]?.id;
}

/** What options come to, checked. */
export function checkPlan(id: string, options: PlanOptions): PlayablePlan | Failure {
  const book = soloOf(id);
  if (isFailed(book)) return book;
  const { rulebook, solo } = book;
  const rulingsSaid = withHouse(solo, options.ruling);
  const table = tableOf(rulebook, scenarioOf(rulebook, options.scenario), rulingsSaid, options.data);
  if (isFailed(table)) return table;
  const { scenario, rulings, data } = table.setup;
  const games = wholeOf('--games', options.games, GAMES, MOST_GAMES);
  if (isFailed(games)) return games;
  const levels = levelsOf(scenario, options);
  if (isFailed(levels)) return levels;
  const facts = factsOf(table, options.fact);
  if (isFailed(facts)) return facts;
  const aims = aimsOf(table, solo, options.aims);
  if (isFailed(aims)) return aims;
  const history = historyOf(table, solo, options.history);
  if (isFailed(history)) return history;
  const seed = options.seed ?? '1';
  if (seed === '') return failure('--seed takes a text: any, but not none.');
  const plan = {
    rulebook: rulebook.id,
    scenario: scenario.id,
    rulings,
    data,
    levels,
    aims,
    history,
    facts,
    seed,
    games,
  };
  return { plan, table, solo };
}

/** The rulings as they are typed, and those with which bots play where none is. */
function withHouse({ rulings = {} }: Solo, typed: PlanOptions['ruling']): PlanOptions['ruling'] {
  const isTyped = (id: string): boolean => typed?.some((each) => each.startsWith(`${id}=`)) ?? false;
  const house = Object.entries(rulings).filter(([id]) => !isTyped(id));
  return [...house.map(([id, choice]) => `${id}=${choice}`), ...(typed ?? [])];
}

/** A whole number from 1 on, as it is typed. */
export function wholeOf(
  option: string,
  given: string | undefined,
  none: number,
  most: number,
): number | Failure {
  if (given === undefined) return none;
  const value = /^\d+$/.test(given) ? Number(given) : 0;
  return value >= 1 && value <= most
    ? value
    : failure(`${option} takes a whole number from 1 to ${most}, not "${given}".`);
}

/** A level as it is typed. */
export function levelOf(option: string, given: string): Level | Failure {
  const level = LEVELS.find((each) => each === given);
  return level ?? failure(`${option}: there is no level "${given}"; there are ${LEVELS.join(', ')}.`);
}

function levelsOf(
  { seats }: Scenario,
  { seats: given, level: all = 'steady' }: PlanOptions,
): Plan['levels'] | Failure {
  const rest = levelOf('--level', all);
  if (isFailed(rest)) return rest;
  const levels: Record<string, Level> = Object.fromEntries(seats.map(({ id }) => [id, rest]));
  for (const each of given === undefined ? [] : given.split(',')) {
    const [name = '', typed, ...more] = each.split('=');
    if (typed === undefined || more.length > 0)
      return failure(`--seats takes SEAT=LEVEL, several with commas, not "${each}".`);
    const level = levelOf('--seats', typed);
    if (isFailed(level)) return level;
    const meant = seats.filter(({ id, camp }) => id === name || camp === name);
    if (meant.length === 0)
      return failure(`--seats: there is no seat or camp "${name}"; there are ${seatsText(seats)}.`);
    for (const { id } of meant) levels[id] = level;
  }
  return levels;
}

function seatsText(seats: Scenario['seats']): string {
  const camps = seats.flatMap(({ camp }) => camp ?? []);
  return [...new Set([...seats.map(({ id }) => id), ...camps])].join(', ');
}

function factsOf(table: Table, given: readonly string[]): Plan['facts'] | Failure {
  const typed = typedFacts(table, given);
  if (isFailed(typed)) return typed;
  const facts: Record<string, FactValue> = {};
  for (const [key, value] of Object.entries(typed)) {
    if (typeof value === 'object' || value === undefined)
      return failure(`--fact ${key}: a table tells one value, not a range.`);
    if (own(table.rules.facts, key)?.by)
      return failure(`--fact ${key}: it follows from the play, and nobody tells it.`);
    facts[key] = value;
  }
  return facts;
}

type FileRead<T> = { readonly file: T } | { readonly faults: readonly DataFault[] };

/** What a file says, or where none is named the house's first for the scenario. */
function fileOf<T extends Aims | History>(
  kind: T['kind'],
  { rulebook, setup: { scenario } }: Table,
  house: readonly T[],
  { path, read }: { readonly path: string | undefined; readonly read: (document: Json) => FileRead<T> },
): T | Failure {
  if (path === undefined) {
    const own = house.find(({ scenarios }) => scenarios.includes(scenario.id));
    return (
      own ??
      failure(`${rulebook.title} has no ${kind} for the scenario "${scenario.id}": give one with --${kind}.`)
    );
  }
  const text = readData(path);
  if (isFailed(text)) return text;
  const found = read(text.value);
  if ('faults' in found) return failure(found.faults.map((fault) => faultText(text, fault)).join('\n'));
  if (found.file.scenarios.includes(scenario.id)) return found.file;
  return failure(
    `${path}:${text.lineOf(['scenarios'])}: is not for the scenario "${scenario.id}"; it is for ${found.file.scenarios.join(', ')}.`,
  );
}

function aimsOf(table: Table, { aims, dated, bind }: Solo, path: string | undefined): Aims | Failure {
  const places = (): string[] =>
    bind(table.setup)
      .stands(table.rules.setup().open)
      .map(({ place }) => place);
  const read = (document: Json): FileRead<Aims> =>
    readAims(document, table.rulebook, { dated, places: places() });
  return fileOf('aims', table, aims, { path, read });
}

function historyOf(table: Table, { histories, dated }: Solo, path: string | undefined): History | Failure {
  const read = (document: Json): FileRead<History> => {
    const found = readHistory(document, table.rulebook, dated);
    const faults = 'file' in found ? factFaults(table, found.file) : [];
    return faults.length > 0 ? { faults } : found;
  };
  return fileOf('history', table, histories, { path, read });
}

/** The lines that tell what is no fact of any scenario of the file, or a value that it cannot have. */
function factFaults(table: Table, { scenarios, lines }: History): readonly DataFault[] {
  const tables = new Map<string, Table | null>([[table.setup.scenario.id, table]]);
  const factIn = (scenario: string, key: string) => {
    if (!tables.has(scenario)) tables.set(scenario, beside(table, scenario));
    return own(tables.get(scenario)?.rules.facts ?? {}, key);
  };
  return lines.flatMap(({ facts }, i) =>
    Object.entries(facts).flatMap(([key, value]) => {
      const spec = [table.setup.scenario.id, ...scenarios].map((each) => factIn(each, key)).find(Boolean);
      const path = ['lines', i, 'facts', key];
      if (!spec) return { path, fault: 'is no fact of this rulebook' };
      return fits(spec.type, value)
        ? []
        : { path, fault: `takes ${say(table.rulebook, typeWords(spec.type))}` };
    }),
  );
}

/** The same game in another scenario; null where it cannot be. */
function beside({ rulebook, setup }: Table, scenario: string): Table | null {
  const table = bindTable(rulebook, { ...setup, scenario });
  return isRefusal(table) ? null : table;
}
