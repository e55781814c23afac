import { describe, expect, it } from 'vitest';
import { ALLIES, AXIS, FRIENDS, NATIONS, type Nation } from '../nations.ts';
import type { Class } from '../stories/rule.ts';
import { entryBar } from './a2-a4-entry.ts';
import { Trial, withMarks } from './trial.test-helper.ts';

function barWith(
  marks: Partial<Record<Nation, Class>>,
  nation: Nation,
  rulings: Readonly<Record<string, string>> = {},
): readonly string[] | null {
  const { books, open } = withMarks('spain', marks, { rulings });
  return entryBar(books, open, nation, 'spain')?.clauses ?? null;
}

describe('who may enter a territory in peace', () => {
  it('hangs on its class toward the nation (G.A2, G.A4, G.A5)', () => {
    for (const nation of NATIONS) {
      expect(barWith({ [nation]: 'total' }, nation)).toBeNull();
      expect(barWith({ [nation]: 'sworn' }, nation)).toBeNull();
      expect(barWith({ [nation]: 'friendly' }, nation)).toBeNull();
      expect(barWith({ [nation]: 'economic' }, nation)).toEqual(['G.A4', 'G.A5']);
      expect(barWith({}, nation)).toEqual(['G.A2', 'G.A4']);
    }
  });

  it('the Axis may enter what is of one of them (G.B2)', () => {
    for (const [one, other] of pairs(AXIS)) {
      expect(barWith({ [one]: 'total' }, other)).toBeNull();
      expect(barWith({ [one]: 'sworn' }, other)).toBeNull();
      expect(barWith({ [one]: 'sworn' }, other, { 'axis-territory': 'total' })).toEqual(['G.A2', 'G.A4']);
      expect(barWith({ [one]: 'friendly' }, other)).toEqual(['G.A2', 'G.A4']);
    }
    expect(barWith({ germany: 'total' }, 'uk')).toEqual(['G.A2', 'G.A4']);
  });

  it('Britain, France, America and China may enter what is of one of them (G.B7)', () => {
    for (const [one, other] of pairs(FRIENDS)) {
      expect(barWith({ [one]: 'total' }, other)).toBeNull();
      expect(barWith({ [one]: 'sworn' }, other)).toBeNull();
      expect(barWith({ [one]: 'friendly' }, other)).toEqual(['G.A2', 'G.A4']);
    }
  });

  it('the U.S.S.R. and the other Allies are Neutral to each other (G.B4)', () => {
    for (const friend of FRIENDS) {
      expect(barWith({ ussr: 'total' }, friend)).toEqual(['G.B4', 'G.A4']);
      expect(barWith({ ussr: 'sworn' }, friend)).toEqual(['G.A2', 'G.A4']);
      expect(barWith({ [friend]: 'total' }, 'ussr')).toEqual(['G.A2', 'G.A4']);
    }
  });

  it('a story can open a territory to all Allies (POR.E1), but not what the Axis has', () => {
    const game = new Trial({ open: { began: ['POR.E1*'] } });
    const { books, open } = game;
    const barOf = (nation: Nation) => entryBar(books, open, nation, 'angola')?.clauses ?? null;
    for (const nation of ALLIES) expect(barOf(nation)).toBeNull();
    expect(barOf('germany')).toEqual(['G.A2', 'G.A4']);
    for (const is of ['sworn', 'total'] as const) {
      open.marks['angola'] = { italy: { class: is, by: 'conquest' } };
      expect(barOf('usa')).toEqual(['G.A2', 'G.A4']);
    }
    open.marks['angola'] = { italy: { class: 'friendly', by: 'table' } };
    expect(barOf('usa')).toBeNull();
  });

  it('of the friends of Mongolia the first keeps the others out (MON.O0)', () => {
    const facts = {
      'class.mongolia.ussr': 'friendly',
      'class.mongolia.japan': 'friendly',
      'units.ussr.mongolia.infantry': 1,
    };
    const game = new Trial({ facts });
    const barOf = (nation: Nation) => entryBar(game.books, game.open, nation, 'mongolia')?.clauses ?? null;
    expect(barOf('japan')).toEqual(['MON.O0']);
    expect(barOf('ussr')).toBeNull();
    delete game.open.forces['ussr/mongolia'];
    expect(barOf('japan')).toBeNull();
  });
});

function pairs(nations: readonly Nation[]): [Nation, Nation][] {
  return nations.flatMap((one) =>
    nations.filter((other) => other !== one).map((other): [Nation, Nation] => [one, other]),
  );
}
