import { describe, expect, it } from 'vitest';
import { panelOf, placeIn, boardAfter } from '../board.test-helper.ts';
import { putUnits } from '../rules/h-forces.ts';
import { setMark } from '../rules/a-classes.ts';
import { WORLD } from '../places.ts';
import type { Open } from '../state.ts';

describe('the map', () => {
  it('has every place, each with a shape or a point', () => {
    const ids = panelOf(boardAfter(), 'map', 'map')?.places.map(({ id }) => id) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !Object.hasOwn(WORLD.places, id))).toEqual([]);
    expect(ids).toContain('southwest-africa');
  });

  it('has the tone of the camp, as strong as the class, and both on the badge', () => {
    const panels = boardAfter((open) => {
      setMark(open, 'norway', 'germany', { class: 'total', by: 'conquest' });
      setMark(open, 'mongolia', 'ussr', { class: 'friendly', by: 'MON.I1' });
      setMark(open, 'mongolia', 'japan', { class: 'friendly', by: 'MON.I1' });
    });
    const look = (id: string) => {
      const { tone, shade, badge } = placeIn(panels, id) ?? {};
      return [tone, shade, badge];
    };
    expect(look('norway')).toEqual(['first', 4, 'T Ge']);
    expect(look('finland')).toEqual(['first', 2, 'E Ge']);
    expect(look('cuba')).toEqual(['second', 3, 'S US']);
    expect(look('estonia')).toEqual(['third', 1, 'F SU']);
    expect(look('belgium-holland')).toEqual(['second', 1, 'F UK Fr']);
    expect(look('mongolia')).toEqual(['neutral', undefined, 'F SU Ja']);
    expect(look('sweden')).toEqual(['neutral', undefined, undefined]);
  });

  it('says why, who governs, what stands there and how strong it is', () => {
    const panels = boardAfter((open) => putUnits(open, 'usa', 'argentina', { infantry: 4 }));
    const argentina = placeIn(panels, 'argentina');
    expect(argentina?.count).toBe(4);
    expect(argentina?.mark).toBe('now');
    expect(argentina?.words.slice(0, 5)).toEqual([
      'Friendly to U.S.A. (as the game begins)',
      'its army: 2 infantry, 1 artillery (strength 20)',
      'U.S.A.: 4 infantry (strength 24, stronger than its army)',
      'in power: President Ortiz',
      'pays 7',
    ]);
  });

  it('says what may happen next, with its chance, and whom an attack would bring it to', () => {
    const words = placeIn(boardAfter(), 'argentina')?.words.join('\n');
    expect(words).toContain('U.S.A. rolls now, the health of Ortiz: needs 3 or less (25 %)');
    expect(words).toContain('attacked by an Ally: Sworn to Germany (ARG.AL)');
    expect(placeIn(boardAfter(), 'greenland')?.words).toContain(
      'attacked by the Axis: Sworn to U.S.A. (DEN.AX)',
    );
    expect(placeIn(boardAfter(), 'sweden')?.words).toContain('attacked by the Axis: Neutral (SWE.AX)');
    const later = boardAfter((open) => void (open.agenda = [{ step: 'turn-end' }]));
    expect(placeIn(later, 'argentina')?.words.join('\n')).toContain('U.S.A. rolls next, the health of Ortiz');
    expect(placeIn(later, 'argentina')?.mark).toBe('noted');
  });

  it('says of a colony with whom it turns', () => {
    const panels = boardAfter();
    const texts = (id: string): string => placeIn(panels, id)?.words.join('\n') ?? '';
    expect(texts('portugal')).not.toContain('turns with');
    expect(texts('angola')).toContain('turns with Portugal');
  });

  it('shows who holds land of the players, and where nobody has said', () => {
    const panels = boardAfter((open) => Object.assign(open.holders, { france: 'germany', egypt: null }));
    const look = (id: string) => [placeIn(panels, id)?.tone, placeIn(panels, id)?.badge];
    expect(look('france')).toEqual(['first', 'Ge']);
    expect(look('egypt')).toEqual(['unknown', '?']);
    expect(look('algeria')).toEqual(['second', undefined]);
    expect(placeIn(panels, 'france')?.words).toEqual(['original land: France', 'held by Germany']);
  });
});

describe('the legend of the map', () => {
  const labels = (change?: (open: Open) => void): string[] =>
    (panelOf(boardAfter(change), 'map', 'map')?.legend ?? []).map(({ label }) => label.key);

  it('explains what is shown, and nothing else but the camps', () => {
    const quiet = labels((open) => {
      open.docket = [];
      open.forces = {};
    });
    expect(quiet).not.toContain('board.unitsHere');
    expect(quiet).not.toContain('board.notTold');
    expect(quiet.length).toBeGreaterThan(3);
    expect(labels()).toContain('board.nowHere');
    expect(labels((open) => putUnits(open, 'uk', 'egypt', { infantry: 1 }))).not.toContain('board.unitsHere');
    expect(labels((open) => putUnits(open, 'uk', 'eire', { infantry: 1 }))).toContain('board.unitsHere');
    expect(labels((open) => void (open.holders['egypt'] = null))).toContain('board.notTold');
  });
});
