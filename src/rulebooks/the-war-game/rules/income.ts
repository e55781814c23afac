import { worthOf } from '../board/charts.ts';
import { classOf } from './a-classes.ts';
import type { Nation } from '../nations.ts';
import type { Class } from '../stories/rule.ts';
import type { Open } from '../state.ts';
import { PLACES, placeOf } from './e-territories.ts';

/** The classes that pay (G.A4). */
export function pays(is: Class | 'neutral'): boolean {
  return is === 'economic' || is === 'sworn' || is === 'total';
}

/** G.A4: what its Economic and Sworn allies and what it controls pay a nation together. */
export function incomeOf(open: Open, nation: Nation): number {
  const paying = PLACES.filter((place) => pays(classOf(open, place, nation)));
  return paying.reduce((sum, place) => sum + worthOf(placeOf(place).place, open.rulings), 0);
}
