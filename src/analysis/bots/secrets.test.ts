import { expect, test } from 'vitest';
import { PROOF } from '../../../scripts/tier.ts';
import { isRefusal } from '../../kernel/clause.ts';
import type { Decision } from '../../kernel/forms/decision.ts';
import { check } from '../../kernel/forms/form.ts';
import { sample } from '../../kernel/forms/sample.ts';
import { bindTable } from '../../kernel/game/table.ts';
import { run } from '../../kernel/game/run.ts';
import type { View } from '../../kernel/game/position.ts';
import { canonical, copyJson, type Json } from '../../kernel/json.ts';
import { seededRandom } from '../../kernel/kit/random.ts';
import type { Table } from '../../kernel/rulebook.ts';
import type { Seat } from '../../kernel/seat.ts';
import { courseOf } from '../../kernel/solo/history.ts';
import type { Solo } from '../../kernel/solo/solo.ts';
import { findRulebook } from '../../rulebooks/index.ts';
import { SOLO } from '../../rulebooks/solo.ts';
import type { Bot, Level } from './bot.ts';
import { BOTS } from './levels.ts';
import { reportOf } from './reports.ts';
import { seatedAt } from './seated.ts';

// Two games that differ in one secret answer: while the same doors have opened to a bot, it answers the same in both.

interface Line {
  readonly seat: Seat;
  readonly id: string;
  readonly sealed: boolean;
  /** What was opened to all, and to the seat. */
  readonly doors: string;
  readonly answer: Json;
}

/** What a game is made to differ by: the line of one sealed answer, and what is given there. */
interface Other {
  readonly at: number;
  readonly answer: Json;
  readonly as: readonly Line[];
}

/** The most answers of a game that are compared. */
const MOST = PROOF ? 80 : 40;

class Ended extends Error {}

function table(id: string, solo: Solo, scenario: string): Table {
  const rulebook = findRulebook(id);
  const made = rulebook && bindTable(rulebook, { scenario, rulings: solo.rulings ?? {}, data: null });
  if (!made || isRefusal(made)) throw new Error(`no table of ${id}`);
  return made;
}

function botsOf(on: Table, solo: Solo, level: Level): ReadonlyMap<Seat, Bot> {
  const { id } = on.setup.scenario;
  const its = <F extends { readonly scenarios: readonly string[] }>(files: readonly F[]): F =>
    files.find(({ scenarios }) => scenarios.includes(id)) as F;
  const aims = its(solo.aims);
  const course = courseOf(its(solo.histories), seededRandom(1), solo.dated);
  const standings = solo.bind(on.setup);
  const sitting = { table: on, solo, standings, aims };
  const teller: Bot = ({ view, decision: { form } }) =>
    form.kind === 'report'
      ? { answer: reportOf(on.rules, course, view, form, standings), why: { key: '' } }
      : undefined;
  const bots = new Map(
    on.seats.map((seat): [Seat, Bot] => [seat, BOTS[level]({ ...seatedAt(sitting, seat), course })]),
  );
  const happens =
    (bot: Bot): Bot =>
    (asked) => {
      const answer = standings.happens?.(asked.view.open, asked.decision, course);
      return answer === undefined ? bot(asked) : { answer, why: { key: '' } };
    };
  return new Map([...bots, ['table', teller] as const].map(([seat, bot]) => [seat, happens(bot)]));
}

