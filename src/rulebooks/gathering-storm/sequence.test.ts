import { describe, expect, it } from 'vitest';
import { asksOf, bindTable } from '../../kernel/kit/front.test-helper.ts';
import { gatheringStorm } from './index.ts';
import { counter, resolveTurn, season, Sitting } from './resolution/table.test-helper.ts';
import type { Go, SealedPart } from './state.ts';

describe('the end of a turn (step.11)', () => {
  it('takes away what was placed, shown and said for it, and goes on to the next', () => {
    const sitting = new Sitting({ placed: [counter('germany', 'turkey')], shown: { 'germany/turkey': 2 } });
    const axis = sitting.state.position.sealed['axis'] as SealedPart;
    axis.strengths['germany/turkey'] = 2;
    sitting.open.revealed['axis'] = { 'strength/germany/turkey': 2 };
    sitting.report({ 'support.germany': 3 }).answer('go').answer({});
    expect(sitting.open.placed).toEqual([]);
    expect(sitting.open.revealed).toEqual({});
    expect(axis.strengths).toEqual({});
    expect(sitting.fact('support.germany')).toBeUndefined();
    expect(season(sitting)).toBe('summer 1935');
  });

  it('keeps flags', () => {
    const sitting = resolveTurn({ placed: [counter('germany', 'turkey')] }).answer({
      'place-germany/turkey': 1,
    });
    expect(sitting.fact('flags.germany.turkey')).toBe(1);
  });
});

describe('the end of the game', () => {
  it.each([
    ['winter-1941', 28],
    ['winter-1939', 20],
  ])('comes after the last turn: %s', (last, turn) => {
    const rulings = { 'last-turn': last };
    expect(resolveTurn({ turn: turn - 1, rulings }).asked?.id).toBe(`${turn}/go`);
    const sitting = resolveTurn({ turn, rulings });
    expect(sitting.asked).toBeUndefined();
    expect(sitting.told.at(-1)).toMatch(/winter 19(41|39) was the last turn/i);
  });

  it.each([
    [20, 'winter-1939', null],
    [21, 'winter-1939', 'late'],
    [28, 'winter-1941', null],
  ])('is not before the start: turn %i with the ruling %s', (turn, last, refused) => {
    const choice = (scenario: string) => ({
      scenario,
      rulings: { 'last-turn': last },
      data: { start: { turn, facts: {} } },
    });
    expect(bindTable(gatheringStorm, choice('campaign-sides'))).toMatchObject(
      refused ? { refused: { key: refused, args: { lastSeason: 'winter', lastYear: 1939 } } } : { setup: {} },
    );
    expect(bindTable(gatheringStorm, choice('first-turn'))).toMatchObject({ setup: {} });
  });

  it('comes at once when a war between major powers is reported as a turn begins', () => {
    const sitting = new Sitting({ turn: 5 }).report({ war: true });
    expect(sitting.asked).toBeUndefined();
    expect(sitting.told.at(-1)).toMatch(/war between major powers: the game is over in spring 1936/i);
  });

  it('comes at once when it is reported in the middle of a turn: nothing more is asked or resolved', () => {
    const sitting = resolveTurn({ placed: [counter('germany', 'turkey')] });
    expect(sitting.asked?.id).toBe('1935/spring/11/result');
    sitting.report({ war: true });
    expect(sitting.asked).toBeUndefined();
    expect(sitting.fact('flags.germany.turkey')).toBe(0);
  });

  it('does not come of a report that there is no war', () => {
    expect(new Sitting().report({ war: false }).asked?.id).toBe('1/go');
  });
});

describe('skipping the rest of a turn', () => {
  const offer = (sitting: Sitting) => {
    const found = asksOf(sitting.table, sitting.state, 'table').find(({ id }) => id.endsWith('/skip'));
    return found?.form.kind === 'choose' ? found.form.options : [];
  };

  it('resolves nothing more, and the next turn begins', () => {
    const sitting = resolveTurn({ placed: [counter('germany', 'turkey')] }).answer('turn', 'skip');
    expect(sitting.told[0]).toMatch(/skips the rest of spring 1935/i);
    expect(sitting.open.placed).toEqual([]);
    expect(season(sitting)).toBe('summer 1935');
  });

  it('needs the leave of those who have something to answer yet', () => {
    const seats = (agenda: readonly Go[]) => {
      const sitting = resolveTurn({ placed: [counter('germany', 'turkey')] });
      const items: readonly Go[] = [{ step: 'result', n: 11 }, ...agenda, { step: 'turn-end' }];
      sitting.open.agenda = items;
      return offer(sitting)[0]?.seats;
    };
    expect(seats([])).toEqual([]);
    expect(seats([{ step: 'subversion', n: 10 }])).toEqual(['russia']);
    expect(
      seats([
        { step: 'covert', n: 9, power: 'france' },
        { step: 'subversion', n: 10 },
      ]),
    ).toEqual(['allies', 'russia']);
    expect(seats([{ step: 'place', n: 4, seat: 'axis' }])).toEqual(['axis']);
    expect(seats([{ step: 'flexible-events', n: 6 }])).toEqual(['axis', 'allies', 'russia']);
  });
});
