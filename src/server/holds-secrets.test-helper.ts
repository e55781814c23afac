import { isRefusal } from '../kernel/clause.ts';
import type { Decision } from '../kernel/forms/decision.ts';
import { check } from '../kernel/forms/form.ts';
import { canonical, type Json } from '../kernel/json.ts';
import { seededRandom } from '../kernel/kit/random.ts';
import type { Rulebook, Table } from '../kernel/rulebook.ts';
import { type Random, sample } from '../kernel/forms/sample.ts';
import { bindTable } from '../kernel/game/table.ts';
import { SEALED_ANSWERS } from '../kernel/seat.ts';
import { chosenApart } from '../kernel/steps/ruling.ts';
import { alike } from './alike.test-helper.ts';
import type { CreatedGame } from './api/api.ts';
import { type Ear, house, listen, type Sitter, sitter, type TestHouse } from './house.test-helper.ts';

/** A rulebook at its first scenario, and the seat whose secret will differ. */
interface Secretive {
  readonly bound: Table;
  readonly secret: string;
}

/** Whether any seat of a rulebook may know what others may not. */
export function keepsSecrets(rulebook: Rulebook): boolean {
  const facts = Object.values(boundOf(rulebook).rules.facts);
  return rulebook.doors.length > 0 || facts.some(({ owner }) => owner !== undefined);
}

/** A rulebook at its first scenario, as people far apart play it. */
export function boundOf(rulebook: Rulebook): Table {
  const read = rulebook.data([]);
  const scenario = rulebook.scenarios[0]?.id ?? '';
  const rulings = chosenApart(rulebook.rulings, {});
  const bound =
    'data' in read ? bindTable(rulebook, { scenario, rulings, data: read.data }) : { refused: null };
  if (isRefusal(bound) || !('rules' in bound)) throw new Error(`${rulebook.id} cannot be played as it is`);
  return bound;
}

/** One of two games that differ in one secret: who sits there, and who listens. */
interface Twin {
  readonly game: string;
  readonly people: Record<string, Sitter>;
  readonly ears: Record<string, Ear>;
}

const LOOKER = 'a spectator';
/** The time at which both games of a pair are played. */
export const NOON = Date.UTC(2026, 0, 1, 12);

/** How many answers a pair lives where fewer than usual: the two bids of The War Game open as soon as both are there. */
const LEAST: Readonly<Record<string, number | undefined>> = {
  'level-of-cooperation': undefined,
  'a-world-at-war': undefined,
  'gathering-storm': undefined,
  'the-war-game': 1,
};
/** The same of any rulebook: one that is not listed yet may open all at once. */
export function leastOf(id: string): number | undefined {
  return id in LEAST ? LEAST[id] : 0;
}

/** How long to look. */
export interface Long {
  /** So many pairs of games, each of so many answers at the most. */
  readonly pairs?: number;
  readonly answers?: number;
  /** So many of them are compared at the most; none said: all since the secret. */
  readonly life?: number;
  /** So many answers some pair must live; fewer than usual where all is opened when a step closes. */
  readonly least?: number | undefined;
}

/** A game with somebody in each seat, and somebody who looks on. */
export async function seatEverybody(server: TestHouse, bound: Table): Promise<Twin> {
  const people = [...bound.seats, LOOKER].map((name) => ({ name, seats: name === LOOKER ? [] : [name] }));
  const { rulebook, setup } = bound;
  const forOthers = { rolls: true, minutes: 0 };
  const { scenario, rulings } = setup;
  const wish = { rulebook: rulebook.id, scenario: scenario.id, rulings, dice: 'typed', people, forOthers };
  const heard = await server.ask('games', undefined, wish);
  if (heard.status !== 201) throw new Error(heard.text);
  const made = heard.body as CreatedGame;
  const twin: Twin = { game: made.game, people: {}, ears: {} };
  for (const { name, key } of made.people) {
    twin.people[name] = sitter(server, made.game, key);
    twin.ears[name] = await listen(server, { game: made.game, key, have: 0, changes: true, aside: true });
  }
  return twin;
}

/** How much came to a person: responses to what was asked, and frames. */
interface Came {
  readonly responses: number;
  readonly frames: number;
}

const NOTHING: Came = { responses: 0, frames: 0 };

/** All bytes that came to a person over either way, or those since then, with the game's own name taken out. */
export async function bytes({ game, people, ears }: Twin, name: string, since = NOTHING): Promise<string[]> {
  await ears[name]?.settled();
  const responses = people[name]?.got.slice(since.responses) ?? [];
  const frames = ears[name]?.frames.slice(since.frames) ?? [];
  return [...responses.map((each) => `${each.status} ${each.text}`), ...frames].map((text) =>
    alike(text, game),
  );
}

/** How much has come to a person so far. */
function cameTo({ people, ears }: Twin, name: string): Came {
  return { responses: people[name]?.got.length ?? 0, frames: ears[name]?.frames.length ?? 0 };
}

