import type { WordBook } from '../../../kernel/words.ts';

/** The texts of 4263-subversion.ts. */
export const WORDS = {
  'facts.subversion': 'Subversion',
  'facts.subversion-used': 'Subversion',
  'facts.subversion-serves': 'Subversion',
  'fact.inPlaySubversion':
    'Could Russia have reached a level of subversion by now? (If not, it is not asked.)',
  'fact.subversionUsed': 'Subversion in {target}',
  'fact.subversion': 'Which level of subversion have you reached?',
  'ask.subversion':
    'Russia: do you use subversion in {targets}? (Once it is reported that Russia cannot have any yet, it is not asked.)',
  'told.subversion': 'Russian subversion in {target}: -{by}.',
} satisfies WordBook;
