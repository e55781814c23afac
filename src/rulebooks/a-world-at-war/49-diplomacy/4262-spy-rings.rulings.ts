import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of 4262-spy-rings.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'spy-rings',
    clauses: ['49.21', '49.4262'],
    question: 'Who knows where the spy rings are?',
    choices: [
      { id: 'open', text: 'Everybody: the table reports them.' },
      {
        id: 'secret',
        text: 'Each faction its own, which it reports itself, until a roll for the country counts them or an enemy has to announce DPs there at the year\u2019s start. Where no enemy has DPs nothing is announced: only the ring\u2019s faction learns that, and the ring stays secret. With the allocations on paper only a disclosed ring makes enemies announce, as nobody could be asked without learning of it.',
      },
    ],
    default: 'open',
    fixed: true,
  },
]);
