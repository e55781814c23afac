import { describe, expect, it } from 'vitest';
import { attacksOn, ifSo, isRefusal, render, viewOf } from '../../../kernel/kit/front.test-helper.ts';
import { json } from '../../../kernel/index.ts';
import { theWarGame } from '../index.ts';
import { Trial } from './trial.test-helper.ts';

const trial = new Trial();
const { table } = trial;
const view = viewOf(trial.game, 'germany-italy');

describe('an attack that is tried', () => {
  it('is one that the rules do not bar, by whomever (G.B1, G.B3, G.B5, G.B6)', () => {
    const by = attacksOn(table, view, 'norway').map((each) => each.by);
    expect(by).toEqual(['germany', 'italy', 'ussr', 'japan']);
    expect(attacksOn(table, view, 'atlantis')).toEqual([]);
  });

  it('tells what it would bring in the turn of who makes it, and leaves the game as it is (NOR.AX, NOR.AL)', () => {
    const before = json.canonical(trial.game);
    const told = (nation: string): string => {
      const attack = attacksOn(table, view, 'norway').find(({ by }) => by === nation);
      if (!attack) throw new Error(nation);
      const tried = ifSo(table, attack.view, attack.move);
      if (isRefusal(tried)) throw new Error(render(theWarGame.words, tried.refused));
      return tried.told.map(({ data }) => render(theWarGame.words, data)).join(' ');
    };
    expect(told('germany')).toMatch(/Norway.*U\.K\./);
    expect(told('ussr')).toMatch(/Norway.*Germany/);
    expect(json.canonical(trial.game)).toBe(before);
  });
});
