import { check } from '../../kernel/forms/form.ts';
import { sample } from '../../kernel/forms/sample.ts';
import { seededRandom } from '../../kernel/kit/random.ts';
import { DICE, type Seat, SEALED_ANSWERS, TABLE } from '../../kernel/seat.ts';
import type { Json } from '../../kernel/json.ts';
import type { Desk } from '../api/api.ts';
import { DEEDS, type HiddenDeed } from './hidden.test-helper.ts';
import { finishPair } from './finish-pair.test-helper.ts';
import { foundPairHouse, type Letterbox, type PairSetup, SPECTATOR } from './pair-house.test-helper.ts';
import { TOGETHER } from './together.test-helper.ts';
import { PairGame, type PairLeak, type Plant, type Replies } from './pair-game.test-helper.ts';

/** How a pair of games is played. */
export interface PairPlan extends PairSetup {
  /** Whose secret it is, and what is done, by its name. */
  readonly hidden: Seat;
  /** It may be anybody's who is awaited and can do it first. */
  readonly anybody?: boolean;
  readonly deed: string;
  readonly seed: number;
  /** The most steps before the secret, and after it. */
  readonly before: number;
  readonly after: number;
  /** What all do together then, by its name; both are played on as long again. */
  readonly together?: string;
  /** Whether what is done once is done as the pair has ended. */
  readonly finishes: boolean;
  readonly plant?: Plant;
  /** Whether a pair goes on that can be told apart. */
  readonly goesOn?: boolean;
}

/** How a pair went. */
export interface PairCourse {
  readonly leaks: readonly PairLeak[];
  /** How many texts were compared. */
  readonly compared: number;
  /** Steps that both games lived through after the secret. */
  readonly life: number;
  /** Whether they lived past the step of the secret. */
  readonly passed: boolean;
  /** Why it ended; null: the secret could not be had. */
  readonly end: string | null;
  /** Why it could not; null: it was had. */
  readonly lacks: string | null;
  /** Whether the game was over, and so was ended and published. */
  readonly over: boolean;
  readonly channels: ReadonlySet<string>;
  readonly replies: ReadonlyMap<string, Replies>;
}

type Course = Pick<PairCourse, 'end' | 'life' | 'passed'>;

/** Play two games in step that differ in one secret, and let everybody else read both as long as equal doors open to them. */
export async function playWirePair(
  plan: PairPlan,
  boxes: readonly [Letterbox, Letterbox],
): Promise<PairCourse> {
  const houses = [await foundPairHouse(plan, boxes[0]), await foundPairHouse(plan, boxes[1])] as const;
  const { hidden, plant } = plan;
  const pair = new PairGame(houses, plan, { hidden, random: seededRandom(plan.seed), plant });
  try {
    const lacks = await begin(pair, plan);
    const isHad = lacks === null;
    let course: Course = isHad ? await goOn(pair, plan) : { end: null, life: 0, passed: false };
    if (isHad && plan.together !== undefined) {
      await TOGETHER[plan.together]?.(pair, () => play(pair));
      await pair.compare(true);
      course = await goOn(pair, plan);
    }
    const finishes = isHad && plan.finishes && (plan.goesOn || pair.leaks.length === 0);
    const over = finishes && (await finishPair(pair));
    const { leaks, compared, channels, replies } = pair;
    return { leaks, compared, channels, replies, over, lacks, ...course };
  } finally {
    await pair.close();
  }
}

/** Play until the seat can do what it does, and let it; why it could not, or null. */
async function begin(pair: PairGame, plan: PairPlan): Promise<string | null> {
  const { deed: name, before } = plan;
  const least = pair.random(4);
  for (; pair.step < before; pair.step++) {
    if (pair.step >= least && (await isThere(pair, plan))) {
      await pair.compare(false);
      // whoever read may have moved something meanwhile
      const [now] = await pair.look(pair.hidden, pair.hidden);
      const deed = await deedNow(pair, name, now);
      if (deed) return make(pair, deed);
    }
    const end = await play(pair);
    if (end !== null) return end;
    await pair.pass(SOON);
  }
  return `${before} steps were too few`;
}

