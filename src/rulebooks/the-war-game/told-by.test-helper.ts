import type { ToldBy } from '../../kernel/kit/silent.test-helper.ts';

/** How a table surely tells what a game knows from its start on and never asks for by itself. */
export const TOLD_BY: readonly ToldBy[] = [
  {
    facts: 'units.*',
    by: 'news',
    why: 'The guide puts no units of players into neutral territories; each player’s turn asks who came, went and fought there.',
  },
  {
    facts: 'holder.*',
    by: 'news',
    why: 'All land is its owner’s, or as the set-up of 1942 says, until the news of a player’s turn says who takes it.',
  },
  {
    facts: 'struck.*',
    by: 'news',
    why: 'Nobody has struck before turn 1; the news of each player’s turn has a row for each stroke that a story asks for.',
  },
  {
    facts: 'war.*',
    by: 'declarations',
    why: 'Each turn asks for what has changed between the nations, pair by pair.',
  },
  {
    facts: 'phony-war',
    by: 'declarations',
    why: 'Each turn asks for it with the declarations of war until it has started.',
  },
];
