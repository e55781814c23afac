import { rulingsOf } from '../../../kernel/index.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import type { Fallible } from './falls.ts';
import { part } from '../part.ts';
import type { Books, Go, Open, WorldPosition } from '../state.ts';

// What waits because of something that was told, once that has been corrected.

/** Whether a correction takes away what waits because of it (54.31, ruling corrected-cause). */
export function isWithdrawable({ rulings }: Pick<Open, 'rulings'>): boolean {
  return ruled(rulings, 'corrected-cause') === 'withdrawn';
}

/** What waits of a surrender falls with it, as soon as the power is told not to have surrendered (54.31). */
export function unlessFallen(power: Fallible) {
  return (_: Books, { open }: WorldPosition): readonly Go[] | null =>
    isWithdrawable(open) && !hasSurrendered(open, power) ? [] : null;
}

const { RULINGS, ruled } = rulingsOf([
  {
    id: 'corrected-cause',
    clauses: ['54.31', '49.61', '56.11', '58.11', '59.12', '60.12', '62.71'],
    question:
      'What a war, a surrender, an offer or an election brings waits for an answer, and what brought it is corrected: what of it?',
    choices: [
      { id: 'withdrawn', text: 'It is withdrawn: what was wrong brings nothing.' },
      { id: 'goes-on', text: 'It goes on, until it is put right where it was told.' },
    ],
    default: 'withdrawn',
    fixed: true,
  },
]);

/** 54.31: what a correction takes away. */
export const CORRECTIONS = part(import.meta.url, { rulings: RULINGS });
