import { renderValue, texts } from '../../../kernel/index.ts';
import { upper } from '../names.words.ts';

/** The texts of 24.83-threat.ts. */
export const threatTexts = texts({
  facts: {
    removed: 'Russian flags eliminated last turn',
  },
  fact: {
    removed: 'How many Russian flags did {power} eliminate in {target} last turn?',
    threatModifier: 'What the communist threat gives {power} in {target}',
  },
  ask: {
    removed:
      'How many Russian flags did {power} eliminate last turn? Nobody has said, and step 7 asks for it.',
    threat: {
      'each-flag':
        '{power}: where does the communist threat help you? +1 for each Russian flag eliminated last turn.',
      'each-region':
        '{power}: where does the communist threat help you? +1 in each region where Russian flags were eliminated last turn.',
      once: '{power}: where does the communist threat help you? +1 in all.',
    },
  },
  row: {
    threat: ({ target = '' }, book) => upper(renderValue(book, target)),
  },
  bar: {
    threat: '{power} eliminated no Russian flag in that region last turn.',
  },
  limit: {
    threat: ({ power = '', flags = 0, targets = '' }, book) =>
      `${renderValue(book, power)} eliminated ${flags === 1 ? '1 Russian flag' : `${String(flags)} Russian flags`} in this region last turn: ${renderValue(book, targets)}.`,
    threatOnce: '{power} gets one modifier, whatever it eliminated.',
  },
  told: {
    threat: 'Communist threat: +{amount} for {power} in {target}.',
  },
});
