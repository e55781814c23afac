import { texts } from '../../../kernel/index.ts';

/** The texts of news-form.ts. */
export const newsFormTexts = texts({
  row: {
    attacks: '{nation} attacks {place}',
    in: '{nation}: {kind} that came to {place}',
    out: '{nation}: {kind} that left {place} or were lost there',
    takes: '{nation} takes {place}, or frees it',
    strikes: '{nation} has attacked or entered: {what}',
  },
  act: {
    attacks: 'Attacks',
    in: '{kind} in',
    out: '{kind} out or lost',
    kind: '{kind}',
    takes: 'Takes it, or frees it',
  },
  bar: {
    none: 'Nothing bars it.',
  },
  limit: {
    leave: 'Forces of {nation} in {place} must all leave or attack in this turn.',
  },
});
