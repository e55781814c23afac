import type { Ruling, Rulings } from './ruling.ts';

// How far what a table tells counts in a die, where people trust each other's word or not. No text says it, so it is for whoever
// plays, whatever the book.

export const TOLD_CONFIRMED = {
  id: 'told-confirmed',
  clauses: [],
  question: 'A fact was told that counts in a die: may the die fall at once?',
  choices: [
    { id: 'at-once', text: 'Yes: who doubts it says so, and what was wrong is put right.' },
    {
      id: 'confirmed',
      text: 'Not before the other side has said that it is so, or has had 15 minutes to say it.',
    },
  ],
  default: 'at-once',
  unwritten: true,
} as const satisfies Ruling;

export const TOLD_KEPT = {
  id: 'told-kept',
  clauses: [],
  question:
    'What was told of a die is doubted, and kept twice: what counts? There is no vote: two sides would be even, and what all agree to can be put right at any time.',
  choices: [
    { id: 'teller', text: 'What was told: the log says that it was doubted.' },
    { id: 'doubter', text: 'What the doubt says.' },
  ],
  default: 'teller',
  unwritten: true,
} as const satisfies Ruling;

/** The rulings of every book in which dice fall. */
export const TOLD_RULINGS: readonly Ruling[] = [TOLD_CONFIRMED, TOLD_KEPT];

/** The choice in force of a ruling that is not written where it is as usual. */
export function choiceIn<R extends Ruling>(
  inForce: Readonly<Rulings>,
  { id, default: usual }: R,
): R['choices'][number]['id'] {
  return inForce[id] ?? usual;
}
