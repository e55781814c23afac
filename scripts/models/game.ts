import { isRefusal, type Refusal } from '../../src/kernel/clause.ts';
import type { Panel } from '../../src/kernel/board/panel.ts';
import type { Decision, Seat } from '../../src/kernel/forms/decision.ts';
import { type Random, sample, shuffle } from '../../src/kernel/forms/sample.ts';
import { bindTable } from '../../src/kernel/game/table.ts';
import {
  answer,
  type Game,
  gameAt,
  newHeader,
  openGame,
  standingMoments,
  stateOf,
} from '../../src/kernel/game/game.ts';
import { mend } from '../../src/kernel/game/mend.ts';
import { type Moment, wasHeld } from '../../src/kernel/game/moment.ts';
import { asksOf, awaitingOf, findAsked, legal, type Move, type State } from '../../src/kernel/game/play.ts';
import { viewOf } from '../../src/kernel/game/position.ts';
import { seenBy } from '../../src/kernel/game/record.ts';
import { isRecord, type Json } from '../../src/kernel/json.ts';
import { seededRandom } from '../../src/kernel/kit/random.ts';
import type { Rulebook } from '../../src/kernel/rulebook.ts';
import { DICE, TABLE } from '../../src/kernel/seat.ts';
import type { Dispatch } from '../../src/kernel/steps/dispatch.ts';
import type { FactKey, Possible } from '../../src/kernel/sums/facts.ts';
import { evaluateNamed, knownFacts } from '../../src/kernel/sums/know.ts';
import type { SheetResult } from '../../src/kernel/sums/sheet.ts';
import { findRulebook } from '../../src/rulebooks/index.ts';

// A game as people play it: what is asked, answered, refused and shown. All that the models know of the program.

export { isRecord, seededRandom, shuffle, TABLE };
export type { Decision, Json, Move, Possible, Random, Seat };

/** What a game is begun with: a scenario, rulings that differ from the defaults, and files of its players. */
export interface Choice {
  readonly scenario: string;
  readonly rulings: Readonly<Record<string, string>>;
  readonly files: readonly Json[];
}

/** The rulings of a rulebook of which there is more than one choice, the default of each, and what is fixed for a game. */
export function rulingsOf(rulebook: string): readonly {
  readonly id: string;
  readonly choices: readonly string[];
  readonly usual: string;
  readonly fixed: boolean;
}[] {
  return bookOf(rulebook)
    .rulings.filter(({ choices }) => choices.length > 1)
    .map(({ id, choices, default: usual, fixed = false }) => {
      return { id, choices: choices.map((each) => each.id), usual, fixed };
    });
}

/** The scenarios of a rulebook, with the facts that hold at the start of each. */
export function scenariosOf(rulebook: string): Rulebook['scenarios'] {
  return bookOf(rulebook).scenarios;
}

function bookOf(id: string): Rulebook {
  const found = findRulebook(id);
  if (!found) throw new Error(`no rulebook ${id}`);
  return found;
}

/** One of a list, by chance; undefined where it has none. */
export function pick<T>(list: readonly T[], random: Random): T | undefined {
  return list[random(list.length || 1)];
}

/** A game from outside. Dice are typed. */
export class Play {
  private game: Game;
  private heard = 0;

  private constructor(game: Game) {
    this.game = game;
  }

  /** A new game; a text where it is refused. */
  static begin(rulebook: string, { scenario, rulings, files }: Choice): Play | string {
    const book = bookOf(rulebook);
    const read = book.data(files);
    if ('faults' in read)
      return read.faults.map(({ path, fault }) => `${path.join('.')}: ${fault}`).join('\n');
    const table = bindTable(book, { scenario, rulings, data: read.data });
    if (isRefusal(table)) return textOf(table);
    const game = openGame(book, newHeader(table, 'typed'));
    return isRefusal(game) ? textOf(game) : new Play(game);
  }

  get seats(): readonly Seat[] {
    return this.game.table.seats;
  }

  /** Whom play waits for; nobody: the game is over, or something is wrong. */
  get awaiting(): readonly Seat[] {
    return awaitingOf(this.game.table, stateOf(this.game));
  }

  get isOver(): boolean {
    return this.game.table.rules.awaiting(stateOf(this.game).position.open).length === 0;
  }

  /** What is asked, of one seat or of all: not what is always open. */
  asked(seat?: Seat): readonly Decision[] {
    return this.all(seat).filter(({ id }) => !isStanding(id));
  }

  /** What is always open beside it: report, ruling, skip, allow. */
  standing(name: string, seat: Seat = TABLE): Decision | undefined {
    return asksOf(this.game.table, stateOf(this.game), seat).find(
      ({ id }) => isStanding(id) && nameOf(id) === name,
    );
  }

  private all(seat?: Seat): readonly Decision[] {
    const seats = seat === undefined ? [...this.seats, TABLE, DICE] : [seat];
    return seats.flatMap((each) => asksOf(this.game.table, stateOf(this.game), each));
  }

  /** Why an answer would be refused, and by which clauses; null where it is legal. */
  refuses(move: Move): Refusal | null {
    const found = legal(this.game.table, stateOf(this.game), move);
    return isRefusal(found) ? found : null;
  }

  /** Answer. All seats sit at one table: where others must agree, they do. */
  give(move: Move): Refusal | null {
    return this.goOn(answer(this.game, move));
  }

