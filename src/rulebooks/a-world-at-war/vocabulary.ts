import type { DecisionKind } from '../../kernel/rulebook.ts';

/** The decisions by name. */
export const DECISIONS: readonly DecisionKind[] = [
  {
    name: 'report',
    seats: 'table',
    form: 'report',
    about: 'Facts without which an allotment, a naming or a roll cannot be judged.',
    clauses: ['49.11', '49.43', '49.426'],
  },
  {
    name: 'allocate',
    seats: 'each faction',
    form: 'allocate',
    about:
      'The secret allocation of the year\u2019s DPs, rows power/target; on paper (ruling secrecy) its rest, at the year\u2019s end.',
    clauses: ['49.21', '49.31', '49.45'],
  },
  {
    name: 'written',
    seats: 'each faction',
    form: 'choose',
    about: 'On paper: the allocation is written.',
    clauses: ['49.21'],
  },
  {
    name: 'show',
    seats: 'each faction that can have DPs there',
    form: 'allocate',
    about: 'On paper: the DPs in targets that are opened, rows power/target; or sheet/does-not-fit.',
    clauses: ['49.21', '49.425'],
  },
  {
    name: 'name',
    seats: 'the moving factions',
    form: 'allocate',
    about:
      'Name targets, rolls in reaction (rows reaction/target), demands (demand/target) and a DP in USAT (usat), rows of 0 or 1.',
    clauses: ['49.41', '49.422', '49.61', '49.71'],
    ticks: true,
  },
  {
    name: 'subversion',
    seats: 'russia',
    form: 'allocate',
    about: 'Subversion in the targets named.',
    clauses: ['49.4263'],
  },
  {
    name: 'react',
    seats: 'european-axis',
    form: 'allocate',
    about: 'Rolls in reaction to subversion in the same phase.',
    clauses: ['49.634A'],
    ticks: true,
  },
  {
    name: 'demand',
    seats: 'european-axis',
    form: 'choose',
    about: 'Whether Rumania cedes Bessarabia or fights.',
    clauses: ['49.71'],
  },
  {
    name: 'covert',
    seats: 'each faction',
    form: 'allocate',
    about: 'Covert operations in the targets named.',
    clauses: ['49.4262'],
  },
  { name: 'roll', seats: 'dice', form: 'roll', about: 'One die for a target.', clauses: ['49.425'] },
  {
    name: 'usat',
    seats: 'dice',
    form: 'roll',
    about: 'One die for the effective USAT level.',
    clauses: ['49.851A', '49.851B'],
  },
  {
    name: 'usjt',
    seats: 'dice',
    form: 'roll',
    about: 'One die for the effective USJT level.',
    clauses: ['49.852A', '49.852B'],
  },
  {
    name: 'tie',
    seats: 'table',
    form: 'choose',
    about: 'Which Allied faction benefits, by agreement or a die.',
    clauses: ['49.51C'],
  },
  {
    name: 'lesser',
    seats: 'the favoured faction',
    form: 'choose',
    about: 'The result rolled, or a lesser one.',
    clauses: ['49.53'],
  },
];
