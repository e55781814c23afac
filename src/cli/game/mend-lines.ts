import { isRefusal, type Refusal } from '../../kernel/clause.ts';
import type { Decision, Seat } from '../../kernel/forms/decision.ts';
import type { AnswerEntry } from '../../kernel/game/entry.ts';
import { type Game, stateAt } from '../../kernel/game/game.ts';
import { editsOf } from '../../kernel/game/edits.ts';
import { runToEnd } from '../../kernel/game/slices.ts';
import { findAsked } from '../../kernel/game/play.ts';
import { record, type RecordLine } from '../../kernel/game/record.ts';

/** A line of a seat's log that it may put right; of a closed sealed step, its own answer to a decision. */
export interface MendTarget {
  readonly line: RecordLine;
  readonly decision?: string;
}

/** The lines of a seat's log that it may put right. */
export function targetsOf(game: Game, seat: Seat): MendTarget[] {
  return record(game, seat)
    .filter(({ kind, undone }) => !undone && (kind === 'answer' || kind === 'step' || kind === 'undo'))
    .flatMap((line) => targetsIn(line))
    .filter((each) => !isRefusal(entryOf(game, seat, each)));
}

/** What a line shows that somebody could put right: what it says openly, and each of one's own secret answers. */
export function targetsIn(line: RecordLine): MendTarget[] {
  const own = Object.keys(line.own ?? {}).map((decision) => ({ line, decision }));
  return line.kind === 'step' && line.decision === undefined ? own : [{ line }, ...own];
}

/** The entry of a line that a seat may put right; refused where it may not. */
export function entryOf(game: Game, seat: Seat, { line, decision }: MendTarget): number | Refusal {
  const edit = { at: line.n, ...(decision === undefined ? {} : { decision }), strike: true } as const;
  const edits = runToEnd(editsOf(game, { seat, mend: [edit], reason: '' }));
  if (isRefusal(edits)) return edits;
  const [found] = edits;
  return found && 'at' in found ? found.at : 0;
}

/** An answer of the past, and the decision as it was asked then, with it as prefill. Null where an entry is none. */
export function answeredIn(
  game: Game,
  n: number,
): { readonly entry: AnswerEntry; readonly decision: Decision } | null {
  const entry = game.moments[n - 1]?.entry;
  if (!entry || !('decision' in entry)) return null;
  const asked = findAsked(game.table, stateAt(game, n - 1), entry.seat, entry.decision);
  if (!asked) return null;
  const { held: _, ...decision } = asked;
  return { entry, decision: { ...decision, draft: entry.answer } };
}
