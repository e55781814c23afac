import { isRefusal } from '../clause.ts';
import type { Decision } from '../forms/decision.ts';
import { isReportable } from '../sums/facts.ts';
import type { Form } from '../forms/form.ts';
import { headingOf } from '../forms/headings.ts';
import { ifSo, linesOfIf } from '../game/if-so.ts';
import { withIfWords } from '../game/if-changes.ts';
import { sample } from '../forms/sample.ts';
import { own } from '../json.ts';
import type { MoveEffect, State } from '../game/play.ts';
import { type View, viewOf } from '../game/position.ts';
import type { Rulebook, Table } from '../rulebook.ts';
import { standingName } from '../game/always-open.ts';
import { render, renderValue, type Words } from '../texts/words.ts';
import { seededRandom } from './random.ts';
import { cardInTurn } from './board.ts';
import { type Games, playGames, type Watch } from './reach.test-helper.ts';

// Every text that games print, as players read it: stops, numbers, names.

/** What is wrong with a text, as players read it. */
const WRONG: readonly (readonly [what: string, sign: RegExp])[] = [
  ['a doubled stop', /(?<!\.)\.\.(?!\.)|[,;:]{2}|[?!:;,]\.(?!\d)| [.,;:!?](?:\s|$)/],
  [
    'something missing',
    /\bundefined\b|\bnull\b|\bNaN\b|\[object|\{[\w.-]+\}|(?:^|[ (])-(?=[).,;:?]|$)|\(\)|""/,
  ],
  [
    'one of several',
    /(?<![\d.,/–-])\b1 [a-z]+ are\b|(?<![\d.,/–-])\b1 (?:units|dice|turns|dollars|points|rolls|flags|counters|factors|times|years)\b/,
  ],
  ['a roll that needs nothing', /needs -\d/],
  ['two spaces', / {2}/],
];

/** The board is read before one answer in so many. */
const BOARDS = 5;

/** An answer is tried before one in so many: it takes as long as several boards. */
const TRIALS = 25;

/** What the table does to the rules themselves is said with their names as files have them. */
const OF_TABLE = /^(?:ruling|allow)\./;

/** What stands in a text where a name should: ids and codes of a rulebook that none of its own sentences holds. */
class Raw {
  private readonly ids = new Set<string>();
  private readonly said: string;
  private readonly clauses: ReadonlySet<string>;
  constructor({ words, clauses, rulings, decisions }: Rulebook) {
    const sentences = Object.values(words).map((each) => (typeof each === 'string' ? each : String(each)));
    const ruled = rulings.flatMap(({ question, choices }) => [question, ...choices.map(({ text }) => text)]);
    this.said = [...sentences, ...ruled].join('\n');
    this.clauses = new Set(clauses.map(({ clause }) => clause));
    for (const clause of this.clauses) this.add(clause);
    for (const { id, choices } of rulings)
      for (const each of [id, ...choices.map((choice) => choice.id)]) this.add(each);
    for (const { name } of decisions) this.add(name);
  }

  /** An id, and its parts. A word without any mark in it may be an ordinary word. */
  add(id: string): void {
    for (const part of [id, ...id.split(/[/.=]/)])
      if (/[a-zA-Z][-.][a-zA-Z\d]/.test(part)) this.ids.add(part);
  }

  /** Whether a text is a clause by itself: what a fact can be. */
  isClause(text: string): boolean {
    return this.clauses.has(text);
  }

  in(text: string): string | undefined {
    // a clause by itself, or in brackets, is cited
    if (this.clauses.has(text)) return undefined;
    const uncited = text.replaceAll(/ \(([^()]*)\)/g, (all, inside: string) =>
      inside.split(', ').every((each) => this.clauses.has(each)) ? '' : all,
    );
    const tokens = uncited.match(/[A-Za-z\d]+(?:[-./][A-Za-z\d]+)+/g) ?? [];
    return tokens.find((token) => this.ids.has(token) && !this.said.includes(token));
  }
}

/** Reads along, and keeps each text once with what is wrong with it. */
class Reader implements Watch {
  readonly faults = new Map<string, string>();
  private readonly judged = new Set<string>();
  private readonly seen = new WeakSet<object>();
  private readonly raw: Raw;
  private moves = 0;
  constructor(rulebook: Rulebook) {
    this.raw = new Raw(rulebook);
  }

  private begin(table: Table): void {
    if (this.seen.has(table)) return;
    this.seen.add(table);
    const { rules, seats } = table;
    for (const key of Object.keys(rules.facts)) this.raw.add(key);
    for (const [key, spec] of Object.entries(rules.facts)) {
      this.read(table, spec.question);
      const head = headingOf(key, rules.facts, table.rulebook.words);
      if (isReportable(spec) && head === key.split('.')[0]) this.faults.set(head, 'no heading for the facts');
    }
    for (const name of Object.keys(rules.sheets)) this.raw.add(name);
    for (const seat of seats) this.raw.add(seat);
  }

  before(table: Table, state: State, decision: Decision): void {
    this.begin(table);
    if (this.moves % TRIALS === 1) this.tried(table, state, decision);
    if (this.moves++ % BOARDS === 0) this.readBoard(table, viewOf(state.position, decision.seat));
    if (standingName(decision)) return;
    this.addIds(decision.form);
    this.read(table, [decision.prompt, decision.nothing ?? null, decision.form]);
    if (decision.form.kind === 'report')
      for (const key of decision.form.facts) this.read(table, own(table.rules.facts, key)?.question);
    for (const { name } of decision.sheets ?? []) this.read(table, own(table.rules.sheets, name));
  }

  /** What would come of an answer. */
  private tried(table: Table, { position }: State, decision: Decision): void {
    const { seat, id, form } = decision;
    const answer = sample(form, seededRandom(this.moves), table.rules.facts);
    const tried =
      answer === undefined ? null : ifSo(table, viewOf(position, seat), { seat, decision: id, answer });
    if (tried === null || isRefusal(tried)) return;
    const book = withIfWords(table.rulebook.words);
    for (const { text } of linesOfIf(table, tried)) {
      const cites = Object.values(text.args ?? {}).some((each) => this.raw.isClause(renderValue(book, each)));
      if (!cites && !OF_TABLE.test(text.key)) this.judge(render(book, text), text.key);
    }
  }

  /** The board, and the card of one of its places. */
  private readBoard(table: Table, view: View): void {
    const board = table.rules.board(view);
    for (const panel of [...board, ...cardInTurn(table, view, board, Math.floor(this.moves / BOARDS))]) {
      this.read(table, panel);
      if (panel.kind !== 'table') continue;
      for (const cell of panel.rows.flat())
        if (cell !== null) this.judge(renderValue(table.rulebook.words, cell));
    }
  }

  after(table: Table, { dispatches }: MoveEffect): void {
    for (const { data } of dispatches) if (!OF_TABLE.test(data.key)) this.read(table, data);
  }

  private addIds(form: Form): void {
    if (form.kind === 'allocate') for (const { id } of form.rows) this.raw.add(id);
    if (form.kind === 'choose') for (const { value } of form.options) this.raw.add(value);
  }

  /** All words in something: what stands in the arguments of words is read with them. */
  private read(table: Table, value: unknown): void {
    if (typeof value !== 'object' || value === null || this.seen.has(value)) return;
    this.seen.add(value);
    if ('key' in value && typeof value.key === 'string')
      this.judge(render(table.rulebook.words, value as Words), value.key);
    else for (const each of Object.values(value)) this.read(table, each);
  }

  private judge(text: string, key = ''): void {
    if (this.judged.has(text)) return;
    this.judged.add(text);
    const wrong = text === key && text !== '' ? 'no text' : WRONG.find(([, sign]) => sign.test(text))?.[0];
    const raw = this.raw.in(text);
    if (wrong !== undefined) this.faults.set(text, wrong);
    else if (raw !== undefined) this.faults.set(text, `the id ${raw}`);
  }
}

/** What is wrong with the texts of some games played at random, each a sentence with the text. */
export function textFaults(rulebook: Rulebook, games: readonly Games[]): readonly string[] {
  const reader = new Reader(rulebook);
  for (const each of games) for (const _ of playGames(rulebook, [{ ...each, watch: reader }]));
  return [...reader.faults].map(([text, wrong]) => `${wrong}: ${text}`);
}
