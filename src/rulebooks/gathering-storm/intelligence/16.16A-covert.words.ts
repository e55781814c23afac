import type { WordBook } from '../../../kernel/words.ts';

/** The texts of 16.16A-covert.ts. */
export const WORDS = {
  'facts.operations': 'Covert operations',
  'fact.operations': 'How many covert operations has {power} left this turn?',
  'fact.covertModifier': 'What covert operations give {power} in {target}',
  'ask.covert': '{power}: do you use covert operations, and where? Each is +1 for you; none is an answer.',
  'row.covert': 'Covert operations in {target}',
  'bar.noCounter': '{power} has no counter in {target}.',
  'limit.covert': 'Covert operations that {power} has left this turn: {left}.',
  'limit.covertTiles':
    '{power} cannot pay for that: its tile points are {points}, and each covert operation costs {cost}.',
  'told.covert': 'Covert operations: +{amount} for {power} in {target}.',
  'told.covertNotCharged': 'Not charged: what a covert operation costs has not been supplied.',
  'told.covertNotCounted': 'Not checked: how many covert operations one target takes has not been supplied.',
  'told.covertPaid': 'Tile points that {power} pays for covert operations: {cost}.',
  'told.covertPaidUnchecked':
    'Tile points that {power} pays for covert operations: {cost}. Not checked: what it has to spend is not known.',
  'told.covertNotChecked': 'Not checked: you have not reported how many covert operations {power} has.',
} satisfies WordBook;
