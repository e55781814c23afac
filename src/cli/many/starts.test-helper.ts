import { isRefusal } from '../../kernel/clause.ts';
import { standingName } from '../../kernel/game/always-open.ts';
import { bindTable } from '../../kernel/game/table.ts';
import { answer, beginGame, type Game, newHeader, stateOf } from '../../kernel/game/game.ts';
import { asksOf, type State } from '../../kernel/game/play.ts';
import { viewOf } from '../../kernel/game/position.ts';
import type { Json } from '../../kernel/json.ts';
import type { Case, FactValues } from '../../kernel/kit/cases.ts';
import { openQuestions, passBy } from '../../kernel/kit/quiet.ts';
import { playGames } from '../../kernel/kit/reach.test-helper.ts';
import type { Rulebook, Table } from '../../kernel/rulebook.ts';
import type { Item } from '../../kernel/steps/step.ts';
import { isReportable } from '../../kernel/sums/facts.ts';
import { gatheringStorm } from '../../rulebooks/gathering-storm/index.ts';
import { levelOfCooperation } from '../../rulebooks/level-of-cooperation/index.ts';
import { playSteered, tableOf } from '../../rulebooks/the-war-game/steered.test-helper.ts';

// Where games begin in the middle, and the same game begun there.

export interface Open {
  readonly agenda: readonly Item[];
  readonly year: number;
  readonly turn: number | string;
  readonly round: number;
  readonly neutrals: Readonly<Record<string, Readonly<Record<string, Json>>>>;
}

export interface MiddleStart {
  /** Where a game can begin in the middle, and is looked at once: the steps that can be open there, and its name. */
  readonly steps: readonly string[];
  at(open: Open): Json;
  /** What can be open there in a game at random, where that is not one of those. */
  opens?(open: Open): boolean;
  /** What a start says of it, beside its facts. */
  says(open: Open): Record<string, Json>;
  /** What else the start of the case says holds all the time. */
  readonly keeps?: readonly string[];
  /** Facts of the table go under `facts`; absent: the start has fields of its own. */
  readonly facts?: true;
  /** Why nothing is asked there that was asked in a game that was played. */
  readonly unasked?: Readonly<Record<string, string>>;
  /** Rulings under which more can hold than a start says, as it is read before they are known: each with its choice. */
  readonly apart?: Readonly<Record<string, string>>;
  /** So many questions are compared, with nobody doing anything. */
  readonly questions: number;
  /** Plays games at random, and shows what stands before each of their answers; absent: cases are enough. */
  readonly games?: (look: Look) => void;
}

/** Looks at a moment of a game that is played at random. */
type Look = (table: Table, state: State) => void;

/** Games of a scenario in which any answer is given, and nothing is told unasked. */
function anyGames(book: Rulebook, scenario: string, seeds: number): (look: Look) => void {
  return (look) => {
    const watch = { before: look, after: (): void => undefined };
    const games = { setup: { scenario, rulings: {}, data: null }, seeds, asides: NEVER, watch };
    for (const { last } of playGames(book, [games])) void last;
  };
}

const NEVER = 1e9;

/** Games of The War Game as tables play them: a start takes no more units than a board has. */
function ofTables(look: Look): void {
  for (const scenario of ['world-1939', 'world-1942'])
    for (const seed of [1, 2, 3]) {
      const table = tableOf({ scenario });
      for (const { before } of playSteered(table, { seed })) look(table, before);
    }
}

const SEASONS = ['spring', 'summer', 'fall', 'winter'];

export const STARTS: Readonly<Record<string, MiddleStart>> = {
  'a-world-at-war': {
    questions: 1,
    steps: ['allotment', 'allocation'],
    at: ({ year }) => year,
    says: ({ year, turn }) => ({ year, turn }),
    facts: true,
    // a new year's level of USAT hangs on the die of the last turn (49.852C), a correction on what was said before
    unasked: { 'usat.effective': '49.852C', 'surrendered.france': '54.31' },
    // markers in places, and results of a France that has fallen
    apart: { 'atomic-marker-control': 'yes', 'reported-falls': 'allotment' },
  },
  'gathering-storm': {
    questions: 20,
    games: anyGames(gatheringStorm as unknown as Rulebook, 'campaign-sides', 4),
    steps: ['changes', 'opening'],
    at: ({ turn }) => turn,
    says: ({ turn }) => ({
      year: 1935 + Math.floor((Number(turn) - 1) / 4),
      season: SEASONS[(Number(turn) - 1) % 4] ?? '',
    }),
    facts: true,
  },
  'the-war-game': {
    questions: 20,
    games: ofTables,
    // all of them are seen, so the first of a turn is
    opens: ({ agenda }) => agenda.length > 0,
    steps: ['turn-begins', 'docket'],
    at: ({ turn }) => turn,
    says: ({ turn }) => ({ turn }),
    facts: true,
  },
  'level-of-cooperation': {
    questions: 8,
    games: anyGames(levelOfCooperation as unknown as Rulebook, 'world-1942', 4),
    // no start is in the turn before the first round
    opens: ({ round, agenda: [item] }) => round > 0 && item?.step === 'choose',
    steps: ['choose'],
    keeps: ['order', 'rounds'],
    at: ({ round, agenda: [item] }) => [round, (item as unknown as { nation: string }).nation],
    says({ round, neutrals, agenda: [item] }) {
      const each = (field: string): Record<string, Json> =>
        Object.fromEntries(
          Object.entries(neutrals).flatMap(([id, { [field]: is }]) => (is == null ? [] : [[id, is]])),
        );
      return {
        round,
        nation: (item as unknown as { nation: string }).nation,
        levels: each('level'),
        markers: each('marker'),
        captured: each('captured'),
        replaced: each('replaced'),
        movers: each('mover'),
      };
    },
  },
};

