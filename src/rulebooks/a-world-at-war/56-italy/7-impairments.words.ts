import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 7-impairments.ts. */
export const say = texts({
  facts: {
    impaired: 'Italy',
  },
  fact: {
    impairedItaly: 'Are Italian units impaired in this player turn?',
  },
  ask: {
    impairments:
      'A player turn begins: is Rome in Allied hands, or is no Axis unit in Africa? If so, Italian units are impaired.',
  },
  told: {
    noItalianOffensives:
      'Axis player turn, {turn} {year}: Italian units may not undertake offensive operations.',
    italianDefence:
      'Allied player turn, {turn} {year}: Italian armor, infantry and replacement units have {dm} in defence in all hexes; Folgore defends as always.',
    italiansAbroad:
      'Italian infantry and replacement units outside the Mediterranean front have {dm} in defence, in all hexes.',
    italiansInTheEast: 'Italian air, armor and airborne units take no offensive action on the eastern front.',
  },
  inForce: {
    untilItaly: 'the surrender of Italy',
    untilTurnEnd: 'the end of this player turn, or the surrender of Italy',
    italiansAbroad: 'infantry and replacement units outside the Mediterranean front: {dm} in defence',
    italiansInTheEast: 'no offensive action of air, armor and airborne units on the eastern front',
    noItalianOffensives: 'no offensive operations',
    italianDefence: 'armor, infantry and replacement units: {dm} in defence in all hexes; not Folgore',
  },
});
