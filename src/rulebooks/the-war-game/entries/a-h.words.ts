import { texts } from '../../../kernel/index.ts';

/** Who or what governs in the entries from Afghanistan to Hungary. */
export const entriesAToHTexts = texts({
  name: {
    ortiz: 'President Ortiz',
    castillo: 'President Castillo',
    ramirez: 'General Ramirez',
    busch: 'President Busch',
    quintanilla: 'General Quintanilla',
    penaranda: 'President Peñaranda',
    vargas: 'President Vargas',
    'vargas-ousted': 'the men who ousted Vargas',
    boris: 'King Boris',
    bozhilov: 'Bozhilov for the boy king Simeon',
    'bulgarian-communists': 'the Bulgarian communists',
    cerda: 'President Cerda',
    'chilean-fascists': 'the Chilean fascists',
    'cerda-supporters': 'the supporters of Cerda',
    'ecuador-free': 'its own government',
    'ecuador-peruvian': 'Peru',
    'eire-calm': 'a calm Dublin',
    'eire-roused': 'a Dublin roused by attacks on Britain',
    'hungarian-pact': 'the Premier, bound to Germany',
    'hungarian-talks': 'the Premier, in secret talks with the Allies',
    'hungarian-turn': 'the Premier, gone over to the Allies',
  },
});
