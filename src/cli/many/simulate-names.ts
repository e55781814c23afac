import type { Table } from '../../kernel/rulebook.ts';
import { isRefusal } from '../../kernel/clause.ts';
import { bindTable } from '../../kernel/game/table.ts';
import type { Solo } from '../../kernel/solo/solo.ts';
import { bookOf as textsOf } from '../../kernel/texts/texts.ts';
import { render, renderValue, type Words } from '../../kernel/texts/words.ts';
import type { Estimate, Plan } from '../../analysis/simulate/index.ts';
import { upper } from '../text/grid.ts';
import { soloOf } from './simulate-plan.ts';
import { bookOf, type Failure, isFailed, failureOf } from '../output.ts';

/** How what is counted is called. */
export interface Names {
  readonly title: string;
  readonly scenario: string;
  place(id: string): string;
  seat(id: string): string;
  turn(turn: number): string;
  words(words: Words): string;
}

/** The names of a game. */
export function namesOf({ rulebook, rules, setup: { scenario } }: Table, solo: Solo): Names {
  const book = { ...bookOf(rulebook), ...textsOf(solo.texts ?? {}) };
  const named = (id: string): string => upper(placeText(renderValue(book, id), id));
  return {
    title: rulebook.title,
    scenario: scenario.title,
    place(id) {
      const called = solo.called?.(id, named);
      return called ? render(book, called) : id.split('/').map(named).join(': ');
    },
    seat: (id) => scenario.seats.find((each) => each.id === id)?.title ?? id,
    turn: (turn) => {
      const called = rules.turnCalled?.(turn);
      return called ? upper(render(book, called)) : `Turn ${turn}`;
    },
    words: (words) => render(book, words),
  };
}

/** A place that texts have no name for, as an id reads: 'saudi-arabia'. */
function placeText(said: string, id: string): string {
  return said === id ? id.split('-').map(upper).join(' ') : said;
}

/** The names of a plan that a file has: its data may be anybody's, and is not looked at. */
export function namesOfPlan({
  rulebook,
  scenario,
}: Plan): { names: Names; table: Table; solo: Solo } | Failure {
  const found = soloOf(rulebook);
  if (isFailed(found)) return found;
  const table = bindTable(found.rulebook, { scenario, rulings: found.solo.rulings ?? {}, data: null });
  if (isRefusal(table)) return failureOf(table, found.rulebook);
  return { names: namesOf(table, found.solo), table, solo: found.solo };
}

/** "12% (10 to 14%)". */
export function shareText({ at, low, high }: Estimate): string {
  return `${percent(at)} (${percent(low).slice(0, -1)} to ${percent(high)})`;
}

/** "+2.1 points (0.3 to 3.9)": a difference of shares. */
export function pointsText({ at, low, high }: Estimate): string {
  return `${points(at)} points (${points(low)} to ${points(high)})`;
}

/** So near to 0% and 100% a tenth matters. */
const NEAR = 0.01;

/** "12%", near the ends "1.2%"; what is not quite nothing or all never reads as that. */
export function percent(share: number): string {
  if (share <= 0) return '0%';
  if (share >= 1) return '100%';
  const places = share < NEAR || share > 1 - NEAR ? 1 : 0;
  const text = (share * 100).toFixed(places);
  if (text === '0.0') return '<0.1%';
  return text === '100.0' ? '>99.9%' : `${text}%`;
}

/** "+2.1": a share of one hundred, with its sign. */
export function points(difference: number): string {
  const text = (difference * 100).toFixed(1);
  if (text === '0.0' || text === '-0.0') return '0.0';
  return difference > 0 ? `+${text}` : text;
}
