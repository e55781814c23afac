import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 65-minors.ts. */
export const say = texts({
  facts: {
    'british-minor': 'British minor countries',
    'minor-brps': 'British minor countries',
  },
  name: {
    denmark: 'Denmark',
    netherlands: 'the Netherlands',
    poland: 'Poland',
    portugal: 'Portugal',
    persia: 'Persia',
    arabia: 'Arabia',
    neutral: 'made neutral',
    'another-1': 'another minor country',
    'another-2': 'a second other minor country',
    'another-3': 'a third other minor country',
  },
  fact: {
    britishMinor: 'Is {minor} a British minor ally, associate or conquest?',
    minorBrps: 'How many BRPs is {minor} worth?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    minorBrps: 'On the map: the number printed in the country, which never changes. Usually 5 to 40.',
  },
  ask: {
    britishMinors: 'Which minor countries are British minor allies, associates or conquests?',
  },
  bar: {
    axisMinor: 'It is an ally or associate of the Axis.',
  },
  row: {
    minor: '{minor}',
  },
});
