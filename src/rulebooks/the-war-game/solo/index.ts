import { type Solo, booksToRead } from '../../../kernel/solo/index.ts';
import { once } from '../../../kernel/index.ts';
import { settingOf, theWarGame } from '../index.ts';
import { type WarGameGround, halfOf, type Open } from '../state.ts';
import { MOST_TURNS } from '../facts/facts.ts';
import { AIMS } from './aims.ts';
import { afterRoll } from './ahead.ts';
import { happensIn, priceOf, usualIn } from './forms.ts';
import { HISTORIES } from './histories.ts';
import { warGameSoloTexts } from './solo.words.ts';
import { spendsIn } from './spending.ts';
import { besideOf, Reader } from './stands.ts';

/** The turn of a half-year: '1939/second' is the first. */
function dated(date: string): number | undefined {
  for (let turn = 1; turn <= MOST_TURNS; turn++) {
    const { year, half } = halfOf(turn);
    if (date === `${year}/${half}`) return turn;
  }
  return undefined;
}

/** The War Game without players. */
export const solo: Solo<Open> = {
  aims: AIMS,
  histories: HISTORIES,
  texts: warGameSoloTexts,
  dated,
  bind(setup) {
    const books = booksToRead<WarGameGround>(settingOf(setup), theWarGame.bind(setup));
    const reader = new Reader(books.seating);
    return {
      stands: (open) => reader.all(open),
      wouldStand: (open, sheet, total) => afterRoll(books, reader, open, sheet, total),
      besides: once((seat: string) => besideOf(books.seating, seat)),
      price: (open, decision, choice, means) => priceOf(books, open, decision, choice, means),
      spends: (open, decision, asked) => spendsIn(books, reader, open, decision, asked),
      usual: (_, decision) => usualIn(decision),
      happens: (open, decision, course) => happensIn(open, decision, course),
    };
  },
};
