import type { Clause } from '../../kernel/index.ts';
import { ENTRIES } from './rules/e-territories.ts';

/** What rules can come to and no game played at random has come to, each with the reason. */
export const UNREACHED_OUTCOMES: Readonly<Record<string, string>> = {
  'ECU.E2/lost happens': 'The conquest is told; that it was Peru’s until then says nothing more.',
  'THA.U1/lost happens':
    'That Indo-China is taken is told; that it is sworn to nobody then says nothing more.',
};

const COLONIES = Object.fromEntries(
  ENTRIES.flatMap(({ id, colonies = [] }) =>
    colonies.flatMap(({ entry }) =>
      entry === undefined ? [] : [[entry, `A colony has no rules of its own: those of ${id} are cited.`]],
    ),
  ),
);

/** The clauses that no game played at random cites although they act, each with the reason. */
export const UNREACHED_CLAUSES: Readonly<Record<Clause, string>> = {
  ...COLONIES,
  'TUR.S0': 'What is closed is shown on the board; only what opens it is told.',
  'OMA.M1': 'It waives the dollar of OMA.I1: that its row can be tried for nothing cites OMA.I1.',
  'G.I3': 'It says that every roll counts: the number of the next roll shows it.',
  'G.A3': 'There is no way to pass a class on, so nothing is told of it.',
  'G.F2': 'The order in which things are asked: nothing is told of it.',
  'G.G2': 'What has worked is not on the docket again: nothing is told of it.',
  'G.J8': 'No form of the dice takes money: nothing is told of it.',
};
