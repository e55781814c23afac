import { expect, it, onTestFinished } from 'vitest';
import { hasBots } from '../../analysis/bots/question.ts';
import { isRefusal } from '../../kernel/clause.ts';
import { bindTable, hasSecrets } from '../../kernel/game/table.ts';
import { chosenApart } from '../../kernel/steps/ruling.ts';
import type { Rulebook, Table } from '../../kernel/rulebook.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { takeLots } from './lots.test-helper.ts';
import { letterbox } from './pair-house.test-helper.ts';
import { DEED_NAMES, type PairCourse, type PairPlan, playWirePair } from './play-pair.test-helper.ts';

/** Of each rulebook the first and the last scenario: one channel serves all, and what is told differs by rulebook. */
const STARTS = RULEBOOKS.flatMap((rulebook) =>
  [rulebook.scenarios[0], rulebook.scenarios.at(-1)].flatMap((each): (readonly [string, string, Table])[] => {
    const bound = each ? tableAt(rulebook, each.id) : null;
    return each && bound ? [[rulebook.id, each.id, bound]] : [];
  }),
);

function tableAt(rulebook: Rulebook, scenario: string): Table | null {
  const read = rulebook.data([]);
  const rulings = chosenApart(rulebook.rulings, {});
  const bound = 'data' in read ? bindTable(rulebook, { scenario, rulings, data: read.data }) : null;
  return bound === null || isRefusal(bound) ? null : bound;
}

/** What a seat without secrets of the rules can do unseen. */
const QUIET = DEED_NAMES.filter((name) => !/answer|reports|ticks/.test(name));

/** In The War Game the two bids open as soon as both are there: then everybody may know which game it is. */
const OPENS_AT_ONCE = ['the-war-game'];

/** What two pairs of a scenario differ in: an answer where there are secrets, and one thing after the other. */
function deedsIn(bound: Table, at: number): readonly string[] {
  const isSecret = hasSecrets(bound);
  const all = isSecret ? DEED_NAMES.slice(1) : QUIET;
  const other = all[at % all.length] ?? '';
  return isSecret ? ['answers', other] : [other, all[(at + 3) % all.length] ?? ''];
}

it.each(STARTS.map((each, at) => [...each, at] as const))(
  'what a seat does unseen moves no byte at any channel: %s, %s',
  async (book, scenario, bound, at) => {
    const lots = takeLots();
    onTestFinished(lots.end);
    const boxes = [await letterbox(), await letterbox()] as const;
    const courses: PairCourse[] = [];
    for (const [n, deed] of deedsIn(bound, at).entries()) {
      const hidden = bound.seats[(at + n) % bound.seats.length] ?? '';
      const other = bound.seats[(at + n + 1) % bound.seats.length] ?? '';
      const plays = n === 1 && hasBots(book, scenario);
      const plan: PairPlan = {
        bound,
        lots,
        hidden,
        anybody: true,
        deed,
        dice: n === 0 ? 'typed' : 'program',
        bots: plays ? { [other]: 'steady' } : {},
        late: at % 2 === 0 ? 'wait' : 'standing',
        seed: at + 1,
        before: 150,
        after: 3,
        finishes: n === 1 && at % 2 === 0,
      };
      courses.push(await playWirePair(plan, boxes));
      const { end, lacks, leaks, life, passed, compared } = courses.at(-1) as PairCourse;
      for (const leak of leaks) console.log(`leak: ${JSON.stringify(leak)}`);
      const far = lacks ? `was not to be had: ${lacks}` : `lived ${life} steps, up to ${end}`;
      console.log(`${book}, ${scenario}: ${deed} ${far}; ${passed ? 'past the step' : ''} ${compared} texts`);
    }
    expect(courses.flatMap(({ leaks }) => leaks)).toEqual([]);
    expect(courses.some(({ end }) => end !== null)).toBe(true);
    if (!OPENS_AT_ONCE.includes(book)) expect(courses.some(({ passed }) => passed)).toBe(true);
  },
);
