import { describe, expect, it } from 'vitest';
import type { ClauseEntry } from '../clause.ts';
import { evaluateNamed } from '../sums/know.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Sheet } from '../sums/sheet.ts';
import { type Games, playGames, countReached, reachFaults } from './reach.test-helper.ts';
import { toy } from './toy.test-helper.ts';

const GAMES: readonly Games[] = [{ setup: { scenario: 'only', rulings: {}, data: null }, seeds: 3 }];

const entry = (clause: string, kind: ClauseEntry['kind'] = 'enforced'): ClauseEntry => ({
  clause,
  title: clause,
  kind,
});

/** The toy, with another clause in the place where its forms bar something. */
function barring(clause: string): Rulebook {
  const book: Rulebook = toy();
  return {
    ...book,
    bind(setup) {
      const rules = book.bind(setup);
      return {
        ...rules,
        asks: (view) =>
          rules.asks(view).map((each) => {
            if (each.form.kind !== 'choose') return each;
            const barred = { clauses: [clause], reason: { key: 't' } };
            const options = [...each.form.options, { value: 'never', label: { key: 't' }, barred }];
            return { ...each, form: { ...each.form, options } };
          }),
      };
    },
  };
}

/** A rulebook that tells a sum of these sheets with every answer. */
function telling(book: Rulebook, sheets: Readonly<Record<string, Sheet>>): Rulebook {
  return {
    ...book,
    bind(setup) {
      const rules = book.bind(setup);
      const sheet = evaluateNamed({ facts: rules.facts, sheets }, 'attack', () => undefined);
      return {
        ...rules,
        sheets,
        apply(position, decision, answer, referee) {
          rules.apply(position, decision, answer, { reveal: referee.reveal });
          referee.tell?.({ to: 'all', kind: 'rolled', data: { key: 't' }, clauses: [], sheet });
        },
      };
    },
  };
}

describe('what random games reach', () => {
  it('counts the games that cite each clause, the same ones every time', () => {
    const found = countReached(toy(), GAMES);
    expect([...found].toSorted()).toEqual([
      ['1', 3],
      ['2', 3],
      ['3', 3],
    ]);
    expect(countReached(toy(), GAMES)).toEqual(found);
  });

  it('reads bars, and takes a row of a clause for the clause', () => {
    const found = countReached(barring('7/x'), GAMES);
    expect([found.get('7/x'), found.get('7')]).toEqual([3, 3]);
  });

  it('does not count what a sum leaves out: a line of 0, an outcome it does not come to', () => {
    const book: Rulebook = toy();
    const lines = [0, 1].map((value) => {
      const id = `${8 + value}`;
      return { id, clause: id, label: { key: 't' }, needs: [], value: () => value };
    });
    const outcomes = [
      { id: 'low', to: 1, label: { key: 't' }, clauses: ['10'] },
      { id: 'high', from: 2, label: { key: 't' }, clauses: ['11'] },
    ];
    const sheets = { attack: { title: { key: 't' }, lines, outcomes } };
    const found = countReached(telling(book, sheets), GAMES);
    expect(['8', '9', '10', '11'].filter((clause) => found.has(clause))).toEqual(['9', '10']);
  });
});

describe('a game that is led', () => {
  const [setup] = GAMES.map((each) => each.setup);
  const last = (lead: NonNullable<Games['lead']>, asides: number) =>
    [...playGames(toy(), setup ? [{ setup, seeds: 3, asides, lead }] : [])].map(
      (each) => each.last.position.open,
    );

  it('answers as it is told, where that is legal, and at random where it is not', () => {
    const lead = (id: string) => ({ answers: { place: {}, name: 'x', roll: id === '2/roll' ? [7] : [6] } });
    const scores = last(lead, 1000).map((open) => (open as { score?: number }).score ?? 0);
    // the second die is none that there is
    expect(scores.every((score) => score > 12 && score <= 18)).toBe(true);
  });

  it('tells what it is told of facts, in every report', () => {
    const told = last(() => ({ facts: { weather: 2 } }), 2).map(({ facts }) => facts['weather']?.value);
    // in one of the games nobody reports anything
    expect(told.filter((each) => each !== undefined)).toEqual([2, 2]);
  });
});

describe('the review of what is not reached', () => {
  const found = new Map([['1', 5]]);

  it('asks a reason for a clause that acts and is never cited, and for no other', () => {
    const index = [entry('1'), entry('2', 'computed'), entry('3', 'directive'), entry('4', 'heading')];
    const silent = ['2 is never cited, and no reason is given'];
    expect(reachFaults(index, found, { '3': 'Nobody gets there.' })).toEqual(silent);
    expect(reachFaults(index, found, { '2': ' ', '3': 'Nobody gets there.' })).toEqual(silent);
  });

  it('refuses a reason for a clause that is cited, that does not act, or that there is not', () => {
    const index = [entry('1'), entry('2', 'none')];
    const reasons = { '1': 'Nobody gets there.', '2': 'It is not built.', '9': 'It is no clause.' };
    expect(reachFaults(index, found, reasons)).toEqual([
      '2 needs no reason: the index has no such clause that acts',
      '9 needs no reason: the index has no such clause that acts',
      '1 is cited, though a reason is given why it is not',
    ]);
  });
});
