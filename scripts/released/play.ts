import { isRefusal, type Refusal } from '../../src/kernel/clause.ts';
import type { Decision, Seat } from '../../src/kernel/forms/decision.ts';
import { type Random, sample, sampleValue } from '../../src/kernel/forms/sample.ts';
import { bindTable } from '../../src/kernel/game/table.ts';
import { answer, type Game, newHeader, openGame, stateOf, takeBack } from '../../src/kernel/game/game.ts';
import { habitsOf, leaveAnswer, tick } from '../../src/kernel/game/leave.ts';
import { mend } from '../../src/kernel/game/mend.ts';
import { asksOf, awaitingOf } from '../../src/kernel/game/play.ts';
import { record } from '../../src/kernel/game/record.ts';
import { undo } from '../../src/kernel/game/undo.ts';
import { anyEdit } from '../../src/kernel/kit/mends.ts';
import { seededRandom } from '../../src/kernel/kit/random.ts';
import { tickable } from '../../src/kernel/kit/ticks.ts';
import type { Rulebook } from '../../src/kernel/rulebook.ts';
import { TABLE } from '../../src/kernel/seat.ts';
import type { Rulings } from '../../src/kernel/steps/ruling.ts';

// Plays running games from seeds, with every kind of entry.

/** A game that is to be played. */
interface Plan {
  readonly name: string;
  readonly scenario: string;
  readonly rulings: Rulings;
  readonly entries: number;
  readonly seed: number;
}

const SHORT = 40;
const LONG = 240;

/**
 * A short game of each scenario, more where a ruling has more choices: from game to game each ruling goes on to its next
 * choice. And a long one of the scenario with the most seats, with the default rulings.
 */
export function plansFor({ scenarios, rulings }: Rulebook): Plan[] {
  const games = Math.max(scenarios.length, ...rulings.map(({ choices }) => choices.length));
  const short = Array.from({ length: games }, (_, i): Plan => {
    const { id = '' } = scenarios[i % scenarios.length] ?? {};
    const turned = rulings.map((each, at) => [
      each.id,
      each.choices[(i + at) % each.choices.length]?.id ?? '',
    ]);
    const name = i < scenarios.length ? id : `${id}-${i}`;
    return { name, scenario: id, rulings: Object.fromEntries(turned), entries: SHORT, seed: i + 1 };
  });
  const [widest] = scenarios.toSorted((one, other) => other.seats.length - one.seats.length);
  return [...short, { name: 'long', scenario: widest?.id ?? '', rulings: {}, entries: LONG, seed: 7 }];
}

/** The game of a plan, still under way. */
export function played(rulebook: Rulebook, { scenario, rulings, entries, seed }: Plan): Game {
  const table = bindTable(rulebook, { scenario, rulings, data: null });
  if (isRefusal(table)) throw new Error(table.refused.key);
  const opened = openGame(rulebook, newHeader(table, 'typed'));
  if (isRefusal(opened)) throw new Error(opened.refused.key);
  const random = seededRandom(seed);
  let game = opened;
  for (let tries = 0; tries < entries * 6 && game.moments.length < entries; tries++) {
    const after = next(game, random);
    if (!isRefusal(after) && awaitingOf(table, stateOf(after)).length > 0) game = after;
  }
  return game;
}

const PEOPLE = ['one', 'two', 'three'];

interface Who {
  readonly seat: Seat;
  readonly sender: { readonly by: string };
  readonly random: Random;
}

type Act = (game: Game, who: Who) => Game | Refusal;

/** What is tried, each as often as it stands here; else whoever is awaited answers. */
const ACTS: readonly Act[] = [
  backTogether,
  slip,
  withdrawn,
  ticked,
  left,
  mended,
  aside,
  aside,
  aside,
  overruled,
  allowing,
  skipped,
];

/** One in so many entries is what nobody asked for. */
const ODDS = 3;

function next(game: Game, random: Random): Game | Refusal {
  const { seats } = game.table;
  const who = {
    seat: pick(seats, random) ?? '',
    sender: { by: pick(PEOPLE, random) ?? '' },
    random,
  };
  const act = random(ODDS) === 0 ? pick(ACTS, random) : undefined;
  return (act ?? awaited)(game, who);
}

