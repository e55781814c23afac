import {
  type Allocation,
  reportedValue,
  rulingsOf,
  tell,
  texts,
  eachOf,
  truth,
  whole,
  once,
} from '../../../kernel/index.ts';
import { fact, family, single } from '../facts/facts.ts';
import { part } from '../part.ts';
import { type Go, type Open, phaseId, type WorldStep } from '../state.ts';
import { MINORS } from '../tables/targets.ts';
import { askSpending, notReported } from './426-spending.ts';
import { noteSubversion } from './634-subversion.ts';
import { tellNoSubversion } from './passed-by.ts';

// 49.4263: Communist subversion.

declare module '../state.ts' {
  interface Steps {
    subversion: object;
  }
}

/** Whether Russia can have reached a level of subversion by now (49.4263): if not, it is not asked. */
export const subversionInPlay = single(
  'in-play.subversion',
  fact('inPlaySubversion', truth, ['49.4263'], { askedOf: 'russia' }),
);

/** The highest level of subversion. */
const MOST = 5;

/** The level of subversion that Russia has reached, as it alone knows (49.4263). */
const subversionLevel = single(
  'subversion.russia',
  fact('subversion', whole(0, MOST), ['49.4263'], { owner: 'russia' }),
);

/** The subversion in a target in this phase (49.4263). */
export const subversionUsed = family<[string]>({
  key: once((target) => `subversion-used.${target}`),
  each: eachOf(MINORS),
  spec: (_, target) => fact('subversionUsed', whole(0, MOST), ['49.4263'], { by: 'game', args: { target } }),
  read: ({ open }, target) => open.subversion[target] ?? 0,
});

const say = texts({
  facts: {
    subversion: 'Subversion',
    'subversion-used': 'Subversion',
    'subversion-serves': 'Subversion',
  },
  fact: {
    inPlaySubversion: 'Could Russia have reached a level of subversion by now? (If not, it is not asked.)',
    subversionUsed: 'Subversion in {target}',
    subversion: 'Which level of subversion have you reached?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    inPlaySubversion: 'The player of Russia knows it. Usually no in the first years.',
  },
  ask: {
    subversion:
      'Russia: do you use subversion in {targets}? (Once it is reported that Russia cannot have any yet, it is not asked.)',
  },
  told: {
    subversion: 'Russian subversion in {target}: -{by}.',
  },
});

const UNREPORTED = notReported('49.4263', say.fact.subversion());

const isNotInPlay = ({ facts }: Open): boolean => reportedValue(facts, subversionInPlay.key()) === false;

/** 49.4263: up to -5 for each target, by the level of subversion that Russia has reached. */
const subversion: WorldStep<'subversion'> = {
  clauses: ['49.425', '49.4263'],
  seats: (_, open) => (isNotInPlay(open) ? [] : ['russia']),
  asks: (_, view) =>
    askSpending(view, {
      id: `${phaseId(view.open)}/subversion`,
      fact: subversionLevel.key(),
      unreported: UNREPORTED,
      prompt: say.ask.subversion,
      clause: '49.4263',
      sets: subversionUsed.key,
      together: ruled(view.open.rulings, 'subversion-uses') !== 'each',
    }),
  take(_, { open }, __, { answer }, referee) {
    for (const [target, by] of Object.entries(answer as Allocation)) {
      if (by === 0) continue;
      open.subversion[target] = by;
      noteSubversion(open, target);
      tell(referee, 'note', say.told.subversion, { target, by }, ['49.4263']);
    }
  },
  next(_, { open }, __, referee): Go[] {
    if (isNotInPlay(open)) tellNoSubversion(open, referee);
    const used = Object.keys(open.subversion).length > 0;
    return used && open.phase === 'axis' ? [{ step: 'react' }] : [];
  },
};

const { RULINGS, ruled } = rulingsOf([
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
]);

/** 49.4263: Communist subversion. */
export const SUBVERSION = part(import.meta.url, {
  clauses: {
    '49.4263': ['enforced', 'Communist subversion', 'subversion'],
  },
  steps: { subversion },
  rulings: RULINGS,
  facts: [subversionUsed, subversionLevel],
  decisions: [
    {
      name: 'subversion',
      seats: 'russia',
      form: 'allocate',
      about: 'Subversion in the targets named.',
      clauses: ['49.4263'],
      leadsTo: ['diplomatic-roll'],
      nothing: {},
      habit: {
        name: 'subversion',
        answers: { none: { about: 'No subversion, unless I say so', answer: () => ({}) } },
        seats: ['russia'],
      },
    },
  ],
  texts: say,
});
