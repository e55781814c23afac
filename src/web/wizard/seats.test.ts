import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../kernel/rulebook.ts';
import { botsOf, forOthersOf, peopleOf } from './seats.ts';

const seat = (id: string) => ({ id, title: id, powers: [id] });
const scenario: Scenario = {
  id: 's',
  title: 's',
  about: 's',
  seats: [seat('germany'), seat('japan'), seat('usa')],
  facts: {},
};

describe('who sits where', () => {
  it('gives one person every seat at one machine', () => {
    const people = peopleOf(scenario, { mode: 'one', names: {}, watchers: 'Eve' });
    expect(people?.map((each) => each.seats)).toEqual([['germany', 'japan', 'usa']]);
  });

  it('gives one person all seats with the same name, and spectators none', () => {
    const names = { germany: 'Ann', japan: ' Ann ', usa: 'Bob' };
    expect(peopleOf(scenario, { mode: 'many', names, watchers: 'Eve, , Bob' })).toEqual([
      { name: 'Ann', seats: ['germany', 'japan'] },
      { name: 'Bob', seats: ['usa'] },
      { name: 'Eve', seats: [] },
    ]);
  });

  it('leaves to bots what they have', () => {
    const seating = { mode: 'many', names: { germany: 'Ann' }, watchers: '' } as const;
    const bots = { japan: 'steady', usa: 'random', narnia: 'steady' };
    expect(peopleOf(scenario, { ...seating, bots })).toEqual([{ name: 'Ann', seats: ['germany'] }]);
    expect(botsOf(scenario, { ...seating, bots, history: true })).toEqual({
      bots: { japan: 'steady', usa: 'random' },
      history: true,
    });
    expect(botsOf(scenario, seating)).toEqual({});
    // whoever is told what a bot would answer plays all the same
    const hints = { germany: 'minister', narnia: 'steady' };
    expect(botsOf(scenario, { ...seating, hints })).toEqual({ hints: { germany: 'minister' } });
    expect(peopleOf(scenario, { ...seating, bots, hints })).toHaveLength(1);
    expect(peopleOf(scenario, { ...seating, mode: 'one', bots })?.[0]?.seats).toEqual(['germany']);
  });

  it('gives nobody a seat while one has no name', () => {
    expect(
      peopleOf(scenario, { mode: 'many', names: { germany: 'Ann', usa: ' ' }, watchers: '' }),
    ).toBeNull();
  });
});

it('lets those at one table act for each other at once, and says nothing of others', () => {
  expect(forOthersOf({ mode: 'many', together: true })).toEqual({ forOthers: { rolls: true, minutes: 0 } });
  expect([forOthersOf({ mode: 'many' }), forOthersOf({ mode: 'one', together: true })]).toEqual([{}, {}]);
});
