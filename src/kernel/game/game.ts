import { addQuiet, base, enter, type Game, type Sender } from './enter.ts';
import { isRefusal, type Refusal, refuse } from '../clause.ts';
import { type Course, goTo, stateAfter } from './course.ts';
import type { Decision, Seat } from '../forms/decision.ts';
import { type AnswerEntry, type Body, type DiceMode, GAME_FORMAT, type Header } from './entry.ts';
import { settleInSlices } from './settle.ts';
import { runToEnd, type Slices } from './slices.ts';
import { canonical, isRecord, type Json, own, quote } from '../json.ts';
import { isUndo, type Moment, stands } from './moment.ts';
import { copyState, firstState, legal, letGo, type Move, type State } from './play.ts';
import { agreement } from './always-open.ts';
import type { Rulebook, Table } from '../rulebook.ts';
import { DICE } from '../seat.ts';
import { bindTable } from './table.ts';
import { words } from '../texts/words.ts';
import { factName, type FactSchema } from '../sums/facts.ts';
import { KERNEL } from '../version.ts';

// A game from its header on: opened, as it was, answered.

export type { Game, Sender };

/**
 * The header of a new game: every ruling written out, so that a later default changes nothing. `id`: its own name, drawn at
 * random by whoever keeps it; `head`: that of the chain from which its dice come.
 */
export function newHeader(
  table: Table,
  dice: DiceMode,
  id = '',
  chain: Pick<Header, 'head' | 'lots'> = {},
): Header {
  const { rulebook, setup } = table;
  return {
    format: GAME_FORMAT,
    id,
    kernel: KERNEL,
    rulebook: rulebook.id,
    rulesVersion: rulebook.version,
    scenario: setup.scenario.id,
    rulings: setup.rulings,
    data: setup.data,
    dice,
    ...chain,
  };
}

/** A game without entries, made now. Refused when the header does not fit the rulebook; `replay` opens older ones. */
export function openGame(rulebook: Rulebook, header: Header): Game | Refusal {
  if (header.rulebook !== rulebook.id) return refuse(words('setup.rulebook', { rulebook: header.rulebook }));
  if (header.rulesVersion !== rulebook.version)
    return refuse(words('setup.version', { made: header.rulesVersion, here: rulebook.version }));
  const table = bindTable(rulebook, header);
  return isRefusal(table) ? table : beginGame(table, header);
}

/** A game without entries at a table that is bound already. */
export function beginGame(table: Table, header: Header): Game {
  const start = firstState(table);
  return { header, table, start, state: copyState(table, start), moments: [], checkpoints: [] };
}

/** Where a game stands now. */
export function stateOf(game: Game): State {
  return game.state;
}

/** Where it stood after its first `n` entries. */
export function stateAt(game: Game, n: number): State {
  return n === game.moments.length ? game.state : stateAfter(game, n);
}

/** The game as it was after its first `n` entries. */
export function gameAt(game: Game, n: number): Game {
  return runToEnd(goBackTo(game, n));
}

/** The same, an entry at a time. */
export function* goBackTo(game: Game, n: number): Slices<Game> {
  if (n === game.moments.length) return game;
  const checkpoints = game.checkpoints.filter((each) => each.n <= n);
  return { ...game, moments: momentsAt(game, n), checkpoints, state: yield* goTo(game, n) };
}

/** The first `n` moments of a game as they were then. */
export function momentsAt({ moments }: Pick<Game, 'moments'>, n: number): Moment[] {
  return moments.slice(0, n).map((moment) => asOf(moment, n));
}

function asOf(moment: Moment, n: number): Moment {
  if ((moment.gone ?? 0) <= n && (moment.draft ?? 0) <= n) return moment;
  const { gone, draft, ...rest } = moment;
  return {
    ...rest,
    ...(gone !== undefined && gone <= n ? { gone } : {}),
    ...(draft !== undefined && draft <= n ? { draft } : {}),
  };
}

/** The moments that have not been undone, undo entries left out. */
export function standingMoments(game: Game): Moment[] {
  return game.moments.filter((moment) => stands(moment) && !isUndo(moment.entry));
}

/** The moment made by an earlier request with the same key, if any. */
export function findRequest(game: Game, request: string | undefined): Moment | undefined {
  return request === undefined ? undefined : game.moments.find((moment) => moment.entry.request === request);
}

/** What a request with a key seen before comes to: the game as it is, or no, where it asked for something else. */
export function repeatOf(
  game: Game,
  request: string | undefined,
  wish: Partial<Body>,
): Game | Refusal | null {
  const before = findRequest(game, request);
  if (!before) return null;
  const entry: Readonly<Record<string, unknown>> = { ...before.entry };
  const differs = Object.entries(wish).some(
    ([key, value]) => canonical(entry[key] ?? null) !== canonical(value),
  );
  return differs ? refuse(words('play.otherRequest', { request: request ?? '' })) : game;
}

