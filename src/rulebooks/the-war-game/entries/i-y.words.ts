import type { WordBook } from '../../../kernel/words.ts';

/** Who or what governs in the entries from Iran to Yugoslavia, and what is said in their stories alone. */
export const WORDS: WordBook = {
  'name.nuri': 'Nuri as-Said',
  'name.rashid-ali': 'Rashid Ali',
  'name.harmodio': 'Harmodio Arias',
  'name.arnulfo': 'Arnulfo Arias',
  'name.police': 'the police of Panama',
  'name.border-dispute': 'Prado, at odds with Ecuador',
  'name.border-war': 'Prado, after his attack on Ecuador',
  'name.ecuador-taken': 'Prado, with Ecuador as a part of Peru',
  'name.antonescu': 'Antonescu',
  'name.michael': 'King Michael',
  'name.indo-china-wanted': 'Phibun, who wants a part of Indo-China',
  'name.indo-china-ceded': 'Phibun, with a part of Indo-China',
  'name.prince-paul': 'Prince Paul and the regents',
  'name.king-peter': 'King Peter',
  'then.tell.mongolia-joined': 'whoever joins the Mongols attacks a neutral',
  'then.tell.indo-china': 'French Indo-China is sworn to Japan',
  'told.mongolia-joined': 'Whoever joins the attack of the Mongols counts as attacking a neutral.',
  'told.indo-china':
    'French Indo-China, and the French units in it, are sworn to Japan from now on. Mark it on your map.',
};
