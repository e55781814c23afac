import { expect, it } from 'vitest';
import type { Decision } from '../forms/decision.ts';
import { DICE, TABLE } from '../seat.ts';
import { words } from '../texts/words.ts';
import type { State } from './play.ts';
import { type Around, seatState } from './seat-state.ts';
import type { Table } from '../rulebook.ts';

const SEATS = ['west', 'east', 'north'];
const spec = { type: { kind: 'boolean' }, question: words('q'), lasts: 'ever', clauses: [] } as const;
const state = { position: { open: { facts: {} }, sealed: {} }, held: {}, drafts: {} } as unknown as State;

/** A table at which these decisions are awaited. */
function asking(asked: readonly Partial<Decision>[], more: object = {}): Table {
  const all = asked.map((each, n) => ({
    id: `${n}`,
    prompt: words('q'),
    clauses: [],
    ...each,
  })) as Decision[];
  return {
    seats: SEATS,
    setup: { scenario: { seats: SEATS.map((id) => ({ id, title: id, powers: [] })) } },
    rules: {
      facts: {
        oil: { ...spec, askedOf: 'west' },
        front: { ...spec, askedOf: ['west', 'east'] },
        weather: spec,
      },
      awaiting: () => [...new Set(all.map(({ seat }) => seat))],
      asks: ({ seat }: { readonly seat: string }) => all.filter((each) => each.seat === seat),
      ...more,
    },
  } as unknown as Table;
}

const report = (...facts: string[]): Partial<Decision> => ({ seat: TABLE, form: { kind: 'report', facts } });
const roll = (owner?: string): Partial<Decision> => ({
  seat: DICE,
  form: { kind: 'roll', dice: [6] },
  ...(owner === undefined ? {} : { owner }),
});
const all = (table: Table, around?: Around) => SEATS.map((seat) => seatState(table, state, seat, around));
const kinds = (table: Table) => all(table).map((each) => each?.kind);

it('makes it the turn of whoever is asked, and the others may help where anybody may tell it', () => {
  expect(all(asking([report('oil')]))).toEqual([
    { kind: 'turn', for: ['west'] },
    { kind: 'help', for: ['west'] },
    { kind: 'help', for: ['west'] },
  ]);
  expect(kinds(asking([report('front')]))).toEqual(['turn', 'turn', 'help']);
  expect(kinds(asking([report('oil', 'weather')]))).toEqual(['turn', 'turn', 'turn']);
});

it('a die is of whose it is, or of anybody; and a seat that is asked alone is waited for', () => {
  expect(kinds(asking([roll('east')]))).toEqual(['wait', 'turn', 'wait']);
  expect(kinds(asking([roll()]))).toEqual(['turn', 'turn', 'turn']);
  expect(all(asking([{ seat: 'north' }]))[0]).toEqual({ kind: 'wait', for: ['north'] });
  expect(seatState(asking([roll('east')]), state, null)).toEqual({ kind: 'wait', for: ['east'] });
  expect(seatState(asking([]), state, 'west')).toBeNull();
});

it('nothing is asked first of a seat that nobody has', () => {
  const around: Around = { isHeld: (seat) => seat !== 'west', tellers: () => [] };
  expect(all(asking([report('oil')]), around).map((each) => each?.kind)).toEqual(['wait', 'turn', 'turn']);
});

it('names nobody where that could tell what somebody holds', () => {
  const table = asking([{ seat: 'west' }, { seat: 'east' }], { unnamed: () => true });
  expect(all(table)).toEqual([
    { kind: 'turn', for: ['west'], sealed: true },
    { kind: 'turn', for: ['east'], sealed: true },
    { kind: 'wait', for: [], sealed: true },
  ]);
});
