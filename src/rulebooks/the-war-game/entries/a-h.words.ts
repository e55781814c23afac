import type { WordBook } from '../../../kernel/words.ts';

/** Who or what governs in the entries from Afghanistan to Hungary. */
export const WORDS: WordBook = {
  'name.ortiz': 'President Ortiz',
  'name.castillo': 'President Castillo',
  'name.ramirez': 'General Ramirez',
  'name.busch': 'President Busch',
  'name.quintanilla': 'General Quintanilla',
  'name.penaranda': 'President Peñaranda',
  'name.vargas': 'President Vargas',
  'name.vargas-ousted': 'the men who ousted Vargas',
  'name.boris': 'King Boris',
  'name.bozhilov': 'Bozhilov for the boy king Simeon',
  'name.bulgarian-communists': 'the Bulgarian communists',
  'name.cerda': 'President Cerda',
  'name.chilean-fascists': 'the Chilean fascists',
  'name.cerda-supporters': 'the supporters of Cerda',
  'name.ecuador-free': 'its own government',
  'name.ecuador-peruvian': 'Peru',
  'name.eire-calm': 'a calm Dublin',
  'name.eire-roused': 'a Dublin roused by attacks on Britain',
  'name.hungarian-pact': 'the Premier, bound to Germany',
  'name.hungarian-talks': 'the Premier, in secret talks with the Allies',
  'name.hungarian-turn': 'the Premier, gone over to the Allies',
};
