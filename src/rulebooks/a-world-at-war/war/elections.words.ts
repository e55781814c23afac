import { texts } from '../../../kernel/index.ts';

/** The texts of elections.ts. */
export const electionTexts = texts({
  facts: {
    'election-result': 'U.S. elections',
    'election-tension': 'U.S. elections',
  },
  theatre: {
    europe: 'Europe',
    pacific: 'the Pacific',
  },
  fact: {
    electionResult: 'Which U.S. election result applies in {theatre} now (one: none)?',
    electionTension: 'From which {tension} level are the next four points counted?',
    usPeace: 'Has the U.S. made a separate peace with {enemy}?',
    usDefeated: 'Has an atomic attack put the U.S. out of the war for good?',
  },
  told: {
    britainToo:
      'Britain has surrendered: results 0 to \u22124 bind its forces as well. All others bind American units and partisans built by the U.S. alone.',
  },
});
