import type { Decision } from '../../kernel/forms/decision.ts';
import { type Random, sample } from '../../kernel/forms/sample.ts';
import { bindTable } from '../../kernel/game/bind.ts';
import type { View } from '../../kernel/game/position.ts';
import { isRefusal } from '../../kernel/clause.ts';
import { canonical, type Json } from '../../kernel/json.ts';
import type { Rulebook, Table } from '../../kernel/rulebook.ts';
import { type Seat, TABLE } from '../../kernel/seat.ts';
import { type Aims, worthOf } from '../../kernel/solo/aims.ts';
import { type Course, courseOf, type History } from '../../kernel/solo/history.ts';
import type { Solo, Standings } from '../../kernel/solo/solo.ts';
import type { Rulings } from '../../kernel/steps/ruling.ts';
import { render } from '../../kernel/texts/words.ts';
import { findRulebook } from '../../rulebooks/index.ts';
import { SOLO } from '../../rulebooks/solo.ts';
import { SeededStream } from '../../trust/stream.ts';
import type { Level } from './bot.ts';
import { BOTS } from './levels.ts';
import { reportOf } from './reports.ts';
import { BOT_WORDS } from './words.ts';
import { friendsOf } from './worth.ts';

/** Something asked of a bot, as plain JSON: all that its answer follows from, and no more than its seat may see. */
export interface Question {
  readonly rulebook: string;
  readonly scenario: string;
  readonly rulings: Rulings;
  readonly data: Json;
  /** How well it plays; what the table is asked, the history answers whatever the level. */
  readonly level: Level;
  readonly view: View;
  readonly decision: Decision;
  /** Where its chance comes from, for this answer alone. */
  readonly seed: string;
  /** Where the chance comes from by which the history of this game takes its course. */
  readonly course: string;
}

/** An answer, and why, in one sentence. */
export interface Reply {
  readonly answer: Json;
  readonly why: string;
}

/** Whether bots can play a scenario of a rulebook. */
export function hasBots(rulebook: string, scenario: string): boolean {
  const solo = SOLO[rulebook];
  return (
    solo !== undefined && aimsIn(solo, scenario) !== undefined && historyIn(solo, scenario) !== undefined
  );
}

/** What a bot answers; null where it can say nothing that fits. */
export function replyTo(question: Question): Reply | null {
  const bound = boundFor(question);
  if (!bound) return null;
  const { table, solo, history, rulebook } = bound;
  const { decision, view } = question;
  const random = chance(question.seed);
  const course = courseOf(history, chance(question.course), solo.dated);
  if (decision.seat === TABLE) return toldBy({ table, course, random }, view, decision);
  const said = botAt(bound, course, decision.seat, question.level)({ view, decision, random });
  if (!said) return null;
  const words = { ...BOT_WORDS, ...solo.words, ...rulebook.words };
  return { answer: said.answer, why: render(words, said.why) };
}

const BY_HISTORY = 'As the history has it.';

interface Telling {
  readonly table: Table;
  readonly course: Course;
  readonly random: Random;
}

/** What the table is asked: facts of the map as the history has them, anything else as chance has it. */
function toldBy({ table: { rules }, course, random }: Telling, view: View, { form }: Decision): Reply | null {
  const answer =
    form.kind === 'report' ? reportOf(rules, course, view, form) : sample(form, random, rules.facts);
  return answer === undefined ? null : { answer, why: BY_HISTORY };
}

/** A game's rules with what its bots know of it. */
interface Bound {
  readonly rulebook: Rulebook;
  readonly table: Table;
  readonly solo: Solo;
  readonly standings: Standings;
  readonly aims: Aims;
  readonly history: History;
}

function botAt({ table, solo, standings, aims }: Bound, course: Course, seat: Seat, level: Level) {
  return BOTS[level]({
    table,
    seat,
    friends: friendsOf(table.setup.scenario.seats, seat),
    standings,
    worth: (turn) => worthOf(aims, seat, turn, solo.dated),
    course,
  });
}

const bounds = new Map<string, Bound>();
const MOST_BOUND = 16;

function boundFor({ rulebook: id, scenario, rulings, data }: Question): Bound | null {
  const key = canonical([id, scenario, rulings, data] as Json);
  const known = bounds.get(key);
  if (known) return known;
  const [rulebook, solo] = [findRulebook(id), SOLO[id]];
  const [aims, history] = solo ? [aimsIn(solo, scenario), historyIn(solo, scenario)] : [];
  if (!rulebook || !solo || !aims || !history) return null;
  const table = bindTable(rulebook, { scenario, rulings, data });
  if (isRefusal(table)) return null;
  if (bounds.size >= MOST_BOUND) bounds.clear();
  const bound = { rulebook, table, solo, standings: solo.bind(table.setup), aims, history };
  bounds.set(key, bound);
  return bound;
}

function aimsIn({ aims }: Solo, scenario: string): Aims | undefined {
  return aims.find(({ scenarios }) => scenarios.includes(scenario));
}

function historyIn({ histories }: Solo, scenario: string): History | undefined {
  return histories.find(({ scenarios }) => scenarios.includes(scenario));
}

function chance(seed: string): Random {
  const stream = new SeededStream(seed);
  return (below) => stream.next(below);
}