/**
 * Look, now and back with a spectator's eyes, and ask for what is refused, as a refusal must not tell either; returns what
 * doors opened to the person.
 */
async function probe({ people }: Twin, name: string, secret: string): Promise<string> {
  const seen = await people[name]?.desk();
  await people[name]?.look('aside');
  const mine = name === LOOKER ? '' : name;
  const n = seen?.lines.length ?? 0;
  await people[name]?.back(n, mine, '');
  for (const at of ['', `&at=${n}`]) await people[name]?.look(`lines?seat=${mine}&before=${n}${at}`);
  // when all is over every seat may be looked through
  if (!seen?.over) await people[name]?.back(n, mine, secret);
  if (!seen?.over) await people[name]?.look(`lines?seat=${secret}&before=${n}`);
  const decision = seen?.asks[0]?.id ?? 'none';
  for (const seat of [name, 'dice', 'table'])
    await people[name]?.post('answers', { seat, decision, mark: 'old', answer: null, request: 'probe' });
  await people[name]?.post('withdraw', { seat: name, decision: 'none', request: 'probe' });
  await people[name]?.stands();
  await people[name]?.aside();
  return canonical([seen?.view.open.revealed, seen?.view.sealed?.revealed ?? null]);
}

/** The next answer that play waits for: who gives it for which seat, and what it is. */
interface Next {
  readonly name: string;
  readonly seat: string;
  readonly asked: Decision;
  readonly given: Json;
  /** Nobody is named as the one whom play waits for. */
  readonly isUnnamed?: boolean;
}

/** Where nobody is named: the first seat that has still to answer, as it sees itself. */
async function stillAsked(people: Twin['people'], { seats }: Table): Promise<string | undefined> {
  for (const seat of seats) {
    const desk = await people[seat]?.desk();
    if (desk?.asks.some(({ optional, held }) => !optional && held === undefined)) return seat;
  }
  return undefined;
}

async function nextAnswer(
  { people }: Twin,
  { bound, secret }: Secretive,
  random: Random,
): Promise<Next | null> {
  const seen = await people[LOOKER]?.desk();
  const first = seen?.awaiting[0];
  const isUnnamed = first === SEALED_ANSWERS;
  const seat = isUnnamed ? await stillAsked(people, bound) : first;
  if (!seen || seat === undefined) return null;
  const own = bound.seats.includes(seat);
  const name = own ? seat : (bound.seats.find((each) => each !== secret) ?? seat);
  const view = own ? await people[seat]?.desk() : seen;
  const asks = { table: view?.tableAsks, dice: view?.diceAsks }[seat] ?? view?.asks ?? [];
  const asked = asks.find((each) => !each.optional && each.held === undefined);
  const given = asked && sample(asked.form, random, bound.rules.facts);
  return asked && given !== undefined ? { name, seat, asked, given, isUnnamed } : null;
}

/** How a pair of games went. */
interface Life {
  /** Answers since the games differ after which somebody was left to whom no door had opened. */
  readonly compared: number;
  /** The form of the secret in which they differ; null where there was none. */
  readonly form: Decision['form']['kind'] | null;
  /** What others could tell. */
  readonly leaks: readonly string[];
}

const TRIES = 20;

/** Another legal answer to the same secret: a point less somewhere, or whatever else the form takes. */
function another({ form }: Decision, given: Json, { bound }: Secretive, random: Random): Json | undefined {
  const { facts } = bound.rules;
  const less =
    form.kind === 'allocate'
      ? Object.entries(given as Record<string, number>)
          .filter(([, points]) => points > 0)
          .map(([row, points]) => ({ ...(given as Record<string, number>), [row]: points - 1 }))
      : [];
  const others = [...less, ...Array.from({ length: TRIES }, () => sample(form, random, facts))].filter(
    (other) =>
      other !== undefined &&
      canonical(other) !== canonical(given) &&
      check(form, other, { facts, clauses: [] }) === null,
  );
  return others[random(Math.max(1, less.length > 0 ? less.length : others.length))];
}

/** A secret report of the seat, which nobody waits for. */
async function secretReport({ people }: Twin, { bound, secret }: Secretive, random: Random) {
  const asks = (await people[secret]?.desk())?.asks ?? [];
  const asked = asks.find(
    ({ sealed, optional, form }) => sealed && optional && form.kind === 'report' && form.facts.length > 0,
  );
  const given = asked && sample(asked.form, random, bound.rules.facts);
  return asked && given !== undefined ? { name: secret, seat: secret, asked, given } : null;
}

