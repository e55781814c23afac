import { describe, expect, it } from 'vitest';
import { render } from '../../../kernel/kit/front.test-helper.ts';
import { gatheringStorm } from '../index.ts';
import type { EventCard, Pack } from '../files/pack.ts';
import { HOUSE } from '../packs/house.ts';
import { counter, Sitting, type StormStart } from './table.test-helper.ts';

/** The lines of a sheet that are not simply nothing: their amounts, or how far they can go. */
function lines(start: StormStart, name: string): Record<string, unknown> {
  const found = new Sitting(start).sheet(name).lines.filter(({ min, max }) => min !== 0 || max !== 0);
  return Object.fromEntries(found.map(({ id, min, max }) => [id, min === max ? min : [min, max]]));
}

const modifier = (
  source: string,
  power: 'germany' | 'italy' | 'britain' | 'france' | 'russia',
  amount = 1,
  target = 'turkey',
) => ({
  source,
  power,
  target,
  amount,
});

describe('the ledger of a side (step.11)', () => {
  it('has a line for each power and each source', () => {
    const of = (side: string) => new Sitting().sheet(`ledger/hungary/${side}`).lines.map(({ id }) => id);
    expect(of('axis')).toEqual([
      '24.5/germany',
      '24.5/italy',
      '24.4/germany',
      '24.4/italy',
      '24.3',
      '24.83/germany',
      '24.83/italy',
      '16.16A/germany',
      '16.16A/italy',
    ]);
    expect(of('allies')).toEqual([
      '24.5/britain',
      '24.5/france',
      '24.4/britain',
      '24.4/france',
      'event/danube-free-trade-zone',
      '16.16A/britain',
      '16.16A/france',
    ]);
    expect(of('russia')).toEqual(['24.5/russia', '24.4/russia', '16.16A/russia', '16.16H']);
  });

  it('adds up counters of all three kinds', () => {
    const placed = [
      counter('italy', 'turkey'),
      { ...counter('germany', 'turkey'), kind: 'military', count: 2, value: 2 } as const,
      { ...counter('germany', 'turkey'), kind: 'anti-comintern', value: 1 } as const,
      counter('germany', 'bulgaria'),
    ];
    const start = { placed, shown: { 'italy/turkey': 3, 'germany/bulgaria': 2 } };
    expect(lines(start, 'ledger/turkey/axis')).toEqual({ '24.5/italy': 3, '24.4/germany': 2, '24.3': 1 });
    expect(new Sitting(start).fact('total.axis.turkey')).toBe(6);
    expect(new Sitting(start).fact('total.russia.turkey')).toBe(0);
  });

  it('adds up what comes from no counter, each for its own side', () => {
    const modifiers = [
      modifier('event/danube-free-trade-zone', 'britain', 1, 'hungary'),
      modifier('event/italian-influence-in-the-balkans', 'italy'),
      modifier('threat', 'germany'),
      modifier('covert', 'germany', 2),
      modifier('covert', 'france'),
      modifier('subversion', 'russia', 3),
    ];
    expect(lines({ modifiers }, 'ledger/hungary/allies')).toEqual({ 'event/danube-free-trade-zone': 1 });
    expect(lines({ modifiers }, 'ledger/turkey/axis')).toEqual({
      'event/italian-influence-in-the-balkans': 1,
      '24.83/germany': 1,
      '16.16A/germany': 2,
    });
    expect(lines({ modifiers }, 'ledger/turkey/allies')).toEqual({ '16.16A/france': 1 });
    expect(lines({ modifiers }, 'ledger/turkey/russia')).toEqual({ '16.16H': 3 });
  });

  it('knows a strength by its range before step 8', () => {
    const start = { placed: [counter('italy', 'turkey'), counter('russia', 'turkey')] };
    expect(lines(start, 'ledger/turkey/axis')).toEqual({ '24.5/italy': [1, 9] });
    expect(new Sitting(start).fact('total.axis.turkey')).toEqual({ min: 1, max: 9 });
    expect(new Sitting(start).sheet('margin/turkey/axis').total).toEqual({ min: -8, max: 8 });
  });

  it('puts an event on the side of the power for which it speaks', () => {
    const event: EventCard = {
      id: 'speaks',
      title: 'Speaks for Italy',
      number: null,
      holder: 'britain',
      kind: 'fixed',
      targets: ['turkey'],
      value: 1,
      benefits: 'italy',
      source: 'players',
    };
    const sheet = (side: string) => new Sitting({ pack: { events: [event] } }).sheet(`ledger/turkey/${side}`);
    const ids = (side: string) => sheet(side).lines.map(({ id }) => id);
    expect(ids('axis')).toContain('event/speaks');
    expect(ids('allies')).not.toContain('event/speaks');
    expect(sheet('axis').lines.find(({ id }) => id === 'event/speaks')?.clause).toBe('step.5');
  });

  it('has no communist threat where no region is, and no subversion of the Rhineland', () => {
    const targets = [
      { id: 'baltic', name: 'The Baltic states', region: null },
      { id: 'rhineland', region: 'western-europe' as const },
    ];
    const sheets = new Sitting({ pack: { targets, source: 'players' } }).table.rules.sheets;
    const ids = (name: string) => sheets[name]?.lines.map(({ id }) => id);
    expect(ids('ledger/baltic/axis')).not.toContain('24.83/germany');
    expect(ids('ledger/rhineland/axis')).toContain('24.83/germany');
    expect(ids('ledger/baltic/russia')).toContain('16.16H');
    expect(ids('ledger/rhineland/russia')).not.toContain('16.16H');
  });
});

describe('the label of a line', () => {
  const label = (pack: Partial<Pack>, name: string, id: string): string | undefined => {
    const line = new Sitting({ pack }).sheet(name).lines.find((each) => each.id === id);
    return line && render(gatheringStorm.words, line.label);
  };

  it('says whose it is, its step and who benefits', () => {
    expect(label({}, 'ledger/hungary/allies', 'event/danube-free-trade-zone')).toMatch(
      /britain, step 5: Britain supports Danube free trade zone: for britain$/i,
    );
    expect(label({}, 'ledger/turkey/axis', '24.5/italy')).toMatch(/italy, placed in step 1 or 4: for italy/i);
    expect(label({}, 'ledger/turkey/axis', '24.4/italy')).toMatch(/italy, placed in step 1: for italy/i);
  });

  it('calls a house value so, and what no pack gives the word of its seat', () => {
    expect(label(HOUSE, 'ledger/turkey/axis', '24.4/italy')).toMatch(/\(house value\)$/);
    expect(label({}, 'ledger/turkey/axis', '24.4/italy')).toMatch(/\(as its seat says\)$/);
    expect(label({ ...HOUSE, source: 'players' }, 'ledger/turkey/axis', '24.3')).toMatch(
      /\(of your own pack\)$/,
    );
    expect(label(HOUSE, 'ledger/hungary/allies', 'event/danube-free-trade-zone')).toMatch(/britain$/i);
  });
});

describe('the total of a side', () => {
  it('can be set by the table, with a reason, and lapses with the turn', () => {
    const sitting = new Sitting({ placed: [counter('germany', 'turkey')], shown: { 'germany/turkey': 2 } });
    sitting.answer({ 'total.axis.turkey': { value: 7, as: 'override', reason: 'misread' } }, 'report');
    expect(sitting.sheet('margin/turkey/axis').total).toEqual({ min: 7, max: 7 });
    sitting.answer('go');
    expect(sitting.told.join()).toMatch(/by 7/);
    sitting.answer({});
    expect(sitting.fact('total.axis.turkey')).toBe(0);
  });
});
