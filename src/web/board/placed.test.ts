import { expect, it } from 'vitest';
import type { Touch } from './answers.ts';
import { heldLookOf } from './look.tsx';
import { outlinedOf, type Spotted } from './placed.ts';

const TAKES: Touch = { taken: false, points: null, give: () => undefined };

const spotted = (id: string, touch?: Touch): Spotted => ({
  place: { id, label: id, tone: 'neutral', words: [], choice: id },
  name: id,
  known: '',
  badge: '',
  touch,
  spot: { x: 0, y: 0 },
});

const outlined = (all: readonly Spotted[], ...spoken: string[]): string[] => [
  ...outlinedOf(all, new Set(spoken)),
];

it('outlines what answers the question, else what it speaks of', () => {
  expect(outlined([spotted('turkey', TAKES), spotted('spain')], 'spain')).toEqual(['turkey']);
  expect(outlined([spotted('turkey'), spotted('spain')], 'spain')).toEqual(['spain']);
});

it('outlines the subject of a question, and not the power whose roll or turn it is', () => {
  const { place, ...rest } = spotted('germany');
  const power: Spotted = { ...rest, place: { ...place, is: 'power' } };
  expect(outlined([power, spotted('romania')], 'germany', 'romania')).toEqual(['romania']);
  expect(outlined([power, spotted('romania')], 'germany')).toEqual(['germany']);
});

it('outlines what is asked of where every place turns the form to itself', () => {
  const turns: Touch = { ...TAKES, turns: true };
  expect(outlined([spotted('denmark', turns), spotted('brazil', turns)], 'denmark')).toEqual(['denmark']);
});

it('draws land of its own as the rulebook grades it, and by its holder what was taken', () => {
  expect(heldLookOf({ held: { is: 'own' }, shade: 5 })).toBeUndefined();
  expect(heldLookOf({ held: { is: 'own', by: { name: 'Germany', tone: 'first' } } })?.as).toBe('own');
  expect(heldLookOf({ held: { is: 'conquered' }, shade: 5 })?.as).toBe('conquered');
});
