import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of Panama. */
export const { RULINGS } = rulingsOf([
  {
    id: 'panama-sworn',
    clauses: ['PAN.U1'],
    question: 'Panama is Sworn to the U.S.A. when Arnulfo Arias takes power: what is it then?',
    choices: [
      { id: 'falls', text: 'A Friendly ally: it falls back.' },
      { id: 'stays', text: 'Sworn: what is frozen is what it was.' },
    ],
    default: 'falls',
  },
  {
    id: 'panama-police',
    clauses: ['PAN.I1', 'PAN.U2'],
    question: 'May the U.S.A. influence the Panama of the police?',
    choices: [{ id: 'no', text: 'No: it hangs on American units being there.' }],
    default: 'no',
    fixed: true,
  },
]);
