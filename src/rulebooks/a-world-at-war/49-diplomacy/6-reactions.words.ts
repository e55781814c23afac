import type { WordBook } from '../../../kernel/words.ts';

/** The texts of 6-reactions.ts. */
export const WORDS = {
  'ask.declared': 'Who declared the war that was told, and when did it begin?',
  'facts.may-react': 'Reaction rolls',
  'facts.associated-by-attack': 'Results in effect',
  'facts.reaction': 'Reaction rolls',
  'facts.norway': 'Events and demands',
  'facts.vichy': 'Events and demands',
  'facts.west': 'Events and demands',
  'fact.westAttackedNeutral': 'Have the Western Allies attacked another neutral minor country?',
  'fact.norwayMined':
    'Have the Allies mined Norwegian waters while no result of 0 or less was in effect for Norway?',
  'fact.warRussiaFinland': 'Has Russia declared war on Finland?',
  'fact.warRussiaSweden': 'Has Russia declared war on Sweden?',
  'fact.warAxisSweden': 'Have the Axis declared war on Sweden?',
  'fact.warAxisDenmark': 'Have the Axis declared war on Denmark?',
  'fact.warWestPortugal': 'Have the Western Allies declared war on Portugal?',
  'fact.warAlliesVichy': 'Have the Allies declared war on Vichy France?',
  'fact.vichyColonies': 'How many French colonies did the Allies attack in their last player turn?',
  'fact.subversionBefore': 'How many uses of Russian subversion count no longer for the other Balkan rolls?',
  'fact.subversionUses': 'How often has Russia used subversion?',
  'fact.reaction': 'Whether {target} is rolled for in reaction',
  'fact.subversionServes': 'Whether uses of subversion elsewhere count in the roll for {target}',
  'fact.mayReact': 'May {faction} roll for {target} in reaction in its next diplomatic phase?',
  'fact.associatedByAttack':
    'Is Spain associated with Germany only because the West attacked Portugal, and not by a result of its own?',
  'ask.react': 'European Axis: after Russian subversion, which of the others do you roll for in reaction?',
  'row.reaction': 'in reaction: {target}',
  'bar.noReaction': 'Nothing has happened that lets you roll for {target} in reaction now.',
  'bar.subverted': 'Subversion was used in {target} itself.',
  'limit.oneRoll': 'One roll for {target} in a phase.',
  'told.mayReact': '{faction} may roll for {target} in reaction in its next diplomatic phase, and not later.',
  'told.reacts': 'In reaction to the subversion the Axis rolls for {targets}.',
  'told.spainAssociates':
    'The West attacks Portugal: Spain associates with {power}. Place its units at once.',
  'told.spainLeaves':
    'The West has not attacked Portugal: Spain is not associated with {power}. Take its units back; what was in effect there before, the table tells.',
  'told.reactionsLapse': 'Rolls in reaction that nobody makes, and that lapse: {targets}.',
} satisfies WordBook;
