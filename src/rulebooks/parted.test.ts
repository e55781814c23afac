import { expect, it } from 'vitest';
import { PROOF } from '../../scripts/tier.ts';
import {
  type ReportAnswer,
  type State,
  type Table,
  asksOf,
  copyState,
  isRefusal,
  play,
  sample,
} from '../kernel/kit/front.test-helper.ts';
import type { Decision } from '../kernel/solo/index.ts';
import { type FactKey, type Json, TABLE, type frame, json } from '../kernel/index.ts';
import { playGames } from '../kernel/kit/reach.test-helper.ts';
import { seededRandom } from '../kernel/kit/random.ts';
import { RULEBOOKS } from './index.ts';
import { shownOf } from './shown.test-helper.ts';

/** What is known of a form at random, by fact: what nobody knows is left out. */
function knownOf(table: Table, { form }: Decision, seed: number): readonly (readonly [FactKey, Json])[] {
  const answer = sample(form, seededRandom(seed), table.rules.facts) as unknown as ReportAnswer;
  const free = form.kind === 'report' ? (form.free ?? []) : [];
  return Object.entries(answer).flatMap(([key, report]) =>
    report.as === 'change' && !free.includes(key) ? [[key, report as unknown as Json] as const] : [],
  );
}

/** The state after facts were told one by one; null: one of them is not asked any more once others are told. */
function oneByOne(table: Table, state: State, known: ReturnType<typeof knownOf>): State | null {
  return known.reduce<State | null>((now, [key, report]) => {
    const asked = now && asksOf(table, now, TABLE).find((each) => !each.optional && asks(each, key));
    if (!asked) return null;
    const next = play(table, now, { seat: TABLE, decision: asked.id, answer: { [key]: report } });
    if (isRefusal(next)) throw new Error(`${asked.id} ${key}: ${next.refused.key}`);
    return next.state;
  }, state);
}

function asks({ form }: Decision, key: FactKey): boolean {
  return form.kind === 'report' && form.facts.includes(key);
}

/** Where a game stands, as far as how often it asked does not matter. */
const standing = (table: Table, { position: { open } }: State): string =>
  json.canonical([open.facts as unknown as Json, [...table.rules.awaiting(open)]]);

/** Where a report that was told in parts came to something else than at once, and how many were tried. */
function triedIn(book: frame.Rulebook): { readonly tried: number; readonly differ: readonly string[] } {
  const differ: string[] = [];
  let tried = 0;
  const before = (table: Table, state: State, decision: Decision): void => {
    if (decision.form.kind !== 'report' || !decision.form.parts) return;
    const known = knownOf(table, decision, tried);
    const parted = oneByOne(table, copyState(table, state), known);
    if (!parted || known.length < 2) return;
    const move = { seat: TABLE, decision: decision.id, answer: Object.fromEntries(known) };
    const whole = play(table, state, move);
    if (isRefusal(whole)) throw new Error(`${decision.id}: ${whole.refused.key}`);
    tried++;
    if (standing(table, parted) !== standing(table, whole.state)) differ.push(decision.id);
  };
  for (const { id } of shownOf(book)) {
    const setup = { scenario: id, rulings: {}, data: null };
    const watch = { before, after: () => undefined };
    for (const { last } of playGames(book, [{ setup, seeds: 1, most: 200, watch }])) void last;
  }
  return { tried, differ };
}

it('a report that is told in parts comes to the same as at once', () => {
  const all = RULEBOOKS.map(triedIn);
  expect(all.flatMap(({ differ }) => differ)).toEqual([]);
  expect(all.reduce((sum, { tried }) => sum + tried, 0)).toBeGreaterThan(PROOF ? 20 : 5);
});
