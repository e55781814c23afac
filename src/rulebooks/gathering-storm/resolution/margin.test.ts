import { describe, expect, it } from 'vitest';
import { POWERS } from '../powers.ts';
import { counter, resolveTurn, Sitting, type StormStart } from './table.test-helper.ts';

const FACTIONS = { spain: { axis: 'Nationalists', allies: 'Loyalists', russia: 'Loyalists' } };

/** German, British and Russian counters of these strengths in a target. */
function three(
  target: string,
  axis: number,
  allies: number,
  russia: number,
  more: StormStart = {},
): StormStart {
  const given = { germany: axis, britain: allies, russia };
  const here = POWERS.filter((power) => given[power as keyof typeof given] > 0);
  return {
    placed: here.map((power) => counter(power, target)),
    shown: Object.fromEntries(
      here.map((power) => [`${power}/${target}`, given[power as keyof typeof given]]),
    ),
    ...more,
  };
}

const margin = (start: StormStart, target: string) =>
  ['axis', 'allies', 'russia'].map((side) => new Sitting(start).sheet(`margin/${target}/${side}`).total.min);

describe('the margin of a side (step.11)', () => {
  it('is what it has less the next highest, each side for itself', () => {
    expect(margin(three('turkey', 5, 3, 1), 'turkey')).toEqual([2, -2, -4]);
    expect(margin(three('turkey', 2, 2, 3), 'turkey')).toEqual([-1, -1, 1]);
    expect(margin(three('turkey', 4, 0, 0), 'turkey')).toEqual([4, -4, -4]);
  });

  it('is that of Allies and Russia together against the Axis by ruling', () => {
    const rulings = { sides: 'allied-and-russian' };
    expect(margin(three('turkey', 5, 3, 1, { rulings }), 'turkey')).toEqual([1, -1, -1]);
    expect(margin(three('turkey', 3, 3, 1, { rulings }), 'turkey')).toEqual([-1, 1, 1]);
  });

  it('is that of factions in a civil war, where the pack names them', () => {
    const fought = three('spain', 3, 2, 2, {
      pack: { factions: FACTIONS },
      facts: { 'civil-war.spain': true },
    });
    expect(margin(fought, 'spain')).toEqual([-1, 1, 1]);
    const atPeace = three('spain', 3, 2, 2, { pack: { factions: FACTIONS } });
    expect(margin(atPeace, 'spain')).toEqual([1, -1, -1]);
    const nameless = three('spain', 3, 2, 2, { facts: { 'civil-war.spain': true } });
    expect(margin(nameless, 'spain')).toEqual([1, -1, -1]);
  });

  it('goes by factions even where Allies and Russia stand together elsewhere', () => {
    const factions = { greece: { axis: 'a', allies: 'b', russia: 'a' } };
    const rulings = { sides: 'allied-and-russian' };
    const start = three('greece', 1, 3, 1, {
      rulings,
      pack: { factions },
      facts: { 'civil-war.greece': true },
    });
    expect(margin(start, 'greece')).toEqual([-1, 1, -1]);
  });

  it('has no rival where all back one faction', () => {
    const factions = { greece: { axis: 'a', allies: 'a', russia: 'a' } };
    const start = three('greece', 1, 3, 1, { pack: { factions }, facts: { 'civil-war.greece': true } });
    expect(margin(start, 'greece')).toEqual([5, 5, 5]);
  });
});

