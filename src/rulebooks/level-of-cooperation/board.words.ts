import type { WordBook } from '../../kernel/words.ts';

/** The texts of the board. */
export const WORDS = {
  'board.track': 'Levels of cooperation',
  'board.nations': 'Nations',
  'board.neutral': 'neutral',
  'board.level': 'level',
  'board.status': 'status',
  'board.controller': 'controlled by',
  'board.value': 'value',
  'board.benefits': 'benefits',
  'board.holder': '{holder}: {list}',
  'board.both': '{first}; {second}',
  'board.nation': 'nation',
  'board.side': 'side',
  'board.dice': 'dice',
  'board.income': 'income',
  'board.capital': 'capital',
  'board.held': 'in enemy hands',
  'board.free': 'free',
  'status.neutral': 'neutral',
  'status.captured': 'captured',
  'status.pro.allies': 'pro-Allied',
  'status.pro.axis': 'pro-Axis',
  'status.committed.allies': 'fully committed to the Allies',
  'status.committed.axis': 'fully committed to the Axis',
} satisfies WordBook;
