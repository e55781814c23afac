import { type Referee, pairs, whole } from '../../../kernel/index.ts';
import { fact, inState } from '../facts/facts.ts';
import { part } from '../part.ts';
import { type Power, POWERS } from '../powers.ts';
import { type Due, isMoving, type Open } from '../state.ts';
import { MOST_BRPS } from '../tables/results.ts';
import { MINORS } from '../tables/targets.ts';
import { resultTexts } from './5-results.words.ts';

// 49.59: the BRPs of results in the opponent's diplomatic phase.

/** The powers that benefit from results (49.51A, B). */
const BENEFICIARIES = ['germany', 'italy', 'britain', 'france', 'us', 'russia'] as const satisfies Power[];

/** How many BRPs are due where a result gives all that a country has: nobody has said. */
const ALL_BRPS = { min: 0, max: MOST_BRPS };

/** The BRPs that a power adds from a country at the start of its next player turn (49.59). */
export const brpsDue = inState<[Power, string]>({
  key: (power, target) => `brps-due.${power}.${target}`,
  each: () => pairs(BENEFICIARIES, MINORS),
  spec: (power, target) => fact('brpsDue', whole(0, MOST_BRPS), ['49.59'], { args: { power, target } }),
  read({ due }, power, target) {
    let sum = 0;
    for (const { brps } of due.filter((each) => each.power === power && each.target === target)) {
      if (brps === 'all') return ALL_BRPS;
      sum += brps;
    }
    return sum;
  },
  write(open, value, power, target) {
    open.due = open.due.filter((each) => each.power !== power || each.target !== target);
    if (Number(value) > 0) open.due.push({ power, target, brps: Number(value) });
  },
});

/** 49.59: at the start of the beneficiary's player turn, the BRPs of results in the opponent's phase. */
export function payDue(open: Open, referee: Referee): void {
  if (open.due.length === 0) return;
  const isNow = ({ power }: Due): boolean => isMoving(open, POWERS[power].faction);
  for (const { power, target, brps } of open.due.filter(isNow)) {
    const args = { beneficiary: power, target };
    const data = brps === 'all' ? resultTexts.told.allBrps(args) : resultTexts.told.brps({ ...args, brps });
    referee.tell?.({ to: 'all', kind: 'directive', data, clauses: ['49.59'] });
  }
  open.due = open.due.filter((each) => !isNow(each));
}

/** 49.59: BRPs due. */
export const BRPS_DUE = part(import.meta.url, {
  clauses: {
    '49.59': ['directive', 'Diplomatic results in the opponent’s diplomatic phase', 'payDue'],
  },
  facts: [brpsDue],
});
