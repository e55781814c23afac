import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type TurnEvent, type GameTurn, turnsOf } from '../src/cli/index.ts';
import { isRefusal } from '../src/kernel/clause.ts';
import { type Decision, isNamed, type Seat, TABLE } from '../src/kernel/forms/decision.ts';
import { reportedValue } from '../src/kernel/sums/facts.ts';
import { answer, type Game, newHeader, openGame, stateOf } from '../src/kernel/game/game.ts';
import { isRecord, type Json } from '../src/kernel/json.ts';
import { asksOf, awaitingOf } from '../src/kernel/game/play.ts';
import type { Rulebook } from '../src/kernel/rulebook.ts';
import { bindTable } from '../src/kernel/game/table.ts';
import { render } from '../src/kernel/texts/words.ts';
import { findRulebook } from '../src/rulebooks/index.ts';
import { entryLine, headerLine } from '../src/store/index.ts';
import { seededDice } from '../src/trust/dice.ts';

// Plays example campaigns from their plans: ordinary games, every answer of which the rules take, with dice from a seed.

type Told = Readonly<Record<string, Json>>;

/** What a plan has for a part of the play: it begins with the first decision whose id begins with `at`. */
interface Part {
  readonly at: string;
  /** What happens then on the map, where it belongs among the great events. */
  readonly event?: string;
  /** What the table says from then on when it is asked. */
  readonly known?: Told;
  /** The same in this part alone. */
  readonly now?: Told;
  /** What the table reports unasked as the part begins; and what seats do that alone may know it. */
  readonly told?: Told;
  readonly own?: Readonly<Record<Seat, Told>>;
  /** Answers, each once, under the end of the decision's id. */
  readonly answers?: Told;
}

/** A campaign as it is written down. */
export interface Plan {
  readonly title: string;
  readonly rulebook: string;
  readonly scenario: string;
  readonly seed: string;
  /** The keys of what the rules tell when something great happens. */
  readonly marks: readonly string[];
  readonly parts: readonly Part[];
}

/** What the plans in a folder make there: of each the game as it is kept, and its contents by turns. */
export function campaigns(folder: string): [name: string, text: string][] {
  const plans = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return plans.flatMap((name): [string, string][] => {
    const plan = readPlan(name, parse(readFileSync(join(folder, name), 'utf8')));
    const { game, begun } = playPlan(plan);
    const lines = headerLine(game.header) + game.moments.map(({ entry }) => entryLine(entry)).join('');
    const contents = { title: plan.title, turns: greatTurns(game, plan.marks, begun) };
    return [
      [name.replace(/yaml$/, 'jsonl'), lines],
      [name.replace(/yaml$/, 'json'), `${JSON.stringify(contents, null, 2)}\n`],
    ];
  });
}

function readPlan(name: string, plan: unknown): Plan {
  const isPlan = isRecord(plan) && plan['format'] === 1 && Array.isArray(plan['parts']);
  if (!isPlan) throw new Error(`${name} is no plan of a campaign`);
  return plan as unknown as Plan;
}

/** The turns of a game with what was great in each: what began in the plan, and what the rules told. */
function greatTurns(game: Game, marks: readonly string[], begun: readonly TurnEvent[]): GameTurn[] {
  const { words } = game.table.rulebook;
  const events = game.moments.flatMap(({ entry: { n }, told }) => [
    ...begun.filter(({ entry }) => entry === n),
    ...told.dispatches.flatMap(({ data }) =>
      marks.includes(data.key) ? [{ entry: n, text: headOf(render(words, data)) }] : [],
    ),
  ]);
  const turns = turnsOf(game);
  return turns.map((turn, i) => {
    const next = turns[i + 1]?.entry ?? Number.POSITIVE_INFINITY;
    return { ...turn, events: events.filter(({ entry }) => entry > turn.entry && entry <= next) };
  });
}

/** What is told, without what is to be done about it. */
function headOf(text: string): string {
  const [head = text] = text.split(': ');
  return head === text ? text.replace(/[.]$/, '') : head;
}

/**
 * The game of a plan, to its end, and what happened on the map by itself. Throws where the plan is silent on what must be
 * known, or says what is not legal.
 */
export function playPlan(plan: Plan): { readonly game: Game; readonly begun: readonly TurnEvent[] } {
  const rulebook = findRulebook(plan.rulebook) as Rulebook;
  const table = bindTable(rulebook, { scenario: plan.scenario, rulings: {}, data: null });
  if (isRefusal(table)) throw new Error(render(rulebook.words, table.refused));
  const opened = openGame(rulebook, newHeader(table, { seed: plan.seed }));
  if (isRefusal(opened)) throw new Error(render(rulebook.words, opened.refused));
  const people = new People(plan);
  let game = opened;
  for (let next = people.next(game); next; next = people.next(game)) game = given(game, next);
  people.checkAllSaid();
  return { game, begun: people.begun };
}

interface Given {
  readonly decision: Decision;
  readonly answer: Json;
}

