import { texts } from '../../kernel/texts/texts.ts';

/** The texts of tables.events.ts. */
export const say = texts({
  event: {
    asks: {
      table: 'Of which table?',
      list: 'Of which list?',
      line: 'Which line, and what is so?',
    },
    ofTable: { title: 'A line of a country’s table comes true, or ends', says: '{question} {value}.' },
    ofList: { title: 'A line of a tension list comes true, ends, or happens', says: '{question} {value}.' },
  },
});
