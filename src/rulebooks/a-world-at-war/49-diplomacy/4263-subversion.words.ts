import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 4263-subversion.ts. */
export const say = texts({
  facts: {
    subversion: 'Subversion',
    'subversion-used': 'Subversion',
    'subversion-serves': 'Subversion',
  },
  fact: {
    inPlaySubversion: 'Could Russia have reached a level of subversion by now? (If not, it is not asked.)',
    subversionUsed: 'Subversion in {target}',
    subversion: 'Which level of subversion have you reached?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    inPlaySubversion: 'The player of Russia knows it. Usually no in the first years.',
  },
  ask: {
    subversion:
      'Russia: do you use subversion in {targets}? (Once it is reported that Russia cannot have any yet, it is not asked.)',
  },
  told: {
    subversion: 'Russian subversion in {target}: -{by}.',
  },
});
