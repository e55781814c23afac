import type { RecordLine } from '../../kernel/game/record.ts';
import { isSame, type Json } from '../../kernel/json.ts';
import { DICE } from '../../kernel/seat.ts';
import { diceAfter, type DiceAt, type DiceBegin, diceFrom, type SaidOfDice } from '../../trust/dice-check.ts';
import { tornBy } from './judge.ts';
import type { KeptPast, Torn } from './kept.ts';
import type { OwnLot } from './kept-lots.ts';

/** Lines that were looked at already, after where the check stood before them. */
const known = new WeakMap<RecordLine, { readonly before: DiceAt; readonly after: DiceAt }>();
const begun = new Map<string, DiceAt>();

/** What a page finds of the dice in all lines that it is shown: each line is looked at once. */
export function diceIn(begin: DiceBegin, lines: readonly RecordLine[]): DiceAt {
  const key = JSON.stringify(begin);
  const first = begun.get(key) ?? diceFrom(begin);
  begun.set(key, first);
  const fallen = (n: number, { decision }: SaidOfDice): Json | undefined => {
    const line = lines[n - 1];
    // what comes again was taken back before, and stands once
    const isGone = line?.seat === DICE && line.undone && line.decision === decision;
    return isGone && lines.filter(({ again, undone }) => again === n && !undone).length <= 1
      ? line.answer
      : undefined;
  };
  return lines.reduce((before, line) => {
    const found = known.get(line);
    if (found?.before === before) return found.after;
    const after = diceAfter(before, line, fallen);
    known.set(line, { before, after });
    return after;
  }, first);
}

/**
 * What is remembered, with the first die that is not that of its chain, or that a lot of this page was left out. `own`: the lots that
 * it has drawn.
 */
export function judgeDice(
  kept: KeptPast,
  lines: readonly RecordLine[],
  { own, now }: { readonly own: readonly OwnLot[]; readonly now: number },
): KeptPast {
  if (!kept.dice) return kept;
  const at = diceIn(kept.dice, lines);
  const { fault } = at;
  const torn = (rift: Torn['rift']): KeptPast => ({ ...tornBy(kept, rift, now), since: kept.since });
  if (fault) return torn({ what: 'die', n: fault.n, fault: fault.what });
  return isLeftOut(at, own) ? torn({ what: 'lot' }) : kept;
}

/** Whether the house goes on without a lot that it has said it took, or shows another list than the one to which it was opened. */
function isLeftOut({ head, lots, number, opened }: DiceAt, own: readonly OwnLot[]): boolean {
  const isOver = lots.without !== null || number > 0;
  const list = lots.sent.map(({ hash }) => hash);
  return own.some(({ hash, bytes, isTaken, isOpen, openedTo, head: of }) =>
    of === head
      ? isOver && ((isTaken === true && !list.includes(hash)) || (openedTo && !isSame([...openedTo], list)))
      : // another chain began because this one stayed shut, it is said; but it did not
        isOpen === true && !opened.includes(bytes),
  );
}
