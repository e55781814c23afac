import { describe, expect, it } from 'vitest';
import { entryOf } from '../rules/e-territories.ts';
import { Trial } from './trial.test-helper.ts';

const CASTILLO = {
  'government.ARG': 'castillo',
  'units.usa.argentina.infantry': 2,
};

describe('an order to a neutral army (ARG.U2)', () => {
  it('is asked as the turn begins, and leads to a battle after the news', () => {
    const game = new Trial({ facts: CASTILLO });
    expect(game.awaiting).toEqual(['germany-italy']);
    expect(game.asked('germany-italy')?.id).toBe(`${game.open.turn}/ARG.U2/order`);
    game.answers('germany-italy', 'attack');
    expect(game.asked()?.id).toBe(`${game.open.turn}/germany-italy/news`);
    game.answers('table', {});
    expect(game.asked()?.id).toBe(`${game.open.turn}/germany-italy/ARG.U2/ordered`);
  });

  it('can be held back', () => {
    const game = new Trial({ facts: CASTILLO });
    game.answers('germany-italy', 'hold');
    game.answers('table', {});
    expect(game.awaiting).toEqual([]);
    expect(game.open.committed).toEqual([]);
  });

  it('is nobody else’s, and not due without the Americans or under another president', () => {
    expect(new Trial({ facts: CASTILLO, player: 'japan' }).awaiting).toEqual(['table']);
    expect(new Trial({ facts: { 'government.ARG': 'castillo' } }).awaiting).toEqual(['table']);
    expect(new Trial({ facts: { 'units.usa.argentina.infantry': 2 } }).awaiting).toEqual(['table']);
    const facts = { ...CASTILLO, 'class.argentina.usa': 'total' };
    expect(new Trial({ facts }).awaiting).toEqual(['table']);
  });

  const fought = (answer: Record<string, number>): Trial => {
    const game = new Trial({ facts: CASTILLO });
    game.answers('germany-italy', 'attack');
    game.answers('table', {});
    expect(game.answers('table', answer)).toBeNull();
    return game;
  };

  it('asks for both sides, and for the nations that may join', () => {
    const game = new Trial({ facts: CASTILLO });
    game.answers('germany-italy', 'attack');
    game.answers('table', {});
    expect(game.rows().map(({ id, max }) => [id, max])).toEqual([
      ['won/attacker', 1],
      ['won/defender', 1],
      ['won/nobody', 1],
      ['germany/infantry', 40],
      ['germany/artillery', 40],
      ['germany/armor', 40],
      ['italy/infantry', 40],
      ['italy/artillery', 40],
      ['italy/armor', 40],
      ['usa/infantry', 2],
      ['natives/infantry', 2],
      ['natives/artillery', 1],
    ]);
    // exactly one has won, and who has won has something left
    expect(game.answers('table', {})).toEqual(['ARG.U2']);
    expect(game.answers('table', { 'won/attacker': 1, 'won/defender': 1, 'natives/infantry': 1 })).toEqual([
      'ARG.U2',
    ]);
    expect(game.answers('table', { 'won/attacker': 1, 'usa/infantry': 1 })).toEqual(['ARG.U2']);
    expect(game.answers('table', { 'won/defender': 1, 'germany/infantry': 1 })).toEqual(['ARG.U2']);
    expect(game.answers('table', { 'won/nobody': 1, 'natives/infantry': 1 })).toEqual(['ARG.U2']);
  });

  it('gives Total Control to the winner, and to Germany where nobody is left', () => {
    const won = fought({ 'won/attacker': 1, 'natives/infantry': 1, 'italy/armor': 1 });
    expect(
      won.facts(
        'class.argentina.germany',
        'units.germany.argentina.infantry',
        'units.italy.argentina.armor',
        'units.usa.argentina.infantry',
      ),
    ).toEqual({
      'class.argentina.germany': 'total',
      'units.germany.argentina.infantry': 1,
      'units.italy.argentina.armor': 1,
      'units.usa.argentina.infantry': 0,
    });
    expect(won.clausesOf('told.ordered.attacker')).toEqual(['ARG.U2']);
    const lost = fought({ 'won/defender': 1, 'usa/infantry': 1 });
    expect(
      lost.facts('class.argentina.usa', 'units.usa.argentina.infantry', 'natives.argentina.infantry'),
    ).toEqual({
      'class.argentina.usa': 'total',
      'units.usa.argentina.infantry': 1,
      'natives.argentina.infantry': 0,
    });
    expect(fought({ 'won/nobody': 1 }).fact('class.argentina.germany')).toBe('total');
  });
});

