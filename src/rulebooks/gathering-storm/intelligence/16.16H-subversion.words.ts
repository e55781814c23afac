import { texts } from '../../../kernel/texts/texts.ts';
import { renderValue } from '../../../kernel/texts/words.ts';
import { upper } from '../names.words.ts';

/** The texts of 16.16H-subversion.ts. */
export const say = texts({
  facts: {
    subversion: 'Subversion',
  },
  fact: {
    subversion: 'What level of subversion has Russia reached?',
    subversionModifier: 'What subversion gives Russia in {target}',
  },
  ask: {
    subvert:
      'Russia: which minor country do you subvert? Each level of subversion is +1 for you; none is an answer.',
    level: 'Russia: what level of subversion have you reached? It counts in {targets}.',
  },
  row: {
    subversion: ({ target = '' }, book) => upper(renderValue(book, target)),
  },
  option: {
    noSubversion: 'No subversion',
    level: 'Level {level}',
    noLevel: 'No level: nothing comes of it',
  },
  bar: {
    notMinor: 'No subversion there: it is no minor country.',
    noLevel: 'You have reported that Russia has no level of subversion.',
    otherLevel: 'You have reported level {level}.',
  },
  limit: {
    subversion: 'Levels of subversion, all countries together: at most {level}.',
  },
  told: {
    subversion: 'Subversion: +{amount} for Russia in {target}.',
    noLevel: 'Russia has no level of subversion: nothing comes of it.',
    levelNotChecked: 'Not checked: you have not reported the level of subversion that Russia has reached.',
  },
});