/** Play both games alike but for one secret, and compare what every other person gets. */
async function compare(
  server: TestHouse,
  book: Secretive,
  { answers: most = 40, life = most }: Long,
  random: Random,
): Promise<Life> {
  const [a, b] = [await seatEverybody(server, book.bound), await seatEverybody(server, book.bound)];
  const watching = new Set([...book.bound.seats, LOOKER].filter((name) => name !== book.secret));
  const leaks: string[] = [];
  // what was compared once is not compared again
  const same = new Map<string, Came>();
  // every other pair begins with what a seat reports unasked, where it has anything to report
  const unasked = random(2) === 0;
  let [compared, form]: [number, Life['form']] = [0, null];
  const goesOn = (): boolean => watching.size > 0 && leaks.length === 0 && compared < life;
  for (let steps = 0; steps < most && goesOn(); steps++) {
    if (steps < WHISPERS) {
      await whisper(a, book.secret, ['a word']);
      await whisper(b, book.secret, ['two', 'other words']);
    }
    const report = steps === 0 && unasked ? await secretReport(a, book, random) : null;
    const next = report ?? (await nextAnswer(a, book, random));
    if (!next) break;
    const { name, seat, asked, given } = next;
    await lookAlike(b, next, book.bound);
    const wanted = form === null && seat === book.secret && asked.sealed === true;
    const other = wanted ? another(asked, given, book, random) : undefined;
    if (other !== undefined) form = asked.form.kind;
    const more = { request: `s${steps}` };
    const mine = await a.people[name]?.answer(seat, asked.id, given, more);
    const theirs = await b.people[name]?.answer(seat, asked.id, other ?? given, more);
    if (mine?.status !== 200) throw new Error(`${seat} gave a legal answer and was refused: ${mine?.text}`);
    if (theirs?.status !== 200 && name === book.secret) break;
    if (form === null) continue;
    for (const watcher of watching) {
      const opened = await Promise.all([a, b].map((twin) => probe(twin, watcher, book.secret)));
      if (opened[0] !== opened[1]) watching.delete(watcher);
      else {
        const one = await bytes(a, watcher, same.get(watcher));
        leaks.push(
          ...differences(one, await bytes(b, watcher, same.get(watcher)), `${watcher}, ${asked.id}`),
        );
        same.set(watcher, cameTo(a, watcher));
      }
    }
    if (watching.size > 0) compared++;
  }
  return { compared, form, leaks };
}

/** So many steps begin with it. */
const WHISPERS = 4;

/** What the seat says apart, notes and begins: nobody else is to tell that it does, or how much. */
async function whisper({ people }: Twin, seat: string, words: readonly string[]): Promise<void> {
  const decision = (await people[seat]?.desk(seat))?.asks[0]?.id ?? 'none';
  for (const text of words) {
    await people[seat]?.post('talk', { to: 'maker', text });
    await people[seat]?.post('talk/seen', { count: text.length, request: undefined });
    await people[seat]?.post('notes', { seat, place: text, text, had: null, request: undefined });
    await people[seat]?.post('drafts', { seat, decision, draft: text, request: undefined });
  }
}

/** Look in the second game where the answer was looked for in the first. */
async function lookAlike(twin: Twin, { name, seat, isUnnamed }: Next, bound: Table): Promise<void> {
  await twin.people[LOOKER]?.desk();
  if (isUnnamed) await stillAsked(twin.people, bound);
  if (name === seat) await twin.people[name]?.desk();
}

function differences(a: readonly string[], b: readonly string[], where: string): string[] {
  if (a.length !== b.length) return [`${where}: ${a.length} messages and ${b.length}`];
  return a.filter((text, i) => text !== b[i]).map((text) => `${where}: ${text.slice(0, 400)}`);
}

/** What pairs of games of a rulebook showed. */
interface Held {
  /** What others could tell of a secret, and whether too little was compared to say. */
  readonly faults: readonly string[];
  /** The forms of the secrets in which the games differed. */
  readonly forms: ReadonlySet<Decision['form']['kind'] | null>;
}

/**
 * Play pairs of games on a server, which differ in a secret of one seat after the other, whatever its form: nobody to whom
 * no door has opened may get another byte, or another number of messages.
 */
export async function holdsSecrets(rulebook: Rulebook, long: Long = {}): Promise<Held> {
  const { pairs = 6, least } = long;
  const bound = boundOf(rulebook);
  // both games at the same times, whenever they are played
  const server = await house({ rulebooks: [rulebook], clock: () => NOON });
  const lives: Life[] = [];
  for (let seed = 1; seed <= pairs; seed++) {
    const secret = bound.seats[seed % bound.seats.length] ?? '';
    lives.push(await compare(server, { bound, secret }, long, seededRandom(seed)));
  }
  const compared = Math.max(...lives.map((life) => life.compared));
  const enough = compared >= (least ?? bound.seats.length + 1);
  return {
    faults: [
      ...lives.flatMap(({ leaks }) => leaks),
      ...(enough ? [] : [`no pair lives longer than ${compared} answers`]),
    ],
    forms: new Set(lives.map(({ form }) => form)),
  };
}
