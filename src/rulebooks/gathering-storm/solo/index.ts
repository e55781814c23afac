import { type Solo, booksToRead } from '../../../kernel/solo/index.ts';
import type { OurView } from '../intelligence/held.ts';
import { gatheringStorm, settingOf } from '../index.ts';
import { isSide } from '../powers.ts';
import { type StormGround, type Open, SEASONS, seasonOf } from '../state.ts';
import { afterMargin, lasting } from './ahead.ts';
import { AIMS } from './aims.ts';
import { happensIn, priceOf, usualIn } from './forms.ts';
import { HISTORIES } from './histories.ts';
import { planTurn } from './plan/plan.ts';
import { stormSoloTexts } from './solo.words.ts';
import { standOf } from './stands.ts';

const FIRST_YEAR = seasonOf(1).year;
const LAST_YEAR = 1941;

/** The turn of a season: '1935/spring' is the first. */
function dated(date: string): number | undefined {
  const [year = '', season = '', ...more] = date.split('/');
  const at = SEASONS.findIndex((each) => each === season);
  const isYear = /^\d{4}$/.test(year) && Number(year) >= FIRST_YEAR && Number(year) <= LAST_YEAR;
  return isYear && at >= 0 && more.length === 0
    ? (Number(year) - FIRST_YEAR) * SEASONS.length + at + 1
    : undefined;
}

/** Gathering Storm without players: with the house values for what the sheet does not say, so that flags come of margins. */
export const solo: Solo<Open> = {
  aims: AIMS,
  histories: HISTORIES,
  rulings: { pack: 'house', resolution: 'net-margin' },
  texts: stormSoloTexts,
  dated,
  bind(setup) {
    const books = booksToRead<StormGround>(settingOf(setup), gatheringStorm.bind(setup));
    return {
      stands: (open) => books.targets.map(({ id }) => standOf(books, open, id)),
      wouldStand(open, sheet, total) {
        const [name, target, side] = sheet.split('/');
        if (name !== 'margin' || target === undefined || !isSide(side)) return [];
        return afterMargin(books, open, target, side, lasting(open, total));
      },
      price: (_, decision, row) => priceOf(decision, row),
      usual: (open, decision) => usualIn(books, open, decision),
      planned: (view, decision, asked) => planTurn(books, view as OurView, decision, asked),
      happens: (open, decision, course) => happensIn(books, open, decision, course),
    };
  },
};
