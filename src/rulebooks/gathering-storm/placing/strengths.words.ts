import { texts } from '../../../kernel/index.ts';

/** The texts of strengths.ts and 8-revealed.ts. */
export const strengthTexts = texts({
  ask: {
    strengths:
      '{powers}: how strong are the counters that you placed? The others do not see it before step 8.',
    shown: '{powers}: turn up your counters. How strong are they?',
  },
  does: {
    strengths: 'seal their strength',
  },
  row: {
    strength: 'strength of {power} in {target}',
    strengthOf: '{power} in {target}: a counter of {strength}',
  },
  limit: {
    strength: 'Each counter has a strength of 1 or more.',
    oneStrength: 'One strength for {power} in {target}.',
    setStrength: '{power} has counters of strength {strength} left{source}: {max}.',
  },
  kind: {
    diplomatic: 'diplomatic',
    military: 'military',
    'anti-comintern': 'anti-Comintern',
  },
  counter: {
    of: '{power} ({kind}) in {target}: {strength}',
    here: '{power} ({kind}) {strength}',
  },
  told: {
    toPartner: 'To its partner {seat} shows: {list}.',
    strengths: '{target}: {list}.',
    staysDown: 'The counter of {power} in {target} is set aside: its strength is not shown.',
    setsUnknown:
      'Which counters each power has is not known to the program: whether these strengths are among them is not checked.',
  },
});
