import { type Allocation, type Referee, directive, setFact, tell, texts } from '../../../kernel/index.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { conquer } from '../49-diplomacy/43-bars.ts';
import { endConquered } from '../49-diplomacy/5-results.ts';
import { move, tensionsIn } from '../49-diplomacy/8-tension.ts';
import { IN_BRITAIN } from '../war/control.ts';
import { isUsDefeated } from '../war/elections.ts';
import { noteCeded } from '../war/held.ts';
import { part } from '../part.ts';
import { setStanding } from '../starts/standing.ts';
import type { Books, Open } from '../state.ts';
import { isMinor } from '../tables/targets.ts';
import { britishMinors } from './65-minors.ts';
import {
  holderOf,
  isAxis,
  isBritish,
  passTo,
  TERRITORIES,
  type BritishTerritory,
  TERRITORY_IDS,
} from './65-territories.ts';
import { countPoints } from './65-territories.words.ts';
import { costOf, INDEMNITY, INDEMNITY_ROW, TAKE, worthOf } from './66-demands.ts';
import { freeReturned, giveBack, RETURN } from './7-returns.ts';
import { forgonePoints } from './facts.ts';
import { countIn, has } from './given.ts';

// 59.66, 59.67, 59.75: what comes of Germany's demands, and of those it did not make.

/** An answer of Germany, and the points it had. */
interface Taken {
  readonly points: number;
  readonly isReturn: boolean;
  readonly given: Allocation;
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
  for (const id of back) if (isMinor(id)) freeReturned(open, id);
  const returnedPoints = back.reduce((sum, id) => sum + TERRITORIES[id].points, 0);
  if (back.length > 0) directive(referee, say.told.returned, { territories: [...back] }, ['59.72', '59.73']);
  conciliate(books, open, { notTaken, returnedPoints }, referee);
}

/** Territories out of British hands: units go where the rules send them, and USAT moves as if the Axis had conquered its own. */
function cede(open: Open, given: Allocation, referee: Referee): void {
  const ceded = TERRITORY_IDS.filter((id) => has(given, `${TAKE}/${id}`));
  const toAxis = ceded.filter((id) => id !== 'ulster' || isIrelandAxis(open, ceded));
  if (ceded.includes('ulster')) directive(referee, say.told.ulster, undefined, ['59.65/ulster']);
  if (toAxis.length > 0)
    directive(referee, say.told.ceded, { territories: [...toAxis] }, [
      '59.66',
      ...toAxis.map((id) => `59.65/${id}`),
    ]);
  if (ceded.length > 0)
    for (const [clause, text] of UPON_CESSION) directive(referee, text, undefined, [clause]);
  if (mayBeItalian(open, toAxis)) directive(referee, say.told.toItalyMaybe, undefined, ['59.66G']);
  if (toAxis.length > 0) directive(referee, say.told.cededTension, undefined, ['59.66H']);
  directive(referee, say.told.russiansMove, undefined, ['59.66B']);
  const changed = (id: BritishTerritory): boolean => [TAKE, RETURN].some((row) => has(given, `${row}/${id}`));
  const divided = TERRITORY_IDS.filter((id) => holderOf(open, id) === 'partly' && !changed(id));
  if (divided.length > 0) directive(referee, say.told.disputed, { territories: divided }, ['59.66D']);
  tellWafdists(open, isEgyptBritish(open, given), referee);
  for (const id of ceded) passTo(open, id, toAxis.includes(id) ? 'axis-after-britain' : 'other');
  for (const id of toAxis) noteCeded(open, id);
  for (const id of toAxis) if (isMinor(id)) conquer(open, id, 'ceded');
  endConquered(open, referee);
}

/** 59.65: Ulster becomes part of Ireland, and so Axis with an Axis Ireland alone. */
function isIrelandAxis(open: Open, ceded: readonly BritishTerritory[]): boolean {
  return ceded.includes('ireland') || isAxis(open, 'ireland');
}

const say = texts({
  told: {
    ceded: 'Under Axis control from now on: {territories}.',
    noAmericans: 'No American unit can be there: the U.S. is not at war with Germany.',
    russiansMove:
      'Russian units in ceded areas go at once to the nearest Russian hex outside them. In what stays with a neutral Britain they are in partial supply, may not attack, and are eliminated unless they have left by the end of the next Russian player turn.',
    britishMove:
      'British and Commonwealth units in ceded areas go at once to hexes of the nearest area that stays British, else to mapboard boxes: Australians to Australia, Indians to India, others to the U.S. Atlantic or the South Africa box. Britain chooses; supply and transport do not matter.',
    disputed: 'Held in parts and not demanded: each side keeps its hexes in {territories}.',
    toItalyMaybe: 'Ceded territory on the Mediterranean front may become Italian, if Germany permits it.',
    cededTension: 'What is ceded moves USAT as if it had been conquered: count it in the list of events.',
    ulster: 'Ulster becomes part of Ireland: it is Axis where Ireland is.',
    wafdistsStay: 'The Wafdist partisans stay.',
    wafdistsGo:
      'Britain keeps Egypt: all Wafdist partisans are eliminated, and none are built until the Axis are at war with the U.S.',
    wafdistsGoForGood:
      'Britain keeps Egypt: all Wafdist partisans are eliminated, and no more are built: the U.S. stays neutral.',
    neutralized: 'Neutral again, as at the beginning: {minors}.',
    cededMinors: 'Axis conquests from now on: {minors}.',
    indemnity: 'Britain pays Germany {brps} BRPs at once.',
    returned: 'British again: {territories}.',
    forbearance: ({ notTaken, returned }) =>
      `Germany forbears: ${countPoints(notTaken)} not taken, ${String(returned)} given back. Every two of all these lower British resistance by one if Britain is at war again; its forces are reduced all the same.`,
  },
});

