import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 21-resistance.ts. */
export const say = texts({
  line: {
    malta: 'Axis control of Malta, an Axis atomic marker in it included',
    singapore: 'Axis control of Singapore, an Axis atomic marker in it included',
    australia: 'the surrender of Australia',
    india: 'the surrender of India',
    oilBritain: 'oil effects',
    transports: 'transports in the Atlantic fewer than ten',
    noRussians: 'no Russian armor or infantry in eastern Europe',
    unbuiltBritain: 'one for every ten unbuilt factors, those removed for a surrender among them',
    otherPowers: 'other major powers at war with the European Axis',
    usatSome: 'a USAT level of 30 to 39',
    usatMuch: 'a USAT level of 40 or more with the U.S. not at war with Germany',
    westernFront: 'one for every five Western Allied factors on the western front',
    westInGermany: 'Western Allied armor or infantry in Germany',
    russiansInWest: 'Russian armor or infantry in western Poland or Rumania',
    forgone: 'one for every two concession points that Germany did not take or gave back',
  },
  outcome: {
    mustAccept: 'it offers to surrender, and Germany must accept',
    offers: 'it offers to surrender',
  },
});