describe('Peru and Ecuador (PER.U1)', () => {
  const peru = entryOf('PER').rules.find(({ id }) => id === 'PER.U1');
  const [, ordered] = peru?.kind === 'roll' ? peru.then : [];
  const battle = ordered?.does === 'battle' ? ordered.battle : undefined;
  const begun = (): Trial => {
    if (!battle) throw new Error('Peru has no battle');
    const committed = [{ rule: 'PER.U1', battle, turnOf: 'germany' as const }];
    const game = new Trial({ open: { committed } });
    game.answers('table', {});
    return game;
  };

  it('is news as it begins: Ecuador swears to America (ECU.E1)', () => {
    const game = begun();
    expect(game.asked()?.id).toBe(`${game.open.turn}/germany-italy/PER.U1/ordered`);
    expect(game.fact('class.ecuador.usa')).toBe('sworn');
    expect(game.rows().map(({ id, max }) => [id, max])).toEqual([
      ['won/attacker', 1],
      ['won/defender', 1],
      ['won/nobody', 1],
      ['natives/infantry', 3],
      ['from-peru/infantry', 2],
    ]);
  });

  it('won, Peru absorbs it with the units that are there (PER.U1a)', () => {
    const game = begun();
    expect(game.answers('table', { 'won/attacker': 1 })).toEqual(['PER.U1']);
    expect(
      game.answers('table', { 'won/attacker': 1, 'natives/infantry': 1, 'from-peru/infantry': 2 }),
    ).toBeNull();
    expect(
      game.facts('class.ecuador.usa', 'natives.ecuador.infantry', 'natives.peru.infantry', 'government.ECU'),
    ).toEqual({
      'class.ecuador.usa': 'neutral',
      'natives.ecuador.infantry': 1,
      'natives.peru.infantry': 0,
      'government.ECU': 'ecuador-peruvian',
    });
  });

  it('lost, Peru makes up with America (PER.U1b); an army of which nothing is said stays at home', () => {
    const game = begun();
    expect(game.answers('table', { 'won/defender': 1, 'natives/infantry': 1 })).toBeNull();
    expect(game.facts('class.peru.usa', 'class.ecuador.usa', 'natives.peru.infantry')).toEqual({
      'class.peru.usa': 'economic',
      'class.ecuador.usa': 'sworn',
      'natives.peru.infantry': 2,
    });
  });
});

describe('battles that cannot be fought, or are several', () => {
  const mongols = entryOf('MON').rules.find(({ id }) => id === 'MON.U2');
  const ordered = mongols?.kind === 'roll' ? mongols.then.find(({ does }) => does === 'battle') : undefined;
  const battle = ordered?.does === 'battle' ? ordered.battle : undefined;
  const of = (it: 'ussr' | 'china') => {
    if (!battle) throw new Error('Mongolia has no battle');
    return { rule: 'MON.U2', it, battle, turnOf: 'japan' as const };
  };

  it('falls away where the enemy or the army is gone', () => {
    const game = new Trial({ player: 'japan', open: { committed: [of('ussr')] } });
    game.answers('table', {});
    expect(game.awaiting).toEqual([]);
    expect(game.clausesOf('told.noBattle')).toEqual(['MON.U2']);
    expect(game.open.committed).toEqual([]);
    const facts = { 'units.ussr.mongolia.infantry': 1, 'natives.mongolia.infantry': 0 };
    const beaten = new Trial({ player: 'japan', facts, open: { committed: [of('ussr')] } });
    beaten.answers('table', {});
    expect(beaten.wasTold('told.noBattle')).toBe(true);
  });

  it('is fought in the turn of the nation that the rule names', () => {
    const facts = { 'units.ussr.mongolia.infantry': 1 };
    const game = new Trial({ player: 'ussr', facts, open: { committed: [of('ussr')] } });
    game.answers('table', {});
    expect(game.awaiting).toEqual([]);
    expect(game.open.committed).toHaveLength(1);
  });

  it('is asked for twice where two are due, with two names', () => {
    const facts = { 'units.ussr.mongolia.infantry': 1, 'units.china.mongolia.infantry': 1 };
    const game = new Trial({ player: 'japan', facts, open: { committed: [of('ussr'), of('china')] } });
    game.answers('table', {});
    expect(game.asked()?.id).toBe(`${game.open.turn}/japan/MON.U2/ordered`);
    expect(game.answers('table', { 'won/defender': 1, 'china/infantry': 1 })).toEqual(['MON.U2']);
    expect(
      game.answers('table', { 'won/attacker': 1, 'natives/infantry': 2, 'china/infantry': 1 }),
    ).toBeNull();
    expect(game.asked()?.id).toBe(`${game.open.turn}/japan/MON.U2/china/ordered`);
    expect(game.fact('units.ussr.mongolia.infantry')).toBe(0);
  });

  it('what a conquest leads to is fought in the same turn (IRQ.U2)', () => {
    const facts = { 'units.uk.iraq.infantry': 1 };
    const game = new Trial({ facts });
    game.answers('table', { 'germany-attacks/turkey': 1 });
    game.answers('table', { 'won/germany': 1, 'germany/infantry': 1 });
    expect(game.fact('government.IRQ')).toBe('rashid-ali');
    expect(game.asked()?.id).toBe(`${game.open.turn}/germany-italy/IRQ.U2/ordered`);
    game.answers('table', { 'won/attacker': 1, 'natives/infantry': 1 });
    expect(game.awaiting).toEqual([]);
  });
});
