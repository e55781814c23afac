import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** What the guide leaves open: rulings of c-battles.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'freed-neutrals',
    clauses: ['G.B7', 'G.B5', 'G.A7'],
    question:
      'A territory was under Total Control of an Ally, the Axis took it, and another of its friends retakes it: whose is it?',
    choices: [
      { id: 'taker', text: 'The taker’s: only original land, and what counts as such, is given back.' },
      { id: 'owner', text: 'That of the Ally who had it: territories lost to the Axis are given back.' },
    ],
    default: 'taker',
  },
  {
    id: 'repelled',
    clauses: ['G.A7', 'G.C1'],
    question: 'An attack is repelled: where are the attackers that are left?',
    choices: [{ id: 'gone', text: 'Nowhere in the territory: they are where they came from.' }],
    default: 'gone',
  },
]);
