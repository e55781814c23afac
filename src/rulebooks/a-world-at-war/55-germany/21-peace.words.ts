import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 21-peace.ts. */
export const say = texts({
  ask: {
    peace: 'Germany has surrendered: is Italy at war with any of the Allies, so that it fights on?',
  },
  told: {
    italyFightsOn:
      'Italy and its associated minor countries fight on; the German surrender does not end that.',
    peaceInEurope: 'The war in Europe is over: nobody of the European Axis fights on.',
    warInPacific: 'The war goes on in the Pacific.',
  },
});
