import { rulingsOf } from '../../../kernel/index.ts';

/** The rulings of 24.83-threat.ts. */
export const { RULINGS: INTELLIGENCE_THREAT_RULINGS, ruled: intelligenceThreatRuling } = rulingsOf([
  {
    id: 'threat-flags',
    clauses: ['24.83', 'step.7'],
    question:
      'A power eliminated several Russian flags in the turn before: how many +1 modifiers does it get?',
    choices: [
      { id: 'each-flag', text: 'One for each flag, in the region of that flag.' },
      { id: 'each-region', text: 'One for each region in which flags were eliminated, however many.' },
      { id: 'once', text: 'One in all, in one of those regions.' },
    ],
    default: 'each-flag',
  },
  {
    id: 'threat-emptied',
    clauses: ['24.83', 'step.7'],
    question: 'A report leaves a power that is asked in step 7 nothing to place: does it still answer?',
    choices: [
      { id: 'answers', text: 'Yes: until then the report can be taken back, as nothing of step 8 is shown.' },
      { id: 'passes', text: 'No: play goes on to step 8 at once.' },
    ],
    default: 'answers',
    fixed: true,
  },
  {
    id: 'threat-stack',
    clauses: ['24.83'],
    question: 'Can several communist threat modifiers of one power count in the same target?',
    choices: [
      { id: 'yes', text: 'Yes: one for each Russian flag that it eliminated in the region.' },
      { id: 'no', text: 'No: each in another target of the region.' },
    ],
    default: 'yes',
  },
]);
