import { type Refusal, isRefusal, refuse } from './clause.ts';
import { barAfter, sinceRoll } from './affected.ts';
import { isOtherwise, isSettled, touchedBy } from './correction.ts';
import { letStand } from './course.ts';
import type { Dispatch, Door } from './dispatch.ts';
import type { AmendRef } from './entry.ts';
import { type FactKey, factName } from './facts.ts';
import { addAmended, base } from './add.ts';
import { findRequest, type Game, repeated, type Sender } from './game.ts';
import { isRecord, type Json, own } from './json.ts';
import { type Amended, isAmend, type Moment, stands, Told } from './moment.ts';
import { copyState, listening, type State } from './play.ts';
import { agreedBy } from './proposal.ts';
import { readOn } from './record.ts';
import { type Seat, TABLE } from './seat.ts';
import { words } from './words.ts';

/** A wish to let a changed outcome stand: of the roll in which line of the seat's own record, by the correction of which fact. */
export interface AmendRequest {
  readonly seat: Seat;
  readonly line: number;
  readonly fact: FactKey;
  /** Which sheet of the roll, where the correction changes the outcome of several; absent: the first. */
  readonly sheet?: string;
}

/** How the outcome of a roll can change now: which sum of it, and how. */
export interface Amendment {
  readonly ref: AmendRef;
  readonly amended: Amended;
}

/**
 * Let the outcome of a past roll stand that a correction changed: what follows from it happens now. It takes decisions
 * from everybody, so all seats must agree. The roll stays in the log as it fell.
 */
export function amend(game: Game, request: AmendRequest, sender: Sender = {}): Game | Refusal {
  const again = askedBefore(game, request, sender.request);
  if (again) return again;
  const found = findAmend(game, request);
  return isRefusal(found) ? found : letItStand(game, found, sender);
}

/** Let a changed outcome stand that has been found. */
export function letItStand(game: Game, { ref, amended }: Amendment, sender: Sender = {}): Game | Refusal {
  const agreed = agreedBy(game.table.seats, sender.agreed);
  if (isRefusal(agreed)) return agreed;
  const state = copyState(game.table, game.state);
  const { dispatches, doors } = letStandNow(game, state, ref, amended);
  const body = { ...base(game, sender), seat: TABLE, amend: ref, ...agreed };
  return addAmended(game, body, amended, new Told(dispatches, doors), state);
}

function askedBefore(game: Game, request: AmendRequest, key: string | undefined): Game | Refusal | null {
  const before = findRequest(game, key)?.entry;
  const { fact, sheet } = request;
  const n = readOn(game, request.seat).entries[request.line - 1] ?? 0;
  const wish = { n, fact, ...(sheet === undefined ? {} : { sheet }) };
  const whole = before && isAmend(before) ? { ...before.amend, ...wish } : wish;
  return repeated(game, key, { amend: whole as AmendRef });
}

/** Which sum of which roll a wish means, by the latest correction of its fact; refused where that cannot stand. */
export function findAmend(game: Game, { seat, line, fact, sheet }: AmendRequest): Amendment | Refusal {
  const { rules, seats } = game.table;
  const n = seat === TABLE || seats.includes(seat) ? readOn(game, seat).entries[line - 1] : undefined;
  if (n === undefined) return refuse(words('amend.noLine', { line }));
  const latest = game.moments.findLast((each) => stands(each) && corrects(each, fact));
  const touched = (latest ? touchedBy(game, latest) : []).filter(
    (each) => each.n === n && each.fact === fact && (sheet === undefined || each.sheet === sheet),
  );
  const meant = touched.find((each) => each.roll && isOtherwise(each)) ?? touched[0];
  if (!latest || !meant) return refuse(words('amend.none', { fact: factName(rules.facts, fact) }));
  const ref = { n, sheet: meant.sheet, fact, correction: latest.entry.n };
  const amended = whatStands(game, ref);
  return isRefusal(amended) ? amended : { ref, amended };
}

function corrects({ entry, asked }: Moment, fact: FactKey): boolean {
  if (asked?.form !== 'report' || asked.sealed || !('answer' in entry) || !isRecord(entry.answer))
    return false;
  const report = own(entry.answer, fact);
  return isRecord(report) && report['as'] === 'correction';
}

/** How a past roll comes out by a correction, or why that cannot stand. */
export function whatStands(game: Game, { n, sheet, fact, correction }: AmendRef): Amended | Refusal {
  const { facts } = game.table.rules;
  const [roll, by] = [game.moments[n - 1], game.moments[correction - 1]];
  const clauses = roll?.asked?.clauses ?? [];
  const no = (why: string): Refusal => refuse(words(why, { fact: factName(facts, fact) }), clauses);
  const all = by ? touchedBy(game, by) : [];
  const touched = all.find((each) => each.n === n && each.sheet === sheet && each.fact === fact);
  if (!roll || !by || !touched) return no('amend.none');
  if (!stands(roll) || !stands(by)) return no('amend.gone');
  if (game.moments.some((each) => stands(each) && isOf(each, n, sheet))) return no('amend.done');
  if (!touched.roll) return no('amend.cannot');
  if (!isOtherwise(touched)) return no('amend.same');
  if (!isSettled(touched)) return no('amend.unsettled');
  const last = game.moments.length;
  const bar = barAfter(game, last, touched, touched.roll);
  if (bar) return refuse(bar.reason, bar.clauses);
  const { before, after } = touched;
  return { ...touched.roll, before, after, since: sinceRoll(game, n, last) };
}

function isOf({ entry }: Moment, n: number, sheet: string): boolean {
  return isAmend(entry) && entry.amend.n === n && entry.amend.sheet === sheet;
}

/** Let a changed outcome stand, in place, and say what that did. */
export function letStandNow(
  game: Game,
  state: State,
  ref: AmendRef,
  amended: Amended,
): { readonly dispatches: readonly Dispatch[]; readonly doors: readonly Door[] } {
  const { facts, sheets } = game.table.rules;
  const { referee, dispatches, doors } = listening(state);
  const title = (own(sheets, ref.sheet)?.title ?? ref.sheet) as Json;
  const data = words('amend.told', { fact: factName(facts, ref.fact), sheet: title });
  referee.tell({ to: 'all', kind: 'ruling', data, clauses: amended.clauses, sheet: amended.after });
  letStand(game, state, ref, amended, referee);
  return { dispatches, doors };
}
