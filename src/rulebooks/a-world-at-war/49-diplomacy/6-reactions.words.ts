import { texts } from '../../../kernel/index.ts';

/** The texts of 6-reactions.ts. */
export const reactionTexts = texts({
  nothing: {
    react: 'no roll in reaction',
  },
  ask: {
    declared: 'Who declared the war that was told, and when did it begin?',
    react: 'European Axis: after Russian subversion, which of the others do you roll for in reaction?',
  },
  facts: {
    'may-react': 'Reaction rolls',
    'associated-by-attack': 'Results in effect',
    reaction: 'Reaction rolls',
    norway: 'Events and demands',
    vichy: 'Events and demands',
    west: 'Events and demands',
    'declared-once': 'Events and demands',
  },
  fact: {
    westAttackedNeutral: 'Have the Western Allies attacked another neutral minor country?',
    norwayMined:
      'Have the Allies mined Norwegian waters while no result of 0 or less was in effect for Norway?',
    warRussiaFinland: 'Has Russia declared war on Finland?',
    warRussiaSweden: 'Has Russia declared war on Sweden?',
    declaredOnce: 'Was the war declared, whatever has become of it?',
    warAxisSweden: 'Have the Axis declared war on Sweden?',
    warAxisDenmark: 'Have the Axis declared war on Denmark?',
    warWestPortugal: 'Have the Western Allies declared war on Portugal?',
    warAlliesVichy: 'Have the Allies declared war on Vichy France?',
    vichyColonies: 'How many French colonies did the Allies attack in their last player turn?',
    subversionBefore: 'How many uses of Russian subversion count no longer for the other Balkan rolls?',
    subversionUses: 'How often has Russia used subversion?',
    reaction: 'Whether {target} is rolled for in reaction',
    subversionServes: 'Whether uses of subversion elsewhere count in the roll for {target}',
    mayReact: 'May {faction} roll for {target} in reaction in its next diplomatic phase?',
    associatedByAttack:
      'Is Spain associated with Germany only because the West attacked Portugal, and not by a result of its own?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    warAlliesVichy: 'Everybody knows it: wars are declared openly. Usually no.',
    westAttackedNeutral: 'Everybody saw it on the map. Usually no.',
    norwayMined: 'The players of the Western Allies know it: it is done openly. Usually no.',
    warAxisDenmark: 'Everybody saw it on the map. Usually no before 1940.',
    warAxisSweden: 'Everybody saw it on the map. Usually no.',
    warRussiaFinland: 'Everybody saw it on the map. Usually no before the winter of 1939.',
    warRussiaSweden: 'Everybody saw it on the map. Usually no.',
  },
  row: {
    reaction: 'in reaction: {target}',
  },
  bar: {
    noReaction: 'Nothing has happened that lets you roll for {target} in reaction now.',
    subverted: 'Subversion was used in {target} itself.',
  },
  limit: {
    oneRoll: 'One roll for {target} in a phase.',
  },
  told: {
    mayReact: '{faction} may roll for {target} in reaction in its next diplomatic phase, and not later.',
    reacts: 'In reaction to the subversion the Axis rolls for {targets}.',
    spainAssociates: 'The West attacks Portugal: Spain associates with {power}. Place its units at once.',
    spainLeaves:
      'The West has not attacked Portugal: Spain is not associated with {power}. Take its units back; what was in effect there before, the table tells.',
    reactionsLapse: 'Rolls in reaction that nobody makes, and that lapse: {targets}.',
  },
});
