import type { Chapter } from '../../../kernel/chapter.ts';
import type { DecisionKind } from '../../../kernel/rulebook.ts';
import { wordBook } from '../../../kernel/words.ts';
import type { Ground } from '../state.ts';
import { benefits, flag, loses } from './11-flags.ts';
import { resolution, settle } from './11-resolution.ts';
import { result } from './11-result.ts';
import { ledgers, total } from './ledger.ts';
import { WORDS as LEDGER } from './ledger.words.ts';
import { margins } from './margin.ts';
import { RULINGS } from './resolution.rulings.ts';
import { WORDS } from './resolution.words.ts';

export const STEPS = { resolution, settle, benefits, flag, loses, result };

const DECISIONS: readonly DecisionKind[] = [
  {
    name: 'result',
    seats: 'table',
    form: 'allocate',
    about: 'What comes of the ledgers: flags placed and removed, in the targets that no rule has settled.',
    clauses: ['step.11'],
  },
  {
    name: 'benefits',
    seats: 'table',
    form: 'choose',
    about: 'Which power of the leading side benefits, where nothing there says it.',
    clauses: ['step.11'],
  },
  {
    name: 'loses',
    seats: 'the seat of the power that benefits',
    form: 'choose',
    about: 'Whose flag falls, where several enemies have some.',
    clauses: ['step.11'],
  },
];

/** What follows step 10: the ledgers, the margins, and the flags that come of them (step.11). */
export const RESOLUTION: Chapter<Ground> = {
  clauses: [
    {
      clause: 'step.11',
      title: 'The resolution',
      kind: 'computed',
      where: 'gathering-storm/resolution/11-resolution.ts#resolution',
    },
  ],
  rulings: RULINGS,
  facts: [total],
  decisions: DECISIONS,
  words: wordBook(LEDGER, WORDS),
  sheets: (setting) => ({ ...ledgers(setting), ...margins(setting) }),
};
