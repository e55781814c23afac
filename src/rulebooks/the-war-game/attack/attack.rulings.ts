import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of attacks on neutral territories. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'axis-territory',
    clauses: ['G.B2', 'G.B7'],
    question:
      'Which territories are an Axis nation’s own, which the others of the Axis may enter and not attack?',
    choices: [
      {
        id: 'sworn-and-total',
        text: 'Those Sworn to it and those under its Total Control, as among the Allies.',
      },
      { id: 'total', text: 'Those under its Total Control alone.' },
    ],
    default: 'sworn-and-total',
  },
  {
    id: 'soviet-attacks',
    clauses: ['G.B3', 'G.C5'],
    question:
      'Is a territory under Total Control of the U.K., France or the U.S.A. still a neutral to the U.S.S.R.?',
    choices: [
      { id: 'any', text: 'Yes: all that is no player’s original land is a neutral, and it may attack it.' },
      { id: 'not-total', text: 'No: it may not attack it.' },
    ],
    default: 'any',
  },
  {
    id: 'asia',
    clauses: ['G.B5'],
    question: 'Which neutral territories lie in Asia, where China may attack what stands with the Axis?',
    choices: [
      {
        id: 'islands',
        text: 'Those of the mainland from Turkey on, and the islands from Sumatra to New Guinea.',
      },
      { id: 'mainland', text: 'Those of the mainland from Turkey on.' },
    ],
    default: 'islands',
  },
  {
    id: 'last-attack',
    clauses: ['G.C5', 'G.A4'],
    question:
      'A box has given a territory into Total Control, and another player attacks it: does that box count?',
    choices: [
      {
        id: 'turns',
        text: 'Yes, the last: with it turn as many units as can have been native and have not retreated.',
      },
      { id: 'stays', text: 'No: it is the nation’s until it is conquered.' },
    ],
    default: 'turns',
  },
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
    id: 'named-nation',
    clauses: ['G.A8', 'G.C3'],
    question: 'A box does not say Total Control: who decides for the native units?',
    choices: [
      {
        id: 'named',
        text: 'The nation of the box, but casualties are fixed: lowest defense first, disputes to the attacker’s opponents.',
      },
    ],
    default: 'named',
  },
  {
    id: 'retreats',
    clauses: ['G.C2', 'G.B2', 'G.B7'],
    question: 'Where may the units of a lost territory go?',
    choices: [
      {
        id: 'friends',
        text: 'Where the nation of the box may go in peace: its land and that of its friends, what is Friendly or Sworn to it, and what is Sworn to them or theirs.',
      },
      { id: 'own', text: 'To its own land, and to what is Friendly or Sworn to it or in its control.' },
    ],
    default: 'friends',
  },
  {
    id: 'repelled',
    clauses: ['G.A7', 'G.C1'],
    question: 'An attack is repelled: where are the attackers that are left?',
    choices: [{ id: 'gone', text: 'Nowhere in the territory: they are where they came from.' }],
    default: 'gone',
  },
  {
    id: 'neutral-ship',
    clauses: ['G.D2', 'G.D4'],
    question:
      'An attack makes a territory a nation’s own: which neutral ships does that nation send away or let fight?',
    choices: [
      { id: 'there', text: 'One off the attacked territory; one elsewhere in the group is simply its own.' },
      { id: 'group', text: 'Any of the group, wherever it is attacked.' },
    ],
    default: 'there',
  },
  {
    id: 'swiss-loss',
    clauses: ['SWI.E1'],
    question: 'Which two units does the attacker of Switzerland remove?',
    choices: [{ id: 'owner', text: 'Those that he chooses, of each attack; of fewer, all.' }],
    default: 'owner',
  },
]);
