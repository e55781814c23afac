import { isRefusal, type Refusal, refuse } from '../clause.ts';
import { TABLE } from '../forms/decision.ts';
import type { Report, ReportAnswer } from '../sums/facts.ts';
import type { Game } from '../game/game.ts';
import { isRecord, type Json } from '../json.ts';
import type { Edit } from '../game/edits.ts';
import { mend } from '../game/mend.ts';
import { isUndo, type Moment, stands, wasHeld } from '../game/moment.ts';
import { readOn } from '../game/record.ts';
import { shownIn } from '../game/line.ts';
import type { Seat } from '../seat.ts';
import { words } from '../texts/words.ts';

// The step `mend` of a case: lines are named by what was answered there, as a player remembers them.

type Given = Readonly<Record<string, unknown>>;

/** Put right what a step names, all seats agreeing: the next game, a refusal, or a sentence where it names nothing. */
export function mendStep(game: Game, step: Given): Game | Refusal | string {
  const seat = typeof step['seat'] === 'string' ? step['seat'] : (game.table.seats[0] ?? '');
  const edits: Edit[] = [];
  for (const given of step['mend'] as readonly Given[]) {
    const edit = editOf(game, seat, given);
    if (typeof edit === 'string' || isRefusal(edit)) return edit;
    edits.push(edit);
  }
  const anew = Array.isArray(step['anew']) ? step['anew'].map(String) : [];
  const wish = { seat, mend: edits, reason: 'it was wrong then', ...(anew.length > 0 ? { anew } : {}) };
  return mend(game, wish);
}

/** The report of a step: a fact as it was told, or a value that is news. */
export function reportOf(given: Given): ReportAnswer {
  const report: ReportAnswer = {};
  for (const [key, value] of Object.entries(given))
    report[key] = isRecord(value) ? (value as Report) : { value: value as string, as: 'change' };
  return report;
}

function editOf(game: Game, seat: Seat, given: Given): Edit | Refusal | string {
  const name = given['before'] ?? given['at'];
  const moment = typeof name === 'number' ? lineOf(game, seat, name) : find(game, given);
  if (!moment) return `there is no answer "${String(name)}" to put right`;
  const line = readOn(game, seat).entries.indexOf(shownIn(game.moments, moment.entry.n)) + 1;
  if (line === 0) return `the answer "${String(name)}" has no line in the log of ${seat}: its step is open`;
  const report = isRecord(given['report']) ? (reportOf(given['report']) as unknown as Json) : undefined;
  if ('before' in given) {
    const by = typeof given['seat'] === 'string' ? given['seat'] : TABLE;
    const what =
      report === undefined
        ? { decision: String(given['decision']), answer: given['answer'] as Json }
        : { decision: 'report', answer: report };
    return { before: line, seat: by, ...what };
  }
  const { entry } = moment;
  // of a closed sealed step a line shows every seat its own
  if ('decision' in entry && wasHeld(moment) && entry.seat !== seat)
    return refuse(words('mend.notYours', { line }));
  const at = { at: line, ...('decision' in entry && wasHeld(moment) ? { decision: entry.decision } : {}) };
  if (given['strike'] === true) return { ...at, strike: true };
  if (report === undefined) return { ...at, answer: given['answer'] as Json };
  const told = 'decision' in entry && isRecord(entry.answer) ? entry.answer : {};
  return { ...at, answer: { ...told, ...(report as Readonly<Record<string, Json>>) } };
}

function lineOf(game: Game, seat: Seat, line: number): Moment | undefined {
  return game.moments[(readOn(game, seat).entries[line - 1] ?? 0) - 1];
}

/** The latest answer that stands, by the name of its decision and the facts told in it; `mend`: the latest line that put right. */
function find(game: Game, given: Given): Moment | undefined {
  const name = String(given['before'] ?? given['at']);
  const told = 'before' in given || !isRecord(given['report']) ? [] : Object.keys(given['report']);
  const facts = typeof given['fact'] === 'string' ? [given['fact']] : told;
  const seat = 'before' in given ? undefined : given['seat'];
  return game.moments.findLast((moment) => {
    const { entry } = moment;
    if (!stands(moment) || moment.draft !== undefined) return false;
    if (isUndo(entry)) return name === 'mend' && entry.mend !== undefined;
    if (!('decision' in entry) || (seat !== undefined && entry.seat !== seat)) return false;
    const { decision, answer } = entry;
    if (decision !== name && !decision.endsWith(`/${name}`)) return false;
    return facts.every((key) => isRecord(answer) && Object.hasOwn(answer, key));
  });
}
