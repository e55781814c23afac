import { expect, it } from 'vitest';
import { EVENT } from './held.ts';

it('the door of events opens where its own seat places by a card that it holds', () => {
  const may = (seat: string) => {
    const open = { agenda: [{ step: 'place', seat }], shown: ['hapsburg-bureau'], revealed: {} };
    const facts = { 'held.hapsburg-bureau': { value: true, as: 'change' } };
    const door = { to: 'all', from: 'russia', key: 'event/hapsburg-bureau', value: true };
    return EVENT.may({ open, sealed: { russia: { facts } } } as never, door as never, {});
  };
  expect(may('russia')).toBe(true);
  expect(may('axis')).toBe(false);
});
