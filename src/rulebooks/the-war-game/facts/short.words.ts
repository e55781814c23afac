import { texts } from '../../../kernel/index.ts';

/** What facts are called in a row of a form, beside their questions; and their answers, where those are more than yes and no. */
export const warGameShortTexts = texts({
  short: {
    name: {
      'brazil-northern': 'North Brazil',
      'brazil-southern': 'South Brazil',
      'anglo-egyptian-sudan': 'Sudan',
      'soviet-central-asia': 'Soviet C. Asia',
      'galapagos-islands': 'Galapagos',
      'balearic-islands': 'Balearics',
    },
    units: '{nation}: {kind}',
    holder: '{place}',
    value: '{place}, worth',
    war: '{a} and {b}',
    phonyWar: 'Phony War',
    struck: {
      'british-land': '{nation}: British land',
      'british-isles': '{nation}: Britain',
      'soviet-land': '{nation}: Soviet land',
      abroad: '{nation}: abroad',
    },
    threat: {
      FIN: 'Soviets by Finland',
      NOR: 'Axis by Norway',
      SWE: 'Axis by Sweden',
      TUR: 'Axis by Turkey',
    },
    vichy: 'Vichy roll',
    landValue: '{nation}, land',
    class: '{place}',
  },
  is: { phonyWar: 'Begun', threat: { FIN: 'Stronger', NOR: 'Stronger', SWE: 'Stronger', TUR: 'Stronger' } },
  not: { phonyWar: 'Not begun', threat: { FIN: 'Weaker', NOR: 'Weaker', SWE: 'Weaker', TUR: 'Weaker' } },
});
