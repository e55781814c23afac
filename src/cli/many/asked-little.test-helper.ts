import { NO_SECTION, type Section } from '../../club/club.ts';
import { begunWithClub } from '../../club/given.ts';
import { type ClubMemory, toldForGood } from '../../club/told.ts';
import { record } from '../../kernel/game/record.ts';
import { askedOf } from '../../kernel/game/allow.ts';
import { bindTable } from '../../kernel/game/table.ts';
import { answer, beginGame, type Game, newHeader, stateOf } from '../../kernel/game/game.ts';
import { moreOf, nothingMore } from '../../kernel/game/leave.ts';
import { inRound } from '../../kernel/game/asked-first.ts';
import { asksOf } from '../../kernel/game/play.ts';
import { viewOf } from '../../kernel/game/position.ts';
import { isRefusal } from '../../kernel/clause.ts';
import { DICE, type Decision, isNamed, type Seat, TABLE } from '../../kernel/forms/decision.ts';
import { isSame, type Json, own } from '../../kernel/json.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { type FactSpec, type FactValue } from '../../kernel/sums/facts.ts';
import { render } from '../../kernel/texts/words.ts';

// A table that plays a stretch of a game and uses nothing special: no answer left beforehand, no file. How much it is asked.

/** A stretch of a game, and what a table says in it. */
export interface Stretch {
  readonly name: string;
  readonly rulebook: Rulebook;
  readonly scenario: string;
  /** How many people there are, where one has several seats: by seat. Absent: one for each seat. */
  readonly people?: Readonly<Record<Seat, string>>;
  /** What the club knows. */
  readonly club?: Section;
  /** What the table says when it is asked; of all else, that nothing has happened. */
  readonly told: Readonly<Record<string, FactValue>>;
  /** What is answered to a decision, by the seat and its name ('russia/name'), one after the other; afterwards nothing is done. */
  readonly given: Readonly<Record<string, readonly Json[]>>;
  /** What is skipped up to its end instead of being answered, by the name of the decision that is asked ('attempts'): one answer of all. */
  readonly skips?: Readonly<Record<string, string>>;
  /** Nothing is given with all that its seat can do without for the turn, in one press. */
  readonly more?: true;
  /** What the dice show. */
  readonly die?: number;
  /** What is counted, where that is not all: the rest is played. */
  counts?(decision: Decision): boolean;
  /** It ends before this is asked. */
  until(decision: Decision, game: Game): boolean;
}

/** Something that was asked, and of whom. */
interface AskedOnce {
  readonly seat: Seat;
  readonly decision: string;
  /** The facts of a report. */
  readonly facts?: readonly string[];
}

/** What a stretch takes: the answers of all people together, and how often a device goes to another person. */
export interface StretchCount {
  readonly asked: readonly AskedOnce[];
  readonly answers: number;
  readonly handOvers: number;
  /** What of it other games can begin with. */
  readonly told: ClubMemory;
}

const MOST = 400;

/** Play a stretch; program dice are nobody's answer. Throws where the stretch does not say what is answered. */
export function count(stretch: Stretch): StretchCount {
  let game = begun(stretch);
  const { table } = game;
  const asked: AskedOnce[] = [];
  const left = new Map(Object.entries(stretch.given).map(([name, all]) => [name, [...all]]));
  while (asked.length < MOST) {
    const due = dueIn(game, asked.findLast(({ seat }) => seat !== TABLE)?.seat);
    const [decision] = due;
    if (!decision || due.some((each) => stretch.until(each, game))) return counted(stretch, asked, game);
    const skipped = skippedIn(stretch, game, decision);
    if (skipped) {
      asked.push({ seat: TABLE, decision: skipped.id });
      game = skipped.game;
      continue;
    }
    const { form, id, seat } = decision;
    if (seat !== DICE && (stretch.counts?.(decision) ?? true))
      asked.push({ seat, decision: id, ...(form.kind === 'report' && { facts: form.facts }) });
    const given = givenTo(stretch, game, decision, left);
    const more = stretch.more ? moreOf(table, stateOf(game), decision, seatsWith(stretch, seat)) : null;
    const next =
      more && isSame(more.nothing, given)
        ? nothingMore(game, decision, more)
        : answer(game, { seat, decision: id, answer: given });
    if (isRefusal(next)) throw new Error(`${seat} ${id}: ${render(table.rulebook.words, next.refused)}`);
    game = next;
  }
  throw new Error(`${stretch.name} does not end`);
}

