import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 12-dp-total.ts. */
export const say = texts({
  fact: {
    dpTotalItaly: 'The DP total of Italy, with who declared war',
  },
  sheet: {
    italyTotal: 'DP total of Italy',
  },
  line: {
    westDeclared: 'the Western Allies declared war on Italy',
    italyLate: 'one for each year after {year} that Italy waited to declare war',
  },
  outcome: {
    atRisk: 'it surrenders if Rome is Allied or no Axis unit is in Africa',
  },
});
