import { texts } from '../../../kernel/index.ts';

/** What facts are called in a row of a form, beside their questions. */
export const cooperationShortTexts = texts({
  short: {
    name: {
      uk: 'U.K.',
      usa: 'U.S.',
      ussr: 'U.S.S.R.',
      'Palestine and Transjordan': 'Palestine, Transjordan',
    },
    control: '{place}',
    captured: '{place}, taken by',
    attacked: '{place}, attack',
    level: '{place}',
    controller: '{place}',
    hitNumber: '{place}, {nation}',
  },
  group: {
    control: 'Who holds what',
    captured: 'Who holds what',
    level: 'Neutrals',
    controller: 'Neutrals',
    attacked: 'Neutrals',
    'hit-number': 'Hit numbers',
  },
});
