import { texts } from '../../kernel/texts/texts.ts';

/** The texts of happened.ts. */
export const say = texts({
  event: {
    asks: {
      one: 'Who?',
      other: 'To whom?',
      how: 'How?',
      place: 'Which land?',
      by: 'By whom?',
      what: 'What?',
    },
    stands: {
      title: 'How two nations stand since before this turn (what is declared now is asked for at its step)',
      peace: '{a} and {b} are at peace.',
      phony: '{a} and {b} are in a phony war.',
      war: '{a} and {b} are at war.',
      full: '{a} and {b} are in a full war.',
    },
    phony: 'The Phony War has started.',
    taken: { title: 'Land is taken', says: '{place} is taken: {by} holds it.' },
    struck: {
      title: 'An Axis nation attacks for the first time',
      'british-land': '{nation} attacks original British land.',
      'british-isles': '{nation} attacks Great Britain or Northern Ireland by land.',
      'soviet-land': '{nation} attacks Soviet land.',
      abroad: '{nation} attacks or enters land that is not its own.',
    },
  },
});
