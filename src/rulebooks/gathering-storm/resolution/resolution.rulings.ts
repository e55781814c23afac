import { rulingsOf } from '../../../kernel/index.ts';

/** The rulings of the resolution. */
export const { RULINGS: RESOLUTION_RULINGS, ruled: resolutionRuling } = rulingsOf([
  {
    id: 'resolution',
    clauses: ['step.11'],
    question: 'How do the ledgers become flags? The sheet does not say.',
    choices: [
      { id: 'ledger-only', text: 'The ledgers are told, and the table enters what comes of them.' },
      {
        id: 'net-margin',
        text: 'House rule: a margin of 1 or more is one step, which fells an enemy flag, else places one.',
      },
      {
        id: 'table',
        text: 'By the table of results of the pack; without one the table enters what comes of them.',
      },
    ],
    default: 'ledger-only',
  },
  {
    id: 'margin',
    clauses: ['step.11'],
    question: 'What does a flag step do, and what a tie?',
    choices: [
      {
        id: 'fells-then-places',
        text: 'An enemy flag falls; if there is none, one is placed. A tie changes nothing.',
      },
    ],
    default: 'fells-then-places',
  },
  {
    id: 'sides',
    clauses: ['step.11'],
    question: 'Who stands against whom in a target where three sides are?',
    choices: [
      { id: 'separate', text: 'Each for itself: the highest total against the next highest.' },
      {
        id: 'allied-and-russian',
        text: 'Allies and Russia together against the Axis; the one with more there benefits.',
      },
    ],
    default: 'separate',
  },
  {
    id: 'factions',
    clauses: ['25.52A', 'step.11'],
    question: 'Who stands together in a civil war?',
    choices: [
      {
        id: 'pack',
        text: 'Who backs the same faction, where the pack names the factions; else as everywhere.',
      },
    ],
    default: 'pack',
  },
  {
    id: 'benefits',
    clauses: ['step.11', 'event.danube-free-trade-zone'],
    question: 'Which power of the leading side benefits?',
    choices: [
      {
        id: 'printed',
        text: 'Whom the text of an event there names as the one that benefits; where none names anybody, as in the chain.',
      },
      {
        id: 'chain',
        text: 'Whose diplomatic counter is there; else whom an event there names; else who has operations there; else whose anti-Comintern counter lies there alone; else who alone of the side has anything there; else the table says.',
      },
      {
        id: 'card',
        text: 'Whom an event there names, where its side would not lead without it; else as in the chain.',
      },
    ],
    default: 'printed',
  },
  {
    id: 'sole-partner',
    clauses: ['step.11'],
    question:
      'Neither a diplomatic counter, an event nor an operation says who benefits, and one power alone of the leading side has anything there, as a threat: does it benefit?',
    choices: [
      { id: 'benefits', text: 'Yes: there is nobody else.' },
      { id: 'table', text: 'The table says who does.' },
    ],
    default: 'benefits',
  },
]);
