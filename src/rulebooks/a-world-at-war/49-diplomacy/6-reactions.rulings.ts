import { rulingsOf } from '../../../kernel/index.ts';

/** The rulings of 6-reactions.ts. */
export const { RULINGS: REACTION_RULINGS, ruled: reactionRuling } = rulingsOf([
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
    id: 'declaration-lasts',
    clauses: ['49.631', '49.632', '49.64'],
    question: 'The modifier of a declaration of war: does it outlast the war?',
    choices: [
      { id: 'outlasts', text: 'Yes: it is for the declaration, whatever becomes of the war.' },
      { id: 'war', text: 'No: it counts as long as the war, or the conquest that it led to, lasts.' },
    ],
    default: 'outlasts',
  },
  {
    id: 'spain-reaction',
    clauses: ['49.632'],
    question: 'Spain associates by itself when the West attacks Portugal: can the reaction roll undo that?',
    choices: [
      { id: 'stays', text: 'No: it can only make Spain a minor ally instead.' },
      { id: 'undone', text: 'Yes: its result is that of any other roll for Spain.' },
    ],
    default: 'stays',
  },
  {
    id: 'two-subversions',
    clauses: ['49.634B'],
    question:
      'Russia subverts two countries in one Allied phase: can the Axis react in each of them because of the other?',
    choices: [
      { id: 'each', text: 'Yes: each use excludes its own target alone.' },
      { id: 'neither', text: 'No: the targets of both are excluded.' },
    ],
    default: 'each',
  },
  {
    id: 'roll-order',
    clauses: ['49.53', '49.634A'],
    question: 'Several countries are subverted, or several rolls are made in reaction: in which order?',
    choices: [{ id: 'as-named', text: 'In that in which the form that names them lists them.' }],
    default: 'as-named',
    fixed: true,
  },
  {
    id: 'vichy-is-neutral',
    clauses: ['49.4265', '58.633'],
    question:
      'The Western Allies attack Vichy France: have they attacked a neutral, as the table of Belgium/Luxembourg counts it?',
    choices: [
      { id: 'counts', text: 'Yes: Vichy France is a neutral minor country.' },
      { id: 'not', text: 'No: it is what is left of an enemy of the Axis.' },
    ],
    default: 'counts',
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
    id: 'subverted-first',
    clauses: ['49.634A'],
    question:
      'Russia uses subversion in the Axis phase, and the Axis can roll for nobody in reaction: is the subverted country rolled for first?',
    choices: [
      { id: 'always', text: 'Yes: its roll is made first, whoever reacts.' },
      { id: 'asked', text: 'Only where the Axis is asked whether it reacts.' },
    ],
    default: 'always',
  },
]);
