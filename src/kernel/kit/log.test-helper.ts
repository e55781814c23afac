import { isRefusal } from '../clause.ts';
import type { Decision } from '../forms/decision.ts';
import type { Form } from '../forms/form.ts';
import { type Random, sample } from '../forms/sample.ts';
import { beginGame, type Game, newHeader, stateOf } from '../game/game.ts';
import { enter } from '../game/enter.ts';
import { allSeats, asksOf, awaitingOf } from '../game/play.ts';
import { record } from '../game/record.ts';
import { own } from '../json.ts';
import { bindTable, type Choice } from '../game/table.ts';
import type { LogBook } from '../log/log-book.ts';
import { passesSaid } from '../log/passes.ts';
import { outcomeOf, sayingsOf } from '../log/sayings.ts';
import { countsSaid, partsOfSum } from '../log/sum-told.ts';
import type { Rulebook, Table } from '../rulebook.ts';
import { render, renderValue } from '../texts/words.ts';
import { seededRandom } from './random.ts';

// Every sentence that the logs of random games have, for every seat and a spectator: none names a thing by its id.

/** What stands in no log, whatever the game. */
const NEVER: readonly (readonly [what: string, sign: RegExp])[] = [
  ['a doubled stop', /(?<!\.)\.\.(?!\.)/],
  ['a help text', /Empty:/],
  ['a report that is not told', /reported \d+ facts?|The table (?:told|reported)/],
  ['something missing', /\bundefined\b|\bnull\b|\bNaN\b|\[object|\{[\w.-]+\}/],
  ['nothing at all', /^\s*$/],
];

/** Ids that games of a rulebook have met, and by which none of their logs may name anything. */
class Ids {
  private readonly marked = new Set<string>();
  private readonly plain = new Set<string>();
  private readonly clauses: ReadonlySet<string>;
  private readonly book: Rulebook['words'];
  private readonly said: string;
  constructor(rulebook: Rulebook) {
    this.book = rulebook.words;
    this.clauses = new Set(rulebook.clauses.map(({ clause }) => clause));
    this.said = Object.values(rulebook.words).join('\n');
    for (const { name } of rulebook.decisions) this.add(name);
  }

  /** An id: where its shown name is another word, that word alone may be said. */
  add(id: string): void {
    for (const part of [id, ...id.split(/[/.]/)]) {
      if (this.clauses.has(part)) continue;
      if (/[a-zA-Z][-./][a-zA-Z\d]/.test(part)) this.marked.add(part);
      else if (own(this.book, `name.${part}`) !== undefined && isNameOf(part, renderValue(this.book, part)))
        this.plain.add(part);
    }
  }

  in(text: string): string | undefined {
    const tokens = text.match(/[A-Za-z\d]+(?:[-./][A-Za-z\d]+)*/g) ?? [];
    return tokens.find(
      (token) => (this.marked.has(token) && !this.said.includes(token)) || this.plain.has(token),
    );
  }
}

/** Whether a thing is called by its id, but with capitals: 'turkey' is Turkey. */
function isNameOf(id: string, name: string): boolean {
  return name !== id && name.toLowerCase() === id;
}

/** Reads logs, and keeps each sentence once with what is wrong with it. */
export class LogReader {
  readonly faults = new Map<string, string>();
  private readonly ids: Ids;
  private readonly rulebook: Rulebook;
  constructor(rulebook: Rulebook) {
    this.rulebook = rulebook;
    this.ids = new Ids(rulebook);
  }

  /** Play a game at random, so many answers of it, and read its log as everybody has it. */
  play(choice: Choice, seed: number, most: number): void {
    const table = bindTable(this.rulebook, choice);
    if (isRefusal(table)) throw new Error(table.refused.key);
    const random = seededRandom(seed * 7919);
    let game: Game = { ...beginGame(table, newHeader(table, 'typed')), unsigned: true };
    for (const key of [...Object.keys(table.rules.facts), ...Object.keys(table.rules.sheets)])
      this.ids.add(key);
    for (let moves = 0; moves < most && awaitingOf(table, stateOf(game)).length > 0; moves++) {
      const decision = pick(table, game, random);
      const answer = decision && sample(decision.form, random, table.rules.facts);
      if (!decision || answer === undefined) break;
      for (const id of idsIn(decision.form)) this.ids.add(id);
      const { seat, id } = decision;
      game = enter(game, decision, { n: game.moments.length + 1, seat, decision: id, answer, by: 'Anna' });
    }
    for (const reader of [null, ...allSeats(table)]) this.read(game, reader);
  }

  private read(game: Game, reader: string | null): void {
    const book = logBook(game.table);
    const lines = record(game, reader);
    for (const line of lines) {
      const sayings = sayingsOf(line, lines, book);
      if (sayings.length === 0) this.faults.set(`line of ${line.decision ?? line.kind}`, 'says nothing');
      for (const { text, more, dispatch, under } of sayings) {
        for (const each of [text, ...more, ...under.map(({ data }) => book.say(data))]) this.judge(each);
        if (dispatch?.sheet)
          countsSaid(partsOfSum(dispatch.sheet, [], book)).forEach((each) => this.judge(each));
      }
    }
    const passes = lines.filter(({ pass }) => pass);
    if (passes.length > 0) this.judge(passesSaid(passes, book, (line) => outcomeOf(line, lines, book)));
  }

  private judge(text: string): void {
    if (this.faults.has(text)) return;
    const wrong = NEVER.find(([, sign]) => sign.test(text))?.[0];
    const id = this.ids.in(text);
    if (wrong !== undefined) this.faults.set(text, wrong);
    else if (id !== undefined) this.faults.set(text, `the id ${id}`);
  }
}

/** How the words and names of a game read, outside of any desk. */
export function logBook({ rulebook, setup, ...table }: Table): LogBook {
  const titles = Object.fromEntries(setup.scenario.seats.map(({ id, title }) => [id, title]));
  return {
    table: { rulebook, setup, ...table },
    say: (words) => render(rulebook.words, words),
    name: (value) =>
      (typeof value === 'string' ? own(titles, value) : undefined) ?? renderValue(rulebook.words, value),
  };
}

/** One in so many answers is one that play does not wait for. */
const ASIDES = 12;

function pick(table: Table, game: Game, random: Random): Decision | undefined {
  const state = stateOf(game);
  const isAside = random(ASIDES) === 0;
  const seats = isAside ? allSeats(table) : awaitingOf(table, state);
  const asked = seats.flatMap((seat) => asksOf(table, state, seat));
  const due = asked.filter(({ held, optional }) => held === undefined && (isAside || optional !== true));
  const can = due.filter(({ form }) => form.kind !== 'report' || form.facts.length > 0);
  return can[random(can.length)];
}

/** The ids of a form. */
function idsIn(form: Form): readonly string[] {
  if (form.kind === 'choose') return form.options.map(({ value }) => value);
  return form.kind === 'allocate' ? form.rows.map(({ id }) => id) : [];
}
