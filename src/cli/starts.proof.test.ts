import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isRefusal } from '../kernel/clause.ts';
import { isReportable } from '../kernel/sums/facts.ts';
import { answer, beginGame, type Game, newHeader, stateOf } from '../kernel/game/game.ts';
import { standingName } from '../kernel/game/always-open.ts';
import { viewOf } from '../kernel/game/position.ts';
import { isSame, type Json } from '../kernel/json.ts';
import type { Case, Told } from '../kernel/kit/cases.ts';
import { runCase } from '../kernel/kit/conform.ts';
import { KeptTables } from '../kernel/kit/kept-tables.ts';
import { passOne } from '../kernel/kit/quiet.ts';
import { asksOf } from '../kernel/game/play.ts';
import { bindTable } from '../kernel/game/bind.ts';
import type { Item } from '../kernel/steps/step.ts';
import { RULEBOOKS } from '../rulebooks/index.ts';
import { TOLD_FILE } from './clauses.ts';
import { readCases } from './conform-file.ts';
import { isFailed } from './output.ts';
import { packageRoot } from './root.ts';

// A game begun in the middle asks first what the same game asks there that was played up to it, and goes on as that does.

interface Open {
  readonly agenda: readonly Item[];
  readonly year: number;
  readonly turn: number | string;
  readonly round: number;
  readonly neutrals: Readonly<Record<string, Readonly<Record<string, Json>>>>;
}

interface Start {
  /** Where a game can begin in the middle, and is looked at once: the steps that can be open there, and its name. */
  readonly steps: readonly string[];
  at(open: Open): Json;
  /** What a start says of it, beside its facts. */
  says(open: Open): Record<string, Json>;
  /** What else the start of the case says holds all the time. */
  readonly keeps?: readonly string[];
  /** Facts of the table go under `facts`; absent: the start has fields of its own. */
  readonly facts?: true;
  /** Why nothing is asked there that was asked in a game that was played. */
  readonly unasked?: Readonly<Record<string, string>>;
  /** So many questions are compared, with nobody doing anything. */
  readonly questions: number;
  /** One of so many cases is played on to the next such place. */
  readonly further: number;
}

const SEASONS = ['spring', 'summer', 'fall', 'winter'];

const STARTS: Readonly<Record<string, Start>> = {
  'a-world-at-war': {
    questions: 1,
    further: 0,
    steps: ['allotment', 'allocation'],
    at: ({ year }) => year,
    says: ({ year, turn }) => ({ year, turn }),
    facts: true,
    // a new year's level of USAT hangs on the die of the last turn (49.852C), a correction on what was said before
    unasked: { 'usat.effective': '49.852C', 'surrendered.france': '54.31' },
  },
  'gathering-storm': {
    questions: 20,
    further: 3,
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
    further: 40,
    steps: ['turn-begins', 'docket'],
    at: ({ turn }) => turn,
    says: ({ turn }) => ({ turn }),
    facts: true,
  },
  'level-of-cooperation': {
    questions: 8,
    further: 3,
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

/** The next place where a game can begin comes within so many answers. */
const FAR = 60;

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
function begunThere(game: Game, given: Case, start: Start): Game | string {
  const { table, state } = game;
  const open = state.position.open as unknown as Open;
  const isStart = ({ kind }: { readonly kind?: string }): boolean => kind === 'start';
  const all = given.data as readonly { readonly kind?: string }[];
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
function toldAlone(begun: Game, { table, state }: Game): Game {
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
function askedIn({ table, state }: Game, { unasked = {} }: Start): Json {
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
function settled(game: Game): Game {
  const [item] = (game.state.position.open as unknown as Open).agenda;
  if (item?.step !== 'changes') return game;
  const copy = structuredClone(game.state.position);
  const open = copy.open as unknown as { agenda: readonly Item[] };
  open.agenda = open.agenda.slice(1);
  return { ...game, state: { ...game.state, position: copy } };
}

it.each(RULEBOOKS)(
  '$id begun in the middle asks first what a game asks that was played up to there',
  (book) => {
    const start = STARTS[book.id];
    if (!start) throw new Error(`nobody has said how a start of ${book.id} is written`);
    const kept = new KeptTables(book);
    const found: string[] = [];
    let looked = 0;
    const look = (game: Game, { name, ...each }: Case, told: Told): void => {
      const begun = begunThere(game, { name, ...each }, start);
      if (typeof begun === 'string') return void found.push(`${name}: ${begun}`);
      looked++;
      let [one, other] = [settled(game), settled(start.questions > 1 ? toldAlone(begun, game) : begun)];
      for (let n = 1; n <= start.questions; n++) {
        const [played, anew] = [askedIn(one, start), askedIn(other, start)];
        if (!isSame(played, anew)) {
          const [a, b] = [played, anew].map((asked) => JSON.stringify(asked).slice(0, 300));
          return void found.push(`${name}, question ${n}: ${a} <> ${b}`);
        }
        // what a seat has left, and what waits since a line was put right, is answered in the game that was played
        const { habits = {}, again } = stateOf(one);
        if (again || Object.keys(habits).length > 0) return;
        const [next, also] = [passOne(one, told), passOne(other, told)];
        // what nobody can pass by is compared, and no further
        if (typeof next === 'string' || typeof also === 'string') return;
        [one, other] = [next, also];
      }
    };
    let nth = 0;
    for (const file of globSync(join(packageRoot(), 'conformance', book.id, '*.yaml')).toSorted()) {
      if (file.endsWith(TOLD_FILE)) continue;
      const read = readCases(file);
      if (isFailed(read)) throw new Error(read.failed);
      const { told } = read;
      for (const each of read.cases.filter(({ sheet }) => sheet === undefined)) {
        let last: Json | undefined;
        const lookAt = (game: Game): void => {
          const open = stateOf(game).position.open as unknown as Open;
          if (!start.steps.includes(open.agenda[0]?.step ?? '')) return;
          const at = start.at(open);
          if (last !== undefined && !isSame(last, at)) look(game, each, told);
          last = at;
        };
        const playOn = (game: Game): void => {
          if (start.further === 0 || nth++ % start.further > 0) return;
          const before = looked;
          for (let next: Game | string = game, n = 0; typeof next !== 'string' && n < FAR; n++) {
            next = passOne(next, told);
            if (typeof next !== 'string') lookAt(next);
            if (looked > before) return;
          }
        };
        runCase(book, each, { kept, told, each: lookAt, ended: playOn });
      }
    }
    expect(found).toEqual([]);
    expect(looked).toBeGreaterThan(4);
  },
);
