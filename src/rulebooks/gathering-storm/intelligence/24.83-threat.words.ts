import type { WordBook } from '../../../kernel/words.ts';

/** The texts of 24.83-threat.ts. */
export const WORDS = {
  'facts.removed': 'Russian flags eliminated last turn',
  'fact.removed': 'How many Russian flags did {power} eliminate in {target} last turn?',
  'fact.threatModifier': 'What the communist threat gives {power} in {target}',
  'ask.removed':
    'How many Russian flags did {power} eliminate last turn? Nobody has said, and step 7 asks for it.',
  'ask.threat':
    '{power}: where does the communist threat help you? +1 for each Russian flag eliminated last turn.',
  'row.threat': 'Communist threat in {target}',
  'bar.threat': '{power} eliminated no Russian flag in the region of {target} last turn.',
  'limit.threat': 'Russian flags that {power} eliminated last turn in this region ({targets}): {flags}.',
  'told.threat': 'Communist threat: +{amount} for {power} in {target}.',
} satisfies WordBook;
