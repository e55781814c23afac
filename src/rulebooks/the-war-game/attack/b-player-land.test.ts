import { describe, expect, it } from 'vitest';
import type { Nation } from '../nations.ts';
import { heldBy, takeBar, takenFor } from './b-player-land.ts';
import { Trial, withMarks } from './trial.test-helper.ts';

const land = (owner: Nation, europe = false) => ({
  id: 'somewhere',
  name: 'Somewhere',
  owner,
  value: null,
  ...(europe && { europe: true as const }),
});

/** The clauses that bar a nation from taking land of an owner that another holds. */
function barOf(
  nation: Nation,
  owner: Nation,
  holder: Nation | null,
  europe = false,
): readonly string[] | null {
  const { open } = withMarks('spain', {});
  if (holder !== owner) open.holders['somewhere'] = holder;
  return takeBar(open, nation, land(owner, europe))?.clauses ?? null;
}

describe('who can take a piece of player land', () => {
  it('the Axis from Allies, not from each other (G.B2)', () => {
    for (const ally of ['ussr', 'uk', 'france', 'usa', 'china'] as const)
      expect(barOf('germany', ally, ally)).toBeNull();
    expect(barOf('germany', 'italy', 'italy')).toEqual(['G.B2']);
    expect(barOf('japan', 'uk', 'germany')).toEqual(['G.B2']);
    expect(barOf('japan', 'uk', 'japan')).toEqual(['G.B1']);
    expect(barOf('germany', 'italy', 'uk')).toBeNull();
  });

  it('the U.S.S.R. from the Axis and China alone (G.B3)', () => {
    expect(barOf('ussr', 'uk', 'germany')).toBeNull();
    expect(barOf('ussr', 'china', 'china')).toBeNull();
    for (const ally of ['uk', 'france', 'usa'] as const) expect(barOf('ussr', ally, ally)).toEqual(['G.B3']);
    expect(barOf('ussr', 'ussr', 'ussr')).toEqual(['G.B3']);
  });

  it('China from the Axis but in Europe, and from the U.S.S.R. (G.B5)', () => {
    expect(barOf('china', 'japan', 'japan')).toBeNull();
    expect(barOf('china', 'germany', 'germany', true)).toEqual(['G.B5']);
    expect(barOf('usa', 'germany', 'germany', true)).toBeNull();
    expect(barOf('china', 'ussr', 'ussr', true)).toBeNull();
    for (const ally of ['uk', 'france', 'usa'] as const) expect(barOf('china', ally, ally)).toEqual(['G.B5']);
  });

  it('Britain, France and America from the Axis alone (G.B6)', () => {
    for (const nation of ['uk', 'france', 'usa'] as const) {
      expect(barOf(nation, 'ussr', 'japan')).toBeNull();
      expect(barOf(nation, 'ussr', 'ussr')).toEqual(['G.B6']);
      expect(barOf(nation, 'china', 'china')).toEqual(['G.B6']);
    }
    expect(barOf('uk', 'france', 'france')).toEqual(['G.B6']);
  });

  it('anybody where nobody knows who holds it', () => {
    expect(barOf('uk', 'france', null)).toBeNull();
    const { open } = withMarks('spain', {});
    open.holders['somewhere'] = null;
    expect(heldBy(open, land('uk'))).toBeNull();
  });
});

describe('whose it is once it is taken', () => {
  it('friends give it back, others keep it (G.B2, G.B3, G.B5, G.B7)', () => {
    expect(takenFor('germany', land('italy'), 'germany')).toBe('italy');
    expect(takenFor('japan', land('germany'), 'germany')).toBe('germany');
    expect(takenFor('germany', land('uk'), 'germany')).toBe('germany');
    for (const nation of ['uk', 'france', 'usa', 'china'] as const) {
      for (const owner of ['uk', 'france', 'usa', 'china'] as const)
        expect(takenFor(nation, land(owner), 'germany')).toBe(owner);
      expect(takenFor(nation, land('ussr'), 'germany')).toBe(nation);
      expect(takenFor(nation, land('germany'), 'germany')).toBe(nation);
    }
    for (const owner of ['uk', 'france', 'usa', 'china', 'germany'] as const)
      expect(takenFor('ussr', land(owner), 'germany')).toBe('ussr');
    expect(takenFor('ussr', land('ussr'), 'germany')).toBe('ussr');
    // what the U.S.S.R. had is kept, whosever it was at first
    expect(takenFor('china', land('uk'), 'ussr')).toBe('china');
  });

  it('is told, with what the U.S.S.R. has to mind in China', () => {
    const freed = new Trial({ player: 'usa-china', facts: { 'holder.france': 'germany' } });
    freed.answers('table', { 'usa-takes/france': 1 });
    expect(freed.open.holders['france']).toBe('france');
    expect(freed.clausesOf('told.freed')).toEqual(['G.B7']);
    const axis = new Trial({ facts: { 'holder.albania': 'uk' } });
    axis.answers('table', { 'germany-takes/albania': 1 });
    expect(axis.clausesOf('told.freed')).toEqual(['G.B2']);
    const soviet = new Trial({ player: 'ussr' });
    soviet.answers('table', { 'ussr-takes/china': 1, 'ussr-takes/manchuria': 1 });
    expect(soviet.facts('holder.china', 'holder.manchuria')).toEqual({
      'holder.china': 'ussr',
      'holder.manchuria': 'ussr',
    });
    expect(soviet.clausesOf('told.taken')).toEqual(['G.B3']);
    expect(soviet.told.filter(({ data }) => data.key === 'told.chineseLand')).toHaveLength(1);
  });
});
