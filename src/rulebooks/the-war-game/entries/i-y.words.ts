import { texts } from '../../../kernel/index.ts';

/** Who or what governs in the entries from Iran to Yugoslavia, and what is said in their stories alone. */
export const entriesIToYTexts = texts({
  name: {
    nuri: 'Nuri as-Said',
    'rashid-ali': 'Rashid Ali',
    harmodio: 'Harmodio Arias',
    arnulfo: 'Arnulfo Arias',
    police: 'the police of Panama',
    'border-dispute': 'Prado, at odds with Ecuador',
    'border-war': 'Prado, after his attack on Ecuador',
    'ecuador-taken': 'Prado, with Ecuador as a part of Peru',
    antonescu: 'Antonescu',
    michael: 'King Michael',
    'indo-china-wanted': 'Phibun, who wants a part of Indo-China',
    'indo-china-ceded': 'Phibun, with a part of Indo-China',
    'prince-paul': 'Prince Paul and the regents',
    'king-peter': 'King Peter',
  },
  then: {
    tell: {
      'mongolia-joined': 'whoever joins the Mongols attacks a neutral',
      'indo-china': 'French Indo-China is sworn to Japan',
    },
  },
  told: {
    'mongolia-joined': 'Whoever joins the attack of the Mongols counts as attacking a neutral.',
    'indo-china':
      'French Indo-China, and the French units in it, are sworn to Japan from now on. Mark it on your map.',
  },
});
