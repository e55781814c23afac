import { texts } from '../../../kernel/index.ts';

/** The texts of 58-obligations.ts. */
export const obligationTexts = texts({
  facts: {
    war: 'Wars',
    'at-war': 'Wars',
  },
  fact: {
    atWar: 'Is {power} at war with {target}?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    atWar: 'Everybody knows it: wars are declared openly. Usually no.',
  },
  told: {
    owedNoMore: 'No declaration of war is owed any more for {targets}.',
    mustDeclare: 'Having taken {target}, {power} must declare war on {enemy} during this player turn.',
    mustDeclareLater:
      'Having taken {target}, {power} must declare war on {enemy} during its own next player turn.',
    claimed:
      'Germany has claimed a declaration of war on Russia in the roll for {target}: it must declare war this turn.',
    notDeclared:
      '{power} did not declare war on {enemy}: the result for {target} is void, with its star, units and BRPs, and what was in effect before holds again.',
  },
});
