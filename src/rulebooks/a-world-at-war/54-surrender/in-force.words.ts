import type { WordBook } from '../../../kernel/words.ts';

/** The texts of in-force.ts. */
export const WORDS = {
  'inForce.title': 'In force',
  'inForce.about': 'what stands',
  'inForce.on': 'on whom',
  'inForce.since': 'since',
  'inForce.lifted': 'what lifts it',
  'inForce.rule': 'rule',
  'inForce.always': 'the beginning',
  'inForce.turnStart': 'the start of this player turn',
  'inForce.surrender': 'the surrender of {power}',
  'inForce.never': 'nothing: for the rest of the game',
} satisfies WordBook;
