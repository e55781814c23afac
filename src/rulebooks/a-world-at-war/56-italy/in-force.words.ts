import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of in-force.ts. */
export const say = texts({
  inForce: {
    untilItaly: 'the surrender of Italy',
    untilTurnEnd: 'the end of this player turn, or the surrender of Italy',
    italiansAbroad: 'infantry and replacement units outside the Mediterranean front: {dm} in defence',
    italiansInTheEast: 'no offensive action of air, armor and airborne units on the eastern front',
    noItalianOffensives: 'no offensive operations',
    italianDefence: 'armor, infantry and replacement units: {dm} in defence in all hexes; not Folgore',
    folgore: 'Folgore may overstack and be used anywhere, but not airdrop',
    italianShips:
      'ships that fight on keep the Italian modifier in naval combat, may be repaired, and are not rebuilt once lost',
    italianBuilding: 'Italian ground units are built in fully supplied hexes in Italy of their new power',
    italianBrps: 'Rome is worth {rome} BRPs, Genoa {genoa}, Milan {milan}; nothing else in Italy',
  },
});
