import { reported, setFact } from '../../../kernel/facts.ts';
import { words } from '../../../kernel/words.ts';
import { FACTIONS, type Faction } from '../powers.ts';
import { type Given, type Open, phaseId, type Step } from '../state.ts';
import { namersOf } from './41-namers.ts';
import { askSpending } from './426-spending.ts';
import { ruled } from './4262-covert.rulings.ts';

// 49.4262: covert operations.

declare module '../state.ts' {
  interface Steps {
    covert: { readonly faction: Faction };
  }
}

/** In which order the factions announce covert operations (49.425; ruling covert-order). */
export function covertOrder(open: Open): Faction[] {
  const movers = namersOf(open.phase);
  const others = FACTIONS.filter((faction) => !movers.includes(faction));
  return ruled(open.rulings, 'covert-order') === 'mover-first'
    ? [...movers, ...others]
    : [...others, ...movers];
}

/** What nobody is asked about, once the table has said that nobody can have any yet. */
export const COVERT_IN_PLAY = 'in-play.covert-operations';

/** 49.4262: covert operations are announced, and gone. */
export const covert: Step<'covert'> = {
  clauses: ['49.425', '49.4262'],
  seats: (_, { facts }, { faction }) => (reported(facts, COVERT_IN_PLAY) === false ? [] : [faction]),
  asks: (_, view, { faction }) =>
    askSpending(view, {
      id: `${phaseId(view.open)}/${faction}/covert`,
      fact: `covert-operations.${faction}`,
      prompt: 'ask.covert',
      clause: '49.4262',
      together: true,
    }),
  take(_, { open, sealed }, { faction }, { answer }, referee) {
    let used = 0;
    for (const [target, by] of Object.entries(answer as Given)) {
      if (by === 0) continue;
      used += by;
      open.covert[target] = { ...open.covert[target], [faction]: by };
      const data = words('told.covert', { faction, target, by });
      referee.tell?.({ to: 'all', kind: 'note', data, clauses: ['49.4262'] });
    }
    const spent = `covert-operations.${faction}`;
    const mine = sealed[faction];
    const left = mine && reported(mine.facts, spent);
    if (mine && typeof left === 'number') setFact(mine.facts, spent, left - used);
  },
};