describe('who leads, and who benefits, as it is told', () => {
  const told = (start: StormStart) => resolveTurn(start).told.at(-1);

  it.each([
    [[5, 3, 1], /: (the )?axis, by 2; germany benefits/i],
    [[1, 3, 2], /: (the )?allies, by 1; britain benefits/i],
    [[1, 3, 5], /: russia, by 2; russia benefits/i],
    [[3, 3, 1], /nobody leads in turkey/i],
  ] as const)('%j', ([axis, allies, russia], said) => {
    expect(told(three('turkey', axis, allies, russia))).toMatch(said);
  });

  it('has the larger of Allies and Russia benefit where they stand together', () => {
    const rulings = { sides: 'allied-and-russian' };
    expect(told(three('turkey', 3, 1, 3, { rulings }))).toMatch(/by 1; russia benefits/i);
    expect(told(three('turkey', 3, 3, 1, { rulings }))).toMatch(/by 1; britain benefits/i);
    expect(told(three('turkey', 3, 2, 2, { rulings }))).toMatch(
      /by 1; which of britain, russia benefits is not clear/i,
    );
  });

  it('agrees with the sheet of the margin', () => {
    for (const rulings of [{}, { sides: 'allied-and-russian' }])
      for (const [axis, allies, russia] of [
        [4, 2, 3],
        [2, 4, 3],
        [2, 1, 4],
        [3, 1, 1],
      ] as const) {
        const start = three('turkey', axis, allies, russia, { rulings });
        const most = Math.max(...margin(start, 'turkey'));
        expect(told(start)).toMatch(`by ${most};`);
      }
  });

  it('is not clear while a strength is unknown', () => {
    expect(told({ placed: [counter('germany', 'turkey')] })).toMatch(/too little is known/i);
  });

  it('is not clear in a civil war of which nobody knows', () => {
    const sitting = new Sitting(three('spain', 3, 2, 2, { pack: { factions: FACTIONS } }));
    sitting.answer({ 'civil-war.spain': { as: 'unknown' } }, 'report').answer('go');
    expect(sitting.told.at(-1)).toMatch(/too little is known/i);
  });

  it('needs to know of no civil war where the pack names no factions', () => {
    const sitting = new Sitting(three('spain', 3, 2, 2));
    sitting.answer({ 'civil-war.spain': { as: 'unknown' } }, 'report').answer('go');
    expect(sitting.told.at(-1)).toMatch(/by 1; germany benefits/i);
  });
});

describe('the chain of who benefits (ruling benefits)', () => {
  const covert = (power: 'germany' | 'italy') => ({ source: 'covert', power, target: 'turkey', amount: 1 });
  const event = {
    source: 'event/italian-influence-in-the-balkans',
    power: 'italy',
    target: 'turkey',
    amount: 1,
  } as const;
  const military = { ...counter('germany', 'turkey'), kind: 'military', value: 4 } as const;
  const told = (start: StormStart) => resolveTurn(start).told.at(-1);

  it('begins with the owner of the diplomatic counter', () => {
    const start = {
      placed: [counter('germany', 'turkey')],
      shown: { 'germany/turkey': 1 },
      modifiers: [event, covert('italy')],
    };
    expect(told(start)).toMatch(/germany benefits/i);
  });

  it('passes over a counter that was set aside', () => {
    const placed = [counter('germany', 'turkey', { void: true })];
    expect(told({ placed, shown: { 'germany/turkey': 1 }, modifiers: [event] })).toMatch(
      /by 1; italy benefits/i,
    );
  });

  it('goes on to whom an event names', () => {
    expect(told({ modifiers: [event, covert('germany')] })).toMatch(/italy benefits/i);
  });

  it('goes on to who has covert operations there', () => {
    expect(told({ placed: [military], modifiers: [covert('italy')] })).toMatch(/italy benefits/i);
  });

  it('goes on to who alone has anything there', () => {
    expect(told({ placed: [military] })).toMatch(/germany benefits/i);
  });

  it('ends where nothing says it, or two could be meant', () => {
    const rulings = { 'sole-partner': 'table' };
    expect(told({ placed: [military], rulings })).toMatch(/which of germany, italy benefits is not clear/i);
    const both = [military, { ...military, power: 'italy' } as const];
    expect(told({ placed: both })).toMatch(/which of germany, italy benefits is not clear/i);
    expect(told({ modifiers: [covert('italy'), covert('germany')] })).toMatch(/is not clear/i);
  });

  it('is Russia wherever Russia leads', () => {
    expect(
      told({ modifiers: [{ source: 'subversion', power: 'russia', target: 'turkey', amount: 2 }] }),
    ).toMatch(/russia benefits/i);
  });
});
