import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isRefusal, render } from '../../../kernel/kit/front.test-helper.ts';
import { check } from '../../../kernel/solo/index.ts';
import { aWorldAtWar } from '../index.ts';
import { startOf } from '../start.test-helper.ts';
import { mostOnPaper } from './2-allocation.ts';
import { MISFIT, restForm, paperRules, showForm } from './21-paper.ts';
import { paperTexts } from './21-paper.words.ts';

const onPaper = (scenario: string) => startOf(scenario, {}, { secrecy: 'paper' });
const context = { facts: {}, clauses: ['49.21'] };
const ALLOTTED = { germany: 6, italy: 3, britain: 5, france: 3, us: 1, russia: 6 };

it('shows no more than a power has left, than a third, and than USAT leaves (49.24, 49.31, 49.83)', () => {
  const points = fc.nat(4);
  const cases = fc.record({
    before: fc.record({ germany: fc.nat(2), italy: fc.nat(1) }),
    spent: fc.nat(2),
    given: fc.record({ a: points, b: points, c: points, d: points }),
  });
  fc.assert(
    fc.property(cases, ({ before, spent, given: { a, b, c, d } }) => {
      const open = onPaper('european-1940');
      open.allotment = ALLOTTED;
      open.spent = { 'european-axis': spent };
      open.revealed = { 'european-axis': { 'dp/greece': before.germany + before.italy } };
      open.show = { 'european-axis': ['turkey', 'spain'] };
      const shown = { 'germany/greece': before.germany, 'italy/greece': before.italy };
      const answer = { 'germany/turkey': a, 'italy/turkey': b, 'germany/spain': c, 'italy/spain': d };
      const legal =
        a + c <= 6 - before.germany &&
        b + d <= 3 - before.italy &&
        a + b <= 3 &&
        c + d <= 3 &&
        a + b + c + d <= 9 - before.germany - before.italy - spent;
      const refusal = check(showForm(open, 'european-axis', shown), answer, context);
      expect(isRefusal(refusal)).toBe(!legal);
    }),
  );
});

it.each([
  ['1939 begins in Fall', 'opening-1939', 2],
  ['a full year', 'european-1940', 3],
])('holds USAT to what could be triggered when the DPs were placed: %s (49.34)', (_, scenario, most) => {
  const open = { ...onPaper(scenario), turn: 'winter' as const };
  open.allotment = ALLOTTED;
  const form = restForm(open, 'european-axis', {});
  const fits = [0, 1, 2, 3, 4].filter((dps) => check(form, { 'germany/usat': dps }, context) === null);
  expect(Math.max(...fits)).toBe(most);
});

it('asks at the year\u2019s end for what was not shown, and for what was used in USAT (49.45, 49.83)', () => {
  const open = onPaper('european-1940');
  open.allotment = ALLOTTED;
  open.revealed = { 'european-axis': { 'dp/turkey': 2 } };
  open.spent = { 'european-axis': 2 };
  const form = restForm(open, 'european-axis', { 'germany/turkey': 2 });
  const clauses = (answer: Record<string, number>) => check(form, answer, context)?.clauses;
  expect(form.rows.some(({ id }) => id.endsWith('/turkey'))).toBe(false);
  expect(clauses({ 'germany/usat': 1 })).toContain('49.83');
  expect(clauses({ 'germany/usat': 1, 'italy/usat': 1 })).toBeUndefined();
  expect(clauses({ 'germany/usat': 2, 'germany/spain': 3 })).toContain('49.24');
  expect(clauses({ [MISFIT]: 1 })).toBeUndefined();
});

it('knows where a faction can still have DPs from what all have seen', () => {
  const open = onPaper('european-1940');
  open.allotment = ALLOTTED;
  expect(mostOnPaper(open, 'european-axis', 'spain')).toBe(3);
  expect(mostOnPaper(open, 'european-axis', 'vichy-france')).toBe(0);
  expect(mostOnPaper(open, 'russia', 'spain')).toBe(0);
  open.revealed = { 'european-axis': { 'dp/spain': 1, 'dp/turkey': 3, 'dp/hungary': 3 } };
  open.spent = { 'european-axis': 1 };
  expect(mostOnPaper(open, 'european-axis', 'spain')).toBe(1);
  expect(mostOnPaper(open, 'european-axis', 'greece')).toBe(1);
  expect(mostOnPaper(open, 'european-axis', 'usat')).toBe(2);
});

it('says what a lawful paper keeps to', () => {
  const open = onPaper('opening-1939');
  open.allotment = ALLOTTED;
  const said = (faction: 'european-axis' | 'russia') =>
    render(aWorldAtWar.words, paperTexts.ask.written({ faction, year: 1939, ...paperRules(open, faction) }));
  expect(said('european-axis')).toMatch(/9 \(Germany 6, Italy 3\).*at most 3 .*49\.31.*at most 2 in USAT/);
  expect(said('european-axis')).toMatch(/Vichy France \(49\.36B\), in RGT \(49\.33/);
  expect(said('russia')).toMatch(/Norway, Spain, .*\(49\.32\)/);
});
