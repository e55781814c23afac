import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 4-hexes.ts. */
export const say = texts({
  told: {
    frenchHexes: 'All hexes of France and Corsica pass to Axis control.',
    frenchHexesBesideVichy: 'All hexes of France that are not Vichy pass to Axis control.',
    frenchHexesBritish:
      'The U.S. is at war with Germany: French-controlled hexes in France and Corsica pass to British control. Other Western Allied ground, air and naval units and airbases may stay in France.',
    alliesInFrance:
      'Eliminate all Allied ground units and airbases that are not French and still in France; displace such air and naval units to British-controlled bases.',
    alliesInVichy: 'Eliminate Allied forces in Vichy France.',
  },
});