/** Play a game, or the same again with another secret: then its seat goes on as it did, as far as that is lawful. */
function played(on: Table, bots: ReadonlyMap<Seat, Bot>, seed: number, other?: Other): Line[] {
  const lines: Line[] = [];
  const chance = new Map<Seat, ReturnType<typeof seededRandom>>();
  const whose = other?.as[other.at]?.seat;
  const given = (decision: Decision, view: View): Json => {
    const { seat, form, id } = decision;
    const random = chance.get(seat) ?? seededRandom(seed * 100 + chance.size);
    chance.set(seat, random);
    const before = other?.as[lines.length];
    if (other && before && seat === whose) {
      if (before.id !== id) throw new Ended();
      const answer = lines.length === other.at ? other.answer : before.answer;
      if (check(form, answer, { facts: on.rules.facts, clauses: [] })) throw new Ended();
      return answer;
    }
    return (
      bots.get(seat)?.({ view, decision, random })?.answer ?? sample(form, random, on.rules.facts) ?? null
    );
  };
  try {
    run(
      on,
      copyJson(on.rules.setup()),
      (decision, view) => {
        if (lines.length >= MOST) throw new Ended();
        const answer = given(decision, view);
        lines.push({
          seat: decision.seat,
          id: decision.id,
          sealed: decision.sealed === true,
          doors: canonical([view.open.revealed, view.sealed?.revealed ?? {}] as unknown as Json),
          answer,
        });
        return answer;
      },
      { check: true },
    );
  } catch (error) {
    if (!(error instanceof Ended)) throw error;
  }
  return lines;
}

/** How many answers of bots were compared, and the first that differs. */
function compared(one: readonly Line[], other: readonly Line[], whose: Seat, from: number) {
  const blind = new Set<Seat>();
  let count = 0;
  for (let i = from; i < Math.min(one.length, other.length); i++) {
    const [mine, its] = [one[i] as Line, other[i] as Line];
    // once a different question comes, the games have gone apart
    if (mine.id !== its.id || mine.seat !== its.seat) return { count, differs: null };
    if (mine.seat === whose || mine.seat === 'dice' || mine.seat === 'table') continue;
    if (mine.doors !== its.doors) blind.add(mine.seat);
    if (blind.has(mine.seat)) continue;
    count++;
    if (canonical(mine.answer) !== canonical(its.answer)) return { count, differs: mine.id };
  }
  return { count, differs: null };
}

const SCENARIO: Readonly<Record<string, string>> = { 'level-of-cooperation': 'short-1942' };
const books = Object.entries(SOLO).map(([id, solo]) => [id, solo] as const);

/** Who looks furthest ahead could most easily see too much; the others are for the proof. */
const LEVELS = PROOF ? (['steady', 'minister'] as const) : (['minister'] as const);

test.each(books)('no bot of %s answers otherwise because of what others keep secret', (id, solo) => {
  const scenario = SCENARIO[id] ?? findRulebook(id)?.scenarios[0]?.id ?? '';
  const on = table(id, solo, scenario);
  let looked = 0;
  let secrets = 0;
  const seed = 1;
  for (const level of LEVELS) {
    const bots = botsOf(on, solo, level);
    const first = played(on, bots, seed);
    const at = first.findIndex(({ sealed, seat }) => sealed && on.seats.includes(seat));
    if (at < 0) continue;
    secrets++;
    const line = first[at] as Line;
    const answer = otherAnswer(on, bots, seed, at, line);
    if (answer === undefined) continue;
    const second = played(on, bots, seed, { at, answer, as: first });
    const { count, differs } = compared(first, second, line.seat, at + 1);
    expect(differs).toBeNull();
    looked += count;
  }
  if (secrets > 0) expect(looked).toBeGreaterThan(0);
});

/** Another answer that the form of a line takes. */
function otherAnswer(
  on: Table,
  bots: ReadonlyMap<Seat, Bot>,
  seed: number,
  at: number,
  line: Line,
): Json | undefined {
  let found: Json | undefined;
  let lines = 0;
  const spied = new Map(
    [...bots].map(([seat, bot]): [Seat, Bot] => [
      seat,
      (asked) => {
        if (asked.decision.id === line.id && seat === line.seat && found === undefined) {
          const random = seededRandom(seed);
          for (let i = 0; i < 20 && found === undefined; i++) {
            const other = sample(asked.decision.form, random, on.rules.facts);
            if (other !== undefined && canonical(other) !== canonical(line.answer)) found = other;
          }
          lines = at;
        }
        if (lines > 0) throw new Ended();
        return bot(asked);
      },
    ]),
  );
  played(on, spied, seed);
  return found;
}
