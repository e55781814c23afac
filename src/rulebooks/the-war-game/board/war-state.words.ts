import { texts } from '../../../kernel/index.ts';

/** The texts of war-state.ts. */
export const warStateTexts = texts({
  'war-state': {
    nation: '{nation}',
    since: ({ year = '', half = '' }) =>
      `${half === 'first' ? 'January to June' : 'July to December'} ${String(year)}`,
    taken: 'taken: {since}',
    takenFrom: 'taken from {nation}: {since}',
    atWar: 'at war with {nations}',
    legend: {
      conquered: 'taken by another',
    },
  },
});