/** Whether the seat can do it now, or one of those who may have the secret in its place: then it is theirs. */
async function isThere(pair: PairGame, { deed, hidden, anybody, bots }: PairPlan): Promise<boolean> {
  const { seats } = pair.setup.bound;
  const others = anybody ? (await pair.look(SPECTATOR, ''))[0].awaiting : [];
  const able = others.filter((seat) => seats.includes(seat) && seat !== hidden && !(seat in bots));
  for (const seat of [hidden, ...able]) {
    pair.hide(seat);
    const [desk] = await pair.look(seat, seat);
    if (await deedNow(pair, deed, desk)) return true;
  }
  pair.hide(hidden);
  return false;
}

async function deedNow(pair: PairGame, name: string, desk: Desk): Promise<HiddenDeed | null> {
  const { setup, houses, hidden: seat, random } = pair;
  const told: string[] = [];
  if (name === 'ticks')
    for (const each of [...setup.bound.seats, SPECTATOR].filter((other) => other !== seat))
      told.push(JSON.stringify((await pair.look(each, each === SPECTATOR ? '' : each))[0].lines));
  const hook = `${houses[0].box.hooks.url}/nobody`;
  const { game } = houses[0];
  const at = { table: setup.bound, game, seat, desk, told: told.join('\n'), hook, random };
  return DEEDS[name]?.(at) ?? null;
}

/** Do it in both games, and look at them after each stage; what was refused, or null. */
async function make(
  pair: PairGame,
  { stages, shows, isSent, heardBy = [] }: HiddenDeed,
): Promise<string | null> {
  for (const reader of pair.watching) if (heardBy.includes(reader.kind)) pair.watching.delete(reader);
  pair.isSent = isSent === true;
  for (const deeds of stages) {
    const came = await pair.act(deeds);
    // an answer that is refused is none, and looks at nothing
    const refused = came.find(({ status }, i) => status >= 400 && !MAY_FAIL.test(pathOf(deeds, i)));
    if (refused) return refused.text;
    if (shows) await pair.passOver();
    await pair.pass(SOON);
    await pair.compare(true);
    pair.step++;
  }
  return null;
}

/** Bots play not everything. */
const MAY_FAIL = /\/(?:bots|suggest)$/;

function pathOf(
  deeds: readonly [readonly { path: string }[], readonly { path: string }[]],
  i: number,
): string {
  return [...deeds[0], ...deeds[1]][i]?.path ?? '';
}

/** Play both games on until nobody watches any more. */
async function goOn(pair: PairGame, { after, goesOn = false }: PairPlan): Promise<Course> {
  let [life, closed, passed] = [0, false, false];
  const ended = (): string | null => {
    if (pair.leaks.length > 0 && !goesOn) return 'a leak';
    if (pair.watching.size === 0) return 'doors that differ';
    return life >= after ? 'its length' : null;
  };
  for (let end = ended(); ; end = ended()) {
    end ??= await play(pair);
    if (end !== null) return { end, life, passed };
    await pair.pass(PAUSES[pair.random(PAUSES.length)] ?? SOON);
    const wasClosed = closed;
    const desk = pair.desks[0].get(SPECTATOR);
    await pair.compare(false);
    closed ||= isClosed(pair, desk);
    if (closed !== wasClosed && pair.watching.size > 0) await pair.compare(true);
    passed ||= wasClosed && pair.watching.size > 0;
    if (pair.watching.size > 0) life++;
    pair.step++;
  }
}

const SOON = 5000;
const PAUSES = [SOON, SOON, 700_000, 4 * 3_600_000, 20 * 3_600_000];

/** Whether the step is over that was open. */
function isClosed({ desks, hidden }: PairGame, before: Desk | undefined): boolean {
  const now = desks[0].get(SPECTATOR);
  return before !== undefined && now !== undefined && !now.answered.includes(hidden);
}

