import type { Clause } from '../../kernel/index.ts';

const EXAMPLE = 'It is a printed example: a case plays it, move by move.';
const NO_EFFECT = 'This face changes nothing, so its line never counts in a sum.';
const LEVEL =
  'It says how a DP level is worked out: that is a line of a resistance level, which is cited by the number it has there.';

const COUNTED = 'It says what a line of the table counts: the question of its fact cites it.';

/** The clauses that no game played at random cites although they act, each with the reason. */
export const UNREACHED_CLAUSES: Readonly<Record<Clause, string>> = {
  '49.154F':
    'What it costs in the next year counts in the line of 49.154, and this year only in a DP level (54.2).',
  '49.25': 'It permits: rows of a power for itself are there, and no bar closes them.',
  '49.26': 'Italy is of the European Axis in every pool and sum, and nothing asks whether it is neutral.',
  '49.36A': 'There is one target for both countries, so that nothing is left to refuse.',
  '49.61A': 'It permits: no limit joins a reaction roll to the rolls for other targets.',
  '49.61B': 'It permits: the bar of 49.431 is not looked at for a reaction roll.',
  '49.61C': 'It permits: to cite it where there are no DPs would tell everybody that there are none.',
  '49.81':
    'It says who may place tension DPs; what it takes away stands in its parts A to C, which are cited.',
  '49.82B': 'It permits: no limit joins a DP in USAT to the targets named.',
  '49.841C': 'Nothing takes back what a state of things has added, so there is nothing to say when it ends.',
  '49.851D':
    'The American DPs read the effective level by 49.12; the other actions it governs are of other rules.',
  '49.852D': 'The effective level is shown; the actions that it governs are of other rules.',
  '49.53/example': EXAMPLE,
  '49.58/example-1': EXAMPLE,
  '49.58/example-2': EXAMPLE,
  '49.87/example': EXAMPLE,
  '58.21/example': EXAMPLE,
  '60.32A/example': EXAMPLE,
  '49.851B/3': NO_EFFECT,
  '49.851B/4': NO_EFFECT,
  '49.852B/3': NO_EFFECT,
  '49.852B/4': NO_EFFECT,
  '62.46B': 'In a Pacific scenario no election is held, so that nothing cites it.',
  '54.21': LEVEL,
  '54.23': LEVEL,
  '54.24': LEVEL,
  '54.25': LEVEL,
  '54.26': LEVEL,
  '59.22A': COUNTED,
  '59.22B': COUNTED,
  '59.22C': COUNTED,
  '59.22D': COUNTED,
  '59.22E': COUNTED,
  '59.22F': COUNTED,
  '59.73A':
    'Only what stands in the table has a row to be given back, so that nothing else can be asked for.',
};
