import type { WordBook } from '../../../kernel/words.ts';

/** The texts of strengths.ts and 8-revealed.ts. */
export const WORDS = {
  'ask.strengths':
    '{powers}: how strong are the counters that you placed? The others do not see it before step 8.',
  'ask.shown': '{powers}: turn up your counters. How strong are they?',
  'row.strength': 'strength of {power} in {target}',
  'row.strengthOf': '{power} in {target}: a counter of {strength}',
  'limit.strength': 'Each counter has a strength of 1 or more.',
  'limit.oneStrength': 'One strength for {power} in {target}.',
  'limit.setStrength': '{power} has counters of strength {strength} left{source}: {max}.',
  'kind.diplomatic': 'diplomatic',
  'kind.military': 'military',
  'kind.anti-comintern': 'anti-Comintern',
  'counter.of': '{power} ({kind}) in {target}: {strength}',
  'told.toPartner': 'To its partner {seat} shows: {list}.',
  'told.strengths': '{target}: {list}.',
  'counter.here': '{power} ({kind}) {strength}',
  'told.staysDown': 'The counter of {power} in {target} is set aside: its strength is not shown.',
  'told.setsUnknown':
    'Which counters each power has is not known to the program: whether these strengths are among them is not checked.',
} satisfies WordBook;
