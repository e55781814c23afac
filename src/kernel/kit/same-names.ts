import { isRefusal } from '../clause.ts';
import type { Entry } from '../game/entry.ts';
import { type Game, gameAt, stateOf } from '../game/game.ts';
import { heldIn, isPassed, isUndo } from '../game/moment.ts';
import { mend } from '../game/mend.ts';
import { asksOf, type State } from '../game/play.ts';
import { viewOf } from '../game/position.ts';
import { readOn, seenBy } from '../game/record.ts';
import { standingName } from '../game/always-open.ts';
import { check } from '../forms/form.ts';
import type { Random } from '../forms/sample.ts';
import type { Json } from '../json.ts';
import { TABLE } from '../seat.ts';
import type { OpenOfSteps } from '../steps/step.ts';
import { standingEntries } from './again.ts';
import type { Findings } from './report.ts';

const CHECK = 'id that counts';

/**
 * What is known already is told once more at an earlier line, put right, and taken out again, `times` times: it changes nothing,
 * so every later question keeps its id, and every die its face.
 */
export function checkSameNames(game: Game, random: Random, found: Findings, times: number): void {
  for (let time = 0; time < times; time++) tellAgain(game, random, found);
}

function tellAgain(game: Game, random: Random, found: Findings): void {
  const seat = game.table.seats[random(game.table.seats.length)] ?? '';
  const lines = seenBy(game, seat).filter(({ line }) => line.kind === 'answer' && !line.undone);
  const { line, entry = 0 } = lines[random(lines.length || 1)] ?? {};
  const told = line && knownBefore(game, entry, random);
  if (!line || !told) return;
  const where = { seat, entry };
  let now = game;
  const edits = [
    () => ({ before: line.n, seat: TABLE, decision: 'report', answer: told.news }),
    (at: number) => ({ at, answer: told.correction }),
    (at: number) => ({ at, strike: true as const }),
  ];
  for (const edit of edits) {
    const next = mend(now, { seat, mend: [edit(putIn(now, seat))], reason: 'kit' });
    if (isRefusal(next)) return found.fault(CHECK, `refused: ${next.refused.key}`, where);
    const other = firstOther(game, next);
    if (other !== null) return found.fault(CHECK, `${other} where ${told.key} is told again`, where);
    now = next;
  }
}

/** A fact that all know before an entry, as news and as a correction; undefined where the table can tell none. */
function knownBefore(
  game: Game,
  entry: number,
  random: Random,
): { readonly key: string; readonly news: Json; readonly correction: Json } | undefined {
  const { table } = game;
  const { facts } = table.rules;
  // in a sealed step it goes in before the first answer
  const first = heldIn(game, entry)[0]?.n ?? entry;
  const then = stateOf(gameAt(game, first - 1));
  // whoever has answered an open step already may be asked anew after any report
  if (isHalfAnswered(then)) return undefined;
  const known = table.rules.known(viewOf(then.position, null));
  const asked = asksOf(table, then, TABLE).find((each) => standingName(each) === 'report');
  if (asked?.form.kind !== 'report') return undefined;
  const { form, clauses } = asked;
  const all = form.facts.flatMap((key) => {
    const value = known(key);
    // a value typed over a sum would be another truth
    if (value === undefined || typeof value === 'object' || facts[key]?.from !== undefined) return [];
    const [news, correction] = [{ [key]: { value, as: 'change' } }, { [key]: { value, as: 'correction' } }];
    const fit = [news, correction].every((each) => check(form, each, { facts, clauses }) === null);
    return fit ? [{ key, news, correction }] : [];
  });
  return all[random(all.length || 1)];
}

function isHalfAnswered({ position }: State): boolean {
  const { agenda = [] } = position.open as Partial<OpenOfSteps>;
  return agenda[0]?.kept?.answered !== undefined;
}

/** The line of what was put in; 0: none. */
function putIn(game: Game, seat: string): number {
  const it = standingEntries(game.moments).find(({ entry }) => isUndo(rootOf(game, entry)));
  return it ? readOn(game, seat).entries.indexOf(it.entry.n) + 1 : 0;
}

/** What an entry has come again from: what was given first, or what put it in. */
function rootOf(game: Game, entry: Entry): Entry {
  const first =
    'again' in entry && typeof entry.again === 'number' ? game.moments[entry.again - 1]?.entry : undefined;
  return first ? rootOf(game, first) : entry;
}

/** The first question or die that is not what it was before something was put right; null: none. */
function firstOther(game: Game, now: Game): string | null {
  const ids = new Set(standingEntries(game.moments).map(({ entry }) => idOf(entry)));
  for (const { entry } of standingEntries(now.moments)) {
    const root = rootOf(now, entry);
    if (isUndo(root)) continue;
    const then = root === entry ? undefined : root;
    if (then && idOf(then) !== idOf(entry)) return `${idOf(then)} is asked as ${idOf(entry)}`;
    if (!ids.has(idOf(entry))) return `${idOf(entry)} is asked`;
  }
  const waiting = stateOf(now).again?.answers[0] ?? passedIn(now);
  return waiting ? `${waiting.decision} is not asked` : null;
}

/** What an entry answers; what is open in any step may count what was told. */
function idOf(entry: Entry): string {
  if (!('decision' in entry)) return '';
  return entry.decision.startsWith('standing-') ? 'standing' : `${entry.seat} ${entry.decision}`;
}

/** What was passed by, as nobody asks for it any more. */
function passedIn({ moments }: Game): { readonly decision: string } | undefined {
  const [n = 0] = moments.flatMap(({ entry }) => (isPassed(entry) ? entry.passed : []));
  const entry = moments[n - 1]?.entry;
  return entry && 'decision' in entry ? entry : undefined;
}
