import type { DecisionKind } from '../../../kernel/rulebook.ts';

/** What is asked in the turns of the players. */
export const DECISIONS: readonly DecisionKind[] = [
  {
    name: 'order',
    seats: 'the nation that a story names',
    form: 'choose',
    about: 'Whether a neutral army attacks those who occupy its territory.',
    clauses: ['ARG.U2'],
  },
  {
    name: 'news',
    seats: 'table',
    form: 'allocate',
    about:
      'What a player’s nations did: attacks on neutrals, units that came and went, land taken. Empty: nothing.',
    clauses: ['G.A4', 'G.B1', 'G.B3', 'G.B5', 'G.B6', 'EIR.U1b', 'SPA.I2'],
    nothing: {},
  },
  {
    name: 'ships',
    seats: 'the nation to which a box gives the territory',
    form: 'choose',
    about: 'Whether a neutral ship fights for its territory or retreats.',
    clauses: ['G.D2', 'G.D4'],
  },
  {
    name: 'ordered',
    seats: 'table',
    form: 'allocate',
    about: 'How a battle ended that a story ordered: who won, and what stands there.',
    clauses: ['ARG.U2', 'IRQ.U2', 'MON.U2', 'PER.U1'],
  },
  {
    name: 'battle',
    seats: 'table',
    form: 'allocate',
    about: 'How an attack on a neutral territory ended: who takes it, and what is left of each side.',
    clauses: ['G.A7', 'G.C3', 'G.C4'],
  },
  {
    name: 'retreat',
    seats: 'the nation to which a box gives the territory',
    form: 'allocate',
    about: 'Where the units go that are left of a lost territory.',
    clauses: ['G.C2', 'G.C5'],
  },
];
