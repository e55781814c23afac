import { reported } from '../../../kernel/facts.ts';
import { words } from '../../../kernel/words.ts';
import { type Given, type Go, phaseId, type Step } from '../state.ts';
import { askSpending } from './426-spending.ts';
import { noteSubversion } from './6-reactions.ts';
import { ruled } from './4263-subversion.rulings.ts';

// 49.4263: Communist subversion.

declare module '../state.ts' {
  interface Steps {
    subversion: object;
  }
}

/** What Russia is not asked about, once the table has said that it can have none yet. */
export const SUBVERSION_IN_PLAY = 'in-play.subversion';

/** 49.4263: up to -5 for each target, by the level of subversion that Russia has reached. */
export const subversion: Step<'subversion'> = {
  clauses: ['49.425', '49.4263'],
  seats: (_, { facts }) => (reported(facts, SUBVERSION_IN_PLAY) === false ? [] : ['russia']),
  asks: (_, view) =>
    askSpending(view, {
      id: `${phaseId(view.open)}/subversion`,
      fact: 'subversion.russia',
      prompt: 'ask.subversion',
      clause: '49.4263',
      together: ruled(view.open.rulings, 'subversion-uses') !== 'each',
    }),
  take(_, { open }, __, { answer }, referee) {
    for (const [target, by] of Object.entries(answer as Given)) {
      if (by === 0) continue;
      open.subversion[target] = by;
      noteSubversion(open, target);
      const data = words('told.subversion', { target, by });
      referee.tell?.({ to: 'all', kind: 'note', data, clauses: ['49.4263'] });
    }
  },
  next(_, { open }): Go[] {
    const used = Object.keys(open.subversion).length > 0;
    return used && open.phase === 'axis' ? [{ step: 'react' }] : [];
  },
};
