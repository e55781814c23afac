import { type Referee, toAll } from '../../../kernel/dispatch.ts';
import { setFact } from '../../../kernel/facts.ts';
import type { Json } from '../../../kernel/json.ts';
import { words } from '../../../kernel/words.ts';
import { conquer } from '../49-diplomacy/43-bars.ts';
import { move, tensionsIn } from '../49-diplomacy/8-tension.ts';
import { isUsDefeated } from '../62-elections/4-in-effect.ts';
import { setStanding } from '../standing.ts';
import type { Books, Given, Open } from '../state.ts';
import { isMinor } from '../tables/targets.ts';
import { britishMinors } from './65-minors.ts';
import {
  holderOf,
  isAxis,
  isBritish,
  passTo,
  TERRITORIES,
  type Territory,
  TERRITORY_IDS,
} from './65-territories.ts';
import { costOf, INDEMNITY, INDEMNITY_ROW, TAKE, worthOf } from './66-demands.ts';
import { giveBack, RETURN } from './7-returns.ts';
import { forgone } from './facts.ts';
import { countIn, has } from './given.ts';

// 59.66, 59.67, 59.75: what comes of Germany's demands, and of those it did not make.

/** An answer of Germany, and the points it had. */
interface Taken {
  readonly points: number;
  readonly isReturn: boolean;
  readonly given: Given;
}

/**
 * What Germany takes changes hands (59.66A to H), is paid (59.67), or given back (59.72); what it has not taken counts (59.71,
 * 59.75, 59.75A and B) and spares Britain no reduction of its forces (59.74).
 */
export function implementConcessions(books: Books, open: Open, taken: Taken, referee: Referee): void {
  const { given, isReturn } = taken;
  // what Britain has left is worth what it was before anything changed hands (59.71)
  const notTaken = Math.min(taken.points, worthOf(open)) - costOf(open, given, isReturn);
  cede(open, given, referee);
  changeMinors(open, given, referee);
  payIndemnity(given, referee);
  const back = giveBack(open, given);
  for (const id of back) passTo(open, id, 'british');
  const returnedPoints = back.reduce((sum, id) => sum + TERRITORIES[id].points, 0);
  if (back.length > 0) tell(referee, 'told.returned', ['59.72', '59.73'], { territories: [...back] });
  conciliate(books, open, { notTaken, returnedPoints }, referee);
}

/** Territories out of British hands: units go where the rules send them, and USAT moves as if the Axis had conquered its own. */
function cede(open: Open, given: Given, referee: Referee): void {
  const ceded = TERRITORY_IDS.filter((id) => has(given, `${TAKE}/${id}`));
  const toAxis = ceded.filter((id) => id !== 'ulster' || isIrelandAxis(open, ceded));
  if (ceded.includes('ulster')) tell(referee, 'told.ulster', ['59.65/ulster']);
  if (toAxis.length > 0)
    tell(referee, 'told.ceded', ['59.66', ...toAxis.map((id) => `59.65/${id}`)], {
      territories: [...toAxis],
    });
  if (ceded.length > 0) for (const [clause, key] of UPON_CESSION) tell(referee, key, [clause]);
  if (toAxis.length > 0) for (const [clause, key] of UPON_GAIN) tell(referee, key, [clause]);
  tell(referee, 'told.russiansMove', ['59.66B']);
  const changed = (id: Territory): boolean => [TAKE, RETURN].some((row) => has(given, `${row}/${id}`));
  const divided = TERRITORY_IDS.filter((id) => holderOf(open, id) === 'partly' && !changed(id));
  if (divided.length > 0) tell(referee, 'told.disputed', ['59.66D'], { territories: divided });
  tellWafdists(open, isEgyptBritish(open, given), referee);
  for (const id of ceded) passTo(open, id, toAxis.includes(id) ? 'axis-after-britain' : 'other');
  for (const id of toAxis) if (isMinor(id)) conquer(open, id);
}

/** 59.65: Ulster becomes part of Ireland, and so Axis with an Axis Ireland alone. */
function isIrelandAxis(open: Open, ceded: readonly Territory[]): boolean {
  return ceded.includes('ireland') || isAxis(open, 'ireland');
}

/** What follows where territory is ceded (59.66A, C), and where the Axis gain it (59.66G, H). */
const UPON_CESSION = [
  ['59.66A', 'told.noAmericans'],
  ['59.66C', 'told.britishMove'],
] as const;
const UPON_GAIN = [
  ['59.66G', 'told.toItalyMaybe'],
  ['59.66H', 'told.cededTension'],
] as const;

/** 59.66F: whether Britain keeps Egypt, or has it back. */
function isEgyptBritish(open: Open, given: Given): boolean {
  return has(given, `${RETURN}/egypt`) || (isBritish(open, 'egypt') && !has(given, `${TAKE}/egypt`));
}

/** 59.66F: there is peace, so the U.S. is not at war with Germany. */
function tellWafdists(open: Open, isKept: boolean, referee: Referee): void {
  const gone = isUsDefeated(open) ? 'told.wafdistsGoForGood' : 'told.wafdistsGo';
  tell(referee, isKept ? gone : 'told.wafdistsStay', ['59.66F']);
}

/** 59.66E: a minor country becomes neutral again, or Axis as a conquest; the others keep their status. */
function changeMinors(open: Open, given: Given, referee: Referee): void {
  const all = britishMinors(open);
  const neutral = all.filter((id) => has(given, `neutral/${id}`));
  const axis = all.filter((id) => has(given, `axis/${id}`));
  if (neutral.length > 0)
    tell(referee, 'told.neutralized', ['59.66E', '59.65/minors-neutral'], { minors: [...neutral] });
  if (axis.length > 0)
    tell(referee, 'told.cededMinors', ['59.66E', '59.65/minors-axis'], { minors: [...axis] });
  for (const id of neutral) if (isMinor(id)) setStanding(open, id, null);
  for (const id of axis) if (isMinor(id)) conquer(open, id);
}

/** 59.67: BRPs from Britain to Germany, at once. */
function payIndemnity(given: Given, referee: Referee): void {
  const brps = INDEMNITY.brps * countIn(given, INDEMNITY_ROW);
  if (brps !== 0) tell(referee, 'told.indemnity', ['59.67', '59.65/indemnity'], { brps });
}

/** USAT falls by so much for each point (59.75B). */
const USAT_FOR_A_POINT = 2;

interface Conciliation {
  readonly notTaken: number;
  readonly returnedPoints: number;
}

/** 59.75: what was returned and what was not taken weakens Britain's resistance from now on, and the tension with the U.S. */
function conciliate(
  books: Books,
  open: Open,
  { notTaken, returnedPoints }: Conciliation,
  referee: Referee,
): void {
  const points = notTaken + returnedPoints;
  setFact(open.facts, forgone.key(), points);
  if (points === 0) return;
  const told = words('told.forbearance', { points, notTaken, returned: returnedPoints });
  referee.tell?.(toAll('result', told, ['59.71', '59.75', '59.75A', '59.74']));
  if (tensionsIn(books, open).includes('usat'))
    move(open, 'usat', -USAT_FOR_A_POINT * points, ['59.75B'], referee);
}

function tell(
  referee: Referee,
  key: string,
  clauses: readonly string[],
  args?: Readonly<Record<string, Json>>,
): void {
  referee.tell?.(toAll('directive', words(key, args), clauses));
}
