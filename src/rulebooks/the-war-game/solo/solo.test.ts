import { expect, test } from 'vitest';
import { PROOF } from '../../../../scripts/tier.ts';
import {
  bindTable,
  copyJson,
  isRefusal,
  readAims,
  readHistory,
  run,
  sample,
  withFacts,
} from '../../../kernel/kit/front.test-helper.ts';
import type { Decision } from '../../../kernel/solo/index.ts';
import { type Json, evaluateNamed, type frame, sums } from '../../../kernel/index.ts';
import { seededRandom } from '../../../kernel/kit/random.ts';
import { theWarGame } from '../index.ts';
import { type Open } from '../state.ts';
import { steer } from '../steered.test-helper.ts';
import { solo } from './index.ts';

const GAMES = PROOF ? 6 : 2;

const book = theWarGame as unknown as frame.Rulebook;

function tableOf(scenario: string, rulings = {}) {
  const table = bindTable(book, { scenario, rulings, data: null });
  if (isRefusal(table)) throw new Error('no table');
  return table;
}

const table = tableOf('world-1939');
const standings = solo.bind(table.setup);
const standing = (open: Open, place: string) => standings.stands(open).find((each) => each.place === place);

/** What rolls would bring, with their faces; null where two of them move one place, or a sum is not clear. */
function foreseen(open: Open, { sheets = [] }: Decision, faces: readonly number[]) {
  const known = table.rules.known({ seat: null, open });
  const all = sheets.flatMap(({ name, dice: [die = ''] }, i) => {
    const facts = sums.withSheets(table.rules, withFacts(known, { [die]: faces[i] ?? 0 }));
    const { total } = evaluateNamed(table.rules, name, facts);
    return total.min === total.max ? [standings.wouldStand(open, name, total.min)] : [];
  });
  if (all.length < sheets.length) return null;
  const moved = all.flat();
  return new Set(moved.map(({ place }) => place)).size === moved.length ? moved : null;
}

/** Games at random; `rolled` hears what stood before and after each roll of a kind. */
function rolls(
  kind: string,
  seeds: number,
  rolled: (before: Open, now: Open, stands: readonly object[]) => void,
) {
  for (let seed = 0; seed < seeds; seed++) {
    const random = seededRandom(seed);
    let due: { readonly before: Open; readonly stands: readonly object[] } | null = null;
    run(
      table,
      copyJson(table.rules.setup()),
      (decision, view) => {
        const open = view.open as Open;
        // what hangs on more than is known is asked for first (NOR.M2)
        if (due && decision.form.kind !== 'report') rolled(due.before, open, due.stands);
        due = null;
        const answer: Json =
          steer(decision, random) ?? sample(decision.form, random, table.rules.facts) ?? {};
        if (decision.id.endsWith(kind)) {
          const stands = foreseen(open, decision, answer as readonly number[]);
          if (stands) due = { before: copyJson(open), stands };
        }
        return answer;
      },
      { check: false },
    );
  }
}

test('what influence would bring is what it brings', () => {
  let moved = 0;
  rolls('/influence-roll', GAMES, (before, now, stands) => {
    const changed = new Map(
      (stands as readonly { readonly place: string }[]).map((each) => [each.place, each]),
    );
    for (const { place } of standings.stands(now)) {
      expect(standing(now, place), `${place} in turn ${now.turn}`).toEqual(
        changed.get(place) ?? standing(before, place),
      );
      if (changed.has(place)) moved++;
    }
  });
  expect(moved).toBeGreaterThan(GAMES * 16);
});

test('what unrest would bring is what it brings', () => {
  let [moved, otherwise] = [0, 0];
  rolls('/unrest', GAMES, (_, now, stands) => {
    for (const stand of stands as readonly { readonly place: string }[]) {
      moved++;
      // what the roll sets off moves the place on, or another roll of the same wave counts instead (HUN.R3)
      if (JSON.stringify(standing(now, stand.place)) !== JSON.stringify(stand)) otherwise++;
    }
  });
  expect(moved).toBeGreaterThan(GAMES * 8);
  expect(otherwise / moved).toBeLessThan(0.1);
});

test('its files are read as they stand', () => {
  const open = table.rules.setup().open as Open;
  const known = { dated: solo.dated, places: standings.stands(open).map(({ place }) => place) };
  for (const aims of solo.aims) expect(readAims(aims as never, book, known)).toEqual({ file: aims });
  for (const history of solo.histories)
    expect(readHistory(history as never, book, solo.dated)).toEqual({ file: history });
});

test('every fact of its histories is one of the game and fits, or a row that the table is asked', () => {
  const each = tableOf('first-turn', { 'quiet-turns': 'each' });
  const rows = new Map<string, number>();
  const random = seededRandom(1);
  run(
    each,
    copyJson(each.rules.setup()),
    (decision) => {
      const { form, id } = decision;
      if (form.kind === 'allocate' && /\/(?:news|declarations)$/.test(id))
        for (const row of form.rows) rows.set(row.id, row.max ?? 1);
      return steer(decision, random) ?? sample(form, random, each.rules.facts) ?? {};
    },
    { check: false },
  );
  for (const { lines } of solo.histories)
    for (const { facts } of lines)
      for (const [fact, value] of Object.entries(facts)) {
        const spec = each.rules.facts[fact];
        const row = fact.replace(/^repelled\//, 'italy-attacks/');
        if (spec) expect(sums.fits(spec.type, value), fact).toBe(true);
        else expect(Number(value), fact).toBeLessThanOrEqual(rows.get(row) ?? 0);
      }
});

test('the Allies and the U.S.S.R. are neither friends nor opponents', () => {
  expect(standings.besides?.('ussr')).toEqual(['uk-france', 'usa-china']);
  expect(standings.besides?.('uk-france')).toEqual(['ussr', 'usa-china']);
  expect(standings.besides?.('japan')).toEqual([]);
});

test('dates are half-years from the second of 1939 on', () => {
  expect(['1939/second', '1942/first', '1939/first', '1942'].map(solo.dated)).toEqual([
    1,
    6,
    undefined,
    undefined,
  ]);
});
