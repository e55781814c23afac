import { renderValue, texts } from '../../../kernel/index.ts';
import { upper } from '../names.words.ts';

/** The texts of 16.16A-covert.ts. */
export const covertTexts = texts({
  facts: {
    operations: 'Covert operations',
  },
  fact: {
    operations: 'How many covert operations has {power} left this turn?',
    covertModifier: 'What covert operations give {power} in {target}',
  },
  ask: {
    covert: '{power}: do you use covert operations, and where? Each is +1 for you; none is an answer.',
  },
  row: {
    covert: ({ target = '' }, book) => upper(renderValue(book, target)),
  },
  bar: {
    noCounter: '{power} has no counter there.',
  },
  limit: {
    covert: ({ power = '', left = 0 }, book) =>
      `${renderValue(book, power)} has ${left === 1 ? '1 covert operation' : `${String(left)} covert operations`} left.`,
    covertTiles: 'A covert operation costs {cost} tile points{source}, and {power} has {points}.',
  },
  told: {
    covert: 'Covert operations: +{amount} for {power} in {target}.',
    covertNotCharged: 'Not charged: what a covert operation costs has not been supplied.',
    covertNotCounted: 'Not checked: how many covert operations one target takes has not been supplied.',
    covertPaid: 'Tile points that {power} pays for covert operations{source}: {cost}.',
    covertPaidUnchecked:
      'Tile points that {power} pays for covert operations{source}: {cost}. Not checked: what it has to spend is not known.',
    covertNotChecked: 'Not checked: you have not reported how many covert operations {power} has.',
  },
});
