import { type board, texts } from '../../../kernel/index.ts';
import { classOf } from '../rules/a-classes.ts';
import { PLACES } from '../rules/e-territories.ts';
import { incomeOf } from '../rules/income.ts';
import { NATIONS } from '../nations.ts';
import type { Books, Open } from '../state.ts';
import { CLASSES } from '../stories/rule.ts';
import { shownTexts } from './shown.words.ts';
import { listedAs, nationWords } from './tables.ts';

/** Who stands where as it is over: what each nation collects, and what it holds, by class. */
export function standing(books: Books, open: Open): board.TablePanel {
  const classes = CLASSES.toReversed();
  const rows = NATIONS.map((nation) => [
    nationWords(nation),
    endedTexts.standing.money({ money: incomeOf(open, nation) }),
    ...classes.map((is) =>
      listedAs(
        books,
        PLACES.filter((place) => classOf(open, place, nation) === is),
      ),
    ),
  ]);
  const { title, nation, income } = endedTexts.standing;
  const columns = [nation(), income(), ...classes.map((is) => shownTexts.board.named({ name: is }))];
  return { kind: 'table', title: title(), columns, rows };
}

export const endedTexts = texts({
  standing: {
    title: 'Who stands where',
    nation: 'nation',
    income: 'money a turn',
    money: '${money}',
  },
});