/** What the table can say of a game openly, and knows. */
function knownFacts({ table, state }: Game): Record<string, Json> {
  const { rules } = table;
  const known = rules.known({ seat: null, open: state.position.open });
  return Object.fromEntries(
    Object.entries(rules.facts).flatMap(([key, spec]) => {
      const value = known(key);
      const isTold = isReportable(spec) && spec.owner === undefined && spec.lasts !== 'phase';
      return isTold && value !== undefined && typeof value !== 'object' ? [[key, value]] : [];
    }),
  );
}

/** The same game, begun where this one is; or why it cannot begin there. */
export function begunThere(game: Game, data: Case['data'], start: MiddleStart): Game | string {
  const { table, state } = game;
  const open = state.position.open as unknown as Open;
  const isStart = ({ kind }: { readonly kind?: string }): boolean => kind === 'start';
  const all = data as readonly { readonly kind?: string }[];
  const files = all.filter((each) => !isStart(each));
  const kept = Object.entries(all.find(isStart) ?? {}).filter(([key]) => start.keeps?.includes(key));
  const control = Object.entries(knownFacts(game)).flatMap(([key, value]): [string, Json][] =>
    key.startsWith('control.') && value !== 'nobody' ? [[key.slice('control.'.length), value]] : [],
  );
  const facts = start.facts ? { facts: knownFacts(game) } : { control: Object.fromEntries(control) };
  const document = { format: 1, kind: 'start', ...Object.fromEntries(kept), ...start.says(open), ...facts };
  const read = table.rulebook.data([...(files as readonly Json[]), document as Json]);
  if (!('data' in read)) return read.faults.map(({ path, fault }) => `${path.join('.')} ${fault}`).join('; ');
  const { rulings } = state.position.open;
  const bound = bindTable(table.rulebook, { scenario: table.setup.scenario.id, rulings, data: read.data });
  return isRefusal(bound) ? bound.refused.key : beginGame(bound, newHeader(bound, 'typed'));
}

/** The game with what each seat knows alone told by it, as no start says it. */
export function toldAlone(begun: Game, { table, state }: Game): Game {
  const { facts, known } = table.rules;
  return table.seats.reduce((game: Game, seat) => {
    const of = known(viewOf(state.position, seat));
    const own = Object.keys(facts).filter((key) => facts[key]?.owner === seat && of(key) !== undefined);
    const report = asksOf(game.table, stateOf(game), seat).find(
      (each) => each.seat === seat && standingName(each) === 'report',
    );
    if (own.length === 0 || !report) return game;
    const told = Object.fromEntries(own.map((key) => [key, { value: of(key), as: 'change' }]));
    const next = answer(game, { seat, decision: report.id, answer: told as Json });
    if (isRefusal(next)) throw new Error(next.refused.key);
    return next;
  }, begun);
}

/** What each seat is asked now, by the form; facts that need not be asked at a start are left out. */
export function askedIn({ table, state }: Game, { unasked = {} }: MiddleStart): Json {
  return ['table', 'dice', ...table.seats].flatMap((seat) =>
    asksOf(table, state, seat).flatMap(({ optional, form, clauses }): Json[] => {
      if (optional) return [];
      if (form.kind !== 'report') return [[seat, form as unknown as Json, [...clauses]]];
      const facts = form.facts.filter((key) => !Object.hasOwn(unasked, key));
      return facts.length === 0 ? [] : [[seat, facts]];
    }),
  );
}

/** Past the question of what has changed, which a game that begins does not need. */
export function settleStart(game: Game): Game {
  const [item] = (game.state.position.open as unknown as Open).agenda;
  if (item?.step !== 'changes') return game;
  const copy = structuredClone(game.state.position);
  const open = copy.open as unknown as { agenda: readonly Item[] };
  open.agenda = open.agenda.slice(1);
  return { ...game, state: { ...game.state, position: copy } };
}

/** One answer further, with who is asked first doing nothing; a sentence where no such answer is declared, or the game is over. */
export function passOne(game: Game, told: FactValues): Game | string {
  const [decision] = openQuestions(game);
  return decision ? passBy(game, decision, told) : 'the game is over';
}
