import type { WordBook } from '../../kernel/words.ts';

/** The texts of rounds.ts. */
export const WORDS = {
  'skip.turn': 'Skip the turn of {nation}',
  'skip.round': 'Skip the rest of round {round}',
  'told.skip.turn': 'The table skips the turn of {nation}.',
  'told.skip.round': 'The table skips the rest of round {round}, from {nation} on.',
  'told.capitalHeld': '{nation} has no diplomacy phase: its capital is in enemy hands.',
  'told.noDice': '{nation} has no diplomacy dice.',
  'told.noChoice': '{nation} has no neutral to choose.',
  'told.incomes': 'Income from former neutrals after round {round}: {list}.',
  'told.noIncome': 'After round {round} nobody draws income from a former neutral.',
  'income.line': '{nation} {income} ({neutrals})',
  'income.withheld': '{nation} none, as its capital is in enemy hands ({neutrals}: {income})',
} satisfies WordBook;
