import { texts } from '../../../kernel/texts/texts.ts';
import { renderValue, type WordBook } from '../../../kernel/texts/words.ts';
import { named, upToText } from '../rule-names.ts';

/** A roll and what came of it. */
function fallen(what: string) {
  const roll = '{nation}, {entry}{aim}, roll {number}: {face}';
  return (args: Parameters<ReturnType<typeof named<`${typeof roll}{needs}`>>>[0], book: WordBook): string => {
    const { needs } = args;
    const said = typeof needs === 'number' ? upToText(needs) : '{needs} or less';
    return named(`${roll}, needs ${said}: ${what}.`)(args, book);
  };
}

/** The texts of rolls.ts. */
export const say = texts({
  ask: {
    influenceRoll: ({ nation, count }, book) =>
      `${renderValue(book, nation)} rolls for influence: ${count === 1 ? 'one die' : `${String(count)} dice`}.`,
  },
  told: {
    influenceWorks: fallen('it works'),
    influenceFails: fallen('it fails'),
  },
});