  /** Put right what is wrong, in lines of the record of a seat. */
  mend(seat: Seat, edits: Parameters<typeof mend>[1]['mend']): Refusal | null {
    return this.goOn(mend(this.game, { seat, mend: edits, reason: 'misheard' }));
  }

  private goOn(next: Game | Refusal): Refusal | null {
    if (isRefusal(next)) return next;
    this.game = next;
    return null;
  }

  /** The lines that a seat can put right, each with what was asked there, and the report that was open to the table then. */
  lines(seat: Seat): readonly LineThen[] {
    const { game } = this;
    return seenBy(game, seat).flatMap(({ line, entry }) => {
      const { n, kind, undone, seat: by = '', decision = '' } = line;
      if (undone || kind !== 'answer' || ![seat, TABLE, DICE].includes(by)) return [];
      const then = (): State => stateOf(gameAt(game, entry - 1));
      const asked = (): Decision | undefined => findAsked(game.table, then(), by, decision);
      return [{ n, seat: by, decision, asked, report: () => reportIn(game, then()) }];
    });
  }

  /** The answers that count, in the order in which they came to the rules: sealed ones as their step closed. */
  answers(): readonly Answered[] {
    return standingMoments(this.game).flatMap(counting);
  }

  /** What waits to come again after something was put right, in order. */
  get waiting(): readonly Move[] {
    return stateOf(this.game).again?.answers ?? [];
  }

  /** What is known of a fact, by a seat or (null) a spectator: its value, a range, or undefined. */
  fact(key: FactKey, seat: Seat | null = null): Possible {
    const { table } = this.game;
    return knownFacts(table.rules, viewOf(stateOf(this.game).position, seat))(key);
  }

  /** A sheet as a seat or (null) a spectator knows it. */
  sheet(name: string, seat: Seat | null = null): SheetResult {
    const { rules } = this.game.table;
    return evaluateNamed(rules, name, knownFacts(rules, viewOf(stateOf(this.game).position, seat)));
  }

  /** The board as a seat or (null) a spectator sees it. */
  board(seat: Seat | null = null): readonly Panel[] {
    return this.game.table.rules.board(viewOf(stateOf(this.game).position, seat));
  }

  /** All there is to know of one place of the board. */
  card(place: string, seat: Seat | null = null): readonly Panel[] {
    return this.game.table.rules.card?.(viewOf(stateOf(this.game).position, seat), place) ?? [];
  }

  /** A legal answer to a form, by chance; undefined where it has none. */
  anyAnswer({ form }: Decision, random: Random): Json | undefined {
    return sample(form, random, this.game.table.rules.facts);
  }

  /** What was told since it was asked last; nothing of what was taken back. */
  told(): readonly Dispatch[] {
    const told = this.game.moments.slice(this.heard).flatMap((each) => each.told.dispatches);
    this.heard = this.game.moments.length;
    return told;
  }

  /** The header and all answers, as the lines of a stored game name them. */
  story(): readonly string[] {
    const { scenario, rulings } = this.game.header;
    const others = rulingsOf(this.game.table.rulebook.id).filter(({ id, usual }) => rulings[id] !== usual);
    const chosen = others.map(({ id }) => `${id}: ${rulings[id]}`);
    return [`scenario ${scenario}, rulings { ${chosen.join(', ')} }`, ...this.game.moments.map(lineOf)];
  }
}

/** An answer that counts, with the number of the turn in which it was given; 0 where the game counts none. */
export interface Answered extends Move {
  readonly turn: number;
}

/** A line that can be put right: what was asked there, and the report that was open to the table then. */
export interface LineThen {
  readonly n: number;
  readonly seat: Seat;
  readonly decision: string;
  readonly asked: () => Decision | undefined;
  readonly report: () => Decision | undefined;
}

function reportIn({ table }: Game, state: State): Decision | undefined {
  return asksOf(table, state, TABLE).find(({ id }) => isStanding(id) && nameOf(id) === 'report');
}

function counting(moment: Moment): readonly Answered[] {
  const { entry, closed, answers, when: turn = 0 } = moment;
  const own = 'decision' in entry && !wasHeld(moment) ? [entry] : [];
  const sealed = (closed ?? []).flatMap((seat) =>
    Object.entries(answers?.[seat] ?? {}).map(([decision, given]) => ({ seat, decision, answer: given })),
  );
  return [...own, ...sealed].map(({ seat, decision, answer: given }) => ({
    seat,
    decision,
    answer: given,
    turn,
  }));
}

function lineOf({ entry, gone }: Moment): string {
  const { hash: _, state: __, n, ...rest } = entry;
  return `${n}${gone === undefined ? '' : ` (gone with ${gone})`} ${JSON.stringify(rest)}`;
}

/** Whether a decision is one of those that are always open. */
export function isStanding(id: string): boolean {
  return id.startsWith('standing-');
}

/** The last part of a decision's id. */
export function nameOf(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1);
}

/** A refusal in short: its key and clauses. */
export function textOf({ refused, clauses }: Refusal): string {
  return `${refused.key} (${clauses.join(', ')})`;
}

/** A line where program and model differ in a value. */
export function differing(name: string, shown: unknown, expected: unknown): readonly string[] {
  return isSame(shown, expected)
    ? []
    : [`${name}: the program has ${textOfValue(shown)}, the model ${textOfValue(expected)}`];
}

/** Whether two values are written alike. */
export function isSame(a: unknown, b: unknown): boolean {
  return textOfValue(a) === textOfValue(b);
}

function textOfValue(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
