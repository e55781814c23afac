import { describe, expect, it } from 'vitest';
import { Trial } from './trial.test-helper.ts';

function attackOn(place: string, start: ConstructorParameters<typeof Trial>[0] = {}): Trial {
  const game = new Trial(start);
  const nation = start.player ?? 'germany';
  game.answers('table', { [`${nation}-attacks/${place}`]: 1 });
  return game;
}

describe('neutral ships', () => {
  it('the nation of the box says whether one fights (G.D4): Britain for Greece, America for Brazil', () => {
    const greece = attackOn('greece');
    expect(greece.awaiting).toEqual(['uk-france']);
    expect(greece.asked('uk-france')?.id).toBe(`${greece.open.turn}/germany-italy/greece/ships`);
    expect(attackOn('brazil-northern').awaiting).toEqual(['usa-china']);
    expect(attackOn('brazil-northern', { scenario: 'world-1939-nations' }).awaiting).toEqual(['usa']);
  });

  it('fights off its territory (G.D1, G.D2, G.D3)', () => {
    const game = attackOn('greece');
    game.answers('uk-france', 'fight');
    expect(game.clausesOf('told.shipFights')).toEqual(['G.D1', 'G.D2', 'G.D3']);
    expect(game.textOf('told.shipFights')).toMatch('Aegean Sea');
    expect(game.rows().find(({ id }) => id === 'natives/destroyer')?.max).toBe(1);
  });

  it('or retreats, and is the nation’s (G.D4)', () => {
    const game = attackOn('greece');
    game.answers('uk-france', 'retreat');
    expect(game.clausesOf('told.shipRetreats')).toEqual(['G.D4']);
    expect(game.rows().map(({ id }) => id)).not.toContain('natives/destroyer');
    expect(game.rows().map(({ id }) => id)).toContain('natives/fighter');
  });

  it('fights where the box does not say Total Control', () => {
    const game = attackOn('greece', { player: 'ussr' });
    expect(game.awaiting).toEqual(['table']);
    expect(game.wasTold('told.shipFights')).toBe(true);
    const crete = attackOn('crete', { player: 'ussr' });
    expect(crete.wasTold('told.shipFights')).toBe(true);
  });

  it('is its nation’s without a question where another place of the group is attacked', () => {
    for (const place of ['crete', 'brazil-southern']) {
      const game = attackOn(place);
      expect(game.awaiting).toEqual(['table']);
      expect(game.wasTold('told.shipFights')).toBe(false);
    }
  });

  it('by the ruling neutral-ship it is asked for then, too', () => {
    const crete = attackOn('crete', { rulings: { 'neutral-ship': 'group' } });
    expect(crete.asked('uk-france')?.id).toBe(`${crete.open.turn}/germany-italy/greece/ships`);
    crete.answers('uk-france', 'fight');
    expect(crete.asked()?.id).toBe(`${crete.open.turn}/germany-italy/crete/battle`);
    expect(crete.rows().map(({ id }) => id)).not.toContain('natives/destroyer');
  });

  it('is nobody’s question where there is none, or it has turned before', () => {
    expect(attackOn('spain').awaiting).toEqual(['table']);
    const facts = { 'class.greece.uk': 'total', 'through.greece.uk': 'table' };
    expect(attackOn('greece', { facts }).awaiting).toEqual(['table']);
  });
});
