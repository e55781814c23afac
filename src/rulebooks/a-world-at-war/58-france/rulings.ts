import { rulingsOf } from '../../../kernel/ruling.ts';

/** The rulings of rule 58. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'vichy-after-us-peace',
    clauses: ['58.31', '62.61'],
    question:
      'No Vichy France can be established once the U.S. and Germany are at war: what if that war has ended before France falls?',
    choices: [
      { id: 'possible', text: 'It can be: they are at war no more.' },
      { id: 'barred', text: 'It cannot be: they have been at war.' },
    ],
    default: 'possible',
  },
  {
    id: 'paris-asked',
    clauses: ['58.11A', '58.12'],
    question:
      'It was told before the Allied player turn that the Axis control Paris: is it asked again once Allied combat is over?',
    choices: [
      { id: 'again', text: 'Yes: the Allies may have won it back.' },
      { id: 'once', text: 'No: what was told counts until something else is told.' },
    ],
    default: 'again',
  },
  {
    id: 'paris-objective',
    clauses: ['58.21A'],
    question:
      'France surrenders with Paris still French: does Paris count among the objectives under French control?',
    choices: [
      { id: 'counts', text: 'Yes: the clause leaves out Lyon and Marseilles alone.' },
      { id: 'apart', text: 'No: like Lyon and Marseilles it has a modifier of its own.' },
    ],
    default: 'counts',
  },
  {
    id: 'french-covert',
    clauses: ['58.21E', '49.4262'],
    question:
      'DPs in France count \u201cas reduced by covert operations\u201d (47.21C is not in the text): how?',
    choices: [
      { id: 'reduce', text: 'Each takes one DP of the other side away; none go below zero.' },
      {
        id: 'modify',
        text: 'Each counts one for its side, as in a diplomatic roll, whatever DPs there are.',
      },
    ],
    default: 'reduce',
  },
  {
    id: 'vichy-brps',
    clauses: ['58.31A', '58.31B', '58.71'],
    question: 'Are the 20 BRPs of Vichy France the same as the value of France as a conquest?',
    choices: [
      {
        id: 'beside',
        text: 'No: who conquered France has its value either way, and the Axis those of Vichy besides where there is no Vichy France.',
      },
    ],
    default: 'beside',
    fixed: true,
  },
  {
    id: 'french-hexes-after-us',
    clauses: ['58.31B', '58.41', '58.411', '58.72'],
    question:
      'Without Vichy France the Axis gain all of France; once the U.S. is at war with Germany what is French becomes British. Which holds?',
    choices: [
      {
        id: 'british',
        text: 'The exception: it becomes British, and nobody receives the BRPs of Vichy; France has been conquered only if the Axis hold Paris.',
      },
    ],
    default: 'british',
    fixed: true,
  },
  {
    id: 'french-results',
    clauses: ['58.51', '49.51B'],
    question:
      'The minor allies and associated countries of France become British: what of its hex control and BRPs by diplomacy?',
    choices: [
      { id: 'british', text: 'They become British as well.' },
      { id: 'end', text: 'They end.' },
    ],
    default: 'british',
  },
  {
    id: 'french-heir',
    clauses: ['49.51B', '58.51'],
    question: 'A table names France as the beneficiary, and France has fallen: who benefits?',
    choices: [{ id: 'senior', text: 'The senior Western partner.' }],
    default: 'senior',
    fixed: true,
  },
  {
    id: 'french-ships',
    clauses: ['58.641'],
    question: 'Who moves the French ships that change their port?',
    choices: [{ id: 'joined', text: 'The side that they join.' }],
    default: 'joined',
    fixed: true,
  },
  {
    id: 'french-damaged-ships',
    clauses: ['58.642'],
    question: 'A word is missing where the text says what damaged ships count: which?',
    choices: [
      {
        id: 'full',
        text: 'Those in row 2 and Launch: like damaged ships they count in full for the fleets, and half only for the surrender level.',
      },
    ],
    default: 'full',
    fixed: true,
  },
]);