/**
 * Answer a decision; what waits to come again, and what seats have left, is given then. A request key seen before gives the first
 * result again and changes nothing. `asked`: the decision, where the answer is known to be legal.
 */
export function answer(game: Game, move: Move, sender: Sender = {}, asked?: Decision): Game | Refusal {
  return runToEnd(answerInSlices(game, move, sender, asked));
}

/** The same, an entry at a time. */
export function* answerInSlices(
  game: Game,
  move: Move,
  sender: Sender = {},
  asked?: Decision,
): Slices<Game | Refusal> {
  const again = answeredAs(game, move, sender);
  if (again) return again;
  const decision = asked ?? legal(game.table, game.state, move);
  if (isRefusal(decision)) return answeredBefore(game, move, decision);
  const agreed = agreement(game.table, decision, move.answer, sender.agreed);
  if (isRefusal(agreed)) return agreed;
  const { seat, answer: given } = move;
  return yield* settleInSlices(
    enter(game, decision, {
      ...base(game, sender),
      seat,
      decision: decision.id,
      answer: given,
      ...agreed,
      ...(sender.for === undefined ? {} : { for: sender.for }),
      ...(sender.link === undefined ? {} : linked(sender.link, decision)),
    }),
  );
}

/** A roll with the link from which its faces come, so that a reader of its line alone can make them. */
function linked(link: string, { form }: Decision): Pick<AnswerEntry, 'link' | 'sides'> {
  return form.kind === 'roll' ? { link, sides: form.dice } : {};
}

function answeredAs(game: Game, move: Move, { request }: Sender): Game | Refusal | null {
  const { seat, decision } = move;
  // what dice fell is not for the sender to say again
  const same = seat === DICE ? { seat, decision } : { seat, decision, answer: move.answer };
  return repeatOf(game, request, same);
}

/** Take back one's own sealed answer while it is held. Nobody else can tell that it was there. */
export function takeBack(game: Game, seat: Seat, decision: string, sender: Sender = {}): Game | Refusal {
  const again = repeatOf(game, sender.request, { seat, withdraw: decision });
  if (again) return again;
  const state = copyState(game.table, game.state);
  if (!letGo(state, seat, decision)) return refuse(words('play.nothingHeld', { seat, decision }));
  return addQuiet(game, { ...base(game, sender), seat, withdraw: decision }, state);
}

/**
 * A refusal of what is not asked any more, because somebody has answered it in the open: with what was said, and what
 * is said now. Any other refusal stays as it is.
 */
function answeredBefore(game: Course, { seat, decision, answer }: Move, refusal: Refusal): Refusal {
  if (refusal.refused.key !== 'play.notAsked') return refusal;
  const moment = game.moments.findLast(
    ({ entry }) => 'decision' in entry && entry.seat === seat && entry.decision === decision,
  );
  if (!moment || !stands(moment) || !moment.asked || moment.asked.sealed) return refusal;
  const { entry, asked } = moment;
  if (!('decision' in entry)) return refusal;
  const { facts } = game.table.rules;
  const args = {
    by: entry.by ?? seat,
    given: answerWords(facts, entry.answer),
    yours: answerWords(facts, answer),
  };
  const isSame = canonical(entry.answer) === canonical(answer);
  return refuse(words(isSame ? 'play.answeredSo' : 'play.answeredElse', args), asked.clauses);
}

/** So many parts of an answer are said. */
const MOST_SAID = 5;

/** An answer of any shape as words: its facts or rows with their values, or the value itself. */
export function answerWords(facts: FactSchema, answer: Json): Json {
  if (typeof answer === 'string') return answer.slice(0, MOST_LETTERS);
  if (Array.isArray(answer)) return answer.slice(0, MOST_FACES).map(quote).join(' ');
  if (!isRecord(answer)) return quote(answer);
  const parts = Object.entries(answer).map(([key, value]) => {
    const fact = own(facts, key) ? factName(facts, key) : key.slice(0, MOST_LETTERS);
    return words('play.part', { fact, value: valueIn(value) }) as Json;
  });
  if (parts.length === 0) return words('play.nothing');
  const more = parts.length - MOST_SAID;
  return more > 0 ? [...parts.slice(0, MOST_SAID), words('play.more', { more })] : parts;
}

const MOST_LETTERS = 200;
const MOST_FACES = 40;

function valueIn(value: Json | undefined): Json {
  const told = isRecord(value) ? (value['as'] === 'unknown' ? 'unknown' : value['value']) : value;
  return typeof told === 'string' || typeof told === 'number' || typeof told === 'boolean'
    ? told
    : quote(told);
}