/** One of those who are awaited answers, the same in both games; returns what ends the pair, if anything does. */
async function play(pair: PairGame): Promise<string | null> {
  // whoever read may have moved something meanwhile
  const [seen] = await pair.look(SPECTATOR, '');
  if (seen.awaiting.length === 0) return 'the end of the game';
  const { seats } = pair.setup.bound;
  // where nobody is named it can be any of them
  const awaited = seen.awaiting.flatMap((seat) => (seat === SEALED_ANSWERS ? seats : [seat]));
  const first = pair.random(awaited.length);
  for (const seat of [...awaited.slice(first), ...awaited.slice(0, first)]) {
    const end = await answerAt(pair, seat, actorFor(pair, seat, seen));
    if (end !== NOT_ASKED) return end;
  }
  return `nobody can answer of ${seen.awaiting.join(', ')}`;
}

/** A seat is awaited, and the person there cannot answer now. */
const NOT_ASKED = 'not asked';

/** Who answers: the seat itself, whose die it is, or any but that of the secret. */
function actorFor({ setup: { bound }, hidden, random }: PairGame, seat: Seat, { diceAsks }: Desk): Seat {
  const { seats } = bound;
  const others = seats.filter((each) => each !== hidden);
  const any = others[random(others.length)] ?? '';
  const owner = seat === DICE ? diceAsks.find(({ optional }) => !optional)?.owner : undefined;
  return seats.includes(seat) ? seat : (owner ?? any);
}

/** Somebody answers for a seat in both games; returns what ends the pair, if anything does. */
async function answerAt(pair: PairGame, seat: Seat, actor: Seat): Promise<string | null> {
  const desks = await pair.look(actor, actor);
  const [mine, theirs] = [asked(desks[0], seat), asked(desks[1], seat)];
  const isHidden = actor === pair.hidden;
  const apart = isHidden || ![...pair.watching].some(({ name }) => name === actor);
  if (!mine) return NOT_ASKED;
  const answer = answerFor(pair, [mine, theirs], apart);
  if (answer === undefined) return apart ? 'an answer that is not legal in both' : 'no answer';
  const came = await pair.send(actor, (i) => {
    const mark = desks[i].marks[mine.id];
    const body = { seat, decision: mine.id, request: `step/${pair.step}/${seat}`, ...(mark ? { mark } : {}) };
    const isRolled = seat === DICE && pair.setup.dice === 'program';
    const path = `games/${pair.houses[i].game}/answers`;
    return { method: 'POST', path, body: isRolled ? body : { ...body, answer } };
  });
  const [one, other] = came;
  if (!apart) pair.note('post /api/games/{id}/answers', actor, came);
  if (one.status !== 200 && (seat !== TABLE || one.status !== 409))
    throw new Error(`${seat} gave a legal answer and was refused: ${one.text}`);
  return one.status !== other.status && apart ? 'an answer that is not legal in both' : null;
}

type Ask = Desk['asks'][number];

function asked(desk: Desk, seat: Seat): Ask | undefined {
  const asks = { [TABLE]: desk.tableAsks, [DICE]: desk.diceAsks }[seat] ?? desk.asks;
  return asks.find((each) => each.seat === seat && !each.optional && each.held === undefined);
}

const TRIES = 20;

/** An answer, legal in the other game, too, where that is not asked the same. */
function answerFor(
  { setup, random }: PairGame,
  [mine, theirs]: readonly [Ask, Ask | undefined],
  apart: boolean,
): Json | undefined {
  const { facts } = setup.bound.rules;
  for (let tries = 0; tries < TRIES; tries++) {
    const answer = sample(mine.form, random, facts);
    if (answer === undefined || !apart) return answer;
    if (theirs?.id === mine.id && check(theirs.form, answer, { facts, clauses: [] }) === null) return answer;
  }
  return undefined;
}

/** Every deed by its name. */
export const DEED_NAMES = Object.keys(DEEDS);
