import { expect, test } from 'vitest';
import {
  bindTable,
  copyJson,
  isRefusal,
  readAims,
  readHistory,
  run,
  sample,
} from '../../../kernel/kit/front.test-helper.ts';
import { type Decision, WHOLE, isNamed } from '../../../kernel/solo/index.ts';
import { type Json, evaluateNamed, type frame, setFact, sums } from '../../../kernel/index.ts';
import { seededRandom } from '../../../kernel/kit/random.ts';
import { gatheringStorm } from '../index.ts';
import { SIDES } from '../powers.ts';
import { marginSheet } from '../resolution/ahead.ts';
import type { Open } from '../state.ts';
import { solo } from './index.ts';

const book = gatheringStorm as unknown as frame.Rulebook;

function tableOf(scenario: string) {
  const table = bindTable(book, { scenario, rulings: solo.rulings ?? {}, data: null });
  if (isRefusal(table)) throw new Error('no table');
  return table;
}

const table = tableOf('campaign-sides');
const standings = solo.bind(table.setup);
const places = standings.stands(table.rules.setup().open as Open).map(({ place }) => place);

/** What each side leads by before the resolution. */
function marginsIn(open: Open, target: string) {
  const facts = sums.withSheets(table.rules, table.rules.known({ seat: null, open }));
  return SIDES.map((side) => ({
    side,
    total: evaluateNamed(table.rules, marginSheet(side, target), facts).total,
  }));
}

test('what a margin would lead to is what it leads to', () => {
  let [settled, moved] = [0, 0];
  for (let seed = 0; seed < 4; seed++) {
    const random = seededRandom(seed);
    let before: Open | null = null;
    // who benefits and whose flag falls can be somebody's choice: then it is not foreseen
    const chosen = new Set<string>();
    const settle = (now: Open): void => {
      if (before === null) return;
      const was = before;
      for (const place of places) {
        const margins = marginsIn(was, place);
        if (chosen.has(place) || margins.some(({ total }) => total.min !== total.max)) continue;
        const at = (open: Open) => standings.stands(open).find((each) => each.place === place);
        const leads = margins.find(({ total }) => total.min > 0);
        const [then] = leads
          ? standings.wouldStand(was, marginSheet(leads.side, place), leads.total.min)
          : [];
        expect(at(now), `${place} in turn ${was.turn}`).toEqual(then ?? at(was));
        settled++;
        if (then) moved++;
      }
      before = null;
    };
    run(
      table,
      copyJson(table.rules.setup()),
      (decision, view) => {
        const open = view.open as Open;
        if (isNamed(decision, 'benefits') || isNamed(decision, 'loses'))
          chosen.add(decision.id.split('/').at(-2) ?? '');
        else settle(open);
        if (isNamed(decision, 'subvert')) {
          before = copyJson(open);
          chosen.clear();
        }
        return answerOf(decision, random);
      },
      { check: false },
    );
  }
  expect(settled).toBeGreaterThan(500);
  expect(moved).toBeGreaterThan(100);
});

/** Any answer; nothing is reported, and after step 8 nothing is added. */
function answerOf(decision: Decision, random: (below: number) => number): Json {
  const { form } = decision;
  if (isNamed(decision, 'subvert')) return 'none';
  if (isNamed(decision, 'covert') || (form.kind === 'report' && form.some)) return {};
  return sample(form, random, table.rules.facts) ?? {};
}

test('the first flag is worth most, and a conquest all', () => {
  const open = copyJson(table.rules.setup().open) as Open;
  const shares = (flags: number, conquered: string) => {
    setFact(open.facts, 'flags.italy.greece', flags);
    setFact(open.facts, 'conquered.greece', conquered);
    return standings.stands(open).find(({ place }) => place === 'greece');
  };
  expect(shares(0, 'nobody')).toMatchObject({ is: 'none', shares: {} });
  expect(shares(1, 'nobody')).toMatchObject({ is: 'italy-1', shares: { axis: 50 } });
  expect(shares(2, 'nobody')).toMatchObject({ is: 'italy-2', shares: { axis: 75 } });
  expect(shares(2, 'britain')).toMatchObject({ is: 'conquered/britain', shares: { allies: WHOLE } });
});

test('a lead that others can still answer is worth less', () => {
  const open = copyJson(table.rules.setup().open) as Open;
  const at = (agenda: readonly object[]) =>
    standings.wouldStand({ ...open, agenda } as unknown as Open, 'margin/greece/axis', 1);
  expect(at([{ step: 'place', n: 1 }])).toEqual([]);
  expect(at([{ step: 'place', n: 4 }])).toHaveLength(1);
  expect(at([{ step: 'covert', n: 9 }])).toHaveLength(1);
});

test('its files are read as they stand', () => {
  const known = { dated: solo.dated, places };
  for (const aims of solo.aims) expect(readAims(aims as never, book, known)).toEqual({ file: aims });
  for (const history of solo.histories)
    expect(readHistory(history as never, book, solo.dated)).toEqual({ file: history });
});

test('every fact of its histories is one of the game and fits, or a row of the cards', () => {
  for (const { lines } of solo.histories)
    for (const { facts } of lines)
      for (const [fact, value] of Object.entries(facts)) {
        const spec = table.rules.facts[fact];
        if (spec) expect(sums.fits(spec.type, value), fact).toBe(true);
        else expect(table.rules.facts, fact).toHaveProperty([`held.${fact}`]);
      }
});

test('dates are seasons from 1935 on', () => {
  expect(solo.dated('1935/spring')).toBe(1);
  expect(solo.dated('1939/fall')).toBe(19);
  expect(['1934/winter', '1942/spring', '1935/autumn', '1935', '1935/spring/1'].map(solo.dated)).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
});