/** What follows where territory is ceded (59.66A, C). */
const UPON_CESSION = [
  ['59.66A', say.told.noAmericans],
  ['59.66C', say.told.britishMove],
] as const;

/** 59.66G: whether an Italy that has not surrendered may have some of what the Axis gain: what is not in Britain or Ireland. */
function mayBeItalian(open: Open, toAxis: readonly BritishTerritory[]): boolean {
  const isInBritain = (id: BritishTerritory): boolean => (IN_BRITAIN as readonly string[]).includes(id);
  return !hasSurrendered(open, 'italy') && toAxis.some((id) => !isInBritain(id));
}

/** 59.66F: whether Britain keeps Egypt, or has it back. */
function isEgyptBritish(open: Open, given: Allocation): boolean {
  return has(given, `${RETURN}/egypt`) || (isBritish(open, 'egypt') && !has(given, `${TAKE}/egypt`));
}

/** 59.66F: there is peace, so the U.S. is not at war with Germany. */
function tellWafdists(open: Open, isKept: boolean, referee: Referee): void {
  const gone = isUsDefeated(open) ? say.told.wafdistsGoForGood : say.told.wafdistsGo;
  directive(referee, isKept ? gone : say.told.wafdistsStay, undefined, ['59.66F']);
}

/** 59.66E: a minor country becomes neutral again, or Axis as a conquest; the others keep their status. */
function changeMinors(open: Open, given: Allocation, referee: Referee): void {
  const all = britishMinors(open);
  const neutral = all.filter((id) => has(given, `neutral/${id}`));
  const axis = all.filter((id) => has(given, `axis/${id}`));
  if (neutral.length > 0)
    directive(referee, say.told.neutralized, { minors: [...neutral] }, ['59.66E', '59.65/minors-neutral']);
  if (axis.length > 0)
    directive(referee, say.told.cededMinors, { minors: [...axis] }, ['59.66E', '59.65/minors-axis']);
  for (const id of neutral) if (isMinor(id)) setStanding(open, id, null);
  for (const id of axis) if (isMinor(id)) conquer(open, id, 'ceded');
  endConquered(open, referee);
}

/** 59.67: BRPs from Britain to Germany, at once. */
function payIndemnity(given: Allocation, referee: Referee): void {
  const brps = INDEMNITY.brps * countIn(given, INDEMNITY_ROW);
  if (brps !== 0) directive(referee, say.told.indemnity, { brps }, ['59.67', '59.65/indemnity']);
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
  setFact(open.facts, forgonePoints.key(), points);
  if (points === 0) return;
  tell(referee, 'result', say.told.forbearance, { points, notTaken, returned: returnedPoints }, [
    '59.71',
    '59.75',
    '59.75A',
    '59.74',
  ]);
  if (tensionsIn(books, open).includes('usat'))
    move(books, open, 'usat', -USAT_FOR_A_POINT * points, ['59.75B'], referee);
}

/** 59.66, 59.75: what comes of concessions. */
export const CONCESSION_EFFECTS = part(import.meta.url, {
  clauses: {
    '59.66A': ['directive', 'American units', 'implementConcessions'],
    '59.66B': ['directive', 'Areas with Russian units', 'implementConcessions'],
    '59.66C': ['directive', 'British and Commonwealth units', 'implementConcessions'],
    '59.66E': ['enforced', 'Minor countries', 'implementConcessions'],
    '59.66F': ['directive', 'Wafdists', 'implementConcessions'],
    '59.66G': ['directive', 'Italian acquisitions', 'implementConcessions'],
    '59.66H': ['directive', 'USAT effects', 'implementConcessions'],
    '59.67': ['directive', 'Indemnities', 'implementConcessions'],
    '59.71': ['computed', 'German conciliation', 'implementConcessions'],
    '59.74': ['enforced', 'Force reductions unaffected', 'implementConcessions'],
    '59.75': ['computed', 'Effects of a conciliatory policy', 'implementConcessions'],
    '59.75A': ['computed', 'British resistance reduced', 'implementConcessions'],
    '59.75B': ['computed', 'USAT reduced', 'implementConcessions'],
  },
  texts: say,
});
