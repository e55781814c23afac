import type { frame } from '../../kernel/index.ts';

/** What the words of this rulebook stand for, in short. */
export const GLOSSARY: frame.Glossary = {
  benefit:
    'What a nation may do at a neutral at its level: dock, fly over, draw income, enter, command its units.',
  'diplomacy dice': 'How many dice a nation rolls in its turn, all at one neutral.',
  hit: 'A die that the hit number lets count: of one roll the neutral moves one step at most, to the side that rolls.',
  'hit number':
    'What a die must show to hit: 1, and more for each neighbour that the side of the nation holds.',
  income: 'Money that a neutral pays each round to the nation whose marker lies there.',
  level:
    'Where a neutral stands on its track, from \u22125 (the Axis) to +5 (the Allies); 0 is neutral to all.',
  marker:
    'A nation\u2019s counter on a neutral that has joined its side: that nation has income and command there.',
  round: 'All six nations in their order, once.',
  'S.S.R.': 'Soviet Socialist Republic, a part of the Soviet Union.',
  'sphere of influence': 'Where a nation may roll: the neutrals that the chart lists for it.',
  'U.K.': 'The United Kingdom.',
  'U.S.': 'The United States.',
  'U.S.S.R.': 'The Soviet Union.',
};