function given(game: Game, { decision: { seat, id }, answer: value }: Given): Game {
  const next = answer(game, { seat, decision: id, answer: value });
  if (!isRefusal(next)) return next;
  const why = render(game.table.rulebook.words, next.refused);
  throw new Error(`${id}, ${JSON.stringify(value)}: ${why} [${next.clauses.join(', ')}]`);
}

/** Everybody at the table, as a plan has them. */
class People {
  private readonly plan: Plan;
  /** The answers that have not been given yet. */
  private readonly unsaid: Set<string>;
  private known: Told = {};
  private part = -1;
  private reports: [Seat, Told][] = [];
  readonly begun: TurnEvent[] = [];

  constructor(plan: Plan) {
    this.plan = plan;
    const all = plan.parts.flatMap(({ at, answers = {} }) =>
      Object.keys(answers).map((key) => `${at}: ${key}`),
    );
    this.unsaid = new Set(all);
  }

  private get now(): Part {
    return this.plan.parts[this.part] ?? { at: '' };
  }

  /** What is answered next; null when the game is over. */
  next(game: Game): Given | null {
    const decision = due(game);
    if (!decision) return null;
    this.enter(decision.id, game.moments.length + 1);
    const report = this.reports.shift();
    return report ? unasked(game, ...report) : { decision, answer: this.answerTo(game, decision) };
  }

  /** Whether a part of the plan begins with a decision: then more is known, and reported. */
  private enter(id: string, entry: number): void {
    const part = this.plan.parts.findLastIndex(({ at }) => `${id}/`.startsWith(`${at}/`));
    if (part <= this.part) return;
    this.part = part;
    const { event, known = {}, told, own = {} } = this.now;
    this.known = { ...this.known, ...known, ...told };
    if (event !== undefined) this.begun.push({ entry, text: event });
    this.reports = [...(told ? [[TABLE, told] as [Seat, Told]] : []), ...Object.entries(own)];
  }

  private answerTo(game: Game, { id, form }: Decision): Json {
    const planned = this.planned(id);
    if (planned !== undefined) return planned;
    switch (form.kind) {
      case 'roll':
        return seededDice(this.plan.seed, id, form.dice);
      case 'allocate':
        return {};
      case 'report':
        return reportOf(form.some ? this.changed(game, form.facts) : this.asked(id, form.facts));
      case 'choose': {
        const open = form.options.filter(({ barred }) => !barred).map(({ value }) => value);
        const usual = id.endsWith('/lesser') ? open[0] : USUAL.find((each) => open.includes(each));
        if (usual === undefined) throw new Error(`${this.now.at}: no answer to ${id}: ${open.join(', ')}`);
        return usual;
      }
    }
  }

  private planned(id: string): Json | undefined {
    const { at, answers = {} } = this.now;
    const key = Object.keys(answers).find((each) => id.endsWith(`/${each}`));
    return key !== undefined && this.unsaid.delete(`${at}: ${key}`) ? answers[key] : undefined;
  }

  private asked(id: string, facts: readonly string[]): Told {
    const known = { ...this.known, ...this.now.now };
    const missing = facts.filter((key) => !Object.hasOwn(known, key) && !isSaidAtOnce(key));
    if (missing.length > 0) throw new Error(`${this.now.at}: ${id} asks for ${missing.join(', ')}`);
    return Object.fromEntries(facts.map((key) => [key, known[key] ?? false]));
  }

  /** Of what may have changed unseen, what the part says is otherwise than it was told. */
  private changed(game: Game, facts: readonly string[]): Told {
    const { open } = stateOf(game).position;
    const { known = {} } = this.now;
    const other = Object.entries(known).filter(
      ([key, value]) => facts.includes(key) && reportedValue(open.facts, key) !== value,
    );
    return Object.fromEntries(other);
  }

  /** Throws when the plan answers what was never asked. */
  checkAllSaid(): void {
    if (this.unsaid.size > 0) throw new Error(`never asked: ${[...this.unsaid].join(', ')}`);
  }
}

/** What is chosen where the plan does not say: to fight on, and to go on. A lesser result is not taken. */
const USUAL = ['fight', 'open'];

/** What changes is told when it does, so that nothing has changed besides. */
const isSaidAtOnce = (key: string): boolean => key.startsWith('changed.');

function unasked({ table, state }: Game, seat: Seat, told: Told): Given {
  const report = asksOf(table, state, seat).find((each) => isNamed(each, 'report') && each.optional);
  if (!report) throw new Error(`${seat} cannot report ${JSON.stringify(told)}`);
  return { decision: report, answer: reportOf(told) };
}

function reportOf(told: Told): Json {
  return Object.fromEntries(Object.entries(told).map(([key, value]) => [key, { value, as: 'change' }]));
}

function due({ table, state }: Game): Decision | undefined {
  const asked = awaitingOf(table, state).flatMap((seat) => asksOf(table, state, seat));
  return asked.find(({ optional, held }) => optional !== true && held === undefined);
}