function begun({ rulebook, scenario, club = NO_SECTION }: Stretch): Game {
  const read = rulebook.data(club.files);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  const table = bindTable(rulebook, { scenario, rulings: club.rulings, data: read.data });
  if (isRefusal(table)) throw new Error(table.refused.key);
  return begunWithClub(beginGame(table, newHeader(table, 'program')), club);
}

/** The seats of who has this one. */
function seatsWith({ people = {} }: Stretch, seat: Seat): readonly Seat[] {
  return Object.keys(people).filter((each) => people[each] === people[seat]);
}

/** The game after what is asked has been skipped with all up to its end, where a stretch says so. */
function skippedIn(
  { skips = {} }: Stretch,
  game: Game,
  { id }: Decision,
): { readonly game: Game; readonly id: string } | null {
  const span = own(skips, id.split('/').at(-1) ?? '');
  if (span === undefined) return null;
  const { table } = game;
  const skip = asksOf(table, stateOf(game), TABLE).find((each) => each.optional && each.id.endsWith('skip'));
  const next = skip && answer(game, { seat: TABLE, decision: skip.id, answer: span });
  if (!skip || !next || isRefusal(next)) throw new Error(`${span} cannot be skipped at ${id}`);
  return { game: next, id: skip.id };
}

/** What play waits for, in the order in which a device goes round: whoever has it, stays. */
function dueIn(game: Game, has: Seat | undefined): readonly Decision[] {
  const { table } = game;
  const { position, held } = stateOf(game);
  return inRound(table.rules.awaiting(position.open), has).flatMap((seat) => {
    const done = own(held, seat) ?? {};
    const all = askedOf(table, viewOf(position, seat));
    return all.filter(({ id, optional }) => !optional && !Object.hasOwn(done, id));
  });
}

function givenTo(
  { told, die = 3 }: Stretch,
  game: Game,
  decision: Decision,
  left: ReadonlyMap<string, Json[]>,
): Json {
  const { form, id, seat } = decision;
  const name = `${seat}/${id.split('/').at(-1) ?? ''}`;
  const said = left.get(name)?.shift();
  if (said !== undefined) return said;
  if (form.kind === 'roll') return form.dice.map(() => die);
  if (form.kind === 'report' && !form.some) {
    const { facts } = game.table.rules;
    return Object.fromEntries(
      form.facts.map((key) => [key, { value: told[key] ?? nothing(own(facts, key)), as: 'change' }]),
    );
  }
  const kinds = game.table.rulebook.decisions.filter((kind) => isNamed(decision, kind.name));
  const quiet = kinds.find((kind) => kind.form === form.kind && kind.nothing !== undefined)?.nothing;
  if (quiet === undefined) throw new Error(`nothing is said of ${name}: ${JSON.stringify(form)}`);
  return quiet;
}

/** That nothing has happened. */
function nothing(spec: FactSpec | undefined): FactValue {
  if (spec?.nothing !== undefined) return spec.nothing;
  if (spec?.type.kind === 'number') return Math.max(0, spec.type.min);
  if (spec?.type.kind === 'boolean') return false;
  throw new Error('a choice has to be told');
}

function counted({ people = {} }: Stretch, asked: readonly AskedOnce[], game: Game): StretchCount {
  let handOvers = 0;
  let sits: string | null = null;
  for (const { seat } of asked) {
    if (seat === TABLE) continue;
    const person = people[seat] ?? seat;
    if (person !== sits) handOvers++;
    sits = person;
  }
  const told = toldForGood(game.table, record(game, null));
  return { asked, answers: asked.length, handOvers, told };
}
