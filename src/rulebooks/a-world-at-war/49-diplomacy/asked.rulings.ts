import { type Rulings, rulingsOf } from '../../../kernel/index.ts';

/** The rulings on what the table is asked. */
export const { RULINGS: DIPLOMACY_ASKED_RULINGS, ruled: diplomacyAskedRuling } = rulingsOf([
  {
    id: 'asked',
    clauses: ['49.154F', '49.61', '54.22'],
    question:
      'Who declared a war that is told, and how many objectives and ICs Russia has lost undefended: is the table asked?',
    choices: [
      { id: 'asked', text: 'Yes: as soon as a war is told, and wherever Russian DPs are counted in a war.' },
      { id: 'told', text: 'Only where nothing goes on without it: the table tells it by itself.' },
    ],
    default: 'asked',
  },
  {
    id: 'needless',
    clauses: ['49.434', '49.58', '54.22', '54.23', '57.12', '57.21', '59.65', '62.51'],
    question: 'What nothing hangs on any more, as a line of a tension that is not recorded: is it asked?',
    choices: [
      { id: 'left', text: 'No, and it moves nothing.' },
      { id: 'asked', text: 'Yes, as what counts.' },
    ],
    default: 'left',
  },
]);

/** Whether what nothing hangs on is not asked (ruling needless). */
export function isNeedlessLeft({ rulings }: { readonly rulings: Readonly<Rulings> }): boolean {
  return diplomacyAskedRuling(rulings, 'needless') === 'left';
}
