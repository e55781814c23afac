import type { Ruling } from '../../kernel/ruling.ts';

/** Questions that the text leaves open, as far as the rule is built. */
export const RULINGS: readonly Ruling[] = [
  {
    id: 'secrecy',
    clauses: ['49.21'],
    question: 'Each player records where his DPs are in secret: who keeps the record?',
    choices: [
      {
        id: 'program',
        text: 'The program: each faction types its whole allocation at the year\u2019s start.',
      },
      {
        id: 'paper',
        text: 'Each faction, on a sheet of paper: it types what a rule reveals, and the rest at the year\u2019s end, when the sums are checked.',
      },
    ],
    default: 'program',
    fixed: true,
  },
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
  {
    id: 'aggressor',
    clauses: ['49.435'],
    question:
      'Naming is by faction, but aggression is by a major power: does Italy\u2019s attack bar Germany?',
    choices: [
      { id: 'faction', text: 'Yes: it bars the faction of the aggressor.' },
      { id: 'power', text: 'No: only a faction without another power is barred, which is Russia.' },
    ],
    default: 'faction',
  },
  {
    id: 'mixed-allied-dps',
    clauses: ['49.4261B'],
    question: 'The clause on Western and Russian DPs in one target has no text: do both count?',
    choices: [{ id: 'both', text: 'Yes, both are subtracted; 49.51C says who benefits.' }],
    default: 'both',
    fixed: true,
  },
  {
    id: 'same-target',
    clauses: ['49.422', '49.431'],
    question: 'West and Russia name the same target in one phase: how many rolls?',
    choices: [{ id: 'one', text: 'One, which counts as named by both.' }],
    default: 'one',
    fixed: true,
  },
  {
    id: 'allied-naming',
    clauses: ['49.412A', '49.413A', '49.422'],
    question: 'Both announce before DPs are revealed, but who of West and Russia names first?',
    choices: [
      { id: 'together', text: 'Neither: both name in secret, and their targets are opened together.' },
    ],
    default: 'together',
    fixed: true,
  },
  {
    id: 'subversion-uses',
    clauses: ['49.4263'],
    question: 'How far does the level of subversion reach when several targets are named in a phase?',
    choices: [
      { id: 'each', text: 'Up to the level on each roll.' },
      { id: 'together', text: 'Up to the level on all rolls of the phase together.' },
    ],
    default: 'each',
  },
  {
    id: 'senior-before-us',
    clauses: ['49.51B'],
    question: 'The U.S. is the senior Western partner once at war with Germany: who is it before?',
    choices: [{ id: 'britain', text: 'Britain.' }],
    default: 'britain',
    fixed: true,
  },
  {
    id: 'pro-allied-status',
    clauses: ['49.433'],
    question:
      'The -1, -2 and -3 for Allied status are stated for Axis namings: do they count when an Ally names?',
    choices: [{ id: 'always', text: 'Yes, as the one table that is known in full has it.' }],
    default: 'always',
    fixed: true,
  },
  {
    id: 'usat-first-year',
    clauses: ['49.34', '49.82C'],
    question: 'How many DPs can be triggered in USAT in 1939?',
    choices: [
      { id: 'two', text: 'Two: the game begins in Fall.' },
      { id: 'four', text: 'Four, as in a full year.' },
    ],
    default: 'two',
  },
  {
    id: 'usat-at-year-start',
    clauses: ['49.12', '49.851D'],
    question: 'Which effective USAT counts for the American DPs?',
    choices: [{ id: 'winter', text: 'The one rolled in the last Winter turn; the table reports it.' }],
    default: 'winter',
    fixed: true,
  },
  {
    id: 'covert-order',
    clauses: ['49.425'],
    question: 'In which order are covert operations announced?',
    choices: [
      { id: 'mover-first', text: 'The moving side first, then its opponents.' },
      { id: 'mover-last', text: 'The opponents first, then the moving side.' },
    ],
    default: 'mover-first',
  },
  {
    id: 'no-allied-dps',
    clauses: ['49.51C'],
    question:
      'A result favours the Allies where neither the West nor Russia has DPs, and both could have: who benefits?',
    choices: [
      { id: 'tie', text: 'It is a tie like any other: by agreement or a die.' },
      {
        id: 'standing',
        text: 'The Allied faction that a result in effect there favours already; without one it is a tie.',
      },
    ],
    default: 'tie',
  },
  {
    id: 'general-scale',
    clauses: ['49.51', '49.4265'],
    question: 'What do rolls bring where a country\u2019s table is not supplied?',
    choices: [
      {
        id: 'general',
        text: 'The general scale on which the examples of the text and the known tables agree; the players look up its BRPs and stars.',
      },
    ],
    default: 'general',
    fixed: true,
  },
  {
    id: 'belgian-beneficiary',
    clauses: ['49.51B'],
    question:
      'The table of Belgium/Luxembourg names France, 49.51B the senior Western partner: who benefits?',
    choices: [
      { id: 'france', text: 'France, as the table says.' },
      { id: 'senior', text: 'The senior partner, as everywhere.' },
    ],
    default: 'france',
  },
  {
    id: 'finland-factors',
    clauses: ['49.4265'],
    question: 'Which way do friendly and enemy factors in Finland push?',
    choices: [{ id: 'owner', text: 'Toward the side whose factors they are, for each five.' }],
    default: 'owner',
    fixed: true,
  },
  {
    id: 'minimum-result',
    clauses: ['49.51'],
    question: 'What do totals beyond the ends of a table mean?',
    choices: [{ id: 'end', text: 'The end result: 10 or more, -3 or less.' }],
    default: 'end',
    fixed: true,
  },
  {
    id: 'subversion-count',
    clauses: ['49.634'],
    question: 'Which uses of Russian subversion count for the rolls of the other Balkan countries?',
    choices: [
      { id: 'ever', text: 'Every use so far, as the line of the tables says “for each use”.' },
      {
        id: 'recent',
        text: 'Those since the Axis diplomatic phase before, which is when the Axis can react to them.',
      },
    ],
    default: 'ever',
  },
  {
    id: 'subversion-of-the-west',
    clauses: ['49.634', '49.634B'],
    question:
      'Subversion in a Western roll of the Allied phase: one clause speaks of Russia’s own rolls, the other of the phase. Does it let the Axis react?',
    choices: [
      { id: 'counts', text: 'Yes: any use in the Allied phase does.' },
      { id: 'own', text: 'No: only in Russia’s own rolls.' },
    ],
    default: 'counts',
  },
  {
    id: 'subversion-serves',
    clauses: ['49.634', '49.634A', '49.634B'],
    question:
      'The +2 for uses of subversion elsewhere is a line of the tables, yet these clauses give it to the Axis: in whose rolls does it count?',
    choices: [
      {
        id: 'all',
        text: 'In every roll for Hungary, Rumania, Bulgaria, Yugoslavia or Greece, whoever makes it.',
      },
      { id: 'axis', text: 'In those of the Axis alone, named or in reaction.' },
      {
        id: 'reactions',
        text: 'In rolls that the Axis makes in reaction, and in those for targets it has named in the phase in which Russia uses subversion.',
      },
    ],
    default: 'all',
  },
  {
    id: 'subversion-of-reactions',
    clauses: ['49.425', '49.634A'],
    question: 'Can Russia also subvert the countries that the Axis adds in reaction in the same phase?',
    choices: [{ id: 'no', text: 'No: subversion is announced once in a phase, before them.' }],
    default: 'no',
    fixed: true,
  },
  {
    id: 'reaction-bars',
    clauses: ['49.61', '49.43'],
    question: 'Which bars hold for reaction rolls too?',
    choices: [
      {
        id: 'standing',
        text: 'All but those of the year and of DPs: permanent results, conquest, friendly minor allies, what favours the other Ally, aggression, and Vichy in the year of the fall.',
      },
    ],
    default: 'standing',
    fixed: true,
  },
  {
    id: 'reaction-results',
    clauses: ['49.4266', '49.65'],
    question:
      'Reaction results take effect at once, yet all rolls of a phase are simultaneous: when do they count?',
    choices: [
      { id: 'together', text: 'In their phase, with its other results, once all its rolls are made.' },
    ],
    default: 'together',
    fixed: true,
  },
  {
    id: 'dps-in-oneself',
    clauses: ['49.25', '49.24'],
    question: 'A major power may place DPs in itself: which powers can?',
    choices: [
      {
        id: 'france-italy',
        text: 'France and Italy, where DPs count for a later rule; in no other power would they.',
      },
    ],
    default: 'france-italy',
    fixed: true,
  },
  {
    id: 'russian-intelligence',
    clauses: ['49.31', '49.32'],
    question: 'May Russia place DPs in intelligence, which is not on its list of targets?',
    choices: [{ id: 'no', text: 'No: the list says where it may.' }],
    default: 'no',
    fixed: true,
  },
  {
    id: 'pacific-dps',
    clauses: ['49.11', '49.35'],
    question: 'Are DPs allotted in a Pacific scenario?',
    choices: [{ id: 'none', text: 'No: none of their targets is there, and USJT takes none.' }],
    default: 'none',
    fixed: true,
  },
  {
    id: 'declaring-out-of-turn',
    clauses: ['49.58', '49.59'],
    question:
      'Germany or Russia takes a result that needs a declaration of war in the other’s player turn, in which it cannot declare any: when must it?',
    choices: [
      { id: 'next', text: 'In its own next player turn; until its end the result stands.' },
      { id: 'same', text: 'Before the next diplomatic phase, as in its own player turn.' },
    ],
    default: 'next',
  },
  {
    id: 'demands-again',
    clauses: ['49.44', '49.71'],
    question: 'May Russia make its territorial demands of a country more than once?',
    choices: [
      { id: 'once', text: 'No: once in the game, whatever came of them.' },
      { id: 'again', text: 'Yes: in any Allied diplomatic phase.' },
    ],
    default: 'once',
  },
  {
    id: 'demand-outcomes',
    clauses: ['49.44', '49.71'],
    question:
      'What a Russian demand of Rumania leads to stands in rule 66.1, of which only a part is publicly known: what of it is played?',
    choices: [
      {
        id: 'known',
        text: 'What is known: no demand while the Axis controls hexes of Rumania; by the result taken Rumania cedes Bessarabia (2 or less), leaves the answer to Germany (3 to 6), refuses and fights (7), or is left alone (8 or more).',
      },
      {
        id: 'own-copy',
        text: 'Nothing: the game makes the roll of 49.71, and the players carry out 66.1 from their own copy.',
      },
    ],
    default: 'known',
  },
  {
    id: 'demand-beneficiary',
    clauses: ['49.51C', '49.71'],
    question:
      'The roll that a Russian demand of Rumania brings favours the Allies: who benefits, if the West has as many DPs there as Russia, or more?',
    choices: [
      { id: 'russia', text: 'Russia, whose demand it is, as the known part of rule 66.1 has it.' },
      { id: 'dps', text: 'Whoever has more DPs there, as in any other roll.' },
    ],
    default: 'russia',
  },
  {
    id: 'usjt-at-once',
    clauses: ['49.852A', '49.852C'],
    question:
      'Japan attacks Britain alone and USJT is rolled at once: is it rolled again at the end of that turn’s Allied diplomatic phase?',
    choices: [
      {
        id: 'instead',
        text: 'No: the roll at once is the exception to it, and holds until the Allied player turn ends.',
      },
      { id: 'besides', text: 'Yes: at the end of every Allied diplomatic phase.' },
    ],
    default: 'instead',
  },
  {
    id: 'not-declared',
    clauses: ['49.58'],
    question:
      'Germany or Russia takes a result that needs a declaration of war and then declares none: what holds?',
    choices: [{ id: 'before', text: 'What was in effect for the country before.' }],
    default: 'before',
    fixed: true,
  },
];
