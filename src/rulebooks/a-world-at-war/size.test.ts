import { expect, it } from 'vitest';
import {
  type State,
  type Table,
  asksOf,
  awaitingOf,
  bindTable,
  firstState,
  isRefusal,
  play,
  sample,
} from '../../kernel/kit/front.test-helper.ts';
import type { Decision, Random } from '../../kernel/solo/index.ts';
import { type frame, json } from '../../kernel/index.ts';
import { seededRandom } from '../../kernel/kit/random.ts';
import { aWorldAtWar } from './index.ts';

// What a position takes does not grow with the number of answers: what was done is in the log. Facts grow, up to one
// value for each that there is; bars set aside go with their year.

const ANSWERS = 1500;
const REASON = 'We had agreed before the evening began that this is to be allowed here, and wrote it down.';

/** Canonical bytes, at any time: a fact and a doubt as they are kept, the bars set aside, all that is left of it, and everything. */
const MOST = { fact: 100, doubt: 250, allowed: 5000, rest: 5000, position: 40_000 };

/** About what a campaign asks for; so much more do people tell and set aside unasked in a longer game. */
const ASKED = 450;

function bound(): Table {
  const rulebook = aWorldAtWar as unknown as frame.Rulebook;
  const table = bindTable(rulebook, { scenario: 'campaign-1939', rulings: {}, data: null });
  if (isRefusal(table)) throw new Error(table.refused.key);
  return table;
}

/** What play waits for; else a report, a ruling or a bar set aside, with a reason as people give them. */
function next(table: Table, state: State, random: Random): Decision | undefined {
  if (random(ANSWERS) < ASKED) {
    const due = awaitingOf(table, state).flatMap((seat) => asksOf(table, state, seat));
    const open = due.filter(({ optional, held }) => !optional && held === undefined);
    return open[random(open.length || 1)];
  }
  const unasked = [...table.seats, 'table'].flatMap((seat) => asksOf(table, state, seat));
  const open = unasked.filter(({ optional, id }) => optional && !id.endsWith('/skip'));
  return open[random(open.length || 1)];
}

function* positions(table: Table, random: Random): Generator<State['position']> {
  let state = firstState(table);
  for (let given = 0; given < ANSWERS && awaitingOf(table, state).length > 0; ) {
    const decision = next(table, state, random);
    const value = decision && sample(decision.form, random, table.rules.facts);
    if (!decision || value === undefined) continue;
    const answer = json.isRecord(value) && 'reason' in value ? { ...value, reason: REASON } : value;
    const played = play(table, state, { seat: decision.seat, decision: decision.id, answer });
    if (isRefusal(played)) continue;
    state = played.state;
    given++;
    yield state.position;
  }
}

/** The registers hold facts, and doubts are of facts: as many as there are. Rulings are those that the game began with. */
const IN_REGISTERS = { wars: null, falls: null, countries: null, places: null };
const OF_FACTS = { ...IN_REGISTERS, facts: null, doubts: null, confirmed: null };

const bytesOf = (value: unknown): number => json.canonical(value as never).length;

function sizeOf({
  open,
  sealed,
}: State['position']): typeof MOST & { facts: number; doubts: number; confirmed: number } {
  const parts = [open, ...Object.values(sealed)];
  const facts = parts.flatMap((part) => Object.values(part.facts));
  return {
    facts: facts.length,
    doubts: Object.keys(open.doubts ?? {}).length,
    confirmed: open.confirmed?.length ?? 0,
    doubt: Math.max(0, ...Object.values(open.doubts ?? {}).map(bytesOf)),
    fact: Math.max(...facts.map(bytesOf)),
    allowed: bytesOf(parts.map(({ allowed }) => allowed ?? null)),
    rest: bytesOf(parts.map((part) => ({ ...part, ...OF_FACTS, rulings: null, allowed: null }))),
    position: bytesOf({ open, sealed }),
  };
}

/** So many games are tried: what people tell at random can end one before its time. */
const GAMES = 40;

/** The sizes of the first game that lasts so many answers. */
function longGame(table: Table): ReturnType<typeof sizeOf>[] {
  for (let seed = 1; seed <= GAMES; seed++) {
    const sizes = [...positions(table, seededRandom(seed))].map(sizeOf);
    if (sizes.length === ANSWERS) return sizes;
  }
  return [];
}

it('takes no more room the longer it is played', () => {
  const table = bound();
  const sizes = longGame(table);
  expect(sizes).toHaveLength(ANSWERS);
  const most = (key: keyof (typeof sizes)[number]): number => Math.max(...sizes.map((each) => each[key]));
  for (const each of ['facts', 'doubts', 'confirmed'] as const)
    expect(most(each), each).toBeLessThanOrEqual(Object.keys(table.rules.facts).length);
  for (const [key, limit] of Object.entries(MOST))
    expect(most(key as keyof typeof MOST), key).toBeLessThan(limit);
  // bars are set aside all the time, in every year
  expect(most('allowed')).toBeGreaterThan(MOST.allowed / 4);
});
