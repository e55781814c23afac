import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isRefusal } from '../kernel/clause.ts';
import { isReportable } from '../kernel/sums/facts.ts';
import { beginGame, type Game, newHeader, stateOf } from '../kernel/game/game.ts';
import { isSame, type Json } from '../kernel/json.ts';
import type { Case } from '../kernel/kit/cases.ts';
import { runCase } from '../kernel/kit/conform.ts';
import { KeptTables } from '../kernel/kit/kept-tables.ts';
import { asksOf } from '../kernel/game/play.ts';
import { bindTable } from '../kernel/game/bind.ts';
import type { Item } from '../kernel/steps/step.ts';
import { RULEBOOKS } from '../rulebooks/index.ts';
import { TOLD_FILE } from './clauses.ts';
import { readCases } from './conform-file.ts';
import { isFailed } from './output.ts';
import { packageRoot } from './root.ts';

// A game begun in the middle asks first what the same game asks there that was played up to it.

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
  /** Facts of the table go under `facts`; absent: the start has fields of its own. */
  readonly facts?: true;
  /** Why nothing is asked there that was asked in a game that was played. */
  readonly unasked?: Readonly<Record<string, string>>;
}

const SEASONS = ['spring', 'summer', 'fall', 'winter'];

const STARTS: Readonly<Record<string, Start>> = {
  'a-world-at-war': {
    steps: ['allotment', 'allocation'],
    at: ({ year }) => year,
    says: ({ year, turn }) => ({ year, turn }),
    facts: true,
    // a new year's level of USAT hangs on the die of the last turn (49.852C), a correction on what was said before
    unasked: { 'usat.effective': '49.852C', 'surrendered.france': '54.31' },
  },
  'gathering-storm': {
    steps: ['changes', 'opening'],
    at: ({ turn }) => turn,
    says: ({ turn }) => ({
      year: 1935 + Math.floor((Number(turn) - 1) / 4),
      season: SEASONS[(Number(turn) - 1) % 4] ?? '',
    }),
    facts: true,
  },
  'the-war-game': {
    steps: ['turn-begins', 'docket'],
    at: ({ turn }) => turn,
    says: ({ turn }) => ({ turn }),
    facts: true,
  },
  'level-of-cooperation': {
    steps: ['choose'],
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
function begunThere(game: Game, given: Case, start: Start): Game | string {
  const { table, state } = game;
  const open = state.position.open as unknown as Open;
  const files = (given.data as readonly { readonly kind?: string }[]).filter(({ kind }) => kind !== 'start');
  const control = Object.entries(knownFacts(game)).flatMap(([key, value]): [string, Json][] =>
    key.startsWith('control.') && value !== 'nobody' ? [[key.slice('control.'.length), value]] : [],
  );
  const facts = start.facts ? { facts: knownFacts(game) } : { control: Object.fromEntries(control) };
  const document = { format: 1, kind: 'start', ...start.says(open), ...facts };
  const read = table.rulebook.data([...(files as readonly Json[]), document as Json]);
  if (!('data' in read)) return read.faults.map(({ path, fault }) => `${path.join('.')} ${fault}`).join('; ');
  const { rulings } = state.position.open;
  const bound = bindTable(table.rulebook, { scenario: table.setup.scenario.id, rulings, data: read.data });
  return isRefusal(bound) ? bound.refused.key : beginGame(bound, newHeader(bound, 'typed'));
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
    const look = (game: Game, each: Case): void => {
      const begun = begunThere(game, each, start);
      if (typeof begun === 'string') return void found.push(`${each.name}: ${begun}`);
      looked++;
      const [played, anew] = [askedIn(settled(game), start), askedIn(settled(begun), start)];
      if (!isSame(played, anew))
        found.push(
          `${each.name}: ${JSON.stringify(played).slice(0, 300)} <> ${JSON.stringify(anew).slice(0, 300)}`,
        );
    };
    for (const file of globSync(join(packageRoot(), 'conformance', book.id, '*.yaml')).toSorted()) {
      if (file.endsWith(TOLD_FILE)) continue;
      const read = readCases(file);
      if (isFailed(read)) throw new Error(read.failed);
      for (const each of read.cases.filter(({ sheet }) => sheet === undefined)) {
        let last: Json | undefined;
        runCase(book, each, {
          kept,
          told: read.told,
          each(game) {
            const open = stateOf(game).position.open as unknown as Open;
            if (!start.steps.includes(open.agenda[0]?.step ?? '')) return;
            const at = start.at(open);
            if (last !== undefined && !isSame(last, at)) look(game, each);
            last = at;
          },
        });
      }
    }
    expect(found).toEqual([]);
    expect(looked).toBeGreaterThan(4);
  },
);
