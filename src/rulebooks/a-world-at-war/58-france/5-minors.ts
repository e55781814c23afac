import { type Referee, directive, rulingsOf, tell, texts } from '../../../kernel/index.ts';
import { part } from '../part.ts';
import { setStanding, standingOf } from '../starts/standing.ts';
import type { Open } from '../state.ts';
import { MINORS } from '../tables/targets.ts';

// 58.51, 58.52: what was French beside France and its colonies.

/** Whether anything of rule 49 benefits France. */
export function hasMinors(open: Open): boolean {
  const stands = MINORS.some((target) => standingOf(open, target)?.power === 'france');
  return stands || open.due.some(({ power }) => power === 'france');
}

/**
 * 58.51: the minor allies and associated minor countries of France become British; by ruling french-results so do hex control,
 * BRPs by diplomacy and what is due of them.
 */
export function passMinors(open: Open, referee: Referee): void {
  const its = MINORS.filter((target) => standingOf(open, target)?.power === 'france');
  const isAll = ruled(open.rulings, 'french-results') === 'british';
  const passed: string[] = [];
  const ended: string[] = [];
  for (const target of its) {
    const result = standingOf(open, target)?.result ?? '';
    const passes = isAll || result === '-2' || result === '-3';
    setStanding(open, target, passes ? { power: 'britain', result } : null);
    (passes ? passed : ended).push(target);
  }
  open.due = open.due.flatMap((each) => {
    if (each.power !== 'france') return [each];
    return isAll ? [{ ...each, power: 'britain' as const }] : [];
  });
  directive(referee, say.told.frenchMinors, undefined, ['58.51']);
  if (passed.length > 0) tell(referee, 'result', say.told.frenchMinorsNamed, { targets: passed }, ['58.51']);
  if (ended.length > 0) tell(referee, 'result', say.told.frenchResultsEnd, { targets: ended }, ['58.51']);
}

/** 58.52: French conquests and other hexes outside France and its colonies. */
export function tellConquests(referee: Referee): void {
  directive(referee, say.told.frenchConquests, undefined, ['58.52']);
}

const say = texts({
  told: {
    frenchMinors:
      'All minor allies and associated minor countries of France are now those of Britain, on the map too.',
    frenchMinorsNamed: 'Of the targets these results now benefit Britain instead of France: {targets}.',
    frenchResultsEnd: 'Results for France that end with it: {targets}.',
    frenchConquests:
      'French conquests and other French hexes elsewhere become Axis, except those that a British ground unit occupies, and those that trace land supply to a Free French colony and are closer to it than to Vichy France or a Vichy colony.',
  },
});

const { RULINGS, ruled } = rulingsOf([
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
]);

/** 58.5: French minor countries and conquests. */
export const FRENCH_MINORS = part(import.meta.url, {
  clauses: {
    '58.5': ['heading', 'French minor countries and colonies'],
    '58.51': ['enforced', 'Minor countries', 'passMinors'],
    '58.52': ['directive', 'French conquests', 'tellConquests'],
  },
  rulings: RULINGS,
  texts: say,
});
