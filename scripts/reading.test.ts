import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, parseAst } from 'vite';
import { expect, it } from 'vitest';
import { isRefusal } from '../src/kernel/clause.ts';
import { type Random, sample } from '../src/kernel/forms/sample.ts';
import type { Panel } from '../src/kernel/board/panel.ts';
import type { View } from '../src/kernel/game/position.ts';
import { bindTable } from '../src/kernel/game/table.ts';
import { answer, beginGame, type Game, newHeader, stateOf } from '../src/kernel/game/game.ts';
import { asksOf, awaitingOf } from '../src/kernel/game/play.ts';
import { viewOf } from '../src/kernel/game/position.ts';
import { seededRandom } from '../src/kernel/kit/random.ts';
import type { Rulebook, Table } from '../src/kernel/rulebook.ts';
import { evaluateNamed, knownFacts } from '../src/kernel/sums/know.ts';
import { RULEBOOKS } from '../src/rulebooks/index.ts';
import type { Ruling } from '../src/kernel/steps/ruling.ts';
import { forReading, READING, reading } from './reading.ts';
import { PROOF } from './tier.ts';

it('leaves out of a part what plays, and what nothing else uses then', () => {
  const code = `const at = {};
export const say = texts({ told: 'so', found: { so: 'there' } });
export function may() { return make(); }
export const PART = part(import.meta.url, {
  clauses: { A1: ['enforced', 'Title', 'may'], A2: ['heading', 'Other'] },
  steps: { one: { take: () => may() } },
  at,
  texts: say,
});`;
  const expected = `const at = /* @__PURE__ */ (() => ({}))();
export const say = /* @__PURE__ */ (() => (texts({ told: 'so', found: {} })))();
export function may() { return make(); }
export const PART = /* @__PURE__ */ (() => (part(import.meta.url, {
  clauses: { A1: ['enforced', 'Title'], A2: ['heading', 'Other'] },
  steps: undefined,
  at: undefined,
  texts: say,
})))();`;
  expect(forReading(code, parseAst(code) as never)).toBe(expected);
});

/** A rulebook as a desk reads it, built as for the page. */
async function built(id: string): Promise<Rulebook> {
  const outDir = mkdtempSync(join(tmpdir(), 'demarche-reading-'));
  try {
    const entry = `${join(import.meta.dirname, '..', 'src', 'rulebooks', id, 'index.ts')}${READING}`;
    const lib = { entry, formats: ['es' as const], fileName: 'book' };
    await build({
      configFile: false,
      logLevel: 'warn',
      plugins: [reading],
      build: { outDir, emptyOutDir: true, lib },
    });
    const gives = (await import(pathToFileURL(join(outDir, 'book.js')).href)) as Record<string, unknown>;
    return Object.values(gives).find((each) => (each as { id?: string }).id === id) as Rulebook;
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

/** What a desk reads of a ruling: of one that cannot change not what its choices say. */
function read(ruling: Ruling): Ruling {
  const unsaid = ruling.choices.map(({ id }) => ({ id, text: '' }));
  return ruling.fixed ? { ...ruling, choices: unsaid } : ruling;
}

/**
 * What a desk reads of texts: not where an answer is found, nor in which group a fact stands, nor what cards and the state of
 * the war say.
 */
function wordsRead(words: Rulebook['words']): Rulebook['words'] {
  const unread = /^(?:found|group|card|war-state)\./;
  return Object.fromEntries(Object.entries(words).filter(([key]) => !unread.test(key)));
}

/** A board without the state of the war, which only adds to what a desk reads. */
function withoutWar(panels: readonly Panel[], read: readonly Panel[]): readonly Panel[] {
  return panels.map((panel, at) => {
    const less = read[at];
    if (panel.kind !== 'map' || less?.kind !== 'map') return panel;
    const places = panel.places.slice(0, less.places.length).map((place, nth) => {
      const { held: _held, is: _is, within: _within, words, ...plain } = place;
      return { ...plain, words: words.slice(0, less.places[nth]?.words.length) };
    });
    return { ...panel, legend: panel.legend.slice(0, less.legend.length), places };
  });
}

/** All that a desk reads of a table wherever a game stands. */
function readOnce({ rulebook, rules }: Table): unknown {
  const { id, title, words, rulings, decisions, doors, clauses, scenarios } = rulebook;
  return {
    rulebook: { id, title, words: wordsRead(words), rulings: rulings.map(read), decisions, doors, scenarios },
    facts: rules.facts,
    clauses: clauses.map(({ clause, title: name, kind }) => [clause, name, kind]),
    events: rules.events?.(),
    sheets: Object.keys(rules.sheets),
    elsewhere: Object.keys(rules.facts).filter((key) => rules.elsewhere?.(key)),
  };
}

/** All that a desk reads of a view, as the table shows it that is for reading. */
function readOf({ rules }: Table, view: View, reading: Table): unknown {
  const known = knownFacts(rules, view);
  const keys = Object.keys(rules.facts);
  const sheets = Object.keys(rules.sheets).map((name) => {
    const sheet = evaluateNamed(rules, name, known);
    return rules.said?.(view.open, sheet) ?? sheet;
  });
  return {
    board: withoutWar(rules.board(view), reading.rules.board(view)),
    known: keys.map((key) => known(key)),
    last: keys.map((key) => rules.last?.(view, key)),
    sheets,
    now: [rules.now?.(view.open), rules.turn?.(view.open), rules.ending?.(view.open)],
  };
}

/** How far games are played, and how often they are looked at. */
const MOVES = 120;
const EVERY = 15;

/** Any answer that is asked for, mostly of those whom play waits for; the same game where there is none. */
function next(game: Game, random: Random): Game {
  const { table } = game;
  const state = stateOf(game);
  const seats = random(6) === 0 ? ['table'] : awaitingOf(table, state);
  const asked = seats.flatMap((seat) => asksOf(table, state, seat)).filter(({ held }) => held === undefined);
  const decision = asked[random(asked.length)];
  const given = decision && sample(decision.form, random, table.rules.facts);
  if (!decision || given === undefined) return game;
  const after = answer(game, { seat: decision.seat, decision: decision.id, answer: given });
  return isRefusal(after) ? game : after;
}

/** The others take long to build and to play: they are for the proof. */
const BUILT = RULEBOOKS.filter(({ id }) => PROOF || id === 'gathering-storm');

it.each(BUILT.map((each) => [each.id, each] as const))(
  'reads the same without what plays: %s',
  async (id, whole) => {
    const rulebook = await built(id);
    for (const { id: scenario } of whole.scenarios) {
      const choice = { scenario, rulings: {}, data: null };
      const table = bindTable(whole, choice);
      const read = bindTable(rulebook, choice);
      if (isRefusal(table) || isRefusal(read)) throw new Error(scenario);
      expect(plain(readOnce(read))).toBe(plain(readOnce(table)));
      const random = seededRandom(1);
      let game = beginGame(table, newHeader(table, 'typed'));
      for (let move = 0; move < MOVES && awaitingOf(table, stateOf(game)).length > 0; move++) {
        if (move % EVERY === 0)
          for (const seat of [table.seats[random(table.seats.length)] ?? null, null]) {
            const view = viewOf(stateOf(game).position, seat);
            expect(plain(readOf(read, view, read))).toBe(plain(readOf(table, view, read)));
          }
        game = next(game, random);
      }
      expect(() => read.rules.setup()).toThrow(/not a function/);
    }
  },
);

/** As it would be sent; functions as what they are called. */
function plain(of: unknown): string {
  return JSON.stringify(of, (_, value: unknown) => (typeof value === 'function' ? 'a function' : value));
}