function pick<T>(list: readonly T[], random: Random): T | undefined {
  return list[random(list.length || 1)];
}

/** A game is not taken back further than this, or it would never go on. */
const FURTHEST = 6;

function backTogether(game: Game, { seat, sender, random }: Who): Game | Refusal {
  const to = Math.max(0, record(game, seat).length - 1 - random(FURTHEST));
  return undo(game, { seat, consent: game.table.seats, to }, sender);
}

function slip(game: Game, { seat, sender }: Who): Game | Refusal {
  return undo(game, { seat, reason: 'a slip' }, sender);
}

function withdrawn(game: Game, { sender, random }: Who): Game | Refusal {
  const held = Object.entries(stateOf(game).held).flatMap(([seat, answers]) =>
    Object.keys(answers).map((id) => ({ seat, id })),
  );
  const one = pick(held, random);
  return one ? takeBack(game, one.seat, one.id, sender) : game;
}

function ticked(game: Game, { seat, sender, random }: Who): Game | Refusal {
  const wish = pick(tickable(record(game, seat), seat), random);
  return wish ? tick(game, wish, sender) : game;
}

function left(game: Game, { seat, sender, random }: Who): Game | Refusal {
  const habit = pick(habitsOf(game, seat), random);
  if (!habit) return game;
  const name = pick(Object.keys(habit.kind.answers), random) ?? '';
  const lasts = pick(['once', 'turn', 'always'] as const, random) ?? 'once';
  const leaves = habit.left ? null : { answer: name, lasts };
  return leaveAnswer(game, { seat, habit: habit.name, leaves }, sender);
}

function mended(game: Game, { seat, sender, random }: Who): Game | Refusal {
  const edit = anyEdit(game, seat, random);
  return edit ? mend(game, { seat, mend: [edit], reason: 'misheard' }, sender) : game;
}

function aside(game: Game, who: Who): Game | Refusal {
  const seats = [...game.table.seats, TABLE];
  return answered(game, seats, who, ({ id, optional }) => optional === true && !id.endsWith('/skip'));
}

/** A bar is set aside. */
function allowing(game: Game, who: Who): Game | Refusal {
  return answered(game, [...game.table.seats, TABLE], who, ({ id }) => id.endsWith('/allow'));
}

/** The table says otherwise than is reckoned. */
function overruled(game: Game, { sender, random }: Who): Game | Refusal {
  const { table } = game;
  const { facts } = table.rules;
  const decision = asksOf(table, stateOf(game), TABLE).find(({ form }) => form.kind === 'report');
  const keys = decision?.form.kind === 'report' ? decision.form.facts : [];
  const key = pick(
    keys.filter((each) => facts[each]?.from !== undefined),
    random,
  );
  const spec = key === undefined ? undefined : facts[key];
  if (!decision || key === undefined || !spec) return game;
  const given = { [key]: { value: sampleValue(spec.type, random), as: 'override', reason: 'so agreed' } };
  return answer(game, { seat: TABLE, decision: decision.id, answer: given }, sender);
}

function skipped(game: Game, who: Who): Game | Refusal {
  return answered(game, [TABLE], who, ({ id }) => id.endsWith('/skip'));
}

function awaited(game: Game, who: Who): Game | Refusal {
  return answered(game, awaitingOf(game.table, stateOf(game)), who, ({ optional }) => optional !== true);
}

function answered(
  game: Game,
  seats: readonly Seat[],
  { sender, random }: Who,
  isMeant: (decision: Decision) => boolean,
): Game | Refusal {
  const { table } = game;
  const asked = asksOf(table, stateOf(game), pick(seats, random) ?? '').filter(
    (each) => isMeant(each) && (each.form.kind !== 'report' || each.form.facts.length > 0),
  );
  const decision = pick(asked, random);
  const given = decision && sample(decision.form, random, table.rules.facts);
  if (!decision || given === undefined) return game;
  return answer(game, { seat: decision.seat, decision: decision.id, answer: given }, sender);
}
