import type { WordBook } from '../../../kernel/words.ts';

/** The texts of 58-obligations.ts. */
export const WORDS = {
  'facts.war': 'Wars',
  'facts.at-war': 'Wars',
  'fact.atWar': 'Is {power} at war with {target}?',
  'told.mustDeclare': 'Having taken {target}, {power} must declare war on {enemy} during this player turn.',
  'told.mustDeclareLater':
    'Having taken {target}, {power} must declare war on {enemy} during its own next player turn.',
  'told.claimed':
    'Germany has claimed a declaration of war on Russia in the roll for {target}: it must declare war this turn.',
  'told.notDeclared':
    '{power} did not declare war on {enemy}: the result for {target} is void, with its star, units and BRPs, and what was in effect before holds again.',
} satisfies WordBook;
