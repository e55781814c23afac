import type { Decision, Seat } from '../../src/kernel/forms/decision.ts';
import type { Json } from '../../src/kernel/json.ts';
import { type Random, sample } from '../../src/kernel/forms/sample.ts';
import { isRefusal } from '../../src/kernel/clause.ts';
import { bindTable } from '../../src/kernel/game/table.ts';
import { findRulebook } from '../../src/rulebooks/index.ts';
import type { CreatedGame, Desk, NewGame } from '../../src/server/api/api.ts';

/** A kind of game: who of its people has which seats. */
export interface Kind {
  readonly rulebook: string;
  readonly scenario: string;
  readonly seats: readonly (readonly Seat[])[];
}

/** The kinds of game in the benchmark. The first two people of each look on; a third answers unseen. */
export const KINDS = [
  {
    rulebook: 'level-of-cooperation',
    scenario: 'world-1942',
    seats: [
      ['germany', 'japan', 'italy'],
      ['uk', 'usa', 'ussr'],
    ],
  },
  {
    rulebook: 'a-world-at-war',
    scenario: 'european-1940',
    seats: [['european-axis'], ['western-allies'], ['russia']],
  },
] as const satisfies readonly Kind[];

/** The kind of a table: each in turn. */
export function kindOf(table: number): Kind {
  return KINDS[table % KINDS.length] ?? KINDS[0];
}

/** How many people of each game look on, each at one desk. */
export const LOOKERS = 2;

/** A person at a game: the link and what it is for. */
export type Holder = CreatedGame['people'][number];

/** A game under way. */
export interface Match {
  readonly url: string;
  readonly kind: Kind;
  readonly game: string;
  readonly people: readonly Holder[];
}

/** What is asked, of whom, and the desk it was seen on. */
export interface Asked {
  readonly decision: Decision;
  readonly holder: Holder;
  readonly desk: Desk;
}

async function ask<T>(url: string, path: string, key: string, body?: object): Promise<T> {
  const response = await fetch(`${url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', ...(key ? { Authorization: `Bearer ${key}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const result: unknown = await response.json();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(result)}`);
  return result as T;
}

/** Make a game of a kind. */
export async function begin(url: string, kind: Kind): Promise<Match> {
  const { rulebook, scenario } = kind;
  const people = kind.seats.map((seats, at) => ({ name: `Player ${at + 1}`, seats: [...seats] }));
  const wish: NewGame = { rulebook, scenario, dice: 'program', title: rulebook, people };
  const made = await ask<CreatedGame>(url, '/games', '', wish);
  return { url, kind, game: made.game, people: made.people };
}

/** The desk of a person at a seat; empty: a spectator's. */
export function deskAt({ url, game }: Match, { key }: Holder, seat: Seat): Promise<Desk> {
  return ask(url, `/games/${game}/desk?seat=${encodeURIComponent(seat)}`, key);
}

/** What play waits for on a desk, if this desk can answer it. */
export function waiting(desk: Desk): Decision | undefined {
  const all = [...desk.asks, ...desk.tableAsks, ...desk.diceAsks];
  return all.find((each) => each.optional !== true && each.held === undefined);
}

/** What play waits for, found with no more desks than needed; null when the game is over. */
export async function nextAsked(match: Match): Promise<Asked | null> {
  const [first] = match.people;
  if (!first) return null;
  const desk = await deskAt(match, first, first.seats[0] ?? '');
  const decision = waiting(desk);
  if (decision) return { decision, holder: first, desk };
  const holder = match.people.find(({ seats }) => seats.some((seat) => desk.awaiting.includes(seat)));
  const seat = holder?.seats.find((each) => desk.awaiting.includes(each));
  return holder && seat !== undefined ? askedAt(match, holder, seat) : null;
}

async function askedAt(match: Match, holder: Holder, seat: Seat): Promise<Asked | null> {
  const desk = await deskAt(match, holder, seat);
  const decision = waiting(desk);
  return decision ? { decision, holder, desk } : null;
}

/** Any legal answer; none where the program rolls. */
export function anyAnswer({ decision, desk }: Asked, random: Random): Json | undefined {
  if (decision.form.kind === 'roll') return undefined;
  const rulebook = findRulebook(desk.rulebook);
  const table = rulebook && bindTable(rulebook, desk);
  return sample(decision.form, random, table && !isRefusal(table) ? table.rules.facts : {});
}

/** Send an answer as a page does. */
export async function give({ url, game }: Match, asked: Asked, answer: Json | undefined): Promise<void> {
  const { decision, holder, desk } = asked;
  await ask(url, `/games/${game}/answers`, holder.key, {
    seat: decision.seat,
    decision: decision.id,
    desk: desk.seat,
    mark: desk.marks[decision.id],
    seen: desk.mark,
    have: desk.have,
    request: crypto.randomUUID(),
    ...(answer === undefined ? {} : { answer }),
  });
}

/** The address of a person's page. */
export function linkOf({ url, game }: Match, { key, seats }: Holder): string {
  return `${url}/#/game/${game}/${key}?seat=${encodeURIComponent(seats[0] ?? '')}`;
}
