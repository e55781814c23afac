import { expect, test } from 'vitest';
import {
  bindTable,
  copyJson,
  isRefusal,
  run,
  sample,
  worthOf,
} from '../../../kernel/kit/front.test-helper.ts';
import { type Aims, WHOLE } from '../../../kernel/solo/index.ts';
import { seededRandom } from '../../../kernel/kit/random.ts';
import { levelOfCooperation } from '../index.ts';
import { solo } from './index.ts';
import type { Open } from '../state.ts';

const table = bindTable(levelOfCooperation, { scenario: 'world-1942', rulings: {}, data: null });
if (isRefusal(table)) throw new Error('no table');
const standings = solo.bind(table.setup);

test('what a roll would lead to is what it leads to', () => {
  let [rolls, moved] = [0, 0];
  for (let seed = 0; seed < 40; seed++) {
    const random = seededRandom(seed);
    const position = copyJson(table.rules.setup());
    let due: { readonly sheet: string; readonly before: Open } | null = null;
    const settle = (now: Open, hits: number | null): void => {
      if (!due || hits === null) return;
      const place = due.sheet.split('/')[2] ?? '';
      const [then] = standings.wouldStand(due.before, due.sheet, hits);
      const at = (open: Open) => standings.stands(open).find((each) => each.place === place);
      expect(at(now)).toEqual(then ?? at(due.before));
      rolls++;
      if (then) moved++;
    };
    let hits: number | null = null;
    run(
      table,
      position,
      (decision, view) => {
        const open = view.open as Open;
        settle(open, hits);
        [due, hits] = [null, null];
        const answer = sample(decision.form, random, table.rules.facts) ?? 'pass';
        const sheet = decision.sheets?.at(-1);
        if (decision.form.kind === 'roll' && sheet) {
          due = { sheet: sheet.name, before: copyJson(open) };
          // every die that shows a 1 hits whatever the number is; none that shows a 6 does at a neutral without conquests
          hits = random(2);
          return decision.form.dice.map((_, i) => (i < (hits ?? 0) ? 1 : 6));
        }
        return answer;
      },
      { check: false },
    );
  }
  expect(rolls).toBeGreaterThan(500);
  expect(moved).toBeGreaterThan(200);
});

test('a side has the track, the controller what it pays, the enemy nothing', () => {
  const open = copyJson(table.rules.setup().open) as Open;
  Object.assign(open.neutrals['turkey'] ?? {}, { level: 4, marker: 'ussr', mover: 'ussr' });
  const paid = () => standings.stands(open).find(({ place }) => place === 'income/turkey');
  const turkey = standings.stands(open).find(({ place }) => place === 'turkey');
  expect(turkey?.is).toBe('4/ussr');
  expect(turkey?.shares).toEqual({ ussr: 80, uk: 80, usa: 80 });
  expect(paid()?.shares).toEqual({ ussr: WHOLE });
  Object.assign(open.neutrals['turkey'] ?? {}, { captured: 'germany' });
  const taken = standings.stands(open).find(({ place }) => place === 'turkey');
  expect(taken?.shares).toEqual({ germany: WHOLE, japan: 80, italy: 80 });
  expect(paid()?.shares).toEqual({ germany: WHOLE });
});

test('what is near its marker is worth more in the end than at once', () => {
  const open = copyJson(table.rules.setup().open) as Open;
  Object.assign(open.neutrals['brazil'] ?? {}, { level: 1 });
  const random = seededRandom(1);
  const worth = (place: string): number => worthOf(solo.aims[0] as Aims, 'usa', 1, solo.dated)(place);
  const rolls = ['brazil', 'colombia'].map((id) => ({ sheet: `hits/usa/${id}`, total: 1 }));
  const [brazil = 0, colombia = 0] = standings.ahead?.(open, { seat: 'usa', rolls, worth, random }) ?? [];
  expect(brazil).toBeGreaterThan(colombia);
  const [missed] =
    standings.ahead?.(open, {
      seat: 'usa',
      rolls: [{ sheet: 'hits/usa/brazil', total: 0 }],
      worth,
      random,
    }) ?? [];
  expect(missed).toBe(0);
});

test('its aims name neutrals of the card alone', () => {
  const places = standings.stands(table.rules.setup().open as Open).map(({ place }) => place);
  const named = solo.aims.flatMap(({ lines }) => lines.flatMap(({ worth }) => Object.keys(worth)));
  expect([...places, '*']).toEqual(expect.arrayContaining(named));
});

test('the income of a neutral is called so, and a neutral as it is anyway', () => {
  const named = (id: string): string => id.toUpperCase();
  expect(solo.called?.('income/turkey', named)?.args).toEqual({ neutral: 'TURKEY' });
  expect(solo.called?.('turkey', named)).toBeUndefined();
});
